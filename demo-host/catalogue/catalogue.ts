/** The products as pages need them: in one country, with their pictures. */
import { and, eq } from 'drizzle-orm'
import type { Country } from '../../core/domain/countries'
import type { Database } from '../database/open'
import { offers, products } from '../database/schema'

export type Product = typeof products.$inferSelect & {
  /** In units of the country's currency. */
  readonly price: number
}

/** The six categories, in the order of the menu. */
export const categories = ['sofas', 'chairs', 'tables', 'rugs', 'pillows', 'outdoor'] as const
export type Category = (typeof categories)[number]

/** What a country sells, in the order of the catalogue. */
export async function productsOf(db: Database, { code }: Country): Promise<Product[]> {
  const rows = await db
    .select()
    .from(products)
    .innerJoin(offers, and(eq(offers.nid, products.nid), eq(offers.country, code), eq(offers.hidden, false)))
  return rows.map((row) => ({ ...row.products, price: row.offers.price }))
}
