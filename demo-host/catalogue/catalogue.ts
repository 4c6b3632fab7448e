/** Reads the products of one country with their options. */
import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../database/open'
import { offers, options, products } from '../database/schema'
import type { Visitor } from '../visitor/visitor'
import { attributeNames, colourAttribute } from './attributes'
import { type Names, readNames } from './names'

/** An option of a product. Its name is the catalogue's: models and pictures are named after it. */
export type Option = typeof options.$inferSelect & {
  /** Its name in the visitor's language. */
  readonly label: string
}

/** An attribute. One of its options is chosen. */
export interface Attribute {
  readonly aid: number
  readonly options: readonly Option[]
}

/** A product as one country sells it, in the visitor's language. */
export type Product = typeof products.$inferSelect & {
  /** In units of the country's currency. */
  readonly price: number
  /** The discount of the sale, in the same units; 0 without a sale. */
  readonly sale: number
  /** All its attributes with all their options, hidden ones too. */
  readonly attributes: readonly Attribute[]
  /** The colours that are offered. */
  readonly colours: readonly Option[]
}

/** The six categories, in the order of the menu. */
export const categories = ['sofas', 'chairs', 'tables', 'rugs', 'pillows', 'outdoor'] as const
/** A department of the shop. */
export type Category = (typeof categories)[number]

/** The visitor's country and language. */
type Buyer = Pick<Visitor, 'country' | 'language'>

type Products = Promise<readonly Product[]>

/** What was read of each database, by country and language: while a shop runs, its catalogue stays the same. */
const catalogues = new WeakMap<Database, Map<string, Products>>()

/** The products of a country, in the order of the catalogue. */
export function productsOf(db: Database, buyer: Buyer): Products {
  const known = catalogues.get(db) ?? new Map<string, Products>()
  catalogues.set(db, known)
  const key = `${buyer.country.code} ${buyer.language}`
  const products = known.get(key) ?? readProducts(db, buyer)
  known.set(key, products)
  products.catch(() => known.delete(key))
  return products
}

async function readProducts(db: Database, { country: { code }, language }: Buyer): Products {
  const rows = await db
    .select()
    .from(products)
    .innerJoin(offers, and(eq(offers.nid, products.nid), eq(offers.country, code), eq(offers.hidden, false)))
    .orderBy(asc(products.nid))
  const names = await readNames(db, language)
  const choices = await optionsOf(db, names)
  return rows.map((row) => {
    const own = choices.filter(({ nid }) => nid === row.products.nid)
    return {
      ...names.translateProduct(row.products),
      material: names.translate(row.products.material),
      dimensions: names.translate(row.products.dimensions),
      price: row.offers.price,
      sale: row.offers.sale,
      attributes: [...attributeNames.keys()].flatMap((aid) => {
        const ofOne = own.filter((option) => option.aid === aid)
        return ofOne.length > 0 ? [{ aid, options: ofOne }] : []
      }),
      colours: own.filter(({ aid, display }) => aid === colourAttribute && display !== 'hidden'),
    }
  })
}

/** One product, if it is sold in the buyer's country. */
export async function productOf(db: Database, buyer: Buyer, nid: number): Promise<Product | undefined> {
  return (await productsOf(db, buyer)).find((product) => product.nid === nid)
}

/** Every option of every product, in the order of the catalogue. */
export async function optionsOf(db: Database, { translate: wordFor }: Names): Promise<Option[]> {
  const rows = await db.select().from(options).orderBy(asc(options.oid))
  return rows.map((row) => ({ ...row, label: wordFor(row.name) }))
}
