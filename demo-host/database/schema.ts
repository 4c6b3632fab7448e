/** The shop's tables. */

import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { ProductExtras } from '../catalogue/specials'
import type { StockMessage } from '../stock/stock-states'

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
  /** What else is special about it. */
  extras: text('extras', { mode: 'json' }).$type<ProductExtras>().notNull(),
})

/** What a product is called, and what is said of it, in a language other than English. */
export const productNames = sqliteTable(
  'product_names',
  {
    nid: integer('nid').notNull(),
    language: text('language').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
  },
  (row) => [primaryKey({ columns: [row.nid, row.language] })],
)

/** What an option or a material is called in a language other than English, by its English name. */
export const catalogueWords = sqliteTable(
  'catalogue_words',
  {
    language: text('language').notNull(),
    name: text('name').notNull(),
    word: text('word').notNull(),
  },
  (row) => [primaryKey({ columns: [row.language, row.name] })],
)

/** What a product costs in a country, and whether it is sold there. */
export const offers = sqliteTable(
  'offers',
  {
    nid: integer('nid').notNull(),
    country: text('country').notNull(),
    currency: text('currency').notNull(),
    /** In units of the currency. */
    price: real('price').notNull(),
    /** What the sale takes off, in units of the currency; 0 where there is none. */
    sale: real('sale').notNull(),
    hidden: integer('hidden', { mode: 'boolean' }).notNull(),
  },
  (row) => [primaryKey({ columns: [row.nid, row.country] })],
)

/** What can be chosen, as Ubercart numbers it: an attribute has options. */
export const options = sqliteTable(
  'options',
  {
    nid: integer('nid').notNull(),
    /** Which attribute: see `attributes`. */
    aid: integer('aid').notNull(),
    /** Unique in the shop. */
    oid: integer('oid').primaryKey(),
    name: text('name').notNull(),
    /** A colour's facet value, one of thirteen; nothing for a size. */
    colourGroup: text('colour_group').notNull(),
    /** How a colour looks on a screen; nothing for a size. */
    hex: text('hex').notNull(),
    /** How it is shown; a hidden one is no longer offered. */
    display: text('display', { enum: ['swatch', 'text', 'hidden'] }).notNull(),
    /** What it adds to the price, in US dollars. */
    adds: integer('adds').notNull(),
  },
  (row) => [index('options_of_product').on(row.nid)],
)

/** What can be bought of a product: a set of options, one of each of its attributes. */
export const models = sqliteTable(
  'models',
  {
    /** `SOF1201-OAT-3S`. */
    name: text('name').primaryKey(),
    nid: integer('nid').notNull(),
    oids: text('oids', { mode: 'json' }).$type<number[]>().notNull(),
  },
  (row) => [index('models_of_product').on(row.nid)],
)

/** A model's stock in a country: document 1, section 3. What is absent there is nothing here. */
export const stock = sqliteTable(
  'stock',
  {
    model: text('model').notNull(),
    nid: integer('nid').notNull(),
    country: text('country').notNull(),
    /** In stock, and in how many days that ships. */
    inStock: integer('in_stock').notNull(),
    shipDays: integer('ship_days'),
    /** On pre-order, and in how many days that is expected. */
    preOrder: integer('pre_order').notNull(),
    expectedDays: integer('expected_days'),
    /** In units of the currency. */
    price: real('price').notNull(),
    original: real('original'),
    hidden: integer('hidden', { mode: 'boolean' }).notNull(),
    disallowed: integer('disallowed', { mode: 'boolean' }).notNull(),
    /** A text of the shop's own: see `stockMessages`. */
    message: text('message').$type<StockMessage>(),
  },
  (row) => [primaryKey({ columns: [row.model, row.country] }), index('stock_of_product').on(row.nid, row.country)],
)

/** What a warehouse near the shopper has of a model. */
export const satelliteStock = sqliteTable(
  'satellite_stock',
  {
    model: text('model').notNull(),
    nid: integer('nid').notNull(),
    satellite: text('satellite').notNull(),
    inStock: integer('in_stock').notNull(),
    shipDays: integer('ship_days').notNull(),
  },
  (row) => [primaryKey({ columns: [row.satellite, row.model] }), index('satellite_stock_of_product').on(row.nid)],
)

/** Which zone a state or province is in, and which warehouse is near it, if one is. */
export const zones = sqliteTable(
  'zones',
  {
    country: text('country').notNull(),
    state: text('state').notNull(),
    zone: text('zone').notNull(),
    satellite: text('satellite'),
  },
  (row) => [primaryKey({ columns: [row.country, row.state] })],
)

/** Where a fragile product does not go: the beginning of postal codes. */
export const restrictions = sqliteTable(
  'restrictions',
  {
    nid: integer('nid').notNull(),
    country: text('country').notNull(),
    prefix: text('prefix').notNull(),
  },
  (row) => [primaryKey({ columns: [row.nid, row.country, row.prefix] })],
)

/** What is in carts: `owner` is an anonymous visitor's session, or a user in one. What was taken out stays with none of it. */
export const cartLines = sqliteTable(
  'cart_lines',
  {
    owner: text('owner').notNull(),
    nid: integer('nid').notNull(),
    model: text('model').notNull(),
    /** The protection that was chosen with it, or nothing. */
    protection: text('protection').notNull(),
    qty: integer('qty').notNull(),
    /** When it first came in. */
    at: integer('at').notNull(),
  },
  (row) => [primaryKey({ columns: [row.owner, row.model, row.protection] })],
)

/** What goes for a cart as a whole. */
export const carts = sqliteTable('carts', {
  owner: text('owner').primaryKey(),
  /** The code of the coupon on it, or nothing. */
  coupon: text('coupon').notNull(),
  /** Whether the terms of what is made to order were agreed to. */
  agreed: integer('agreed', { mode: 'boolean' }).notNull(),
})

/** Which additions have been made: the same one is not made twice. */
export const cartOperations = sqliteTable(
  'cart_operations',
  {
    owner: text('owner').notNull(),
    operation: text('operation').notNull(),
    nid: integer('nid').notNull(),
    model: text('model').notNull(),
    qty: integer('qty').notNull(),
  },
  (row) => [primaryKey({ columns: [row.owner, row.operation] })],
)

/** Who asked to be told when a model is back. */
export const notices = sqliteTable('notices', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  owner: text('owner').notNull(),
  nid: integer('nid').notNull(),
  model: text('model').notNull(),
  qty: integer('qty').notNull(),
  email: text('email').notNull(),
  at: integer('at').notNull(),
})

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
  /** What came with it, by name. */
  params: text('params', { mode: 'json' }).$type<Readonly<Record<string, unknown>>>(),
})

/** What the seed was made from, so that another catalogue makes another seed. */
export const seeds = sqliteTable('seeds', { hash: text('hash').primaryKey() })
