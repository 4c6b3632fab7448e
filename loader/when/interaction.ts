import { own } from '../../core/own'
import type { Moment } from './moment'

/** When the visitor points at, touches or enters the element: a touch is a pointer that comes over it. */
export const interaction: Moment = (element, come) => {
  for (const sign of ['pointerover', 'focusin']) element.addEventListener(sign, come, own({ once: true }))
}
