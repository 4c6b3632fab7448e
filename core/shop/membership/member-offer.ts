/** The discount that offers of the membership state (LOAD-06). */

import { languageTag } from '../../base/country/countries.rules'
import { readMarket } from '../../base/country/country.setting'
import { createTextLookup } from '../../base/texts/texts'
import { memberOfferTexts } from './member-offer.texts'
import { readOfferedDiscount } from './membership.setting'

/** “Members pay 20% less.” in the page's language; `undefined` if members have no discount. */
export function readMemberOffer(): string | undefined {
  const { locale, language } = readMarket()
  const discount = readOfferedDiscount()
  if (discount <= 0) return undefined
  const percent = new Intl.NumberFormat(languageTag(locale), { style: 'percent', maximumFractionDigits: 1 })
  return createTextLookup(memberOfferTexts, language)('membersPay', { percent: percent.format(discount) })
}
