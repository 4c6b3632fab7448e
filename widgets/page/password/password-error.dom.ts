/** The message beside the field of the password form (PAGE-04). */
import { make } from '../../../core/base/page/traces'
import { markInvalid } from '../../../core/view/form/mark-invalid'

const id = 'rove-password-error'

/** Shows a message beside the field, and moves the focus to it. @returns a function that removes the message */
export function showError(field: HTMLInputElement, text: string): () => void {
  const message = make('div', { id, className: 'rove-page-error', textContent: text })
  message.setAttribute('role', 'alert')
  // The form is in the page, where our tokens have no values.
  const page = document.querySelector('rove-page')
  if (page) message.style.color = getComputedStyle(page).getPropertyValue('--_error')
  markInvalid(field, id, true)
  // Inside a label it would be a part of the field's name.
  ;(field.closest('label') ?? field).after(message)
  field.focus()
  return () => {
    message.remove()
    markInvalid(field, id, false)
  }
}
