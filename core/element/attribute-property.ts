/** Adds properties to an element's prototype. */
import { own } from '../input/own'
import { camelCase, readAttribute, writeAttribute } from './attributes'
import type { ElementDefinition } from './definition'

/** Adds the property of an attribute: its name in camel case. */
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

/** Adds an accessor, enumerable and configurable as the platform's own are. */
export function addAccessor(prototype: HTMLElement, name: string, accessor: Pick<PropertyDescriptor, 'get' | 'set'>) {
  Object.defineProperty(prototype, name, own({ ...accessor, enumerable: true, configurable: true }))
}
