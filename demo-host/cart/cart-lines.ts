/** A cart as its page shows it: each line with what it is, and what it costs now. */

import { colourAttribute } from '../catalogue/attributes'
import { productsOf } from '../catalogue/catalogue'
import { pictureFile } from '../catalogue/pictures'
import type { Database } from '../database/open'
import { offersFor, type ProtectionOffer } from '../protection/offers'
import { modelsOf } from '../stock/models'
import type { Visitor } from '../visitor/visitor'
import { linesOf } from './cart-book'
import { isFinalSale } from './final-sale'
import { reckon } from './reckon'

/** One line. Amounts are units of the country's currency. */
export interface CartLine {
  readonly model: string
  readonly title: string
  readonly slug: string
  /** The picture's file. */
  readonly picture: string
  /** The names of the options. */
  readonly options: readonly string[]
  readonly qty: number
  /** For one piece. */
  readonly price: number
  readonly protection: ProtectionOffer | undefined
  readonly finalSale: boolean
  /** For all pieces, with their protection. */
  readonly total: number
}

/** The lines that the visitor's country sells, the oldest first. */
export async function cartOf(db: Database, visitor: Visitor): Promise<CartLine[]> {
  const sold = new Map((await productsOf(db, visitor.country)).map((product) => [product.nid, product]))
  const kept = await linesOf(db, visitor.owner)
  const lines = kept.map(async ({ nid, model: name, qty, protection: chosen }): Promise<CartLine[]> => {
    const product = sold.get(nid)
    const model = (await modelsOf(db, nid, visitor, undefined)).find((one) => one.name === name)
    if (!product || !model) return []
    const options = product.attributes.flatMap((one) => one.options).filter(({ oid }) => model.oids.includes(oid))
    const colour = options.find(({ aid }) => aid === colourAttribute)
    const { due: price } = reckon(visitor, product, model)
    const protection = offersFor(product, model, visitor).find(({ id }) => id === chosen)
    return [
      {
        model: name,
        title: product.title,
        slug: product.slug,
        picture: pictureFile(product.slug, colour?.name),
        options: options.map((option) => option.name),
        qty,
        price,
        protection,
        finalSale: isFinalSale(product, model),
        total: qty * (price + (protection?.charge ?? 0)),
      },
    ]
  })
  return (await Promise.all(lines)).flat()
}
