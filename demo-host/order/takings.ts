/** What an order takes from stock, and from where: the warehouse near the address first. */
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { isBuyable, type ModelStock, stockDisplay } from '../../core/domain/stock'
import type { Database } from '../database/open'
import { type KeptOrder, type Piece, takings } from '../database/order-tables'
import { satelliteStock, stock } from '../database/schema'
import { destinationOf } from '../destination/destination'
import { modelsOf } from '../stock/models'
import type { Visitor } from '../visitor/visitor'

/** So many of a model from one place: a warehouse's number, or what the country has or expects. */
export interface Taking {
  readonly model: string
  readonly from: string
  readonly qty: number
}

/** What would be taken, and the titles of what there is not enough of. */
export interface TakingPlan {
  readonly takings: readonly Taking[]
  readonly short: readonly string[]
}

/** Plans what an order takes, as stock is now. */
export async function planTakings(
  db: Database,
  visitor: Visitor,
  { delivery }: Pick<KeptOrder, 'delivery'>,
  pieces: readonly Piece[],
): Promise<TakingPlan> {
  const destination = await destinationOf(db, visitor.country, delivery.postal_code)
  const takings: Taking[] = []
  const short: string[] = []
  for (const { nid, title, model: name, qty } of together(pieces)) {
    const model = (await modelsOf(db, nid, visitor, destination?.satellite)).find((one) => one.name === name)
    const places = model ? placesOf(model.stock, destination?.satellite) : []
    let missing = qty
    for (const { from, count } of places) {
      const taken = Math.min(missing, count)
      if (taken > 0 && from) takings.push({ model: name, from, qty: taken })
      missing -= taken
    }
    if (missing > 0) short.push(title)
  }
  return { takings, short }
}

/** Where a model can be taken from, the first one first; what is made to order is taken from nowhere. */
function placesOf(held: ModelStock, satellite: string | undefined) {
  const display = stockDisplay(held, satellite !== undefined)
  if (!isBuyable(display)) return []
  switch (display.at) {
    case 'satellite':
      return [
        { from: satellite, count: held.satellite },
        { from: 'in-stock', count: held.inStock },
      ]
    case 'in-stock':
      return [{ from: 'in-stock', count: held.inStock }]
    case 'pre-order':
      return [{ from: 'pre-order', count: held.preOrder }]
    default:
      return [{ from: undefined, count: Number.POSITIVE_INFINITY }]
  }
}

/** One piece a model: two lines may be of one. */
function together(pieces: readonly Piece[]): Iterable<Piece> {
  const byModel = new Map<string, Piece>()
  for (const piece of pieces)
    byModel.set(piece.model, { ...piece, qty: piece.qty + (byModel.get(piece.model)?.qty ?? 0) })
  return byModel.values()
}

/** Statements that take it. Where there is no longer enough the first of them fails, and the batch with it. */
export function takingStatements(db: Database, { id, owner, country }: KeptOrder, planned: readonly Taking[]) {
  return planned.flatMap(({ model, from, qty }) => {
    const { table, column, where } = placeOf(model, from, country)
    const left = sql`(select ${column} - ${qty} from ${table} where ${where} and ${column} >= ${qty})`
    return [
      db.insert(takings).values({ orderId: id, owner, model, from, qty, left }),
      db.run(sql`update ${table} set ${sql.identifier(column.name)} = ${column} - ${qty} where ${where}`),
    ]
  })
}

interface StockPlace {
  readonly table: typeof stock | typeof satelliteStock
  readonly column: SQLiteColumn
  readonly where: SQL | undefined
}

function placeOf(model: string, from: string, country: string): StockPlace {
  const own = and(eq(stock.model, model), eq(stock.country, country))
  if (from === 'in-stock') return { table: stock, column: stock.inStock, where: own }
  if (from === 'pre-order') return { table: stock, column: stock.preOrder, where: own }
  const near = and(eq(satelliteStock.model, model), eq(satelliteStock.satellite, from))
  return { table: satelliteStock, column: satelliteStock.inStock, where: near }
}
