/** The data of named customers, for `GET /ajax/rove_customer` (CUSTOMER-01). */
import type { AccountPersona } from '../visitor/personas'

/** One customer. */
export interface Customer {
  readonly first_name: string
  readonly last_name: string
  readonly customer_address_1: string
  readonly customer_address_2: string
  readonly city: string
  readonly province: string
  readonly province_code: string
  readonly country: string
  readonly zip: string
  readonly phone: string
  readonly tags: string
}

/** Customers by persona. */
export const customers: Readonly<Record<AccountPersona, Customer>> = {
  customer: {
    first_name: 'Ada',
    last_name: 'Lind',
    customer_address_1: '210 Alder Street',
    customer_address_2: 'Apt 4',
    city: 'Portland',
    province: 'Oregon',
    province_code: 'OR',
    country: 'US',
    zip: '97205',
    phone: '5035550117',
    tags: '',
  },
  member: {
    first_name: 'Noor',
    last_name: 'Vance',
    customer_address_1: '18 Linden Avenue',
    customer_address_2: '',
    city: 'Brooklyn',
    province: 'New York',
    province_code: 'NY',
    country: 'US',
    zip: '11215',
    phone: '7185550142',
    tags: 'member',
  },
  trade: {
    first_name: 'Ines',
    last_name: 'Okafor',
    customer_address_1: '400 Hyde Street',
    customer_address_2: 'Studio 2',
    city: 'San Francisco',
    province: 'California',
    province_code: 'CA',
    country: 'US',
    zip: '94109',
    phone: '4155550168',
    tags: 'trade',
  },
}
