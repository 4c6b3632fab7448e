/** The checkout's texts in the language of the story's page. */

import { addressFieldTexts } from '../../core/shop/address/address.texts'
import { lookupTexts } from '../../core/shop/lookup/lookup.texts'
import { outcomeTexts } from '../../core/shop/order/payment-outcomes.texts'
import { standingTexts } from '../../core/shop/order/payment-standing.texts'
import { serverMarkupTexts } from '../../core/view/form/server-markup.texts'
import { accountTexts } from '../../widgets/checkout/account/account.texts'
import { addressTexts } from '../../widgets/checkout/address/address.texts'
import { checkoutTexts } from '../../widgets/checkout/checkout.texts'
import { membershipTexts } from '../../widgets/checkout/membership/membership.texts'
import { paymentTexts } from '../../widgets/checkout/payment/payment.texts'
import { referralTexts } from '../../widgets/checkout/payment/payment-referral.texts'
import { protectionTexts } from '../../widgets/checkout/protection/protection.texts'
import { summaryTexts } from '../../widgets/checkout/summary/summary.texts'
import { timingTexts } from '../../widgets/checkout/timing/timing.texts'
import { textsOf } from '../kit/words'

/** The text lookup of each part. */
export const t = {
  account: textsOf(accountTexts),
  address: textsOf(addressTexts),
  field: textsOf(addressFieldTexts),
  checkout: textsOf(checkoutTexts),
  timing: textsOf(timingTexts),
  lookup: textsOf(lookupTexts),
  membership: textsOf(membershipTexts),
  payment: textsOf(paymentTexts),
  outcome: textsOf(outcomeTexts),
  standing: textsOf(standingTexts),
  protection: textsOf(protectionTexts),
  referral: textsOf(referralTexts),
  served: textsOf(serverMarkupTexts),
  summary: textsOf(summaryTexts),
}
