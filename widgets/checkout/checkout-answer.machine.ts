/** What an answer of the server's makes of the checkout. */
import type { Order } from '../../core/contract/order'
import { orderFields, paneField } from '../../core/contract/order-form'
import type { OrderProblem } from '../../core/contract/problem'
import { addressFields } from '../../core/domain/address'
import type { CheckoutEvent, CheckoutState } from './checkout.machine'
import { type AddressField, type Draft, type PaneName, paneProblems, quoteHash, type Terms } from './checkout.rules'
import { afterOrder, afterQuote } from './checkout-problems.rules'
import { nextPayment, type PaymentState } from './payment/payment.machine'

type QuoteAnswer = CheckoutEvent & { readonly type: 'quote-answered' }

const panes = ['delivery', 'billing'] as const

/** The order as the server has it now. */
export function answered(
  state: CheckoutState,
  event: QuoteAnswer | (CheckoutEvent & { readonly type: 'order' }),
  terms: Terms,
): CheckoutState {
  const { order, errors } = event
  const payment = paymentAfter(state.payment, order)
  if (event.type === 'order') {
    const problems = afterOrder(state.problems, errors, order)
    // What is refused of a coupon stands beside its field.
    const isRefused = errors.some(({ field }) => field !== orderFields.coupon)
    const refused = isRefused ? { heldUp: state.heldUp + 1, continuing: false } : {}
    // Quotes that are gone are asked for again.
    const quotedFor = order.quotes.length > 0 || state.order.quotes.length === 0 ? state.quotedFor : undefined
    // What could not be saved before is seen in what came now.
    const notice = state.notice === 'notSaved' ? undefined : state.notice
    return { ...state, ...refused, order, problems, notice, quotedFor, payment }
  }
  const draft = adopted(state.draft, event)
  const held = { order, draft, problems: afterQuote(state.problems, ofNow(state.draft, event, terms)) }
  // As the server writes it, or as it was sent where the shopper has gone on.
  const quoted = state.draft.delivery === event.sent.delivery ? draft : event.sent
  const quotedFor = quoteHash({ ...held, draft: quoted }, terms)
  return { ...state, ...held, quotedFor, quoting: { at: 'resting' }, payment }
}

/**
 * What the server refused, but for fields that the shopper has written something else in since, and for those that are
 * wrong by our own rules: they are told once the shopper has left them.
 */
function ofNow(draft: Draft, { errors, sent }: QuoteAnswer, terms: Terms): readonly OrderProblem[] {
  const old = panes.flatMap((pane) => {
    const wrong = paneProblems(sent[pane], terms)
    const isOld = (part: AddressField) => draft[pane][part] !== sent[pane][part] || (part !== 'country' && wrong[part])
    return addressFields.filter(isOld).map((part) => paneField(pane, part))
  })
  return errors.filter(({ field }) => !old.includes(field))
}

/** The addresses as the server writes them, where the shopper has not gone on and the server refused nothing. */
function adopted(draft: Draft, { order, errors, sent }: QuoteAnswer): Draft {
  const write = (pane: PaneName): Order['delivery'] => {
    const isRefused = errors.some(({ field }) => field.includes(`[${pane}]`))
    return draft[pane] === sent[pane] && !isRefused ? order[pane] : draft[pane]
  }
  return { ...draft, delivery: write('delivery'), billing: write('billing') }
}

/** The server's word of whether it is paid. */
export function paymentAfter(payment: PaymentState, { status, url }: Order): PaymentState {
  if (status === 'paid') return nextPayment(payment, { type: 'paid', url: url ?? '' })
  if (status !== 'processing') return payment
  return nextPayment(payment, { type: 'under-way', attempt: '', standing: 'unknown', problem: { code: 'notPaid' } })
}
