/** The review page, which is the server's: its action pane stands where the screen has room for it (CHK-03). */
import { own } from '../../core/own'

/** The width up to which the checkout counts as mobile. Source: document 2, section 2. */
const mobile = '(max-width: 426px)'

/**
 * Moves the pane with the review's buttons to the end of the page's part on a phone, below all that is to be read, and
 * back to its own place on a wider screen. Its buttons stay the form's.
 *
 * @returns the undo
 */
export function placeActions(element: HTMLElement): () => void {
  const pane = element.querySelector<HTMLElement>('form .form-actions')
  const form = pane?.closest('form')
  if (!pane || !form) return () => {}
  form.id ||= 'rove-review-form'
  const place = document.createComment('')
  pane.before(place)
  for (const button of pane.querySelectorAll('[type=submit]')) button.setAttribute('form', form.id)
  const screen = matchMedia(mobile)
  const move = () => (screen.matches ? element.append(pane) : place.after(pane))
  const stop = new AbortController()
  screen.addEventListener('change', move, own({ signal: stop.signal }))
  move()
  return () => {
    stop.abort()
    place.replaceWith(pane)
  }
}
