/** By country: an address in the delivery area, near the warehouse. */

import { type CountryCode, findCountry } from '../../core/base/country/countries.rules'
import type { Address } from '../../core/shop/order/order.contract'
import { provinceIds } from '../../demo-host/order/provinces'

const places: Readonly<Record<CountryCode, readonly [city: string, province: string, postal: string, phone: string]>> =
  {
    US: ['Portland', 'OR', '97205', '5035550117'],
    CA: ['Toronto', 'ON', 'M5V 2T6', '4165550117'],
    AU: ['Sydney', 'NSW', '2000', '0255501170'],
    KR: ['서울 강남구', '', '06236', '01055501177'],
    UK: ['London', 'ENG', 'SW1A 1AA', '02079460018'],
    HK: ['香港', 'HKI', '', '25550117'],
  }

/** The address of a country, with overrides. */
export function addressIn(country: CountryCode, other: Partial<Address> = {}): Address {
  const [city, province, postal_code, phone] = places[country]
  return {
    first_name: 'Ada',
    last_name: 'Lind',
    company: '',
    street1: '210 Alder Street',
    street2: '',
    city,
    zone: provinceIds(country, [province])[0] ?? 0,
    country: findCountry(country)?.numeric ?? 0,
    postal_code,
    phone,
    ...other,
  }
}
