/** What an order's lines are: the cart's, each with its product, its model and where that comes from. */
import { eq } from 'drizzle-orm'
import { isBuyable, type StockDisplay, stockDisplay } from '../../core/domain/stock'
import { type CartLine, cartOf } from '../cart/cart-lines'
import { type Product, productOf } from '../catalogue/catalogue'
import type { Database } from '../database/open'
import { models } from '../database/schema'
import { destinationOf } from '../destination/destination'
import { type Model, modelsOf } from '../stock/models'
import type { Visitor } from '../visitor/visitor'

/** One line of an order. */
export interface Goods {
  readonly line: CartLine
  readonly product: Product
  readonly model: Model
  readonly display: StockDisplay
}

/**
 * The lines of the visitor's cart in their country.
 *
 * @param postal where it goes: a warehouse may be near
 */
export async function goodsOf(db: Database, visitor: Visitor, postal: string): Promise<Goods[]> {
  const destination = await destinationOf(db, visitor.country, postal)
  const lines = await cartOf(db, visitor)
  const goods = lines.map(async (line): Promise<Goods[]> => {
    const [row] = await db.select().from(models).where(eq(models.name, line.model))
    const product = row && (await productOf(db, visitor.country, row.nid))
    if (!product) return []
    const model = (await modelsOf(db, product.nid, visitor, destination?.satellite)).find(
      ({ name }) => name === line.model,
    )
    if (!model) return []
    return [{ line, product, model, display: stockDisplay(model.stock, destination !== undefined) }]
  })
  return (await Promise.all(goods)).flat()
}

/** Whether it is made when it is ordered (PROC-01). */
export const isMadeToOrder = ({ display }: Goods): boolean => display.at === 'message' && isBuyable(display)
