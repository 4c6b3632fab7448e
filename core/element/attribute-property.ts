/** An attribute as a property of its element. */
import { camelCase, readAttribute, writeAttribute } from './attributes'
import type { ElementDefinition } from './definition'

/** Adds the property that has the attribute's name in camel case. */
export function addProperty(
  prototype: HTMLElement,
  name: string,
  { attributes }: Pick<ElementDefinition, 'attributes'>,
) {
  Object.defineProperty(prototype, camelCase(name), {
    enumerable: true,
    configurable: true,
    get(this: Element) {
      return readAttribute(this, name, attributes[name] as never)
    },
    set(this: Element, value: unknown) {
      writeAttribute(this, name, value)
    },
  })
}
