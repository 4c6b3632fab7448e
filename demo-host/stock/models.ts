/** What can be bought of a product, with its stock in one country, for one destination. */
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Country } from '../../core/domain/countries'
import type { ModelStock } from '../../core/domain/stock'
import type { Database } from '../database/open'
import { models, satelliteStock, stock } from '../database/schema'
import type { Visitor } from '../visitor/visitor'
import { messageIn, soonIn } from './stock-words'

/** One model. */
export interface Model {
  readonly name: string
  readonly oids: readonly number[]
  readonly stock: ModelStock & { readonly price: number }
  /** Made when it is ordered. */
  readonly madeToOrder: boolean
}

/** For whom stock is told. */
export type StockReader = Pick<Visitor, 'country' | 'locale' | 'say'>

/**
 * A product's models, in the order of the catalogue.
 *
 * @param satellite the warehouse near the destination, if one is
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
        ships: soonIn(reader, row.shipDays),
        satellite: held?.inStock ?? 0,
        satelliteShips: soonIn(reader, held?.shipDays),
        preOrder: row.preOrder,
        expected: soonIn(reader, row.expectedDays),
        price: row.price,
        original: row.original ?? undefined,
        hidden: row.hidden,
        disallowed: row.disallowed,
        message: messageIn(reader, row.message),
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
