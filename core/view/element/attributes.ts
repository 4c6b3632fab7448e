/** Reads attributes as values. Presence makes a boolean true. An unusable value reads as absent and is reported. */
import { RoveError } from '../../base/report/errors'
import { report } from '../../base/report/report'
import type { AttributeDefinition, AttributeDefinitions, AttributeValues } from './definition'

/** `without-history` is the property `withoutHistory`. */
export function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/**
 * Makes the function that reads the present values of an element, for all instances of it.
 *
 * @throws RoveError, when called: `needs-nid` (any name) when a required one is absent or unusable
 */
export function attributeReader<Attributes extends AttributeDefinitions>(
  definitions: Attributes,
): (element: Element) => AttributeValues<Attributes> {
  const all = Object.entries(definitions).map(([name, definition]) => [name, camelCase(name), definition] as const)
  return (element) => {
    const values: Record<string, unknown> = {}
    for (const [name, property, definition] of all) {
      const value = readAttribute(element, name, definition)
      if (value === undefined && definition.required) throw new RoveError(`needs-${name}`, `<${element.localName}>`)
      values[property] = value
    }
    return values as AttributeValues<Attributes>
  }
}

/** The present value of one attribute; `undefined` when it is absent or unusable. */
export function readAttribute(element: Element, name: string, { type, values }: AttributeDefinition): unknown {
  const text = element.getAttribute(name)
  if (type === 'boolean') return text !== null
  if (text === null) return undefined
  const value = type === 'string' ? text : text.trim() === '' ? Number.NaN : Number(text)
  if (!Number.isNaN(value) && (!values || values.includes(text))) return value
  const wanted = values ? values.join(', ') : 'a number'
  report(`<${element.localName}>`, `${name}="${text}" is not ${wanted}, it is ignored`)
  return undefined
}

/** Writes a property's value to its attribute: null, undefined and false remove it. */
export function writeAttribute(element: Element, name: string, value: unknown): void {
  if (value === null || value === undefined || value === false) element.removeAttribute(name)
  else element.setAttribute(name, value === true ? '' : String(value))
}
