/** JSON from elsewhere, made harmless: null-prototype objects with own properties only. */

const deepest = 64

/**
 * Parses JSON so that nothing in it, and nothing put on `Object.prototype` by the page, can pass for a field.
 *
 * @throws SyntaxError when it is not JSON, RangeError when it is nested deeper than 64
 */
export function parseOwnJson(text: string): unknown {
  return ownCopy(JSON.parse(text))
}

/** A deep copy of plain data into null-prototype objects. @throws RangeError when nested deeper than 64 */
export function ownCopy(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (depth > deepest) throw new RangeError('nested too deeply')
  if (Array.isArray(value)) return value.map((item) => ownCopy(item, depth + 1))
  const copy: Record<string, unknown> = Object.create(null)
  for (const name of Object.keys(value)) copy[name] = ownCopy((value as Record<string, unknown>)[name], depth + 1)
  return copy
}
