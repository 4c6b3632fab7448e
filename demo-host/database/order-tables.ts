/** The tables of orders, and of what becomes of one that is placed. */
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { type Address, type Order, orderTypes } from '../../core/contract/order'

/** One model in an order. */
export interface Piece {
  readonly nid: number
  readonly title: string
  readonly model: string
  /** The protection that was chosen with it in the cart, or nothing. */
  readonly protection: string
  readonly qty: number
}

/** An order that does not follow the cart: somebody is about to pay for it, or has paid. */
export interface FixedOrder {
  readonly order: Order
  readonly pieces: readonly Piece[]
}

/** What somebody pays for, and how. */
export interface PaidFor {
  readonly fixed: FixedOrder
  readonly method: string
}

/** What may be kept of a card. */
export interface KeptCard {
  readonly type: string
  readonly lastFour: string
}

/** Orders. As long as nobody pays for one its lines are those of the cart, and it is reckoned whenever it is asked for. */
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
    /** A term in years; 0 is none, nothing is not asked yet. */
    protection: integer('protection'),
    credit: integer('credit', { mode: 'boolean' }).notNull(),
    referral: text('referral', { mode: 'json' }).$type<Readonly<Record<string, string>>>().notNull(),
    /** How it is to be paid, where the server's own form was told. */
    method: text('method').notNull(),
    card: text('card', { mode: 'json' }).$type<KeptCard>(),
    comments: text('comments').notNull(),
    /** What it was when the attempt to pay for it began; nothing while no attempt is alive. */
    fixed: text('fixed', { mode: 'json' }).$type<FixedOrder>(),
  },
  (row) => [index('orders_of_owner').on(row.owner, row.status)],
)

/** An order as it is kept. */
export type KeptOrder = typeof orders.$inferSelect

/** Which operation placed an order: an order has one. */
export const placings = sqliteTable('placings', {
  orderId: integer('order_id').primaryKey(),
  owner: text('owner').notNull(),
  operation: text('operation').notNull(),
  at: integer('at').notNull(),
})

/** What an order took from stock. `left` is nothing where there was not enough, and nothing is not allowed. */
export const takings = sqliteTable(
  'takings',
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

/** Store credit that orders used, in units of the country's currency. `left` is nothing where there was not enough. */
export const creditUses = sqliteTable('credit_uses', {
  orderId: integer('order_id').primaryKey(),
  owner: text('owner').notNull(),
  country: text('country').notNull(),
  amount: integer('amount').notNull(),
  left: integer('left_there').notNull(),
})

/** Memberships that were bought with orders. */
export const memberships = sqliteTable('memberships', {
  orderId: integer('order_id').primaryKey(),
  owner: text('owner').notNull(),
  email: text('email').notNull(),
  /** In milliseconds since 1970. */
  ends: integer('ends').notNull(),
})
