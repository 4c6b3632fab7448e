/** The server's review page: moves its buttons according to the screen's width (CHK-03). */
import { upTo } from '../../../core/device/screens.rules'
import { builtIn } from '../../../core/input/built-in'
import { own } from '../../../core/input/own'

/**
 * On a phone, moves the pane with the review's buttons to the end of the element, below the content; on a wider screen,
 * back to its own place. The buttons still belong to their form.
 *
 * @returns a function that undoes it
 */
export function placeActions(element: HTMLElement): () => void {
  const pane = element.querySelector<HTMLElement>('form .form-actions')
  const form = builtIn(pane?.closest('form'))
  if (!pane || !form) return () => {}
  form.id ||= 'rove-review-form'
  const place = document.createComment('')
  pane.before(place)
  for (const button of pane.querySelectorAll('[type=submit]')) button.setAttribute('form', form.id)
  const screen = matchMedia(upTo('phoneCheckout'))
  const move = () => (screen.matches ? element.append(pane) : place.after(pane))
  const stop = new AbortController()
  screen.addEventListener('change', move, own({ signal: stop.signal }))
  move()
  return () => {
    stop.abort()
    place.replaceWith(pane)
  }
}
