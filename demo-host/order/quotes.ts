/** What delivery costs, by where it goes and for whom. */
import type { Address } from '../../core/contract/order'
import { formatMoney } from '../../core/domain/money'
import { priceIn } from '../database/prices'
import type { Visitor } from '../visitor/visitor'
import { deliveryProblems } from './address-problems'
import { countryTerms } from './country-terms'
import { provinceOf } from './provinces'

/** One way of delivery. */
export interface Quote {
  readonly id: string
  /** `name - price`. */
  readonly title: string
  /** In units of the country's currency. */
  readonly price: number
}

/** US dollars: near the warehouse and far from it, for members and for others. */
const ways = [
  { id: 'room---0', name: 'quoteRoom', near: [0, 0], far: [290, 390] },
  { id: 'assembly---0', name: 'quoteAssembly', near: [60, 120], far: [390, 560] },
  { id: 'weekend---0', name: 'quoteWeekend', near: [45, 45], far: [330, 430] },
] as const

/** The ways to an address; none where nothing can be delivered to it as it is. */
export function quotesFor(
  { country, say }: Pick<Visitor, 'country' | 'say'>,
  delivery: Address,
  isMember: boolean,
): Quote[] {
  if (deliveryProblems(country, delivery, say).length > 0) return []
  const { code } = provinceOf(country.code, delivery.zone) ?? { code: '' }
  const distance = countryTerms[country.code].far.includes(code) ? 'far' : 'near'
  return ways.map(({ id, name, [distance]: [forMembers, forOthers] }) => {
    const price = priceIn(country.code, isMember ? forMembers : forOthers)
    return { id, title: `${say(name)} - ${price === 0 ? say('free') : formatMoney(price, country.currency)}`, price }
  })
}
