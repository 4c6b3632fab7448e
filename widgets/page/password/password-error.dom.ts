/** The message beside the field of the password form (PAGE-04). */

const id = 'rove-password-error'

/** Shows a message beside the field, and moves the focus to it. @returns a function that removes the message */
export function showError(field: HTMLInputElement, text: string): () => void {
  const message = document.createElement('div')
  message.id = id
  message.className = 'rove-page-error'
  message.role = 'alert'
  message.textContent = text
  // The form is in the page, where our tokens have no values.
  const page = document.querySelector('rove-page')
  if (page) message.style.color = getComputedStyle(page).getPropertyValue('--_error')
  const undo = [
    setAttribute(field, 'aria-invalid', 'true'),
    setAttribute(field, 'aria-describedby', [field.getAttribute('aria-describedby'), id].filter(Boolean).join(' ')),
  ]
  // Inside a label it would be a part of the field's name.
  ;(field.closest('label') ?? field).after(message)
  field.focus()
  return () => {
    message.remove()
    for (const restore of undo) restore()
  }
}

function setAttribute(element: Element, name: string, value: string): () => void {
  const before = element.getAttribute(name)
  element.setAttribute(name, value)
  return () => {
    if (before === null) element.removeAttribute(name)
    else element.setAttribute(name, before)
  }
}
