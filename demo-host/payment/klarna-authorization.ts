/** What becomes of what a shopper has authorised at Klarna: the order of the attempt that is alive, or nothing at all. */
import { placeKlarnaOrder, releaseKlarnaAuthorization } from '../vendors/klarna/klarna-api'
import { attemptOf } from './payment-book'
import type { Till } from './till'

/** What is authorised. */
export interface KlarnaAuthorized {
  /** The order's number. */
  readonly order: string
  /** The payment's id at Klarna. */
  readonly payment: string
  readonly token: string
}

/** Takes the money where somebody still pays by this payment, and gives the authorization back where nobody does. */
export function settleAuthorization(
  { db, inTurn }: Till,
  { order, payment, token }: KlarnaAuthorized,
): Promise<boolean> {
  return inTurn(Number(order), async () => {
    const live = await attemptOf(db, order)
    const isPaying = live?.payment === payment && !live.rested
    return (isPaying ? placeKlarnaOrder : releaseKlarnaAuthorization)(db, payment, token)
  })
}
