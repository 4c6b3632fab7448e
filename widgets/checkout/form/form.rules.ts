/** The server's own checkout form: the values of its fields for an order, and the fields of its errors. */

import type { FieldError } from '../../../core/base/net/field-error.contract'
import type { Order } from '../../../core/shop/order/order.contract'
import { orderFields, paneFields } from '../../../core/shop/order/order-form.contract'

/** The fields of a form, by name. A field that is missing in the form is added, unless its value is empty. */
export type Fields = Readonly<Record<string, string>>

/**
 * The order as form fields. All fields are set, because the form was rendered before the visitor's changes and its
 * values would revert them. Fields that the checkout does not ask for keep the form's values.
 *
 * @param method the server's name of the payment method
 */
export function fieldsOf(order: Order, method: string): Fields {
  const { email, delivery, billing, copy_address: copied, quote, membership, protection, credit, coupon } = order
  const values = {
    [orderFields.membership]: membership,
    [orderFields.quote]: quote,
    [orderFields.protection]: protection?.term,
  }
  return {
    [orderFields.email]: email,
    ...paneFields('delivery', delivery),
    ...paneFields('billing', copied ? delivery : billing),
    [orderFields.copyAddress]: copied ? '1' : '',
    ...Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, `${value}`]])),
    ),
    [orderFields.coupon]: coupon?.code ?? '',
    [orderFields.credit]: credit?.active ? '1' : '',
    [orderFields.method]: method,
  }
}

/** A field that the server marked as invalid. */
export interface InvalidField {
  readonly name: string
  /** The field's label in the form; empty if it has none. */
  readonly label: string
}

/**
 * Assigns messages to fields, because Drupal does not say which message belongs to which field. A message that contains
 * a field's label belongs to that field. The remaining ones are assigned in order if their numbers match. A field
 * without a message keeps an empty one.
 */
export function assignMessages(messages: readonly string[], fields: readonly InvalidField[]): FieldError[] {
  const problems = messages.map((message) => ({ field: '', message }))
  const open = fields.filter(({ name, label }) => {
    const own = problems.find(({ field, message }) => !field && label && message.includes(label))
    if (own) own.field = name
    return !own
  })
  const left = problems.filter(({ field }) => !field)
  if (left.length !== open.length) return [...problems, ...open.map(({ name }) => ({ field: name, message: '' }))]
  left.forEach((problem, n) => {
    problem.field = open[n]?.name ?? ''
  })
  return problems
}
