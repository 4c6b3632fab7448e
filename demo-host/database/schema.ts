/** The shop's tables. */
import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** One product; its prices, options and models stand in tables of their own. */
export const products = sqliteTable('products', {
  nid: integer('nid').primaryKey(),
  slug: text('slug').notNull().unique(),
  sku: text('sku').notNull(),
  category: text('category').notNull(),
  title: text('title').notNull(),
  material: text('material').notNull(),
  terms: text('terms', { mode: 'json' }).$type<string[]>().notNull(),
  dimensions: text('dimensions').notNull(),
  description: text('description').notNull(),
})

/** What a product costs in a country, and whether it is sold there. */
export const offers = sqliteTable(
  'offers',
  {
    nid: integer('nid').notNull(),
    country: text('country').notNull(),
    currency: text('currency').notNull(),
    /** In units of the currency. */
    price: real('price').notNull(),
    hidden: integer('hidden', { mode: 'boolean' }).notNull(),
  },
  (row) => [primaryKey({ columns: [row.nid, row.country] })],
)

/** What can be chosen, as Ubercart numbers it: an attribute has options. */
export const options = sqliteTable(
  'options',
  {
    nid: integer('nid').notNull(),
    /** Which attribute: 1 is colour, 2 is size. */
    aid: integer('aid').notNull(),
    /** Unique in the shop. */
    oid: integer('oid').primaryKey(),
    name: text('name').notNull(),
    /** A colour's facet value, one of thirteen; nothing for a size. */
    colourGroup: text('colour_group').notNull(),
    /** How a colour looks on a screen; nothing for a size. */
    hex: text('hex').notNull(),
  },
  (row) => [index('options_of_product').on(row.nid)],
)

/** Who can log in. Nobody has a password: it is a demo. */
export const users = sqliteTable('users', {
  name: text('name').primaryKey(),
  mail: text('mail').notNull(),
  /** When the account was made, in seconds since 1970. */
  created: integer('created').notNull(),
  orders: integer('orders').notNull(),
})

/** Visitors by their session cookie, and what they answered when they were asked for an address. */
export const sessions = sqliteTable('sessions', {
  owner: text('owner').primaryKey(),
  asked: integer('asked', { mode: 'boolean' }).notNull(),
  email: text('email'),
  subscribe: integer('subscribe', { mode: 'boolean' }).notNull(),
})

/** What visitors love: `owner` is an anonymous visitor's session, or a user in one. */
export const loves = sqliteTable(
  'loves',
  {
    owner: text('owner').notNull(),
    nid: integer('nid').notNull(),
    at: integer('at').notNull(),
  },
  (row) => [primaryKey({ columns: [row.owner, row.nid] })],
)

/** What the server was told, in order: the demo's log. */
export const events = sqliteTable('events', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  at: integer('at').notNull(),
  owner: text('owner').notNull(),
  what: text('what').notNull(),
  detail: text('detail').notNull(),
})

/** What the seed was made from, so that another catalogue makes another seed. */
export const seeds = sqliteTable('seeds', { hash: text('hash').primaryKey() })
