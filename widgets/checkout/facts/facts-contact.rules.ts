/** The visitor's contact details from the order, for the contact sink of tracking only (TRACK-03, TRACK-06). */

import type { Contact } from '../../../core/shop/contacts/identify.action'
import type { Order } from '../../../core/shop/order/order.contract'

/** The contact details that the server has saved. Empty fields are left out. */
export function contactOf({ email, delivery }: Pick<Order, 'email' | 'delivery'>): Contact {
  const { first_name, last_name, phone, company } = delivery
  const contact = { email, firstname: first_name, lastname: last_name, phone, company }
  return Object.fromEntries(Object.entries(contact).filter(([, words]) => words))
}
