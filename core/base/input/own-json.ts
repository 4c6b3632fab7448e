/** Safe JSON: null-prototype objects with own properties only. */
import { own } from './own'

const maxDepth = 64

/**
 * Parses JSON so that neither its `__proto__` nor anything on the page's `Object.prototype` is read as a field.
 *
 * @throws SyntaxError when it is not JSON, RangeError when it is nested deeper than 64
 */
export function parseOwnJson(text: string): unknown {
  return ownCopy(JSON.parse(text))
}

/**
 * Plain data as JSON, whatever the page has put on prototypes: old libraries give arrays a `toJSON` that returns a
 * string. Use it instead of `JSON.stringify`.
 *
 * @throws RangeError when it is nested deeper than 64
 */
export function toJson(value: unknown): string {
  return JSON.stringify(sendable(value))
}

/** A deep copy of plain data that any serialiser writes correctly, also where the page extends prototypes. */
export function sendable<Value>(value: Value): Value {
  return ownCopy(value, withoutToJson) as Value
}

const withoutToJson = (list: unknown[]) => Object.assign(list, own({ toJSON: undefined }))

/** A deep copy of plain data into null-prototype objects. @throws RangeError when nested deeper than 64 */
export function ownCopy(value: unknown, finish = (list: unknown[]) => list, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (depth > maxDepth) throw new RangeError('nested too deeply')
  if (Array.isArray(value)) return finish(value.map((item) => ownCopy(item, finish, depth + 1)))
  const copy: Record<string, unknown> = Object.create(null)
  for (const name of Object.keys(value))
    copy[name] = ownCopy((value as Record<string, unknown>)[name], finish, depth + 1)
  return copy
}
