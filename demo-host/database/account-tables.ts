/** The tables of sessions and accounts, and of what members renew. */
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { CurrencyCode } from '../../core/base/country/countries.rules'
import type { ShopDay } from '../../core/base/country/shop-day.rules'

/** The sessions of browsers. */
export const sessions = sqliteTable('sessions', {
  /** The value of the cookie: a secret, which no other table and no page contains. */
  id: text('id').primaryKey(),
  /** The owner of what the browser’s guest stores. It stays the same when a login renews the session. */
  guest: text('guest').notNull(),
  /** The id of the account that is logged in; null for a guest. */
  account: text('account'),
  /** When a login replaced it, in milliseconds since 1970; null while it is in use. */
  replaced: integer('replaced'),
})

/** One browser's session. */
export type Session = typeof sessions.$inferSelect

/**
 * Accounts: one for each e-mail address that has logged in, and one for each persona that a browser has chosen in the
 * demo bar. They have no passwords: it is a demo.
 */
export const accounts = sqliteTable(
  'accounts',
  {
    /** The owner of what the account stores, in all its sessions. */
    id: text('id').notNull().unique(),
    mail: text('mail').notNull(),
    /** The guest whose browser chose the persona; empty for the account that the login form opens. */
    guest: text('guest').notNull(),
    persona: text('persona', { enum: ['customer', 'member', 'trade'] }).notNull(),
  },
  (row) => [primaryKey({ columns: [row.mail, row.guest] })],
)

/** A row of an account. */
export type AccountRow = typeof accounts.$inferSelect

/** Renewed years of memberships. */
export const renewals = sqliteTable(
  'renewals',
  {
    owner: text('owner').notNull(),
    /** The day on which the renewed year ends. */
    ends: text('ends').$type<ShopDay>().notNull(),
    /** In units of the currency. */
    paid: integer('paid').notNull(),
    currency: text('currency').$type<CurrencyCode>().notNull(),
    discounted: integer('discounted', { mode: 'boolean' }).notNull(),
  },
  (row) => [primaryKey({ columns: [row.owner, row.ends] })],
)

/** Members who are enrolled in the discount on their next renewal. */
export const renewalDiscounts = sqliteTable('renewal_discounts', { owner: text('owner').primaryKey() })
