/** Allocates stock to an order, from the warehouse near the address first. */
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { isBuyable, type ModelStock, stockDisplay } from '../../core/shop/product/stock.rules'
import type { Database } from '../database/open'
import { type OrderRow, type Piece, stockAllocations } from '../database/order-tables'
import { satelliteStock, stock } from '../database/schema'
import { destinationOf } from '../destination/destination'
import { modelsOf } from '../stock/models'
import type { Visitor } from '../visitor/visitor'

/** A quantity of a model from one place: a warehouse's id, `in-stock` or `pre-order`. */
export interface StockAllocation {
  readonly model: string
  readonly from: string
  readonly qty: number
}

/** A model with insufficient stock, and how many are left. */
export interface Shortage {
  readonly model: string
  readonly left: number
}

/** The planned allocations, and what is missing. */
export interface AllocationPlan {
  readonly allocations: readonly StockAllocation[]
  readonly short: readonly Shortage[]
}

/** Plans the allocations with the present stock. */
export async function planAllocations(
  db: Database,
  visitor: Visitor,
  { delivery }: Pick<OrderRow, 'delivery'>,
  pieces: readonly Piece[],
): Promise<AllocationPlan> {
  const destination = await destinationOf(db, visitor.country, delivery.postal_code)
  const allocations: StockAllocation[] = []
  const short: Shortage[] = []
  for (const { nid, model: name, qty } of together(pieces)) {
    const model = (await modelsOf(db, nid, visitor, destination?.satellite)).find((one) => one.name === name)
    const places = model ? placesOf(model.stock, destination?.satellite) : []
    let missing = qty
    for (const { from, count } of places) {
      const allocated = Math.min(missing, count)
      if (allocated > 0 && from) allocations.push({ model: name, from, qty: allocated })
      missing -= allocated
    }
    if (missing > 0) short.push({ model: name, left: qty - missing })
  }
  return { allocations, short }
}

/** The places of a model's stock, in order. Goods made to order have no place. */
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

/** The quantity of each model: two lines can have the same one. */
function together(pieces: readonly Piece[]): Iterable<Piece> {
  const byModel = new Map<string, Piece>()
  for (const piece of pieces)
    byModel.set(piece.model, { ...piece, qty: piece.qty + (byModel.get(piece.model)?.qty ?? 0) })
  return byModel.values()
}

/** The statements of the allocations. Where stock is insufficient by then, the first fails, and the batch with it. */
export function allocationStatements(
  db: Database,
  { id, owner, country }: OrderRow,
  planned: readonly StockAllocation[],
) {
  return planned.flatMap(({ model, from, qty }) => {
    const { table, column, where } = placeOf(model, from, country)
    const left = sql`(select ${column} - ${qty} from ${table} where ${where} and ${column} >= ${qty})`
    return [
      db.insert(stockAllocations).values({ orderId: id, owner, model, from, qty, left }),
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
