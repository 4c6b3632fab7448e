/** Publishes the facts of the checkout (TRACK-02). They contain none of the visitor's input. */

import type { Language } from '../../../core/base/country/countries.rules'
import { typedEmail, typedText } from '../../../core/base/input/typed.rules'
import { createTextLookup } from '../../../core/base/texts/texts'
import { isOrderEmail } from '../../../core/shop/contacts/email.rules'
import type { CheckoutFailed } from '../../../core/shop/order/order.facts'
import { orderFields } from '../../../core/shop/order/order-form.contract'
import { extrasOf, sumsOf } from '../../../core/shop/order/sums.rules'
import { accountTexts } from '../account/account.texts'
import { quoteShown } from '../address/address.rules'
import { addressTexts } from '../address/address.texts'
import type { Settings } from '../checkout.rules'
import { numberOf } from '../checkout.rules'
import { checkoutTexts } from '../checkout.texts'
import type { CheckoutDeps } from '../checkout.types'
import type { CheckoutState } from '../checkout-state.types'
import { methodOf } from '../payment/payment.machine'
import type { ReportMissing } from './facts-missing.model'
import { missingFields } from './facts-missing.rules'

/** Publishes the facts that follow from a state change. */
export type FactsModel = (before: CheckoutState, after: CheckoutState) => void

/** @see FactsModel */
export function createFactsModel({
  publish,
  settings,
  page: { language },
  reportMissing,
}: Pick<CheckoutDeps, 'publish' | 'settings' | 'page'> & { readonly reportMissing: ReportMissing }): FactsModel {
  return (before, after) => {
    const { order, open, payment } = after
    const { id, due, currency, coupon, lines, totals } = order
    const sums = sumsOf(order)
    const arePriced = lines.every(({ price }) => price != null)
    const now = {
      ...sums,
      currency,
      goods: [
        // A line's total includes its protection, which is an item of its own where all lines have a price.
        ...lines.map(({ url, qty, price, total }) => ({
          url: url ?? '',
          quantity: qty,
          price: arePriced && price != null ? price : total / qty,
        })),
        ...extrasOf(totals, !arePriced).map((extra) => ({ url: '', ...extra })),
      ],
      coupon: coupon?.code ?? '',
      discount: totals.reduce((sum, { id, amount }) => (id === 'coupon' ? sum - amount : sum), 0),
    }
    const { total } = sums
    if (open !== before.open) publish('checkout:advanced', { step: open, number: numberOf(open), order: id, ...now })
    if (
      payment.at !== 'paid' &&
      (methodOf(payment) !== methodOf(before.payment) || due !== before.order.due || isPickedNow(before, after))
    )
      publish('payment:changed', { method: methodOf(payment), chosen: isPicked(after), due, ...now })
    for (const { message, field } of after.problems)
      if (
        field !== orderFields.coupon &&
        !before.problems.some((problem) => problem.message === message && problem.field === field)
      )
        publish('checkout:failed', { message, field })
    if (after.blockedCount > before.blockedCount || after.notice !== before.notice) {
      const shown = errorShown(after, settings, language)
      if (shown) publish('checkout:failed', shown)
      reportMissing(missingFields(after, settings))
    }
    if (coupon?.code !== before.order.coupon?.code)
      publish('coupon:changed', {
        op: coupon ? 'add' : 'remove',
        coupon: (coupon ?? before.order.coupon)?.code ?? '',
        ...sums,
      })
    if (order.quote !== before.order.quote) publish('quote:changed', { total })
    if (payment.at === 'paid' && before.payment.at !== 'paid') publish('order:placed', { id, ...sums, currency })
  }
}

const isPicked = (state: CheckoutState): boolean => !!state.picked && state.picked === methodOf(state.payment)

const isPickedNow = (before: CheckoutState, after: CheckoutState): boolean => isPicked(after) && !isPicked(before)

/**
 * The message that explains why Continue was blocked (CHK-07): the notice, else the error of the e-mail address or of
 * the quote; `undefined` if it is the server's message, or only says that a field is empty.
 */
function errorShown(state: CheckoutState, settings: Settings, language: Language): CheckoutFailed | undefined {
  const { notice, open, draft } = state
  if (notice === 'completeField' || notice === 'protectionRequired') return undefined
  if (notice)
    return {
      message: createTextLookup(checkoutTexts, language)(notice),
      field: notice === 'quoteRequired' ? 'quote' : open,
    }
  if (open === 'account' && typedText(draft.email) && !isOrderEmail(typedEmail(draft.email)))
    return { message: createTextLookup(accountTexts, language)('invalid'), field: 'email' }
  const shown = open === 'address' && quoteShown(state, settings)
  return shown === 'failed' || shown === 'none'
    ? { message: createTextLookup(addressTexts, language)(shown), field: 'quote' }
    : undefined
}
