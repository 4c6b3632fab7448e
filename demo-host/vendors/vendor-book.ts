/** What the stand-ins know of payments, in the shop's own database. */
import { randomBytes } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../database/open'
import { vendorPayments } from '../database/payment-tables'
import type { PaymentAsked, PaymentStatus } from '../payment/provider'

/** A payment as a stand-in knows it. */
export type VendorPayment = typeof vendorPayments.$inferSelect

/** What of a payment can change. */
export type PaymentMove = Partial<Omit<VendorPayment, 'id' | 'vendor' | 'key' | 'order' | 'at'>>

/** From which a payment may be changed. */
export const untried: readonly PaymentStatus[] = ['requires_payment_method', 'requires_confirmation']

/** From which a payment may be tried or cancelled. */
export const open: readonly PaymentStatus[] = [...untried, 'requires_action']

/** A new id with Stripe's kind of beginning: `pi_4f…`. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`

/** Makes a payment, or finds the one that was made with the same key. */
export async function createPayment(
  db: Database,
  vendor: string,
  { order, amount, currency, key, back, locale }: PaymentAsked,
  { id, secret }: Pick<VendorPayment, 'id' | 'secret'>,
): Promise<VendorPayment> {
  const fresh = {
    status: 'requires_payment_method',
    method: '',
    brand: '',
    lastFour: '',
    operation: '',
    token: '',
  } as const
  await db
    .insert(vendorPayments)
    .values({ ...fresh, id, secret, vendor, key, order, amount, currency, back, locale, at: Date.now() })
    .onConflictDoNothing()
  const [made] = await db.select().from(vendorPayments).where(eq(vendorPayments.key, key))
  if (!made) throw new Error(`no payment for ${key}`)
  return made
}

/** A payment by its id, at this vendor. */
export async function findPayment(db: Database, vendor: string, id: string): Promise<VendorPayment | undefined> {
  const [found] = await db
    .select()
    .from(vendorPayments)
    .where(and(eq(vendorPayments.id, id), eq(vendorPayments.vendor, vendor)))
  return found
}

/** A payment by its secret, at this vendor. */
export async function paymentBySecret(db: Database, vendor: string, secret: string) {
  const [found] = await db
    .select()
    .from(vendorPayments)
    .where(and(eq(vendorPayments.secret, secret), eq(vendorPayments.vendor, vendor)))
  return found
}

/**
 * Changes a payment where it stands as one of these: of two that try at once, one does.
 *
 * @param token where it has to be authorised by this one
 * @returns whether it was changed
 */
export async function movePayment(
  db: Database,
  id: string,
  from: readonly PaymentStatus[],
  move: PaymentMove,
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
