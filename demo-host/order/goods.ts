/** The lines of an order: those of the cart, with product and model. */
import { type CartLine, cartOf } from '../cart/cart-lines'
import { catalogueOf, type Product } from '../catalogue/catalogue'
import type { Database } from '../database/open'
import { destinationOf } from '../destination/destination'
import { type Model, modelsOf } from '../stock/models'
import type { Visitor } from '../visitor/visitor'

/** One line of an order. */
export interface Goods {
  readonly line: CartLine
  readonly product: Product
  readonly model: Model
}

/**
 * The lines of the visitor's cart in their country.
 *
 * @param postal the postal code of delivery, which determines the warehouse
 */
export async function goodsOf(db: Database, visitor: Visitor, postal: string): Promise<Goods[]> {
  const destination = await destinationOf(db, visitor.country, postal)
  const sold = (await catalogueOf(db, visitor)).byNid
  const lines = await cartOf(db, visitor, destination)
  const goods = lines.map(async (line): Promise<Goods[]> => {
    const product = sold.get(line.nid)
    const models = await modelsOf(db, line.nid, visitor, destination?.satellite)
    const model = models.find(({ name }) => name === line.model)
    return product && model ? [{ line, product, model }] : []
  })
  return (await Promise.all(goods)).flat()
}
