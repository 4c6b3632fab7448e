/** The lines of a cart with product data and current prices. */

import { leadDatesOf, stockDisplay } from '../../core/shop/product/stock.rules'
import { colourAttribute } from '../catalogue/attributes'
import { catalogueOf } from '../catalogue/catalogue'
import { pictureFile } from '../catalogue/pictures'
import type { Database } from '../database/open'
import type { Destination } from '../destination/destination'
import { offersFor, type ProtectionOffer } from '../protection/offers'
import { modelsOf } from '../stock/models'
import type { Visitor } from '../visitor/visitor'
import { countOf, maxQuantity } from './addition'
import { lineId, linesOf } from './cart-records'
import { computePrices } from './compute-prices'
import { isFinalSale } from './final-sale'

/** One line. Amounts are units of the country's currency. */
export interface CartLine {
  /** See `lineId`. */
  readonly id: string
  readonly nid: number
  readonly model: string
  readonly title: string
  readonly slug: string
  /** The picture's file. */
  readonly picture: string
  /** The names of the options. */
  readonly options: readonly string[]
  readonly qty: number
  /** The maximum quantity. */
  readonly most: number
  /** The price of one. */
  readonly price: number
  /** The price of one for non-members. */
  readonly regular: number
  readonly protection: ProtectionOffer | undefined
  readonly finalSale: boolean
  /** Made to order. */
  readonly custom: boolean
  /** When it ships or is expected, as on the product page. */
  readonly ships?: string | null | undefined
  readonly expected?: string | null | undefined
  /** The price of all pieces with their protection. */
  readonly total: number
}

/**
 * The lines that the visitor's country sells, oldest first.
 *
 * @param destination the delivery destination, which determines the warehouse
 */
export async function cartOf(db: Database, visitor: Visitor, destination?: Destination): Promise<CartLine[]> {
  const sold = (await catalogueOf(db, visitor)).byNid
  const kept = await linesOf(db, visitor.owner)
  const lines = kept.map(async (line): Promise<CartLine[]> => {
    const { nid, model: name, qty, protection: chosen } = line
    const product = sold.get(nid)
    const model = (await modelsOf(db, nid, visitor, destination?.satellite)).find((one) => one.name === name)
    if (!product || !model) return []
    const options = product.attributes.flatMap((one) => one.options).filter(({ oid }) => model.oids.includes(oid))
    const colour = options.find(({ aid }) => aid === colourAttribute)
    const { due: price, selling: regular } = computePrices(visitor, product, model)
    const protection = offersFor(product, model, visitor).find(({ id }) => id === chosen)
    const elsewhere = kept.filter((other) => other !== line && other.model === name)
    const taken = elsewhere.reduce((sum, other) => sum + other.qty, 0)
    return [
      {
        id: lineId(line),
        nid,
        model: name,
        title: product.title,
        slug: product.slug,
        picture: pictureFile(product.picture, colour?.name),
        options: options.map(({ label }) => label),
        qty,
        most: Math.max(0, Math.min(maxQuantity, countOf(model, destination !== undefined) - taken)),
        price,
        regular,
        protection,
        finalSale: isFinalSale(product, model),
        ...leadDatesOf(stockDisplay(model.stock, destination !== undefined)),
        custom: model.madeToOrder,
        total: qty * (price + (protection?.charge ?? 0)),
      },
    ]
  })
  return (await Promise.all(lines)).flat()
}
