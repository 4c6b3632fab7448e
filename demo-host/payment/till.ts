/** What every step of paying is done with. */
import type { Database } from '../database/open'
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
