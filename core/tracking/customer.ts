/** Who is logged in, as the server says. Source: document 2, sections 3 and 7 (CUSTOMER-01). */
import { identify } from '../contacts'
import { customer } from '../contract/customer'
import { callShop } from '../net/call-shop'
import type { SeenPage } from './seen'

/** Requests it: the contact is passed to the marketing service alone, the number of orders to what is seen of the page. */
export async function readCustomer(seen: Pick<SeenPage, 'learnOrders'>): Promise<void> {
  const { success, email, first_name, last_name, phone, country, order_count } = await callShop(customer, {})
  if (!success) return
  identify({ email, firstname: first_name, lastname: last_name, phone, country }, 'login')
  seen.learnOrders(order_count)
}
