/** What is wrong with an order's addresses, by the names of the form's fields (ADDR-01, ADDR-04). */
import type { Address } from '../../core/contract/order'
import { paneField } from '../../core/contract/order-form'
import type { OrderProblem } from '../../core/contract/problem'
import { type AddressProblem, addressProblems as problemsOf } from '../../core/domain/address'
import { type Country, findCountryByNumber } from '../../core/domain/countries'
import type { KeptOrder } from '../database/order-tables'
import type { ShopCode } from '../visitor/texts/texts'
import type { Visitor } from '../visitor/visitor'
import { countryTerms, type Delivered } from './country-terms'
import { provincesOf } from './provinces'

type Say = Pick<Visitor, 'say'>['say']

const texts: Readonly<Record<AddressProblem, ShopCode>> = {
  required: 'required',
  invalid: 'invalid',
  'starts-with-1': 'notWithOne',
  'po-box': 'noBoxes',
  'contact-us': 'contactUs',
}

/** Of both addresses, where the bill has one of its own. */
export function addressProblems(
  { country, say }: Pick<Visitor, 'country' | 'say'>,
  { delivery, billing, copyAddress }: Pick<KeptOrder, 'delivery' | 'billing' | 'copyAddress'>,
): OrderProblem[] {
  const billed = findCountryByNumber(billing.country)
  return [
    ...deliveryProblems(country, delivery, say),
    ...(copyAddress ? [] : billed ? ofAddress('billing', billed, billing, say) : [countryMissing(say)]),
  ]
}

/** Of where it is to go: what Australia does not deliver to, and what nobody delivers to, too. */
export function deliveryProblems(country: Country, delivery: Address, say: Say): OrderProblem[] {
  const refused = countryTerms[country.code].notShippable.includes(delivery.city.toLowerCase())
  return [
    ...ofAddress('delivery', country, delivery, say, countryTerms[country.code].delivered),
    ...(refused ? [{ field: paneField('delivery', 'city'), message: say('notShippable') }] : []),
  ]
}

function ofAddress(
  pane: 'delivery' | 'billing',
  { code }: Country,
  address: Address,
  say: Say,
  delivered?: Delivered,
): OrderProblem[] {
  const zones = provincesOf(code).length
  const problems = problemsOf(code, address, { zones, ...delivered })
  return Object.entries(problems).map(([part, problem]) => ({
    field: paneField(pane, part),
    message: say(texts[problem]),
  }))
}

const countryMissing = (say: Say): OrderProblem => ({
  field: paneField('billing', 'country'),
  message: say('required'),
})
