import { own } from '../../core/base/input/own'
import type { LoadStrategy } from './load-strategy'

/** When the visitor points at, touches or focuses the element. A touch dispatches `pointerover` too. */
export const interaction: LoadStrategy = (element, load) => {
  for (const event of ['pointerover', 'focusin']) element.addEventListener(event, load, own({ once: true }))
}
