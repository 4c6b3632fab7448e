/** Prices of members. Fetched for those who may be one. */
import { shownPrice } from '../../core/domain/membership'
import { readMemberTerms } from '../../core/host/settings/member-terms'
import type { Outlook } from './search.rules'

/** Prices as the page's settings have them for this visitor. */
export function memberPrices(): Outlook['shown'] {
  const terms = readMemberTerms()
  return (price) => shownPrice(price, terms)
}
