/** Settles an authorisation at Klarna: places the order of the live attempt, or releases the authorisation. */
import { placeKlarnaOrder, releaseKlarnaAuthorization } from '../stand-ins/klarna/klarna-api'
import { attemptOf } from './payment-records'
import type { PaymentServices } from './payment-services'

/** An authorisation. */
export interface KlarnaAuthorized {
  /** The order's number. */
  readonly order: string
  /** The payment's id at Klarna. */
  readonly payment: string
  readonly token: string
}

/** Takes the money while this payment's attempt is live, otherwise releases the authorisation. */
export function settleAuthorization(
  { db, withOrderLock }: PaymentServices,
  { order, payment, token }: KlarnaAuthorized,
): Promise<boolean> {
  return withOrderLock(Number(order), async () => {
    const live = await attemptOf(db, order)
    const isPaying = live?.payment === payment && !live.rested
    return (isPaying ? placeKlarnaOrder : releaseKlarnaAuthorization)(db, payment, token)
  })
}
