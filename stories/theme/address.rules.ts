/** A theme in an address: as text of letters, digits, `_` and `-`, which Storybook takes as the argument of a story. */
import type { Field, Values } from './values.rules'

/** The longest text that is read. */
const maxLength = 20_000

/** The text of what is chosen; empty for nothing. */
export function toAddress(values: Values): string {
  const rows = Object.entries(values)
  if (rows.length === 0) return ''
  const json = JSON.stringify(Object.fromEntries(rows.map(([id, text]) => [id.replace('--rove-', ''), text])))
  const bytes = String.fromCharCode(...new TextEncoder().encode(json))
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** What an address has chosen for these fields; nothing if it cannot be read. */
export function fromAddress(text: string, fields: readonly Field[]): Values {
  if (text.length > maxLength) return {}
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
    const read = new Map(Object.entries(Object(JSON.parse(new TextDecoder().decode(bytes)))))
    return Object.fromEntries(
      fields.flatMap(({ id }) => {
        const value = read.get(id.replace('--rove-', ''))
        return typeof value === 'string' ? [[id, value]] : []
      }),
    )
  } catch {
    return {}
  }
}
