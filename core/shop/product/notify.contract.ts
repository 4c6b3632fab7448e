/** Requests an e-mail when a model is back in stock (BUY-06). */

import { phpFlag } from '../../base/input/php-values'
import { shape } from '../../base/input/shape'
import type { Typed } from '../../base/input/typed.rules'
import type { Endpoint } from '../../base/net/endpoint.contract'

/** The input of the notify-me form. */
export interface NotifyInput {
  /** The product's node id. */
  readonly nid: number
  readonly model: string
  readonly qty: number
  readonly email: Typed
}

const notifyAnswer = shape({
  /** False where the shop rejects it; nothing is stored then. */
  ok: phpFlag,
})

/** POST /ajax/notify-me: requests an e-mail when a model is back in stock. */
export const notifyMe: Endpoint<NotifyInput, typeof notifyAnswer> = {
  name: 'notify.ask',
  method: 'POST',
  path: '/ajax/notify-me',
  requirements: ['BUY-06'],
  proposed: true,
  changes: true,
  refuses: true,
  query: ({ nid, model, qty, email }) => ({ nid: String(nid), model, qty: String(qty), email }),
  answer: notifyAnswer,
}
