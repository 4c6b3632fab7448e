/** What the checkout says on a story's page, by its parts. */

import { accountTexts } from '../widgets/checkout/account/account.texts'
import { addressTexts } from '../widgets/checkout/address/address.texts'
import { checkoutTexts } from '../widgets/checkout/checkout.texts'
import { expiryTexts } from '../widgets/checkout/expiry/expiry.texts'
import { lookupTexts } from '../widgets/checkout/lookup/lookup.texts'
import { membershipTexts } from '../widgets/checkout/membership/membership.texts'
import { paymentTexts } from '../widgets/checkout/payment/payment.texts'
import { progressTexts } from '../widgets/checkout/payment/payment-progress.texts'
import { referralTexts } from '../widgets/checkout/payment/payment-referral.texts'
import { protectionTexts } from '../widgets/checkout/protection/protection.texts'
import { summaryTexts } from '../widgets/checkout/summary/summary.texts'
import { wordsOf } from './words'

/** The texts of each part. */
export const say = {
  account: wordsOf(accountTexts),
  address: wordsOf(addressTexts),
  checkout: wordsOf(checkoutTexts),
  expiry: wordsOf(expiryTexts),
  lookup: wordsOf(lookupTexts),
  membership: wordsOf(membershipTexts),
  payment: wordsOf(paymentTexts),
  progress: wordsOf(progressTexts),
  protection: wordsOf(protectionTexts),
  referral: wordsOf(referralTexts),
  summary: wordsOf(summaryTexts),
}
