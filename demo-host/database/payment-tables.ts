/** The tables of payments: what the shop has begun, and what the stand-ins of its providers know. */
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { AttemptBuyer } from '../payment/attempt-buyer'
import type { PaymentStatus, Refusal } from '../payment/provider'
import type { FixedOrder } from './order-tables'

/** The attempts to pay for an order, one after the other: the last one is alive, those before it are cancelled. */
export const paymentAttempts = sqliteTable(
  'payment_attempts',
  {
    order: text('order_id').notNull(),
    /** From 1. */
    version: integer('version').notNull(),
    owner: text('owner').notNull(),
    method: text('method').notNull(),
    /** The payment's id at its provider. */
    payment: text('payment').notNull(),
    operation: text('operation').notNull(),
    buyer: text('buyer', { mode: 'json' }).$type<AttemptBuyer>().notNull(),
    /** What is paid for by it: the order as it was when it began. */
    fixed: text('fixed', { mode: 'json' }).$type<FixedOrder>().notNull(),
    /** The page that began it; empty for the shop's own pages. */
    page: text('page').notNull(),
    /** Nobody pays by it any more, as its page or its provider says: another may begin. */
    rested: integer('rested', { mode: 'boolean' }).notNull(),
    /** Its provider has said that it never will be paid: nothing is left to ask. */
    over: integer('over', { mode: 'boolean' }).notNull(),
    at: integer('at').notNull(),
    /** When the sweep last asked about it. */
    asked: integer('asked'),
  },
  (row) => [primaryKey({ columns: [row.order, row.version] })],
)

/** Payments that stand ready for one page each, and that nobody has been asked to pay. */
export const preparedPayments = sqliteTable(
  'prepared_payments',
  {
    order: text('order_id').notNull(),
    page: text('page').notNull(),
    method: text('method').notNull(),
    owner: text('owner').notNull(),
    /** The payment's id at its provider. */
    payment: text('payment').notNull(),
  },
  (row) => [primaryKey({ columns: [row.order, row.page, row.method] })],
)

/** Of which attempts the shop was told that a provider refused them. */
export const declinedAttempts = sqliteTable(
  'declined_attempts',
  {
    order: text('order_id').notNull(),
    operation: text('operation').notNull(),
    owner: text('owner').notNull(),
  },
  (row) => [primaryKey({ columns: [row.order, row.operation] })],
)

/** Events that providers sent: each is handled once. Nothing of their content is kept. */
export const webhookEvents = sqliteTable(
  'webhook_events',
  {
    method: text('method').notNull(),
    id: text('id').notNull(),
    /** The payment's id at its provider. */
    payment: text('payment').notNull(),
    at: integer('at').notNull(),
    /** When it was last tried. */
    asked: integer('asked'),
    /** Its attempt was settled, or there is none. */
    handled: integer('handled', { mode: 'boolean' }).notNull(),
  },
  (row) => [primaryKey({ columns: [row.method, row.id] })],
)

/** A payment as a stand-in knows it. No card number, no date and no name stands in it. */
export const vendorPayments = sqliteTable('vendor_payments', {
  id: text('id').primaryKey(),
  vendor: text('vendor').notNull(),
  /** Whoever shows it may pay: a client secret, a token in an address. */
  secret: text('secret').notNull(),
  /** The same key makes the same payment. */
  key: text('idempotency_key').notNull().unique(),
  order: text('order_id').notNull(),
  /** In the currency's smallest units. */
  amount: integer('amount').notNull(),
  currency: text('currency').notNull(),
  status: text('status').$type<PaymentStatus>().notNull(),
  /** What is waited for while the status is `requires_action`. */
  next: text('next').$type<'authenticate' | 'microdeposits'>(),
  /** What it becomes when the shopper has proved who they are. */
  proved: text('proved').$type<PaymentStatus>(),
  refusal: text('refusal', { mode: 'json' }).$type<Refusal>(),
  /** `card`, `us_bank_account`; and of a card its brand and last four digits. */
  method: text('method').notNull(),
  brand: text('brand').notNull(),
  lastFour: text('last_four').notNull(),
  /** The operation that was last tried, and its token where the provider gave one. */
  operation: text('operation').notNull(),
  token: text('token').notNull(),
  /** Where its own page leads back to. */
  back: text('back').notNull(),
  /** BCP 47. */
  locale: text('locale').notNull(),
  at: integer('at').notNull(),
})

/** What a visitor reads on the next page: Drupal's messages. */
export const messages = sqliteTable('messages', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  owner: text('owner').notNull(),
  kind: text('kind', { enum: ['status', 'warning', 'error'] }).notNull(),
  text: text('text').notNull(),
})
