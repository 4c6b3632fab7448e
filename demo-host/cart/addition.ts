/** Validates additions to the cart against the catalogue and stock. */
import { isBuyable, stockDisplay } from '../../core/shop/product/stock.rules'
import { type Product, productOf } from '../catalogue/catalogue'
import type { Database } from '../database/open'
import { type Destination, isRestricted } from '../destination/destination'
import { offersFor } from '../protection/offers'
import { type Model, modelsOf } from '../stock/models'
import { chosenOptions, wholeNumber } from '../visitor/fields'
import type { Visitor } from '../visitor/visitor'

/** A valid addition. */
export interface Addition {
  readonly product: Product
  readonly model: Model
  readonly qty: number
  /** The id of a protection offer; empty without one. */
  readonly protection: string
}

/** The errors of invalid additions, by code. */
export const additionErrors = {
  product: 'nid is no product of this shop',
  options: 'attributes make no model that is offered',
  model: 'model is not what attributes make',
  qty: 'qty is a number from 1 to 99',
  stock: 'there are not that many of this model',
  restricted: 'this product cannot go to the destination that is set',
  protection: 'protection is none that is offered',
} as const

/** The code of an invalid addition. */
export type AdditionError = keyof typeof additionErrors

type Fields = Readonly<Partial<Record<string, string>>>

/** The maximum quantity of one line. */
export const maxQuantity = 99

/**
 * Reads and validates an addition.
 *
 * @param fields `nid`, `attributes[…]`, `qty`, and optionally `model` and `protection`
 * @param quantityInCart the quantity of a model in the cart
 */
export async function readAddition(
  db: Database,
  visitor: Visitor,
  destination: Destination | undefined,
  fields: Fields,
  quantityInCart: (model: string) => Promise<number>,
): Promise<Addition | AdditionError> {
  const product = await productOf(db, visitor, wholeNumber(fields.nid) ?? 0)
  if (!product) return 'product'
  const model = chosenModel(product, await modelsOf(db, product.nid, visitor, destination?.satellite), fields)
  if (!model) return 'options'
  if (fields.model !== undefined && fields.model !== model.name) return 'model'
  const qty = wholeNumber(fields.qty) ?? 0
  if (qty < 1 || qty > maxQuantity) return 'qty'
  if ((await quantityInCart(model.name)) + qty > countOf(model, destination !== undefined)) return 'stock'
  if (destination && (await isRestricted(db, product.nid, visitor.country, destination.postal))) return 'restricted'
  const { protection = '' } = fields
  if (protection && !offersFor(product, model, visitor).some(({ id }) => id === protection)) return 'protection'
  return { product, model, qty, protection }
}

/** The model of exactly these options, unless one is hidden. */
function chosenModel({ attributes }: Product, models: readonly Model[], fields: Fields): Model | undefined {
  const chosen = chosenOptions(fields)
  const options = attributes.flatMap((attribute) => attribute.options)
  if (options.some(({ oid, display }) => display === 'hidden' && chosen.includes(oid))) return undefined
  return models.find(({ oids }) => oids.length === chosen.length && oids.every((oid) => chosen.includes(oid)))
}

/** The quantity that can be bought, by the shown state of the stock. */
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
      return maxQuantity
  }
}
