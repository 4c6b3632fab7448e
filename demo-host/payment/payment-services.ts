/** The services of payments. */
import type { Database } from '../database/open'
import { createOrderLock, type WithOrderLock } from './order-lock'
import { createProviders, type Providers } from './providers'

/** The database, the payment providers, and the lock on orders. */
export interface PaymentServices {
  readonly db: Database
  readonly providers: Providers
  /** Runs tasks of one order one after the other. */
  readonly withOrderLock: WithOrderLock
}

/** @param db the shop's database */
export function createPaymentServices(db: Database): PaymentServices {
  return { db, providers: createProviders(db), withOrderLock: createOrderLock() }
}
