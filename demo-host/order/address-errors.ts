/** Validates an order's addresses. Errors have the names of the form's fields (ADDR-01, ADDR-04). */

import { type Country, findCountryByNumber } from '../../core/base/country/countries.rules'
import type { FieldError } from '../../core/base/net/field-error.contract'
import { type AddressError, addressErrors as problemsOf } from '../../core/shop/address/address.rules'
import type { Address } from '../../core/shop/order/order.contract'
import { paneField } from '../../core/shop/order/order-form.contract'
import type { OrderRow } from '../database/order-tables'
import type { ShopCode } from '../visitor/texts/texts'
import type { Visitor } from '../visitor/visitor'
import { countryTerms, type Delivered } from './country-terms'
import { provincesOf } from './provinces'

type TextLookup = Pick<Visitor, 't'>['t']

const texts: Readonly<Record<AddressError, ShopCode>> = {
  required: 'required',
  invalid: 'invalid',
  'starts-with-1': 'notWithOne',
  'po-box': 'noBoxes',
  'contact-us': 'contactUs',
}

/** The errors of the delivery address, and of the billing address if it differs. */
export function addressErrors(
  { country, t }: Pick<Visitor, 'country' | 't'>,
  { delivery, billing, copyAddress }: Pick<OrderRow, 'delivery' | 'billing' | 'copyAddress'>,
): FieldError[] {
  const billed = findCountryByNumber(billing.country)
  return [
    ...deliveryErrors(country, delivery, t),
    ...(copyAddress ? [] : billed ? ofAddress('billing', billed, billing, t) : [countryMissing(t)]),
  ]
}

/** The errors of the delivery address, including Australia's delivery areas and cities without delivery. */
export function deliveryErrors(country: Country, delivery: Address, t: TextLookup): FieldError[] {
  const refused = countryTerms[country.code].notShippable.includes(delivery.city.toLowerCase())
  return [
    ...ofAddress('delivery', country, delivery, t, countryTerms[country.code].delivered),
    ...(refused ? [{ field: paneField('delivery', 'city'), message: t('notShippable') }] : []),
  ]
}

function ofAddress(
  pane: 'delivery' | 'billing',
  { code }: Country,
  address: Address,
  t: TextLookup,
  delivered?: Delivered,
): FieldError[] {
  const zones = provincesOf(code).length
  const problems = problemsOf(code, address, { zones, ...delivered })
  return Object.entries(problems).map(([part, problem]) => ({
    field: paneField(pane, part),
    message: t(texts[problem]),
  }))
}

const countryMissing = (t: TextLookup): FieldError => ({
  field: paneField('billing', 'country'),
  message: t('required'),
})
