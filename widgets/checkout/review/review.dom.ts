/** The server's review page: moves its buttons according to the screen's width (CHK-03). */
import { upTo } from '../../../core/base/device/screens.rules'
import { builtIn } from '../../../core/base/input/built-in'
import { own } from '../../../core/base/input/own'
import { freeId } from '../../../core/base/input/unique-ids'
import { lend, note, restore } from '../../../core/base/page/traces'

/**
 * On a phone, moves the pane with the review's buttons to the end of the element, below the content; on a wider screen,
 * back to its own place. The buttons still belong to their form.
 *
 * @returns a function that undoes it
 */
export function placeActions(element: HTMLElement): () => void {
  const pane = element.querySelector<HTMLElement>('form .form-actions')
  const found = pane?.closest('form')
  if (!pane || !found) return () => {}
  const form = builtIn(note(found, 'id'))
  form.id ||= freeId('rove-review-form')
  const buttons = [...pane.querySelectorAll('[type=submit]')]
  for (const button of buttons) note(button, 'form').setAttribute('form', form.id)
  const screen = matchMedia(upTo('phoneCheckout'))
  let giveBack: (() => void) | undefined
  const move = () => {
    giveBack?.()
    giveBack = screen.matches ? lend(pane) : undefined
    if (giveBack) element.append(pane)
  }
  const stop = new AbortController()
  screen.addEventListener('change', move, own({ signal: stop.signal }))
  move()
  return () => {
    stop.abort()
    giveBack?.()
    for (const button of buttons) restore(button, 'form')
  }
}
