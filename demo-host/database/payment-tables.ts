/** The tables of payments: the shop's attempts, and the payments of the stand-ins. */
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { AttemptBuyer } from '../payment/attempt-buyer'
import type { PaymentStatus, Refusal } from '../payment/provider'
import type { FixedOrder } from './order-tables'

/** The payment attempts of an order, in sequence. The last one is live; earlier ones are cancelled. */
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
    /** The order at the beginning of the attempt. */
    fixed: text('fixed', { mode: 'json' }).$type<FixedOrder>().notNull(),
    /** The id of the page that began it; empty for the shop's own pages. */
    page: text('page').notNull(),
    /** The attempt has rested, as its page or provider reported: another can begin. */
    rested: integer('rested', { mode: 'boolean' }).notNull(),
    /** The provider has reported that it will never be paid. */
    over: integer('over', { mode: 'boolean' }).notNull(),
    /** No page began it: its payment was charged without an attempt. */
    unasked: integer('unasked', { mode: 'boolean' }).notNull(),
    at: integer('at').notNull(),
    /** When the sweep last requested its status. */
    asked: integer('asked'),
  },
  (row) => [primaryKey({ columns: [row.order, row.version] })],
)

/** The payment of an order at each provider, prepared before an attempt, for all pages. */
export const preparedPayments = sqliteTable(
  'prepared_payments',
  {
    order: text('order_id').notNull(),
    method: text('method').notNull(),
    owner: text('owner').notNull(),
    /** The payment's id at its provider. */
    payment: text('payment').notNull(),
    buyer: text('buyer', { mode: 'json' }).$type<AttemptBuyer>().notNull(),
    /** It is settled: its order is paid with it, or it will never be charged, or it was refunded. */
    over: integer('over', { mode: 'boolean' }).notNull(),
    at: integer('at').notNull(),
    /** When the sweep last requested its status. */
    asked: integer('asked'),
  },
  (row) => [primaryKey({ columns: [row.order, row.method] })],
)

/** The attempts that were reported as declined by the provider. */
export const declinedAttempts = sqliteTable(
  'declined_attempts',
  {
    order: text('order_id').notNull(),
    operation: text('operation').notNull(),
    owner: text('owner').notNull(),
  },
  (row) => [primaryKey({ columns: [row.order, row.operation] })],
)

/** Events sent by providers. Each is handled once; their content is not stored. */
export const webhookEvents = sqliteTable(
  'webhook_events',
  {
    method: text('method').notNull(),
    id: text('id').notNull(),
    /** The payment's id at its provider. */
    payment: text('payment').notNull(),
    at: integer('at').notNull(),
    /** When it was last handled. */
    asked: integer('asked'),
    /** Its attempt is settled, or there is none. */
    handled: integer('handled', { mode: 'boolean' }).notNull(),
  },
  (row) => [primaryKey({ columns: [row.method, row.id] })],
)

/** A payment of a stand-in provider, without card number, expiry date and name. */
export const vendorPayments = sqliteTable('vendor_payments', {
  id: text('id').primaryKey(),
  vendor: text('vendor').notNull(),
  /** Authorises paying: a client secret, or a token in an address. */
  secret: text('secret').notNull(),
  /** The idempotency key. */
  key: text('idempotency_key').notNull().unique(),
  order: text('order_id').notNull(),
  /** In the currency's smallest units. */
  amount: integer('amount').notNull(),
  currency: text('currency').notNull(),
  status: text('status').$type<PaymentStatus>().notNull(),
  /** The required action while the status is `requires_action`. */
  next: text('next').$type<'authenticate' | 'microdeposits'>(),
  /** The status after successful authentication. */
  proved: text('proved').$type<PaymentStatus>(),
  refusal: text('refusal', { mode: 'json' }).$type<Refusal>(),
  /** What was charged was given back. */
  refunded: integer('refunded', { mode: 'boolean' }).notNull(),
  /** `card`, `us_bank_account`; and of a card its brand and last four digits. */
  method: text('method').notNull(),
  brand: text('brand').notNull(),
  lastFour: text('last_four').notNull(),
  /** The last operation, and its token if the provider gave one. */
  operation: text('operation').notNull(),
  token: text('token').notNull(),
  /** The return address of the provider's page. */
  back: text('back').notNull(),
  /** BCP 47. */
  locale: text('locale').notNull(),
  at: integer('at').notNull(),
})

/** Drupal's messages, shown on the visitor's next page. */
export const messages = sqliteTable('messages', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  owner: text('owner').notNull(),
  kind: text('kind', { enum: ['status', 'warning', 'error'] }).notNull(),
  text: text('text').notNull(),
})
