/** Reads addresses from the checkout's form. */

import { findCountryByNumber } from '../../core/base/country/countries.rules'
import type { Address } from '../../core/shop/order/order.contract'
import { orderFields, paneField } from '../../core/shop/order/order-form.contract'
import { wholeNumber } from '../visitor/fields'
import type { Visitor } from '../visitor/visitor'
import type { OrderParts } from './order-records'
import { provinceOf } from './provinces'

type Fields = Readonly<Partial<Record<string, string>>>

/** The length limit of each field. */
const longest = 128

/** Both addresses. Delivery is to the visitor's country; the billing address can be in any of the six. */
export function readAddresses({ country }: Pick<Visitor, 'country'>, fields: Fields): OrderParts {
  return {
    delivery: { ...readAddress(fields, 'delivery'), country: country.numeric },
    billing: readAddress(fields, 'billing'),
    copyAddress: fields[orderFields.copyAddress] === '1',
  }
}

function readAddress(fields: Fields, pane: 'delivery' | 'billing'): Address {
  const word = (part: keyof Address) => (fields[paneField(pane, part)] ?? '').trim().slice(0, longest)
  const country = findCountryByNumber(wholeNumber(word('country')))
  const zone = wholeNumber(word('zone')) ?? 0
  return {
    first_name: word('first_name'),
    last_name: word('last_name'),
    company: word('company'),
    street1: word('street1'),
    street2: word('street2'),
    city: word('city'),
    zone: country && provinceOf(country.code, zone) ? zone : 0,
    country: country?.numeric ?? 0,
    postal_code: word('postal_code'),
    phone: word('phone'),
  }
}
