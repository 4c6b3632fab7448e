/** Who is logged in, as the server says. Source: document 2, sections 3 and 7 (CUSTOMER-01). */
import { identify } from '../contacts'
import { customer } from '../contract/customer'
import { callShop } from '../net/call-shop'

/** Requests it, and passes the contact to the marketing service alone. @returns how many orders the customer has */
export async function readCustomer(): Promise<number> {
  const { success, email, first_name, last_name, phone, country, order_count } = await callShop(customer, {})
  if (!success) return 0
  identify({ email, firstname: first_name, lastname: last_name, phone, country }, 'login')
  return order_count
}
