/** Reads and writes the payments of the stand-ins in the shop's database. */
import { randomBytes } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../database/open'
import { vendorPayments } from '../database/payment-tables'
import type { PaymentInput, PaymentStatus } from '../payment/provider'

/** A payment of a stand-in. */
export type VendorPayment = typeof vendorPayments.$inferSelect

/** The fields of a payment that can change. */
export type PaymentUpdate = Partial<Omit<VendorPayment, 'id' | 'vendor' | 'key' | 'order' | 'at'>>

/** The statuses in which a payment can be changed. */
export const untried: readonly PaymentStatus[] = ['requires_payment_method', 'requires_confirmation']

/** The statuses in which a payment can be confirmed or cancelled. */
export const open: readonly PaymentStatus[] = [...untried, 'requires_action']

/** A new id with a prefix like Stripe's: `pi_4f…`. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`

/** Creates a payment, or returns the one with the same key. */
export async function createPayment(
  db: Database,
  vendor: string,
  { order, amount, currency, key, back, locale }: PaymentInput,
  { id, secret }: Pick<VendorPayment, 'id' | 'secret'>,
): Promise<VendorPayment> {
  const fresh = {
    status: 'requires_payment_method',
    method: '',
    brand: '',
    lastFour: '',
    operation: '',
    token: '',
    refunded: false,
  } as const
  await db
    .insert(vendorPayments)
    .values({ ...fresh, id, secret, vendor, key, order, amount, currency, back, locale, at: Date.now() })
    .onConflictDoNothing()
  const [made] = await db.select().from(vendorPayments).where(eq(vendorPayments.key, key))
  if (!made) throw new Error(`no payment for ${key}`)
  return made
}

/** A payment of a provider by its id. */
export async function findPayment(db: Database, vendor: string, id: string): Promise<VendorPayment | undefined> {
  const [found] = await db
    .select()
    .from(vendorPayments)
    .where(and(eq(vendorPayments.id, id), eq(vendorPayments.vendor, vendor)))
  return found
}

/** A payment of a provider by its secret. */
export async function paymentBySecret(db: Database, vendor: string, secret: string) {
  const [found] = await db
    .select()
    .from(vendorPayments)
    .where(and(eq(vendorPayments.secret, secret), eq(vendorPayments.vendor, vendor)))
  return found
}

/**
 * Changes a payment that has one of these statuses. Of two simultaneous changes one succeeds.
 *
 * @param token the authorisation token that the payment must have
 * @returns whether it was changed
 */
export async function updatePayment(
  db: Database,
  id: string,
  from: readonly PaymentStatus[],
  move: PaymentUpdate,
  token?: string,
): Promise<boolean> {
  const { rowsAffected } = await db
    .update(vendorPayments)
    .set(move)
    .where(
      and(
        eq(vendorPayments.id, id),
        inArray(vendorPayments.status, [...from]),
        token === undefined ? undefined : eq(vendorPayments.token, token),
      ),
    )
  return rowsAffected === 1
}
