/** A payment provider whose payments are in the shop's database. */
import type { Database } from '../database/open'
import type { PaymentProvider } from '../payment/provider'
import {
  createPayment,
  findPayment,
  newId,
  open,
  untried,
  updatePayment,
  type VendorPayment,
} from './stand-in-payments'

/** The naming of a provider's payments. */
export interface VendorNames {
  /** The prefix of its payments' ids: `pi`. */
  readonly prefix: string
  secret(id: string): string
}

/** @param vendor its name in the database */
export function standIn(db: Database, vendor: string, { prefix, secret }: VendorNames): PaymentProvider {
  const retrieve = async (id: string): Promise<VendorPayment> => {
    const found = await findPayment(db, vendor, id)
    if (!found) throw new Error(`${vendor} has no payment ${id}`)
    return found
  }
  return {
    retrieve,
    create(asked) {
      const id = newId(prefix)
      return createPayment(db, vendor, asked, { id, secret: secret(id) })
    },
    async update(id, amount) {
      // The visitor's authorisation was for the previous amount.
      await updatePayment(db, id, untried, { amount, token: '' })
      return retrieve(id)
    },
    async cancel(id) {
      await updatePayment(db, id, open, { status: 'canceled', next: null, proved: null })
      return retrieve(id)
    },
    async refund(id) {
      await updatePayment(db, id, ['requires_capture'], { status: 'canceled' })
      await updatePayment(db, id, ['succeeded'], { refunded: true })
    },
  }
}
