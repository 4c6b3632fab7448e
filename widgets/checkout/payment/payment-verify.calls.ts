/**
 * Verifies, between the press and the payment, that the order is as the page shows it and may be paid for (PAY-01,
 * STRIPE-02).
 */

import { toJson } from '../../../core/base/input/own-json'
import type { Call } from '../../../core/base/net/http'
import { RoveError } from '../../../core/base/report/errors'
import { type Order, type OrderAnswer, orderRead, orderValidate } from '../../../core/shop/order/order.contract'
import type { PreparedMethod, Unusable } from '../methods/methods.types'

/** The reason why nothing may be charged. */
type Refused = Unusable | { readonly errors: readonly string[] } | { readonly changed: OrderAnswer }

/**
 * Reads, validates and prepares the order again: a product may be sold out, the amount or the order may have changed.
 *
 * @param order the order that the page shows
 * @returns the amount that will be charged, or why nothing may be charged. Rejects if the server cannot be reached, or
 * if the attempt was not started.
 */
export async function verifyPayment(
  call: Call,
  order: Order,
  attempt: string,
  method: PreparedMethod | undefined,
): Promise<number | Refused> {
  if (!method) throw new RoveError('not-prepared', 'payment.verify')
  const { id } = order
  const [now, { success, errors }] = await Promise.all([
    call(orderRead, { order: id }),
    call(orderValidate, { order: id }),
  ])
  if (!isSameOrder(order, now.order)) return { changed: now }
  return success ? method.verify(order, attempt) : { errors }
}

/**
 * Compares the server's `version`; without it, the visitor's choices. The amount is compared with the charge instead.
 */
function isSameOrder(shown: Order, now: Order): boolean {
  return shown.version && now.version ? shown.version === now.version : choices(shown) === choices(now)
}

/**
 * The products, and how and where they are sent. A quote is compared by its texts: the server may return another id for
 * it at each read.
 */
function choices({ copy_address: copy, ...order }: Order): string {
  const { lines, email, membership, delivery, billing, quotes, quote, protection } = order
  const goods = lines.map(({ title, options, qty, protection: cover }) => [title, options, qty, cover])
  const shipping = quotes.find(({ id }) => id === quote)?.title
  return toJson([goods, email, membership, delivery, copy ? delivery : billing, copy, shipping, protection?.term])
}
