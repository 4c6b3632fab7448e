/** What is asked between the press and the payment: may the order still be paid for, and for how much? (PAY-01, STRIPE-02) */
import { type Order, orderValidate } from '../../../core/contract/order'
import { RoveError } from '../../../core/errors'
import type { Call } from '../../../core/net/http'
import type { PreparedMethod, Unusable } from '../methods/methods.model'

/**
 * Asks the server: the last piece may be gone, or the amount another one.
 *
 * @returns the amount that will be charged, or why nothing may be. Rejects where nobody can be asked, and where the
 *   attempt is not begun.
 */
export async function verifyPayment(
  call: Call,
  order: Order,
  attempt: string,
  method: PreparedMethod | undefined,
): Promise<number | Unusable | { readonly errors: readonly string[] }> {
  if (!method) throw new RoveError('not-prepared', 'payment.verify')
  const { success, errors } = await call(orderValidate, { order: order.id })
  return success ? method.verify(order, attempt) : { errors }
}
