/** Transitions of the server's answers. */

import type { FieldError } from '../../../core/base/net/field-error.contract'
import { addressFields } from '../../../core/shop/address/address-input.rules'
import type { Order } from '../../../core/shop/order/order.contract'
import { orderFields, paneField } from '../../../core/shop/order/order-form.contract'
import {
  type AddressField,
  type Draft,
  firstIncomplete,
  isAddressSaved,
  type PaneName,
  paneProblems,
  quoteHash,
  type Settings,
  type StepInput,
} from '../checkout.rules'
import type { CheckoutEvent, CheckoutState } from '../checkout-state.types'
import { draftOf, mergedDraft } from '../draft/draft.rules'
import { afterOrder, afterQuote, afterQuoteRequested, afterTyping } from '../errors/errors-server.rules'
import { nextPayment } from '../payment/payment.machine'
import type { PaymentState } from '../payment/payment.types'

type QuoteAnswer = CheckoutEvent & { readonly type: 'quote-answered' }

const panes = ['delivery', 'billing'] as const

/** Applies the order of an answer. */
export function afterAnswer(
  state: CheckoutState,
  event: QuoteAnswer | (CheckoutEvent & { readonly type: 'order' }),
  settings: Settings,
): CheckoutState {
  const { order, errors } = event
  const payment = paymentAfter(state.payment, order)
  if (event.type === 'order') {
    // The visitor's later input wins: the server may have an earlier version.
    const draft = state.orderStale ? state.draft : mergeOrder(state, order, settings, event.sent)
    const problems = afterOrder(withoutChangedFields(state, draft), errors, order)
    // If a step opens again, say why: the server has an earlier version of the input.
    const isOutdated =
      state.orderStale && state.validating && firstIncomplete({ order, draft, problems }, settings) !== 'payment'
    // Coupon errors are shown beside the coupon field and do not block.
    const isRefused = isOutdated || errors.some(({ field }) => field !== orderFields.coupon)
    const refused = isRefused ? { blockedCount: state.blockedCount + 1, continuing: false } : {}
    // This answer shows whether the earlier change was saved.
    const kept = state.notice === 'notSaved' || state.notice === 'notConfirmed' ? undefined : state.notice
    const notice = isOutdated ? 'notSaved' : kept
    return {
      ...state,
      ...refused,
      ...quotesOf(state, { order, draft, problems }, settings),
      draft,
      order,
      problems,
      notice,
      orderStale: false,
      payment,
    }
  }
  const { email, membership } = mergeOrder(state, order, settings, event.sent)
  const draft = withServerAddresses({ ...state.draft, email, membership }, event)
  const input = { order, draft, problems: afterQuote(state.problems, currentErrors(state.draft, event, settings)) }
  // The server's spelling; the sent draft if the visitor has typed since.
  const quoted = state.draft.delivery === event.sent.delivery ? draft : event.sent
  const quotedFor = quoteHash({ ...input, draft: quoted }, settings)
  return { ...state, ...input, quotedFor, quoting: { at: 'idle' }, orderStale: false, payment }
}

/** Adds the server's reason to the errors. It stays until the next request. */
export function afterQuoteFailed(
  state: CheckoutState,
  { message, lost }: CheckoutEvent & { readonly type: 'quote-failed' },
): CheckoutState {
  const refused = (reason: string) => [
    ...afterQuoteRequested(state.problems),
    { field: orderFields.quote, message: reason },
  ]
  const problems = message ? refused(message) : state.problems
  return { ...state, quoting: { at: 'failed' }, continuing: false, orderStale: state.orderStale || !!lost, problems }
}

/** The server's errors, without those of fields that have changed since. */
function withoutChangedFields({ problems, draft }: CheckoutState, now: Draft): readonly FieldError[] {
  return panes.reduce<readonly FieldError[]>((left, pane) => {
    const moved = addressFields.filter((part) => draft[pane][part] !== now[pane][part])
    return afterTyping(left, pane, moved)
  }, problems)
}

function mergeOrder({ draft, order }: CheckoutState, now: Order, settings: Settings, sent: Draft | undefined): Draft {
  return mergedDraft(draft, draftOf(order, settings), draftOf(now, settings), sent)
}

/** Quotes of an order belong to its address. If they are gone, they are requested again. */
function quotesOf(
  { order, quoting, quotedFor }: CheckoutState,
  now: StepInput,
  settings: Settings,
): Pick<CheckoutState, 'quoting' | 'quotedFor'> {
  if (now.order.quotes.length === 0 && order.quotes.length > 0)
    // Unsaved input is sent only by Continue.
    return isAddressSaved(now) ? { quoting, quotedFor: undefined } : { quoting: { at: 'failed' }, quotedFor }
  if (now.order.quotes.length === 0 || quoting.at === 'waiting' || !isAddressSaved(now)) return { quoting, quotedFor }
  return { quoting: { at: 'idle' }, quotedFor: quoteHash(now, settings) }
}

/**
 * The server's errors, without those of fields that have changed since, and without those of fields that are invalid by
 * our own rules: these show their errors once touched.
 */
function currentErrors(draft: Draft, { errors, sent }: QuoteAnswer, settings: Settings): readonly FieldError[] {
  const old = panes.flatMap((pane) => {
    const invalid = paneProblems(sent[pane], settings)
    const isOld = (part: AddressField) =>
      draft[pane][part] !== sent[pane][part] || (part !== 'country' && invalid[part])
    return addressFields.filter(isOld).map((part) => paneField(pane, part))
  })
  return errors.filter(({ field }) => !old.includes(field))
}

/** Takes over the server's spelling of addresses that have no errors and have not changed since. */
function withServerAddresses(draft: Draft, { order, errors, sent }: QuoteAnswer): Draft {
  const write = (pane: PaneName): Order['delivery'] => {
    const isRefused = errors.some(({ field }) => field === '' || field.includes(`[${pane}]`))
    return draft[pane] === sent[pane] && !isRefused ? order[pane] : draft[pane]
  }
  return { ...draft, delivery: write('delivery'), billing: write('billing') }
}

/** Applies the payment status of an order. */
export function paymentAfter(payment: PaymentState, { status, url }: Order): PaymentState {
  if (status === 'paid') return nextPayment(payment, { type: 'paid', url: url ?? '' })
  if (status !== 'processing') return payment
  return nextPayment(payment, { type: 'under-way', attempt: '', standing: 'unknown', problem: { code: 'notPaid' } })
}
