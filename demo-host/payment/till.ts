/** What every step of paying is done with, and for whom. */
import { findCountry } from '../../core/domain/countries'
import type { Database } from '../database/open'
import type { KeptOrder } from '../database/order-tables'
import type { Visitor } from '../visitor/visitor'
import type { Providers } from './providers'

/** The shop's books, and who takes money for it. */
export interface Till {
  readonly db: Database
  readonly providers: Providers
}

/** The visitor as a buyer in the order's own country, wherever they look around in another tab. */
export function buyerOf(visitor: Visitor, { country }: KeptOrder): Visitor {
  return { ...visitor, country: findCountry(country) ?? visitor.country }
}
