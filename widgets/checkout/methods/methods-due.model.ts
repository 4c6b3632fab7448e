/** What is to be paid, as the server has it: for ways to pay that have no call of their own to ask it by. */
import { type Order, orderRead } from '../../../core/contract/order'
import type { Call } from '../../../core/net/http'

/** Asks what is due, in units of the order's currency. */
export async function askDue(call: Call, { id }: Order, signal: AbortSignal): Promise<number> {
  const { order } = await call(orderRead, { order: id }, signal)
  return order.due
}
