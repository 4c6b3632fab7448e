/** The shipping options by destination and membership. */

import { formatMoney } from '../../core/base/country/money.rules'
import type { Address } from '../../core/shop/order/order.contract'
import { priceIn } from '../database/prices'
import type { Visitor } from '../visitor/visitor'
import { deliveryErrors } from './address-errors'
import { countryTerms } from './country-terms'
import { provinceOf } from './provinces'

/** One shipping option. */
export interface Quote {
  readonly id: string
  /** `name - price`. */
  readonly title: string
  /** In units of the country's currency. */
  readonly price: number
}

/** Prices in US dollars: near the warehouse and far from it, for members and others. */
const ways = [
  { id: 'room---0', name: 'quoteRoom', near: [0, 0], far: [290, 390] },
  { id: 'assembly---0', name: 'quoteAssembly', near: [60, 120], far: [390, 560] },
  { id: 'weekend---0', name: 'quoteWeekend', near: [45, 45], far: [330, 430] },
] as const

/** The shipping options of an address; empty if its address is invalid. */
export function quotesFor(
  { country, t }: Pick<Visitor, 'country' | 't'>,
  delivery: Address,
  isMember: boolean,
): Quote[] {
  if (deliveryErrors(country, delivery, t).length > 0) return []
  const { code } = provinceOf(country.code, delivery.zone) ?? { code: '' }
  const distance = countryTerms[country.code].far.includes(code) ? 'far' : 'near'
  return ways.map(({ id, name, [distance]: [forMembers, forOthers] }) => {
    const price = priceIn(country.code, isMember ? forMembers : forOthers)
    return { id, title: `${t(name)} - ${price === 0 ? t('free') : formatMoney(price, country.currency)}`, price }
  })
}
