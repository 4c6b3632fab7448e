/** Orders in the database: a visitor has one open at a time in each country. */
import { and, desc, eq, gte, isNotNull, isNull, or } from 'drizzle-orm'
import type { Address } from '../../core/contract/order'
import type { Country } from '../../core/domain/countries'
import type { Database } from '../database/open'
import { type KeptOrder, orders, type PaidFor } from '../database/order-tables'
import { users } from '../database/schema'
import { wholeNumber } from '../visitor/fields'
import type { Visitor } from '../visitor/visitor'

/** How long after its last change an open order is taken up again, in milliseconds. */
const reusable = 1_800_000

/** What can be changed of an open order. */
export type OrderParts = Partial<
  Omit<KeptOrder, 'id' | 'owner' | 'country' | 'status' | 'created' | 'modified' | 'fixed'>
>

/**
 * The visitor's order: the one that is being paid for, in whichever country, as it holds what is in the cart; else the
 * open one of their country, or a new one.
 */
export async function orderOf(db: Database, visitor: Visitor): Promise<KeptOrder> {
  const { owner, country } = visitor
  const underWay = await orderUnderWay(db, owner)
  if (underWay) return underWay
  const fresh = and(eq(orders.status, 'open'), gte(orders.modified, Date.now() - reusable))
  const [found] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.owner, owner), eq(orders.country, country.code), fresh))
    .orderBy(desc(orders.id))
    .limit(1)
  return found ?? newOrder(db, visitor)
}

/** Which orders somebody is about to pay for, or may have paid. */
export const isUnderWay = or(eq(orders.status, 'processing'), and(eq(orders.status, 'open'), isNotNull(orders.fixed)))

/** The order of this visitor's cart that is being paid for, in whichever country; nothing where none is. */
export async function orderUnderWay(db: Database, owner: string): Promise<KeptOrder | undefined> {
  const [found] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.owner, owner), isUnderWay))
    .orderBy(desc(orders.status), desc(orders.id))
    .limit(1)
  return found
}

/** Whether an order still follows the cart and what its visitor says. */
export const isFree = ({ status, fixed }: KeptOrder): boolean => status === 'open' && fixed === null

/** What the visitor has just paid, if anything: who comes back to the checkout with an empty cart looks for it. */
export async function justPaid(db: Database, { owner }: Visitor): Promise<KeptOrder | undefined> {
  const recent = and(eq(orders.status, 'paid'), gte(orders.modified, Date.now() - reusable))
  const [found] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.owner, owner), recent))
    .orderBy(desc(orders.id))
    .limit(1)
  return found
}

/** An order, where it is this visitor's. */
export async function orderById(db: Database, owner: string, id: number | string): Promise<KeptOrder | undefined> {
  const number = wholeNumber(String(id))
  if (number === undefined) return undefined
  const [found] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, number), eq(orders.owner, owner)))
  return found
}

/** Changes parts of an order, and keeps it from expiring. One that is being paid for stays as it is. */
export async function changeOrder(db: Database, { id }: KeptOrder, parts: OrderParts = {}): Promise<void> {
  await db
    .update(orders)
    .set({ ...parts, modified: Date.now() })
    .where(and(eq(orders.id, id), eq(orders.status, 'open'), isNull(orders.fixed)))
}

/**
 * A payment can no longer be stopped: from here on the order stays what is paid for.
 *
 * @returns whether it was open
 */
export async function markProcessing(db: Database, { id }: KeptOrder, { fixed, method }: PaidFor): Promise<boolean> {
  const { rowsAffected } = await db
    .update(orders)
    .set({ status: 'processing', fixed, method, modified: Date.now() })
    .where(and(eq(orders.id, id), eq(orders.status, 'open')))
  return rowsAffected === 1
}

/**
 * The payment came to nothing: the order follows the cart again.
 *
 * @returns whether one was under way
 */
export async function reopen(db: Database, { id }: KeptOrder): Promise<boolean> {
  const { rowsAffected } = await db
    .update(orders)
    .set({ status: 'open', fixed: null, modified: Date.now() })
    .where(and(eq(orders.id, id), eq(orders.status, 'processing')))
  return rowsAffected === 1
}

async function newOrder(db: Database, { owner, country, persona }: Visitor): Promise<KeptOrder> {
  const [account] = await db.select().from(users).where(eq(users.name, persona))
  const now = Date.now()
  const [made] = await db
    .insert(orders)
    .values({
      owner,
      country: country.code,
      type: 'order',
      status: 'open',
      created: now,
      modified: now,
      email: account?.mail ?? '',
      delivery: emptyAddress(country),
      billing: emptyAddress(country),
      copyAddress: true,
      credit: false,
      referral: {},
      method: '',
      comments: '',
    })
    .returning()
  if (!made) throw new Error('The order was not made.')
  return made
}

/** An address of which only the country is known. */
export const emptyAddress = ({ numeric }: Country): Address => ({
  first_name: '',
  last_name: '',
  company: '',
  street1: '',
  street2: '',
  city: '',
  zone: 0,
  country: numeric,
  postal_code: '',
  phone: '',
})
