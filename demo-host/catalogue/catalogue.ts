/** The products as pages need them: in one country, with what can be chosen. */
import { and, asc, eq } from 'drizzle-orm'
import type { Country } from '../../core/domain/countries'
import type { Database } from '../database/open'
import { offers, options, products } from '../database/schema'
import { attributeNames, colourAttribute } from './attributes'

/** One choice of one attribute of a product. */
export type Option = typeof options.$inferSelect

/** What is to be chosen, one of each. */
export interface Attribute {
  readonly aid: number
  readonly options: readonly Option[]
}

/** A product as one country sells it. */
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

/** What a country sells, in the order of the catalogue. */
export async function productsOf(db: Database, { code }: Country): Promise<Product[]> {
  const rows = await db
    .select()
    .from(products)
    .innerJoin(offers, and(eq(offers.nid, products.nid), eq(offers.country, code), eq(offers.hidden, false)))
    .orderBy(asc(products.nid))
  const choices = await optionsOf(db)
  return rows.map((row) => {
    const own = choices.filter(({ nid }) => nid === row.products.nid)
    return {
      ...row.products,
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

/** One product, where the country sells it. */
export async function productOf(db: Database, country: Country, nid: number): Promise<Product | undefined> {
  return (await productsOf(db, country)).find((product) => product.nid === nid)
}

/** Every option of every product, in the order of the catalogue. */
export async function optionsOf(db: Database): Promise<Option[]> {
  return db.select().from(options).orderBy(asc(options.oid))
}
