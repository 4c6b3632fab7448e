/** Reads attributes as values. Presence makes a boolean true. An unusable value reads as absent and is reported. */
import { RoveError } from '../report/errors'
import { report } from '../report/report'
import type { AttributeDefinition, AttributeDefinitions, AttributeValues } from './definition'

/** `without-history` is the property `withoutHistory`. */
export function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/**
 * The present values of an element.
 *
 * @throws RoveError `needs-nid` (any name) when a required one is absent or unusable
 */
export function readAttributes<Attributes extends AttributeDefinitions>(
  element: Element,
  definitions: Attributes,
): AttributeValues<Attributes> {
  const values: Record<string, unknown> = {}
  for (const [name, definition] of Object.entries(definitions)) {
    const value = readAttribute(element, name, definition)
    if (value === undefined && definition.required) throw new RoveError(`needs-${name}`, `<${element.localName}>`)
    values[camelCase(name)] = value
  }
  return values as AttributeValues<Attributes>
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
