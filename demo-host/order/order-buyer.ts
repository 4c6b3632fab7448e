/** For whom an order is reckoned: it keeps the country it was begun in, wherever its visitor looks around meanwhile. */
import { findCountry } from '../../core/domain/countries'
import type { KeptOrder } from '../database/order-tables'
import type { Visitor } from '../visitor/visitor'

/** The visitor as a buyer in the order's own country, and so in its currency. */
export function buyerOf(visitor: Visitor, { country }: Pick<KeptOrder, 'country'>): Visitor {
  return { ...visitor, country: findCountry(country) ?? visitor.country }
}
