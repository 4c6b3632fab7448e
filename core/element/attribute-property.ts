/** An attribute as a property of its element. */
import { own } from '../own'
import { camelCase, readAttribute, writeAttribute } from './attributes'
import type { ElementDefinition } from './definition'

/** Adds the property that has the attribute's name in camel case. */
export function addProperty(
  prototype: HTMLElement,
  name: string,
  { attributes }: Pick<ElementDefinition, 'attributes'>,
) {
  addAccessor(prototype, camelCase(name), {
    get(this: Element) {
      return readAttribute(this, name, attributes[name] as never)
    },
    set(this: Element, value: unknown) {
      writeAttribute(this, name, value)
    },
  })
}

/** What is read and written by functions, as the platform's own properties are. */
export function addAccessor(prototype: HTMLElement, name: string, accessor: Pick<PropertyDescriptor, 'get' | 'set'>) {
  Object.defineProperty(prototype, name, own({ ...accessor, enumerable: true, configurable: true }))
}
