/** The values of the checkout's form: those just submitted, otherwise those of the order. */

import type { FieldError } from '../../../core/base/net/field-error.contract'
import type { Order } from '../../../core/shop/order/order.contract'
import { orderFields, paneFields } from '../../../core/shop/order/order-form.contract'
import type { OrderRow } from '../../database/order-tables'
import type { FormState } from './checkout-field'

/** @param sent the submitted fields; `undefined` on a page view */
export function formState(
  orderRow: OrderRow,
  order: Order,
  sent: Readonly<Partial<Record<string, string>>> | undefined,
  problems: readonly FieldError[],
): FormState {
  const had: Readonly<Record<string, string>> = {
    ...paneFields('delivery', orderRow.delivery),
    ...paneFields('billing', orderRow.billing),
    [orderFields.copyAddress]: orderRow.copyAddress ? '1' : '',
    [orderFields.email]: order.email,
    [orderFields.coupon]: order.coupon?.code ?? '',
    [orderFields.comments]: orderRow.comments,
  }
  return {
    // An unticked box is not sent.
    value: (name) => (sent && name === orderFields.copyAddress ? sent[name] : (sent?.[name] ?? had[name])) ?? '',
    problem: (name) => problems.find(({ field }) => field === name)?.message,
  }
}
