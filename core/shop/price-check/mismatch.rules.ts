/**
 * Decides which prices of a page mean the same, and differ (PRICE-01, PRICE-02). Where that is not certain they are not
 * compared: a false alarm is worse than a miss.
 */
import type { CurrencyCode } from '../../base/country/countries.rules'
import { roundHalfUp } from '../../base/country/money.rules'

/** A price, and what it is the price of. */
export interface ProductPrice {
  /** The product's node id. */
  readonly nid: number
  /** `undefined` for the price of the product as its card shows it. A from-price is neither, and is left out. */
  readonly model: string | undefined
  readonly currency: CurrencyCode
  /** Whether members pay it, or everybody else. */
  readonly isMember: boolean
  /** For one piece, without protection and coupon, in units of the currency. */
  readonly price: number
}

/** A price, where it is, and since when. */
export interface PlacedPrice extends Omit<ProductPrice, 'isMember'> {
  /** `undefined` if the place does not say. */
  readonly isMember: boolean | undefined
  /** An element, as `rove-buybox`, or the server. */
  readonly by: string
  /** In milliseconds since 1970. */
  readonly at: number
}

/** Two prices that mean the same and differ. */
export type Differing = readonly [one: PlacedPrice, other: PlacedPrice]

/** Prices that are further apart in time are not compared, in milliseconds: a sale can have ended. */
const comparableMs = 600_000

/** The pairs of prices that differ, at most one of a product or model for each two places. */
export function differingPrices(prices: readonly PlacedPrice[]): readonly Differing[] {
  const same = grouped(prices, ({ nid, model, currency }) => `${nid} ${model ?? ''} ${currency}`)
  return [...same.values()].flatMap((group) => {
    const places = [...grouped(group, ({ by }) => by).values()].map(certain)
    const pairs = places.flatMap((ones, n) => places.slice(n + 1).map((others) => differing(ones, others)))
    return pairs.filter((pair) => pair !== undefined)
  })
}

/** Prices by a key, in the order of each key's first. */
export function grouped(
  prices: readonly PlacedPrice[],
  keyOf: (price: PlacedPrice) => string,
): ReadonlyMap<string, readonly PlacedPrice[]> {
  const groups = new Map<string, PlacedPrice[]>()
  for (const price of prices) {
    const key = keyOf(price)
    const group = groups.get(key)
    if (group) group.push(price)
    else groups.set(key, [price])
  }
  return groups
}

function differing(ones: readonly PlacedPrice[], others: readonly PlacedPrice[]): Differing | undefined {
  for (const one of ones) {
    const other = contradicted(one, others)
    if (other) return [one, other]
  }
  for (const other of others) {
    const one = other.isMember === undefined ? contradicted(other, ones) : undefined
    if (one) return [one, other]
  }
  return undefined
}

/** The price of another place that this one contradicts. One that does not say for whom contradicts only both prices. */
function contradicted(price: PlacedPrice, others: readonly PlacedPrice[]): PlacedPrice | undefined {
  const near = others.filter(({ at }) => Math.abs(at - price.at) <= comparableMs)
  if (price.isMember !== undefined)
    return near.find((other) => other.isMember === price.isMember && !isEqual(other, price))
  const hasBoth = [true, false].every((isMember) => near.some((other) => other.isMember === isMember))
  return hasBoth && near.every((other) => !isEqual(other, price)) ? near[0] : undefined
}

/** Without the prices of which a place has several: a product in two lines of a cart, or on two cards. */
const certain = (place: readonly PlacedPrice[]) =>
  place.filter((one) => place.every((other) => other.isMember !== one.isMember || isEqual(one, other)))

/** In whole units: a category shows two decimals of a price that other places round (PRICE-01). */
const isEqual = (one: PlacedPrice, other: PlacedPrice) => roundHalfUp(one.price) === roundHalfUp(other.price)
