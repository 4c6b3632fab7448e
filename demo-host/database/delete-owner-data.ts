/** Deletes the data of a visitor. */
import { eq } from 'drizzle-orm'
import { renewalDiscounts, renewals } from './account-tables'
import type { Database } from './open'
import { creditUses, memberships, orderPlacements, orders, stockAllocations } from './order-tables'
import { declinedAttempts, messages, paymentAttempts, preparedPayments } from './payment-tables'
import { addressAnswers, cartLines, cartOperations, carts, events, loves, notices } from './schema'
import { swatchRequests } from './swatch-tables'
import { tradeApplications, tradeFiles } from './trade-tables'

const kept = [loves, addressAnswers, events, cartLines, cartOperations, carts, notices]
const ordered = [orders, orderPlacements, stockAllocations, creditUses, memberships, renewals, renewalDiscounts]
const applied = [tradeFiles, tradeApplications, swatchRequests]
const paid = [paymentAttempts, preparedPayments, declinedAttempts, messages]

/** Deletes all rows of one owner, in every table. */
export async function deleteOwnerData(db: Database, owner: string): Promise<void> {
  for (const table of [...kept, ...ordered, ...paid, ...applied]) await db.delete(table).where(eq(table.owner, owner))
}
