/** What an answer of the server's makes of the checkout. */
import type { Order } from '../../core/contract/order'
import { orderFields, paneField } from '../../core/contract/order-form'
import type { OrderProblem } from '../../core/contract/problem'
import { addressFields } from '../../core/domain/address'
import type { CheckoutEvent, CheckoutState } from './checkout.machine'
import { type Draft, type PaneName, quoteHash, type Terms } from './checkout.rules'
import { nextPayment, type PaymentState } from './payment/payment.machine'

const panes = ['delivery', 'billing'] as const

/** The order as the server has it now. */
export function answered(
  state: CheckoutState,
  event: CheckoutEvent & { type: 'order' | 'quote-answered' },
  terms: Terms,
): CheckoutState {
  const { order, errors } = event
  const payment = paymentAfter(state.payment, order)
  if (event.type === 'order') {
    const isOld = ({ field }: OrderProblem) =>
      field === '' || (field === orderFields.coupon && order.coupon) || errors.some((error) => error.field === field)
    const problems = [...state.problems.filter((problem) => !isOld(problem)), ...errors]
    // Quotes that are gone are asked for again.
    const quotedFor = order.quotes.length > 0 || state.order.quotes.length === 0 ? state.quotedFor : undefined
    return { ...state, order, problems, quotedFor, payment }
  }
  const draft = adopted(state.draft, event)
  const held = { order, draft, problems: ofNow(state.draft, event) }
  const quotedFor = state.quotedFor && quoteHash(held, terms)
  return { ...state, ...held, quotedFor, quoting: { at: 'resting' }, payment }
}

/** What the server refused, but for fields that the shopper has written something else in since. */
function ofNow(draft: Draft, { errors, sent }: CheckoutEvent & { type: 'quote-answered' }): readonly OrderProblem[] {
  const rewritten = panes.flatMap((pane) =>
    addressFields.filter((part) => draft[pane][part] !== sent[pane][part]).map((part) => paneField(pane, part)),
  )
  return errors.filter(({ field }) => !rewritten.includes(field))
}

/** The addresses as the server writes them, where the shopper has not gone on and the server refused nothing. */
function adopted(draft: Draft, { order, errors, sent }: CheckoutEvent & { type: 'quote-answered' }): Draft {
  const write = (pane: PaneName): Order['delivery'] => {
    const isRefused = errors.some(({ field }) => field.includes(`[${pane}]`))
    return draft[pane] === sent[pane] && !isRefused ? order[pane] : draft[pane]
  }
  return { ...draft, delivery: write('delivery'), billing: write('billing') }
}

/** The server's word of whether it is paid. */
export function paymentAfter(payment: PaymentState, { status, url }: Order): PaymentState {
  if (status === 'paid') return nextPayment(payment, { type: 'paid', url: url ?? '' })
  return status === 'processing' ? nextPayment(payment, { type: 'paying-elsewhere', attempt: '' }) : payment
}
