/** Being told when a model is back: document 1, sections 3 and 7 (BUY-06). */

import { shape } from '../shape'
import { flag } from '../written-by-php'
import type { Endpoint } from './endpoint'

/** What the notify-me form sends. */
export interface NotifyInput {
  /** The product's node id. */
  readonly nid: number
  readonly model: string
  readonly qty: number
  readonly email: string
}

const notifyAnswer = shape({
  /** False where the shop does not take it; then nothing was kept. */
  ok: flag,
})

/** POST /ajax/notify-me: asks to be written to when a model is back in stock. */
export const notifyMe: Endpoint<NotifyInput, typeof notifyAnswer> = {
  name: 'notify.ask',
  method: 'POST',
  path: '/ajax/notify-me',
  source: 'document 1, section 7 ("Notify-me submission path and response: not shown")',
  proposed: true,
  changes: true,
  refuses: true,
  query: ({ nid, model, qty, email }) => ({ nid: String(nid), model, qty: String(qty), email }),
  answer: notifyAnswer,
}
