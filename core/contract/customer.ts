/** Who is logged in: document 2, sections 3 and 7 (CUSTOMER-01). */
import { array, nullish, string } from 'valibot'
import { shape } from '../shape'
import { figure, flag, name, words } from '../written-by-php'
import type { Endpoint } from './endpoint'

const customerAnswer = shape({
  success: flag,
  errors: nullish(array(string()), () => []),
  customer_address_1: words,
  customer_address_2: words,
  city: words,
  country: words,
  email: words,
  first_name: words,
  last_name: words,
  id: nullish(name, ''),
  order_count: nullish(figure, 0),
  phone: words,
  province: words,
  province_code: words,
  tags: words,
  total_spent: nullish(figure, 0),
  zip: words,
})

/** GET /ajax/rove_customer: who is logged in, for tracking's declared receiver only. */
export const customer: Endpoint<Record<string, never>, typeof customerAnswer> = {
  name: 'customer.read',
  method: 'GET',
  path: '/ajax/rove_customer',
  source: 'document 2, sections 3 and 7',
  changes: false,
  query: () => ({}),
  answer: customerAnswer,
}
