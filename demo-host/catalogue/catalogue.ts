/** Reads the products of one country with their options. */
import { and, asc, eq } from 'drizzle-orm'
import type { Language } from '../../core/base/country/countries.rules'
import type { Database } from '../database/open'
import { offers, options, products } from '../database/schema'
import { grouped } from '../grouped'
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

/** The products of a country, in the order of the catalogue, and by their keys. */
export interface Catalogue {
  readonly products: readonly Product[]
  readonly byNid: ReadonlyMap<number, Product>
  readonly bySlug: ReadonlyMap<string, Product>
  readonly byCategory: ReadonlyMap<string, readonly Product[]>
}

/** What was read of each database: while a shop runs, its catalogue stays the same. */
const known = new WeakMap<Database, Map<string, Promise<unknown>>>()

/** What the database has for a key. It is read once, unless that fails. */
function once<Read>(db: Database, key: string, read: () => Promise<Read>): Promise<Read> {
  const ofDatabase = known.get(db) ?? new Map<string, Promise<unknown>>()
  known.set(db, ofDatabase)
  const found = (ofDatabase.get(key) as Promise<Read> | undefined) ?? read()
  ofDatabase.set(key, found)
  found.catch(() => ofDatabase.delete(key))
  return found
}

/** The catalogue of a country. */
export function catalogueOf(db: Database, buyer: Buyer): Promise<Catalogue> {
  return once(db, `${buyer.country.code} ${buyer.language}`, async () => {
    const products = await readProducts(db, buyer)
    return {
      products,
      byNid: new Map(products.map((product) => [product.nid, product])),
      bySlug: new Map(products.map((product) => [product.slug, product])),
      byCategory: grouped(products, ({ category }) => category),
    }
  })
}

/** The products of a country, in the order of the catalogue. */
export async function productsOf(db: Database, buyer: Buyer): Promise<readonly Product[]> {
  return (await catalogueOf(db, buyer)).products
}

/** One product, if it is sold in the buyer's country. */
export async function productOf(db: Database, buyer: Buyer, nid: number): Promise<Product | undefined> {
  return (await catalogueOf(db, buyer)).byNid.get(nid)
}

/** A product without its price. */
type NamedProduct = Omit<Product, 'price' | 'sale'>

async function readProducts(db: Database, { country: { code }, language }: Buyer): Promise<readonly Product[]> {
  const named = await once(db, language, () => readNamed(db, language))
  const rows = await db
    .select({ nid: offers.nid, price: offers.price, sale: offers.sale })
    .from(offers)
    .where(and(eq(offers.country, code), eq(offers.hidden, false)))
    .orderBy(asc(offers.nid))
  return rows.flatMap(({ nid, price, sale }) => {
    const product = named.get(nid)
    return product ? [{ ...product, price, sale }] : []
  })
}

/** All products in a language, by node id: countries with the same language share them. */
async function readNamed(db: Database, language: Language): Promise<ReadonlyMap<number, NamedProduct>> {
  const rows = await db.select().from(products)
  const names = await readNames(db, language)
  const optionsByNid = grouped(await optionsOf(db, names), ({ nid }) => nid)
  return new Map(
    rows.map((row) => {
      const own = optionsByNid.get(row.nid) ?? []
      const byAttribute = grouped(own, ({ aid }) => aid)
      const product = {
        ...names.translateProduct(row),
        material: names.translate(row.material),
        dimensions: names.translate(row.dimensions),
        attributes: [...attributeNames.keys()].flatMap((aid) => {
          const options = byAttribute.get(aid)
          return options ? [{ aid, options }] : []
        }),
        colours: own.filter(({ aid, display }) => aid === colourAttribute && display !== 'hidden'),
      }
      return [row.nid, product]
    }),
  )
}

async function optionsOf(db: Database, { translate: wordFor }: Names): Promise<Option[]> {
  const rows = await db.select().from(options).orderBy(asc(options.oid))
  return rows.map((row) => ({ ...row, label: wordFor(row.name) }))
}
