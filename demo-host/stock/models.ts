/** Reads the models of a product with their stock in one country, for one destination. */
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Country } from '../../core/base/country/countries.rules'
import type { ModelStock } from '../../core/shop/product/stock.rules'
import type { Database } from '../database/open'
import { models, satelliteStock, stock } from '../database/schema'
import type { Visitor } from '../visitor/visitor'
import { formatLeadDate, stockMessage } from './stock-words'

/** One model. */
export interface Model {
  readonly name: string
  readonly oids: readonly number[]
  readonly stock: ModelStock & { readonly price: number }
  /** Made to order. */
  readonly madeToOrder: boolean
}

/** The visitor's properties that stock texts depend on. */
export type StockReader = Pick<Visitor, 'country' | 'locale' | 't'>

/**
 * A product's models, in the order of the catalogue.
 *
 * @param satellite the warehouse near the destination
 */
export async function modelsOf(
  db: Database,
  nid: number,
  reader: StockReader,
  satellite: string | undefined,
): Promise<Model[]> {
  const near = satellite
    ? await db
        .select()
        .from(satelliteStock)
        .where(and(eq(satelliteStock.nid, nid), eq(satelliteStock.satellite, satellite)))
    : []
  const nearby = new Map(near.map((row) => [row.model, row]))
  const rows = await rowsOf(db, nid, reader.country)
  return rows.map(({ models: { name, oids }, stock: row }) => {
    const held = nearby.get(name)
    return {
      name,
      oids,
      stock: {
        inStock: row.inStock,
        ships: formatLeadDate(reader, row.shipDays),
        satellite: held?.inStock ?? 0,
        satelliteShips: formatLeadDate(reader, held?.shipDays),
        preOrder: row.preOrder,
        expected: formatLeadDate(reader, row.expectedDays),
        price: row.price,
        original: row.original ?? undefined,
        hidden: row.hidden,
        disallowed: row.disallowed,
        message: stockMessage(reader, row.message),
      },
      madeToOrder: row.message === 'made-to-order',
    }
  })
}

function rowsOf(db: Database, nid: number, { code }: Country) {
  return db
    .select()
    .from(models)
    .innerJoin(stock, and(eq(stock.model, models.name), eq(stock.country, code)))
    .where(eq(models.nid, nid))
    .orderBy(asc(sql`${models}.rowid`))
}
