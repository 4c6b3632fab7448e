/** The tables of orders and their placement. */
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Locale } from '../../core/base/country/countries.rules'
import { type Address, type Order, orderTypes } from '../../core/shop/order/order.contract'

/** One model in an order. */
export interface Piece {
  readonly nid: number
  readonly title: string
  readonly model: string
  /** The protection that was chosen with it in the cart, or nothing. */
  readonly protection: string
  readonly qty: number
}

/** An order that no longer follows the cart: a payment is under way, or it is paid. */
export interface FixedOrder {
  readonly order: Order
  readonly pieces: readonly Piece[]
  /** The locale of its texts. */
  readonly locale?: Locale
}

/** What is paid for, and by which method. */
export interface PaidFor {
  readonly fixed: FixedOrder
  readonly method: string
}

/** The stored data of a card. */
export interface StoredCard {
  readonly type: string
  readonly lastFour: string
}

/** Orders. Until a payment begins, the lines are those of the cart, and the order is computed on each request. */
export const orders = sqliteTable(
  'orders',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    owner: text('owner').notNull(),
    /** The shop's code of the country it is bought in. */
    country: text('country').notNull(),
    type: text('type', { enum: orderTypes }).notNull(),
    status: text('status', { enum: ['open', 'processing', 'paid'] }).notNull(),
    /** In milliseconds since 1970. */
    created: integer('created').notNull(),
    modified: integer('modified').notNull(),
    email: text('email').notNull(),
    membership: integer('membership').$type<0 | 1>(),
    delivery: text('delivery', { mode: 'json' }).$type<Address>().notNull(),
    billing: text('billing', { mode: 'json' }).$type<Address>().notNull(),
    copyAddress: integer('copy_address', { mode: 'boolean' }).notNull(),
    quote: text('quote'),
    /** The protection term in years: 0 is none, null is not yet chosen. */
    protection: integer('protection'),
    credit: integer('credit', { mode: 'boolean' }).notNull(),
    referral: text('referral', { mode: 'json' }).$type<Readonly<Record<string, string>>>().notNull(),
    /** The payment method, if the server's form was used. */
    method: text('method').notNull(),
    card: text('card', { mode: 'json' }).$type<StoredCard>(),
    comments: text('comments').notNull(),
    /** The order at the beginning of the live attempt; null without one. */
    fixed: text('fixed', { mode: 'json' }).$type<FixedOrder>(),
  },
  (row) => [index('orders_of_owner').on(row.owner, row.status)],
)

/** A row of an order. */
export type OrderRow = typeof orders.$inferSelect

/** The operation that placed an order: one for each order. */
export const orderPlacements = sqliteTable('order_placements', {
  orderId: integer('order_id').primaryKey(),
  owner: text('owner').notNull(),
  operation: text('operation').notNull(),
  at: integer('at').notNull(),
})

/** The stock allocated to an order. `left` would be null if the stock is insufficient, which the column forbids. */
export const stockAllocations = sqliteTable(
  'stock_allocations',
  {
    orderId: integer('order_id').notNull(),
    owner: text('owner').notNull(),
    model: text('model').notNull(),
    from: text('from_where').notNull(),
    qty: integer('qty').notNull(),
    left: integer('left_there').notNull(),
  },
  (row) => [primaryKey({ columns: [row.orderId, row.model, row.from] })],
)

/**
 * Store credit used by orders, in cents of US dollars, whatever the order's currency. `left` would be null if the credit
 * is insufficient, which the column forbids.
 */
export const creditUses = sqliteTable('credit_uses', {
  orderId: integer('order_id').primaryKey(),
  owner: text('owner').notNull(),
  cents: integer('cents').notNull(),
  left: integer('left_there').notNull(),
})

/** Memberships bought with orders. */
export const memberships = sqliteTable('memberships', {
  orderId: integer('order_id').primaryKey(),
  owner: text('owner').notNull(),
  email: text('email').notNull(),
  /** In milliseconds since 1970. */
  ends: integer('ends').notNull(),
})
