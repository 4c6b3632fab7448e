/** The shop's tables. */
import { integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const products = sqliteTable('products', {
  nid: integer('nid').primaryKey(),
  slug: text('slug').notNull().unique(),
  sku: text('sku').notNull(),
  category: text('category').notNull(),
  title: text('title').notNull(),
  material: text('material').notNull(),
  terms: text('terms', { mode: 'json' }).$type<string[]>().notNull(),
  colours: text('colours', { mode: 'json' }).$type<Colour[]>().notNull(),
  sizes: text('sizes', { mode: 'json' }).$type<string[]>().notNull(),
  dimensions: text('dimensions').notNull(),
  description: text('description').notNull(),
})

export interface Colour {
  readonly name: string
  /** One of the thirteen facet values. */
  readonly group: string
  readonly hex: string
}

/** What a product costs in a country, and whether it is sold there. */
export const offers = sqliteTable(
  'offers',
  {
    nid: integer('nid').notNull(),
    country: text('country').notNull(),
    /** In units of the country's currency. */
    price: real('price').notNull(),
    hidden: integer('hidden', { mode: 'boolean' }).notNull(),
  },
  (row) => [primaryKey({ columns: [row.nid, row.country] })],
)

/** What visitors love: `owner` is a user's name or an anonymous visitor's session. */
export const loves = sqliteTable(
  'loves',
  {
    owner: text('owner').notNull(),
    nid: integer('nid').notNull(),
    at: integer('at').notNull(),
  },
  (row) => [primaryKey({ columns: [row.owner, row.nid] })],
)

/** Who has been asked for an address, and what they gave. */
export const addresses = sqliteTable('addresses', {
  owner: text('owner').primaryKey(),
  email: text('email'),
  subscribe: integer('subscribe', { mode: 'boolean' }).notNull(),
})

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
