/** What follows from the choices and the shop's word: the model, its stock and its prices. */

import { fits, modelOf, visibleOptions } from '../../core/domain/models'
import { roundHalfUp } from '../../core/domain/money'
import type { PriceFacts, Prices } from '../../core/domain/price'
import { pricesOf } from '../../core/domain/price'
import { isBuyable, isInStock, noStock, type StockDisplay, stockDisplay } from '../../core/domain/stock'
import { type VoucherRules, voucherFor } from '../../core/domain/voucher'
import type { BuyboxState } from './buybox.machine'
import type { Product } from './buybox-product.rules'

/** How the page sells: what is the same for every model. */
export interface Terms extends Pick<PriceFacts, 'isMember' | 'memberDiscount' | 'isMSRPShown' | 'comparePricesLocked'> {
  readonly voucher: VoucherRules
}

/** What is on offer now. */
export interface Offered {
  /** The options that can be chosen. */
  readonly visible: ReadonlySet<number>
  /** Nothing while something is still to be chosen. */
  readonly model: string | undefined
  /** What is said of the model's stock. */
  readonly stock: StockDisplay | undefined
  readonly buyable: boolean
  /** Only what is in stock is to be shown, and nothing is. */
  readonly nothing: boolean
  /** The model's, else those of the cheapest model that can still be chosen. */
  readonly prices: Prices | undefined
  /** Struck beside the price that counts: what it is compared with. A page that locks such prices has none. */
  readonly struck: number | undefined
  readonly finalSale: boolean
  /** What buying it earns, in whole units. */
  readonly voucher: number
}

/** The options of models that are offered: all of them, or those in stock (BUY-04). */
export function offeredModels(
  { choices }: Product,
  { inStockOnly, stock, destination }: Pick<BuyboxState, 'inStockOnly' | 'stock' | 'destination'>,
): ReadonlySet<number> {
  return visibleOptions(choices, (model) => !inStockOnly || isInStock(stock[model], !!destination))
}

/** All that follows from a state. */
export function offeredBy(product: Product, terms: Terms, state: BuyboxState): Offered {
  const { choices } = product
  const visible = offeredModels(product, state)
  const model = modelOf(choices, state.selection, visible)
  const stock = model === undefined ? undefined : displayOf(model, state)
  const prices =
    model === undefined ? lowest(product, terms, state, visible) : pricesOfModel(product, terms, state, model)
  return {
    visible,
    model,
    stock,
    buyable: stock !== undefined && isBuyable(stock),
    nothing: state.inStockOnly && model === undefined && visible.size === 0,
    prices,
    struck: prices && struckBeside(prices, terms),
    finalSale: model !== undefined && product.isFinalSale(model),
    voucher: prices && model !== undefined ? roundHalfUp(voucherFor(prices.due, terms.voucher)) : 0,
  }
}

/** The compare-at price; where it is not shown, the regular one of what costs this visitor less. */
function struckBeside({ compareAt, due, regular }: Prices, { comparePricesLocked }: Terms): number | undefined {
  return compareAt ?? (due < regular && !comparePricesLocked ? regular : undefined)
}

/** How an option stands beside what is chosen of the others. */
export function optionState(
  { choices }: Product,
  state: BuyboxState,
  { visible }: Pick<Offered, 'visible'>,
  { oid, aid }: { readonly oid: number; readonly aid: number },
): 'chosen' | 'free' | 'sold-out' | 'apart' {
  if (state.selection.get(aid) === oid) return 'chosen'
  // Choosing it lets go of others.
  if (!fits(choices, state.selection, oid, visible)) return 'apart'
  const model = modelOf(choices, new Map([...state.selection, [aid, oid]]), visible)
  return model === undefined || isBuyable(displayOf(model, state)) ? 'free' : 'sold-out'
}

function displayOf(model: string, { stock, destination }: BuyboxState): StockDisplay {
  return stockDisplay(stock[model] ?? noStock, !!destination)
}

function pricesOfModel(product: Product, terms: Terms, state: BuyboxState, model: string): Prices | undefined {
  const price = priceOf(product, state, model)
  if (price === undefined) return undefined
  const protection = state.offers.find(({ id }) => id === state.protection)?.charge ?? 0
  return pricesOf({ ...terms, price, original: state.stock[model]?.original, sale: product.sale, protection })
}

function lowest(product: Product, terms: Terms, state: BuyboxState, visible: ReadonlySet<number>) {
  const chosen = [...state.selection.values()]
  const open = [...product.choices.models].filter(
    ([, oids]) => chosen.every((oid) => oids.has(oid)) && [...oids].every((oid) => visible.has(oid)),
  )
  const priced = open.flatMap(([model]) => {
    const prices = pricesOfModel(product, terms, { ...state, protection: undefined }, model)
    return prices ? [prices] : []
  })
  return priced.sort((one, other) => one.due - other.due)[0]
}

/** The model's own price, else the product's with what its options add; none where that comes to less than nothing. */
function priceOf({ price, choices }: Product, { stock }: BuyboxState, model: string): number | undefined {
  const own = stock[model]?.price
  if (own !== undefined || price === undefined) return own
  const oids = choices.models.get(model)
  const sum = choices.attributes
    .flatMap(({ options }) => options)
    .filter(({ oid }) => oids?.has(oid))
    .reduce((sum, option) => sum + option.price, price)
  return sum < 0 ? undefined : sum
}
