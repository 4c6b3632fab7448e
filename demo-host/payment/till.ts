/** What every step of paying is done with, and for whom. */
import { findCountry } from '../../core/domain/countries'
import type { Database } from '../database/open'
import type { KeptOrder } from '../database/order-tables'
import type { Visitor } from '../visitor/visitor'
import { createProviders, type Providers } from './providers'
import { createTurns, type InTurn } from './turns'

/** The shop's books, and who takes money for it. */
export interface Till {
  readonly db: Database
  readonly providers: Providers
  /** What is done for one order is done one after the other. */
  readonly inTurn: InTurn
}

/** @param db the shop's database */
export function createTill(db: Database): Till {
  return { db, providers: createProviders(db), inTurn: createTurns() }
}

/** The visitor as a buyer in the order's own country, wherever they look around in another tab. */
export function buyerOf(visitor: Visitor, { country }: KeptOrder): Visitor {
  return { ...visitor, country: findCountry(country) ?? visitor.country }
}
