/**
 * A return from a provider of somebody whom the shop does not know: the provider’s app has opened another browser, or the
 * session has ended. The order is found by its id and the provider’s token.
 */
import type { OrderRow } from '../database/order-tables'
import { orderById } from '../order/order-records'
import type { Visitor } from '../visitor/visitor'
import { absentBuyer } from './absent-buyer'
import { logFailure } from './log-failure'
import { attemptOf } from './payment-records'
import type { PaymentServices } from './payment-services'

/** The parameter with the provider’s token. */
export const tokenField = 'checkout_token'

/** The page that says how such a payment ended. It has nothing personal. */
export const answeredPath = (order: number | string, token: string): string =>
  `/payment/answered/${order}?${tokenField}=${encodeURIComponent(token)}`

/** The order whose payment has this token, and its buyer; `undefined` if the token is of no payment of the order. */
export async function orderOfReturn(
  { db, providers }: PaymentServices,
  order: string,
  token: string,
): Promise<{ readonly orderRow: OrderRow; readonly buyer: Visitor } | undefined> {
  const attempt = await attemptOf(db, order)
  if (!attempt || !token) return undefined
  const payment = await providers[attempt.method].retrieve(attempt.payment).catch(logFailure(undefined))
  if (payment?.secret !== token) return undefined
  const orderRow = await orderById(db, attempt.owner, order)
  return orderRow && { orderRow, buyer: await absentBuyer(db, orderRow, attempt.buyer) }
}
