/** What is wrong with an order's addresses, by the names of the form's fields (ADDR-01, ADDR-04). */
import { type Address, type OrderProblem, paneField } from '../../core/contract/order'
import { type Country, countries } from '../../core/domain/countries'
import type { KeptOrder } from '../database/order-tables'
import type { Visitor } from '../visitor/visitor'
import { countryTerms } from './country-terms'

type Pane = 'delivery' | 'billing'
type Say = Pick<Visitor, 'say'>['say']

/** Of both addresses, where the bill has one of its own. */
export function addressProblems(
  { country, say }: Pick<Visitor, 'country' | 'say'>,
  { delivery, billing, copyAddress }: Pick<KeptOrder, 'delivery' | 'billing' | 'copyAddress'>,
): OrderProblem[] {
  const billed = countries.find(({ numeric }) => numeric === billing.country)
  return [
    ...ofAddress('delivery', delivery, country, say),
    ...cityProblems(delivery, country, say),
    ...(copyAddress ? [] : ofAddress('billing', billing, billed, say)),
  ]
}

/** A city that nobody delivers to. */
function cityProblems({ city }: Address, { code }: Country, say: Say): OrderProblem[] {
  const field = paneField('delivery', 'city')
  const refused = countryTerms[code].notShippable.includes(city.toLowerCase())
  return refused ? [{ field, message: say('notShippable') }] : []
}

function ofAddress(pane: Pane, address: Address, country: Country | undefined, say: Say): OrderProblem[] {
  const needed: (keyof Address)[] = ['first_name', 'last_name', 'street1', 'city', 'phone']
  return needed
    .filter((part) => !address[part] || !country)
    .map((part) => ({ field: paneField(pane, part), message: say('required') }))
}
