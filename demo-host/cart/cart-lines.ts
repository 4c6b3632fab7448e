/** A cart as its page shows it: each line with what it is, and what it costs now. */

import { leadDatesOf, stockDisplay } from '../../core/domain/stock'
import { colourAttribute } from '../catalogue/attributes'
import { productsOf } from '../catalogue/catalogue'
import { pictureFile } from '../catalogue/pictures'
import type { Database } from '../database/open'
import type { Destination } from '../destination/destination'
import { offersFor, type ProtectionOffer } from '../protection/offers'
import { modelsOf } from '../stock/models'
import type { Visitor } from '../visitor/visitor'
import { countOf, mostAtOnce } from './addition'
import { lineId, linesOf } from './cart-book'
import { isFinalSale } from './final-sale'
import { reckon } from './reckon'

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
  /** How many of it can be in the cart. */
  readonly most: number
  /** For one piece. */
  readonly price: number
  /** What others pay for one. */
  readonly regular: number
  readonly protection: ProtectionOffer | undefined
  readonly finalSale: boolean
  /** Made when it is ordered. */
  readonly custom: boolean
  /** When it ships, or is expected, as its product's page words it. */
  readonly ships?: string | null | undefined
  readonly expected?: string | null | undefined
  /** For all pieces, with their protection. */
  readonly total: number
}

/**
 * The lines that the visitor's country sells, the oldest first.
 *
 * @param destination where they are to go, if that is set: it decides which warehouse they come from
 */
export async function cartOf(db: Database, visitor: Visitor, destination?: Destination): Promise<CartLine[]> {
  const sold = new Map((await productsOf(db, visitor)).map((product) => [product.nid, product]))
  const kept = await linesOf(db, visitor.owner)
  const lines = kept.map(async (line): Promise<CartLine[]> => {
    const { nid, model: name, qty, protection: chosen } = line
    const product = sold.get(nid)
    const model = (await modelsOf(db, nid, visitor, destination?.satellite)).find((one) => one.name === name)
    if (!product || !model) return []
    const options = product.attributes.flatMap((one) => one.options).filter(({ oid }) => model.oids.includes(oid))
    const colour = options.find(({ aid }) => aid === colourAttribute)
    const { due: price, selling: regular } = reckon(visitor, product, model)
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
        picture: pictureFile(product.slug, colour?.name),
        options: options.map(({ label }) => label),
        qty,
        most: Math.max(0, Math.min(mostAtOnce, countOf(model, destination !== undefined) - taken)),
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
