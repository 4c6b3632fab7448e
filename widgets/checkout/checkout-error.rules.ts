/** The words that stand on the screen where Continue was held up (CHK-07). */
import type { Language } from '../../core/domain/countries'
import { isOrderEmail } from '../../core/domain/email'
import type { CheckoutFailed } from '../../core/facts-of-checkout'
import { createSay } from '../../core/texts'
import { accountTexts } from './account/account.texts'
import { quoteShown } from './address/address.rules'
import { addressTexts } from './address/address.texts'
import type { CheckoutState } from './checkout.machine'
import type { Terms } from './checkout.rules'
import { checkoutTexts } from './checkout.texts'

/** What is said beside Continue, else of the e-mail address or the quote; nothing where the server's words say it. */
export function errorShown(state: CheckoutState, terms: Terms, language: Language): CheckoutFailed | undefined {
  const { notice, open, draft } = state
  if (notice)
    return { message: createSay(checkoutTexts, language)(notice), field: notice === 'quoteRequired' ? 'quote' : open }
  if (open === 'account' && !isOrderEmail(draft.email))
    return { message: createSay(accountTexts, language)('invalid'), field: 'email' }
  const shown = open === 'address' && quoteShown(state, terms)
  return shown === 'failed' || shown === 'none'
    ? { message: createSay(addressTexts, language)(shown), field: 'quote' }
    : undefined
}
