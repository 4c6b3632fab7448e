/** The buyer of an order, in the country in which the order was started, and in its language. */
import { findCountry, languageOf } from '../../core/base/country/countries.rules'
import type { OrderRow } from '../database/order-tables'
import { shopTextsIn } from '../visitor/texts/texts'
import type { Visitor } from '../visitor/visitor'

/**
 * The visitor with the order's country and currency, and with a locale of that country: the one in which the order was
 * fixed, else their own where the country has it.
 */
export function buyerOf(visitor: Visitor, { country: code, fixed }: Pick<OrderRow, 'country' | 'fixed'>): Visitor {
  const country = findCountry(code) ?? visitor.country
  const own = country.locales.includes(visitor.locale) ? visitor.locale : country.locales[0]
  const locale = fixed?.locale ?? own
  return { ...visitor, country, locale, language: languageOf(locale), t: shopTextsIn(locale) }
}

/** 1 if membership is bought. In a country for members only, every order of a non-member includes it (MEMB-01). */
export function orderMembership(
  { persona, flags }: Visitor,
  { membership }: Pick<OrderRow, 'membership'>,
): 0 | 1 | undefined {
  if (persona === 'member') return 0
  if (flags.includes('membership-only') || flags.includes('membership-lock')) return 1
  return membership ?? undefined
}

/** The buyer whose prices, shipping options and coupons the order has: a member already while membership is bought. */
export function pricedFor(buyer: Visitor, orderRow: Pick<OrderRow, 'membership'>): Visitor {
  return orderMembership(buyer, orderRow) === 1 ? { ...buyer, persona: 'member' } : buyer
}
