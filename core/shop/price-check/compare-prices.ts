/** Compares the prices of this page, and publishes those that differ. Loaded when two places can have the same price. */
import { pageBus } from '../../base/bus/bus'
import { differingPrices, type PlacedPrice } from './mismatch.rules'
import type { PriceMismatch } from './price.facts'
import { pricesOfCards } from './prices-of-cards'
import { pricesOfFacts } from './prices-of-facts'

/** Publishes each mismatch once. */
export function comparePrices(): void {
  const known = new Set(publishedMismatches().map(keyOf))
  for (const mismatch of mismatchesIn(pricesOfPage()))
    if (!known.has(keyOf(mismatch))) pageBus().publish('price:mismatch', mismatch)
}

/** The prices that facts state, and those of the same products' cards. */
export function pricesOfPage(): readonly PlacedPrice[] {
  const stated = pricesOfFacts(pageBus().published)
  const listed = new Set(stated.flatMap(({ nid, model }) => (model === undefined ? nid : [])))
  return listed.size > 0 ? [...stated, ...pricesOfCards(listed)] : stated
}

/** The prices that differ, as the fact states them. */
export function mismatchesIn(prices: readonly PlacedPrice[]): readonly PriceMismatch[] {
  return differingPrices(prices).map(([one, other]) => ({
    nid: one.nid,
    model: one.model,
    currency: one.currency,
    one: { by: one.by, price: one.price },
    other: { by: other.by, price: other.price },
  }))
}

/** The mismatches that were published on this page. */
export function publishedMismatches(): readonly PriceMismatch[] {
  return pageBus().published.flatMap(([fact, payload]) => (fact === 'price:mismatch' ? [payload as PriceMismatch] : []))
}

const keyOf = ({ nid, model, one, other }: PriceMismatch) => [nid, model, ...[one.by, other.by].sort()].join(' ')
