/** Says beside an input of the server's what is wrong with it. */
import type { Control } from '../checkout-form.model'

/** Marks an input as wrong, or no longer. @param words what stands beside it; nothing where it is right */
export function mark(input: Control, id: string, words: string | undefined): void {
  const beside = input.parentNode?.querySelector(`#${id}`)
  if (!words === !beside) return
  if (!words) {
    beside?.remove()
    input.removeAttribute('aria-invalid')
    input.removeAttribute('aria-describedby')
    return
  }
  const said = document.createElement('span')
  Object.assign(said, { id, className: 'rove-error', textContent: words })
  input.after(said)
  input.setAttribute('aria-invalid', 'true')
  input.setAttribute('aria-describedby', id)
}
