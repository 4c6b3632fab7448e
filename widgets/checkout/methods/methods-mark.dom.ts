/** Shows an error beside an input of the server's form. */
import { make } from '../../../core/base/page/traces'
import { markInvalid } from '../../../core/view/form/mark-invalid'
import type { Control } from '../form/form.dom'

/** Marks an input as invalid, or removes the mark. @param text the error; `undefined` if the input is valid */
export function showInputError(input: Control, id: string, text: string | undefined): void {
  const current = input.parentNode?.querySelector(`#${id}`)
  markInvalid(input, id, text !== undefined)
  if (!text === !current) return
  if (!text) {
    current?.remove()
    return
  }
  input.after(make('span', { id, className: 'rove-error', textContent: text }))
}
