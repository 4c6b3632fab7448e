/** The known payment methods, and which of them an order offers. */

import { has } from '../../../core/base/input/own'
import type { Order } from '../../../core/shop/order/order.contract'
import type { MethodName } from '../payment/payment.types'
import type { PreparedMethod, Unusable } from './methods.types'

/** Each method, with whether it can also place an order that store credit covers. */
const acceptsZero: Readonly<Record<MethodName, boolean>> = {
  stripe: true,
  klarna: false,
  affirm: false,
  paybright: false,
  credit: true,
  other: true,
}

/**
 * The known payment methods of an order, in its order, without duplicates. If nothing is due: those that can place such
 * an order; the server's marker of full cover comes with Stripe's request (CREDIT-01).
 *
 * @param report is called with unknown methods, which are left out
 */
export function methodsOf(
  { methods: offered, due }: Pick<Order, 'methods' | 'due'>,
  report: (failure: string) => void,
): readonly MethodName[] {
  const isKnown = (name: string): name is MethodName => Object.hasOwn(acceptsZero, name)
  const names = [...new Set(offered)]
  for (const name of names) if (!isKnown(name)) report(`${name} is an unknown payment method, it is left out`)
  const known = names.filter(isKnown)
  if (due > 0) return known
  const placing = known.filter((name) => acceptsZero[name])
  return placing.length > 0 ? placing : ['stripe']
}

/** Whether a method was prepared. */
export function isPrepared(result: PreparedMethod | Unusable): result is PreparedMethod {
  return has(result, 'pay')
}
