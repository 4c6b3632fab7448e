/** A provider that stands in the shop's own database. */
import type { Database } from '../database/open'
import type { PaymentProvider } from '../payment/provider'
import { createPayment, findPayment, movePayment, newId, open, untried, type VendorPayment } from './vendor-book'

/** How a vendor names things. */
export interface VendorNames {
  /** How its payments' ids begin: `pi`. */
  readonly prefix: string
  secret(id: string): string
}

/** @param vendor its name in the book */
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
      // What the shopper has agreed to was agreed for the amount before.
      await movePayment(db, id, untried, { amount, token: '' })
      return retrieve(id)
    },
    async cancel(id) {
      await movePayment(db, id, open, { status: 'canceled', next: null, proved: null })
      return retrieve(id)
    },
  }
}
