/** The shop's tables. */

import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { ProductExtras } from '../catalogue/specials'
import type { StockMessage } from '../stock/stock-states'

/** Products. Prices, options and models have tables of their own. */
export const products = sqliteTable('products', {
  nid: integer('nid').primaryKey(),
  slug: text('slug').notNull().unique(),
  sku: text('sku').notNull(),
  /** The slug that its pictures are named after. */
  picture: text('picture').notNull(),
  category: text('category').notNull(),
  title: text('title').notNull(),
  material: text('material').notNull(),
  terms: text('terms', { mode: 'json' }).$type<string[]>().notNull(),
  dimensions: text('dimensions').notNull(),
  description: text('description').notNull(),
  /** Its special properties. */
  extras: text('extras', { mode: 'json' }).$type<ProductExtras>().notNull(),
})

/** Titles and descriptions in languages other than English. */
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

/** Names of options and materials in languages other than English, by their English name. */
export const catalogueWords = sqliteTable(
  'catalogue_words',
  {
    language: text('language').notNull(),
    name: text('name').notNull(),
    word: text('word').notNull(),
  },
  (row) => [primaryKey({ columns: [row.language, row.name] })],
)

/** The price of a product in a country, and whether it is sold there. */
export const offers = sqliteTable(
  'offers',
  {
    nid: integer('nid').notNull(),
    country: text('country').notNull(),
    currency: text('currency').notNull(),
    /** In units of the currency. */
    price: real('price').notNull(),
    /** The discount of the sale, in units of the currency; 0 without a sale. */
    sale: real('sale').notNull(),
    hidden: integer('hidden', { mode: 'boolean' }).notNull(),
  },
  (row) => [primaryKey({ columns: [row.nid, row.country] })],
)

/** Options of attributes, with Ubercart's ids. */
export const options = sqliteTable(
  'options',
  {
    nid: integer('nid').notNull(),
    /** The attribute's id: see `attributes`. */
    aid: integer('aid').notNull(),
    /** Unique in the shop. */
    oid: integer('oid').primaryKey(),
    name: text('name').notNull(),
    /** A colour's facet value, one of thirteen; empty for a size. */
    colourGroup: text('colour_group').notNull(),
    /** The colour on screens; empty for a size. */
    hex: text('hex').notNull(),
    /** How it is shown; a hidden one is no longer offered. */
    display: text('display', { enum: ['swatch', 'text', 'hidden'] }).notNull(),
    /** The surcharge, in US dollars. */
    adds: integer('adds').notNull(),
  },
  (row) => [index('options_of_product').on(row.nid)],
)

/** Models: a set of options, one of each attribute. */
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

/** A model's stock in a country. */
export const stock = sqliteTable(
  'stock',
  {
    model: text('model').notNull(),
    nid: integer('nid').notNull(),
    country: text('country').notNull(),
    /** The stock, and its shipping time in days. */
    inStock: integer('in_stock').notNull(),
    shipDays: integer('ship_days'),
    /** The pre-order stock, and the days until it is expected. */
    preOrder: integer('pre_order').notNull(),
    expectedDays: integer('expected_days'),
    /** In units of the currency. */
    price: real('price').notNull(),
    original: real('original'),
    hidden: integer('hidden', { mode: 'boolean' }).notNull(),
    disallowed: integer('disallowed', { mode: 'boolean' }).notNull(),
    /** The shop's own text: see `stockMessages`. */
    message: text('message').$type<StockMessage>(),
  },
  (row) => [primaryKey({ columns: [row.model, row.country] }), index('stock_of_product').on(row.nid, row.country)],
)

/** The stock of a warehouse near the visitor. */
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

/** The zone of a state or province, and the nearby warehouse. */
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

/** Postal code prefixes to which a fragile product is not delivered. */
export const restrictions = sqliteTable(
  'restrictions',
  {
    nid: integer('nid').notNull(),
    country: text('country').notNull(),
    prefix: text('prefix').notNull(),
  },
  (row) => [primaryKey({ columns: [row.nid, row.country, row.prefix] })],
)

/** Lines of carts. `owner` is an account or a guest, in all tables. A removed line stays with quantity 0. */
export const cartLines = sqliteTable(
  'cart_lines',
  {
    owner: text('owner').notNull(),
    nid: integer('nid').notNull(),
    model: text('model').notNull(),
    /** The id of the chosen protection; empty without one. */
    protection: text('protection').notNull(),
    qty: integer('qty').notNull(),
    /** When it was first added. */
    at: integer('at').notNull(),
  },
  (row) => [primaryKey({ columns: [row.owner, row.model, row.protection] })],
)

/** The choices for a whole cart. */
export const carts = sqliteTable('carts', {
  owner: text('owner').primaryKey(),
  /** The coupon's code; empty without one. */
  coupon: text('coupon').notNull(),
  /** Whether the terms for goods made to order were accepted. */
  agreed: integer('agreed', { mode: 'boolean' }).notNull(),
})

/** Additions by operation id, so that none is repeated. */
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

/** Requests for an e-mail when a model is back. */
export const notices = sqliteTable('notices', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  owner: text('owner').notNull(),
  nid: integer('nid').notNull(),
  model: text('model').notNull(),
  qty: integer('qty').notNull(),
  email: text('email').notNull(),
  at: integer('at').notNull(),
})

/** The answers of guests to the request for an e-mail address. */
export const addressAnswers = sqliteTable('address_answers', {
  owner: text('owner').primaryKey(),
  asked: integer('asked', { mode: 'boolean' }).notNull(),
  email: text('email'),
  subscribe: integer('subscribe', { mode: 'boolean' }).notNull(),
})

/** Loves. */
export const loves = sqliteTable(
  'loves',
  {
    owner: text('owner').notNull(),
    nid: integer('nid').notNull(),
    at: integer('at').notNull(),
  },
  (row) => [primaryKey({ columns: [row.owner, row.nid] })],
)

/** The demo's log, in order. */
export const events = sqliteTable('events', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  at: integer('at').notNull(),
  owner: text('owner').notNull(),
  what: text('what').notNull(),
  detail: text('detail').notNull(),
  /** Its parameters. */
  params: text('params', { mode: 'json' }).$type<Readonly<Record<string, unknown>>>(),
})

/** The hash of the seeded catalogue. Another catalogue is seeded again. */
export const seeds = sqliteTable('seeds', { hash: text('hash').primaryKey() })
