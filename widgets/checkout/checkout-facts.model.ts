/** What the page is told of the checkout. Source: document 3, section 4 (TRACK-02). Nothing that was filled in is told. */
import { orderFields } from '../../core/contract/order-form'
import { sumsOf } from '../../core/domain/sums'
import type { CheckoutState } from './checkout.machine'
import type { CheckoutDeps } from './checkout.model'
import { numberOf } from './checkout.rules'
import { errorShown } from './checkout-error.rules'
import { methodOf } from './payment/payment.machine'

/** Tells what is new of a state. */
export function tellChanges(
  { tell, terms, words: { language } }: Pick<CheckoutDeps, 'tell' | 'terms' | 'words'>,
  before: CheckoutState,
  after: CheckoutState,
): void {
  const { order, open, payment } = after
  const { id, due, currency, coupon, lines, totals } = order
  const sums = sumsOf(order)
  const now = {
    ...sums,
    currency,
    goods: lines.map(({ url, qty, total }) => ({ url: url ?? '', quantity: qty, price: total / qty })),
    coupon: coupon?.code ?? '',
    discount: totals.reduce((sum, { id, amount }) => (id === 'coupon' ? sum - amount : sum), 0),
  }
  const { total } = sums
  if (open !== before.open) tell('checkout:advanced', { step: open, number: numberOf(open), order: id, ...now })
  if (
    payment.at !== 'paid' &&
    (methodOf(payment) !== methodOf(before.payment) || due !== before.order.due || isPickedNow(before, after))
  )
    tell('payment:changed', { method: methodOf(payment), chosen: isPicked(after), due, ...now })
  for (const { message, field } of after.problems)
    if (
      field !== orderFields.coupon &&
      !before.problems.some((problem) => problem.message === message && problem.field === field)
    )
      tell('checkout:failed', { message, field })
  const shown =
    after.heldUp > before.heldUp || after.notice !== before.notice ? errorShown(after, terms, language) : undefined
  if (shown) tell('checkout:failed', shown)
  if (coupon?.code !== before.order.coupon?.code)
    tell('coupon:changed', {
      op: coupon ? 'add' : 'remove',
      coupon: (coupon ?? before.order.coupon)?.code ?? '',
      ...sums,
    })
  if (order.quote !== before.order.quote) tell('quote:changed', { total })
  if (payment.at === 'paid' && before.payment.at !== 'paid') tell('order:placed', { id, ...sums, currency })
}

const isPicked = (state: CheckoutState): boolean => !!state.picked && state.picked === methodOf(state.payment)

const isPickedNow = (before: CheckoutState, after: CheckoutState): boolean => isPicked(after) && !isPicked(before)
