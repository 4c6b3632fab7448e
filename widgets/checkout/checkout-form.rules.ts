/** The server's own checkout form: what its fields hold of an order, and what its refusals are about. */
import type { Order } from '../../core/contract/order'
import { orderFields, paneFields } from '../../core/contract/order-form'
import type { OrderProblem } from '../../core/contract/problem'

/** The fields of a form, by name. An empty one is switched off. */
export type Fields = Readonly<Record<string, string>>

/**
 * An order as the form's fields: all of it, since the form was rendered before the shopper said what they say by calls,
 * and what it holds would take that back. Of what was not asked the form's own stays.
 *
 * @param method as the server names it
 */
export function fieldsOf(order: Order, method: string): Fields {
  const { email, delivery, billing, copy_address: copied, quote, membership, protection, credit, coupon } = order
  const said = {
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
      Object.entries(said).flatMap(([name, value]) => (value === undefined ? [] : [[name, `${value}`]])),
    ),
    [orderFields.coupon]: coupon?.code ?? '',
    [orderFields.credit]: credit?.active ? '1' : '',
    [orderFields.method]: method,
  }
}

/** A field that the server marked as wrong. */
export interface WrongField {
  readonly name: string
  /** As the form labels it; empty where it does not. */
  readonly label: string
}

/**
 * Which message is about which field: Drupal writes both, and does not say so. A message that names a field's label is
 * that field's; what is left over goes in order, where it comes out even. A field without words keeps none.
 */
export function pairProblems(messages: readonly string[], fields: readonly WrongField[]): OrderProblem[] {
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
