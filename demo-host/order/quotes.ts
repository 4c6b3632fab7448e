/** What delivery costs, by where it goes and for whom. */
import type { Address } from '../../core/contract/order'
import type { Country } from '../../core/domain/countries'
import { formatMoney } from '../../core/domain/money'
import { priceIn } from '../database/prices'
import type { Visitor } from '../visitor/visitor'
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

/** The ways to an address; none where it is not yet known where that is. */
export function quotesFor(
  { country, say }: Pick<Visitor, 'country' | 'say'>,
  delivery: Address,
  isMember: boolean,
): Quote[] {
  if (!isPlace(country, delivery)) return []
  const { code } = provinceOf(country.code, delivery.zone) ?? { code: '' }
  const distance = countryTerms[country.code].far.includes(code) ? 'far' : 'near'
  return ways.map(({ id, name, [distance]: [forMembers, forOthers] }) => {
    const price = priceIn(country.code, isMember ? forMembers : forOthers)
    return { id, title: `${say(name)} - ${formatMoney(price, country.currency)}`, price }
  })
}

/** An address that says where it is. */
function isPlace(country: Country, { street1, city, postal_code, zone }: Address): boolean {
  return street1 !== '' && city + postal_code !== '' && (zone !== 0 || country.code === 'KR')
}
