/** Reads the server's own add-to-cart form: its preset options and the visitor's choices. */

/** The choices of a form. */
export interface ServerForm {
  /** Option ids. */
  readonly preset: readonly number[]
  readonly qty: number
}

/** Reads the form inside an element: Ubercart's `attributes[aid]` and `qty`. */
export function readServerForm(element: Element): ServerForm {
  const form = element.querySelector('form')
  if (!form) return { preset: [], qty: 1 }
  const fields = [...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === 'string')
  const preset = fields.filter(([name, value]) => /^attributes\[\d+\]$/.test(name) && /^\d{1,15}$/.test(value))
  const qty = Number(fields.find(([name]) => name === 'qty')?.[1])
  return {
    preset: preset.map(([, value]) => Number(value)),
    qty: Number.isInteger(qty) && qty > 0 ? qty : 1,
  }
}
