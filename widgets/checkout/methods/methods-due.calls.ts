/** Reads the amount due, for payment methods that have no request of their own for it. */

import type { Call } from '../../../core/base/net/http'
import { type Order, orderRead } from '../../../core/shop/order/order.contract'

/** The amount due, in units of the order's currency. */
export async function readDue(call: Call, { id }: Order, signal: AbortSignal): Promise<number> {
  const { order } = await call(orderRead, { order: id }, signal)
  return order.due
}
