/** What is derived from the choices and the server's answers: the model, its stock and its prices. */

import { roundHalfUp } from '../../core/base/country/money.rules'
import { fits, modelOf, type Selection, visibleOptions } from '../../core/shop/product/models.rules'
import { type PriceFacts, type Prices, pricesOf } from '../../core/shop/product/price.rules'
import {
  isBuyable,
  isInStock,
  type ModelStock,
  noStock,
  type StockDisplay,
  stockDisplay,
} from '../../core/shop/product/stock.rules'
import { type VoucherRules, voucherFor } from '../../core/shop/product/voucher.rules'
import type { Product } from './buybox-product.rules'
import type { ProtectionOffer } from './protection/protection.rules'

/** The price settings of the page. They are the same for every model. */
export interface PriceSettings
  extends Pick<PriceFacts, 'isMember' | 'memberDiscount' | 'isMSRPShown' | 'comparePricesLocked'> {
  readonly voucher: VoucherRules
}

/** The input from which the offer is derived: the choices and the known stock. */
export interface OfferInput {
  readonly selection: Selection
  readonly inStockOnly: boolean
  /** By model. */
  readonly stock: Readonly<Record<string, ModelStock>>
  /** The destination, once it is known. */
  readonly destination: object | undefined
  readonly offers: readonly ProtectionOffer[]
  /** The id of the chosen protection plan. */
  readonly protection: string | undefined
}

/** The current offer. */
export interface Offered {
  /** The ids of the options that can be chosen. */
  readonly visible: ReadonlySet<number>
  /** `undefined` until every attribute is chosen. */
  readonly model: string | undefined
  /** How the model's stock is shown. */
  readonly stock: StockDisplay | undefined
  readonly buyable: boolean
  /** Only models in stock are to be shown, and there are none. */
  readonly noneInStock: boolean
  /** The model's prices; without a model, those of the cheapest model that can still be chosen. */
  readonly prices: Prices | undefined
  /** The struck price beside the price that is paid. `undefined` if the page has locked compare-at prices. */
  readonly struck: number | undefined
  readonly finalSale: boolean
  /** The voucher that the purchase earns, in whole units of the currency. */
  readonly voucher: number
}

/** The models whose options are offered: all, or those in stock (BUY-04). */
export function offeredModels(
  { choices }: Product,
  { inStockOnly, stock, destination }: Pick<OfferInput, 'inStockOnly' | 'stock' | 'destination'>,
): ReadonlySet<number> {
  return visibleOptions(choices, (model) => !inStockOnly || isInStock(stock[model], !!destination))
}

/** Computes the offer. */
export function offeredBy(product: Product, terms: PriceSettings, state: OfferInput): Offered {
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
    noneInStock: state.inStockOnly && model === undefined && visible.size === 0,
    prices,
    struck: prices && struckPrice(prices, terms),
    finalSale: model !== undefined && product.isFinalSale(model),
    voucher: prices && model !== undefined ? roundHalfUp(voucherFor(prices.due, terms.voucher)) : 0,
  }
}

/** The compare-at price. If it is not shown: the regular price, if this visitor pays less. */
function struckPrice({ compareAt, due, regular }: Prices, { comparePricesLocked }: PriceSettings): number | undefined {
  return compareAt ?? (due < regular && !comparePricesLocked ? regular : undefined)
}

/** The state of an option, given the choices of the other attributes. */
export function optionState(
  { choices }: Product,
  state: OfferInput,
  { visible }: Pick<Offered, 'visible'>,
  { oid, aid }: { readonly oid: number; readonly aid: number },
): 'chosen' | 'free' | 'sold-out' | 'apart' {
  if (state.selection.get(aid) === oid) return 'chosen'
  // Choosing this option removes choices of other attributes.
  if (!fits(choices, state.selection, oid, visible)) return 'apart'
  const model = modelOf(choices, new Map([...state.selection, [aid, oid]]), visible)
  return model === undefined || isBuyable(displayOf(model, state)) ? 'free' : 'sold-out'
}

function displayOf(model: string, { stock, destination }: OfferInput): StockDisplay {
  return stockDisplay(stock[model] ?? noStock, !!destination)
}

function pricesOfModel(product: Product, terms: PriceSettings, state: OfferInput, model: string): Prices | undefined {
  const price = priceOf(product, state, model)
  if (price === undefined) return undefined
  const protection = state.offers.find(({ id }) => id === state.protection)?.charge ?? 0
  return pricesOf({ ...terms, price, original: state.stock[model]?.original, sale: product.sale, protection })
}

function lowest(product: Product, terms: PriceSettings, state: OfferInput, visible: ReadonlySet<number>) {
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

/** The model's own price; else the product's price plus its options' prices. `undefined` if the result is negative. */
function priceOf({ price, choices }: Product, { stock }: OfferInput, model: string): number | undefined {
  const own = stock[model]?.price
  if (own !== undefined || price === undefined) return own
  const oids = choices.models.get(model)
  const sum = choices.attributes
    .flatMap(({ options }) => options)
    .filter(({ oid }) => oids?.has(oid))
    .reduce((sum, option) => sum + option.price, price)
  return sum < 0 ? undefined : sum
}

/**
 * A second press within this time counts as a double press, in milliseconds. A fast server can answer between the two.
 */
export const doublePressMs = 600
