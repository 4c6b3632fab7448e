/** The call that reads the customer (CUSTOMER-01). */
import { nullish } from 'valibot'
import { listOf } from '../../base/input/php-list'
import { numericString, optionalPhp, optionalText, phpFlag, text } from '../../base/input/php-values'
import { shape } from '../../base/input/shape'
import type { Endpoint } from '../../base/net/endpoint.contract'

const customerAnswer = shape({
  success: phpFlag,
  errors: optionalPhp(listOf(text), () => []),
  customer_address_1: optionalText,
  customer_address_2: optionalText,
  city: optionalText,
  country: optionalText,
  email: optionalText,
  first_name: optionalText,
  last_name: optionalText,
  id: optionalText,
  order_count: nullish(numericString, 0),
  phone: optionalText,
  province: optionalText,
  province_code: optionalText,
  tags: optionalText,
  total_spent: nullish(numericString, 0),
  zip: optionalText,
})

/** GET /ajax/rove_customer: the customer, for the contact sink of tracking only. */
export const customer: Endpoint<Record<string, never>, typeof customerAnswer> = {
  name: 'customer.read',
  method: 'GET',
  path: '/ajax/rove_customer',
  requirements: ['CUSTOMER-01'],
  changes: false,
  query: () => ({}),
  answer: customerAnswer,
}
