/** The products as pages need them: in one country, with what can be chosen. */
import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../database/open'
import { offers, options, products } from '../database/schema'
import type { Visitor } from '../visitor/visitor'
import { attributeNames, colourAttribute } from './attributes'
import { type Names, readNames } from './names'

/** One choice of one attribute of a product. Its name is the catalogue's own: models and pictures are named after it. */
export type Option = typeof options.$inferSelect & {
  /** What it is called in the visitor's language. */
  readonly label: string
}

/** What is to be chosen, one of each. */
export interface Attribute {
  readonly aid: number
  readonly options: readonly Option[]
}

/** A product as one country sells it, in the visitor's language. */
export type Product = typeof products.$inferSelect & {
  /** In units of the country's currency. */
  readonly price: number
  /** What the sale takes off, in the same units; 0 where there is none. */
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

/** Where and in which language somebody shops. */
type Buyer = Pick<Visitor, 'country' | 'language'>

/** What a country sells, in the order of the catalogue. */
export async function productsOf(db: Database, { country: { code }, language }: Buyer): Promise<Product[]> {
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
      ...names.inWords(row.products),
      material: names.wordFor(row.products.material),
      dimensions: names.wordFor(row.products.dimensions),
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

/** One product, where the buyer's country sells it. */
export async function productOf(db: Database, buyer: Buyer, nid: number): Promise<Product | undefined> {
  return (await productsOf(db, buyer)).find((product) => product.nid === nid)
}

/** Every option of every product, in the order of the catalogue. */
export async function optionsOf(db: Database, { wordFor }: Names): Promise<Option[]> {
  const rows = await db.select().from(options).orderBy(asc(options.oid))
  return rows.map((row) => ({ ...row, label: wordFor(row.name) }))
}
