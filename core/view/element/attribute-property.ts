/** Adds properties to an element's prototype. */
import { own } from '../../base/input/own'
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

/** A property that was set before the element's class existed hides its accessor: it is set again. */
export function applyEarlyProperties(element: HTMLElement, names: readonly string[]): void {
  const early = element as unknown as Record<string, unknown>
  for (const name of names) {
    if (!Object.hasOwn(element, name)) continue
    const value = early[name]
    delete early[name]
    early[name] = value
  }
}
