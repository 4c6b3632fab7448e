/** The buyer of an order, in the country in which the order was started. */
import { findCountry } from '../../core/country/countries.rules'
import type { OrderRow } from '../database/order-tables'
import type { Visitor } from '../visitor/visitor'

/** The visitor with the order's country and currency. */
export function buyerOf(visitor: Visitor, { country }: Pick<OrderRow, 'country'>): Visitor {
  return { ...visitor, country: findCountry(country) ?? visitor.country }
}
