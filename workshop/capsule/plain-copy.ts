/** A model's state as plain JSON. */

/** The deepest level that is copied, and the longest list. */
const deepest = 16
const longest = 500

/**
 * Plain JSON of any value: maps and sets become lists, errors their name and message, nodes their tag. Functions, and
 * fields that throw, are left out; `…` stands for what is nested too deeply or refers to itself.
 */
export function plainCopy(value: unknown): unknown {
  return copy(value, [])
}

function copy(value: unknown, above: readonly unknown[]): unknown {
  if (typeof value === 'bigint') return String(value)
  if (typeof value !== 'object' || value === null)
    return typeof value === 'function' || typeof value === 'symbol' ? undefined : value
  if (above.length > deepest || above.includes(value)) return '…'
  const within = [...above, value]
  if (value instanceof Node) return `<${value.nodeName.toLowerCase()}>`
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString()
  if (value instanceof URL) return value.href
  if (value instanceof Error) return { error: value.name, message: value.message }
  if (value instanceof Map || value instanceof Set || Array.isArray(value))
    return [...value].slice(0, longest).map((item) => copy(item, within) ?? null)
  const rows = Object.keys(value).map((name) => [name, copy(read(value, name), within)] as const)
  return Object.fromEntries(rows.filter(([, inner]) => inner !== undefined))
}

function read(from: object, name: string): unknown {
  try {
    return (from as Readonly<Record<string, unknown>>)[name]
  } catch {
    return undefined
  }
}
