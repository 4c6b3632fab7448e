/** Reads and writes orders in the database. A visitor has one open order in each country. */
import { and, desc, eq, gte, isNotNull, isNull, or } from 'drizzle-orm'
import type { Country } from '../../core/base/country/countries.rules'
import type { Address } from '../../core/shop/order/order.contract'
import type { Database } from '../database/open'
import { type OrderRow, orders, type PaidFor } from '../database/order-tables'
import { wholeNumber } from '../visitor/fields'
import type { Visitor } from '../visitor/visitor'

/** The time after its last change during which an open order is reused, in milliseconds. */
const reusable = 1_800_000

/** The fields of an open order that can be changed. */
export type OrderParts = Partial<
  Omit<OrderRow, 'id' | 'owner' | 'country' | 'status' | 'created' | 'modified' | 'fixed'>
>

/**
 * The visitor's order: the one being paid in any country, because it contains the cart; otherwise the open one of their
 * country, or a new one.
 */
export async function orderOf(db: Database, visitor: Visitor): Promise<OrderRow> {
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

/** Orders with a payment under way, or an undecided one. */
export const isUnderWay = or(eq(orders.status, 'processing'), and(eq(orders.status, 'open'), isNotNull(orders.fixed)))

/** The order of this visitor's cart with a payment under way, in any country. */
export async function orderUnderWay(db: Database, owner: string): Promise<OrderRow | undefined> {
  const [found] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.owner, owner), isUnderWay))
    .orderBy(desc(orders.status), desc(orders.id))
    .limit(1)
  return found
}

/** Whether an order still follows the cart and the visitor's choices. */
export const followsCart = ({ status, fixed }: OrderRow): boolean => status === 'open' && fixed === null

/** The visitor's latest paid order, for returning to the checkout with an empty cart. */
export async function justPaid(db: Database, { owner }: Visitor): Promise<OrderRow | undefined> {
  const recent = and(eq(orders.status, 'paid'), gte(orders.modified, Date.now() - reusable))
  const [found] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.owner, owner), recent))
    .orderBy(desc(orders.id))
    .limit(1)
  return found
}

/** The order with this id, if it is this visitor's. */
export async function orderById(db: Database, owner: string, id: number | string): Promise<OrderRow | undefined> {
  const number = wholeNumber(String(id))
  if (number === undefined) return undefined
  const [found] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, number), eq(orders.owner, owner)))
  return found
}

/** Changes fields of an order and prevents its expiry. An order with a payment under way stays unchanged. */
export async function changeOrder(db: Database, { id }: OrderRow, parts: OrderParts = {}): Promise<void> {
  await db
    .update(orders)
    .set({ ...parts, modified: Date.now() })
    .where(and(eq(orders.id, id), eq(orders.status, 'open'), isNull(orders.fixed)))
}

/**
 * Marks an order as processing: its payment can no longer be stopped, and the order no longer changes.
 *
 * @returns whether it was open
 */
export async function markProcessing(db: Database, { id }: OrderRow, { fixed, method }: PaidFor): Promise<boolean> {
  const { rowsAffected } = await db
    .update(orders)
    .set({ status: 'processing', fixed, method, modified: Date.now() })
    .where(and(eq(orders.id, id), eq(orders.status, 'open')))
  return rowsAffected === 1
}

/**
 * Reopens an order after a failed payment: it follows the cart again.
 *
 * @returns whether a payment was under way
 */
export async function reopen(db: Database, { id }: OrderRow): Promise<boolean> {
  const { rowsAffected } = await db
    .update(orders)
    .set({ status: 'open', fixed: null, modified: Date.now() })
    .where(and(eq(orders.id, id), eq(orders.status, 'processing')))
  return rowsAffected === 1
}

async function newOrder(db: Database, { owner, country, account }: Visitor): Promise<OrderRow> {
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

/** An address with only the country set. */
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
