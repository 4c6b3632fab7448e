/** What somebody wants to put into the cart, checked against what the shop has. */
import { isBuyable, stockDisplay } from '../../core/domain/stock'
import { type Product, productOf } from '../catalogue/catalogue'
import type { Database } from '../database/open'
import { type Destination, isRestricted } from '../destination/destination'
import { offersFor } from '../protection/offers'
import { type Model, modelsOf } from '../stock/models'
import { chosenOptions, wholeNumber } from '../visitor/fields'
import type { Visitor } from '../visitor/visitor'

/** One addition that the shop can make. */
export interface Addition {
  readonly product: Product
  readonly model: Model
  readonly qty: number
  /** An offer's id, or nothing. */
  readonly protection: string
}

/** Why an addition cannot be made, by what is wrong with it. */
export const additionProblems = {
  product: 'nid is no product of this shop',
  options: 'attributes make no model that is offered',
  model: 'model is not what attributes make',
  qty: 'qty is a number from 1 to 99',
  stock: 'there are not that many of this model',
  restricted: 'this product cannot go to the destination that is set',
  protection: 'protection is none that is offered',
} as const

/** What can be wrong with an addition. */
export type AdditionProblem = keyof typeof additionProblems

type Fields = Readonly<Partial<Record<string, string>>>

/** The most of one thing that a cart takes. */
export const mostAtOnce = 99

/**
 * Reads an addition.
 *
 * @param fields `nid`, `attributes[…]`, `qty`, and where they are sent `model` and `protection`
 * @param held how many of a model are in the cart already
 */
export async function readAddition(
  db: Database,
  visitor: Visitor,
  destination: Destination | undefined,
  fields: Fields,
  held: (model: string) => Promise<number>,
): Promise<Addition | AdditionProblem> {
  const product = await productOf(db, visitor, wholeNumber(fields.nid) ?? 0)
  if (!product) return 'product'
  const model = chosenModel(product, await modelsOf(db, product.nid, visitor, destination?.satellite), fields)
  if (!model) return 'options'
  if (fields.model !== undefined && fields.model !== model.name) return 'model'
  const qty = wholeNumber(fields.qty) ?? 0
  if (qty < 1 || qty > mostAtOnce) return 'qty'
  if ((await held(model.name)) + qty > countOf(model, destination !== undefined)) return 'stock'
  if (destination && (await isRestricted(db, product.nid, visitor.country, destination.postal))) return 'restricted'
  const { protection = '' } = fields
  if (protection && !offersFor(product, model, visitor).some(({ id }) => id === protection)) return 'protection'
  return { product, model, qty, protection }
}

/** The model that exactly these options make, if none of them is hidden. */
function chosenModel({ attributes }: Product, models: readonly Model[], fields: Fields): Model | undefined {
  const chosen = chosenOptions(fields)
  const options = attributes.flatMap((attribute) => attribute.options)
  if (options.some(({ oid, display }) => display === 'hidden' && chosen.includes(oid))) return undefined
  return models.find(({ oids }) => oids.length === chosen.length && oids.every((oid) => chosen.includes(oid)))
}

/** How many can be bought: what is told of the model decides where they come from. */
export function countOf({ stock }: Model, hasDestination: boolean): number {
  const display = stockDisplay(stock, hasDestination)
  if (!isBuyable(display)) return 0
  switch (display.at) {
    case 'satellite':
      return stock.satellite + stock.inStock
    case 'in-stock':
      return stock.inStock
    case 'pre-order':
      return stock.preOrder
    default:
      return mostAtOnce
  }
}
