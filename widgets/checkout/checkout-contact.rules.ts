/** Who a shopper says to be in the checkout: for the declared receiver alone (TRACK-03, TRACK-06). */
import type { Contact } from '../../core/contacts'
import type { Order } from '../../core/contract/order'

/** What the server has taken of it. Nothing that is empty is told. */
export function contactOf({ email, delivery }: Pick<Order, 'email' | 'delivery'>): Contact {
  const { first_name, last_name, phone, company } = delivery
  const told = { email, firstname: first_name, lastname: last_name, phone, company }
  return Object.fromEntries(Object.entries(told).filter(([, words]) => words))
}
