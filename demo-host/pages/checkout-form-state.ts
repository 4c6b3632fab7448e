/** What the checkout's form shows in its fields: what was sent just now, else what the order has. */
import type { Order } from '../../core/contract/order'
import { orderFields, paneFields } from '../../core/contract/order-form'
import type { OrderProblem } from '../../core/contract/problem'
import type { KeptOrder } from '../database/order-tables'
import type { FormState } from './checkout-field'

/** @param sent the fields of a form that was sent; nothing where the page is only looked at */
export function formState(
  kept: KeptOrder,
  order: Order,
  sent: Readonly<Partial<Record<string, string>>> | undefined,
  problems: readonly OrderProblem[],
): FormState {
  const had: Readonly<Record<string, string>> = {
    ...paneFields('delivery', kept.delivery),
    ...paneFields('billing', kept.billing),
    [orderFields.copyAddress]: kept.copyAddress ? '1' : '',
    [orderFields.email]: order.email,
    [orderFields.coupon]: order.coupon?.code ?? '',
    [orderFields.comments]: kept.comments,
  }
  return {
    // A box that is not ticked is not sent.
    value: (name) => (sent && name === orderFields.copyAddress ? sent[name] : (sent?.[name] ?? had[name])) ?? '',
    problem: (name) => problems.find(({ field }) => field === name)?.message,
  }
}
