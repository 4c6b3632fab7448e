/** Reads prices from facts: those that elements show, and those that the server has answered to an addition. */

import type { PublishedFact } from '../../base/bus/bus'
import type { CountdownClosed } from '../campaign/campaign.facts'
import type { CartAdded } from '../cart/cart.facts'
import type { ModelChosen } from '../product/product.facts'
import { grouped, type PlacedPrice } from './mismatch.rules'
import type { PricesShown } from './price.facts'

/** What a place says of each product or model last, since prices changed for all of them. */
export function pricesOfFacts(published: readonly PublishedFact[]): readonly PlacedPrice[] {
  const latest = new Map<string, readonly PlacedPrice[]>()
  for (const fact of published) {
    if (changesPrices(fact)) latest.clear()
    const said = grouped(pricesOf(fact), ({ by, nid, model }) => `${by} ${nid} ${model ?? ''}`)
    for (const [key, prices] of said) latest.set(key, prices)
  }
  return [...latest.values()].flat()
}

/** For another destination, and at the end of a sale, other prices can apply. */
function changesPrices([fact, payload]: PublishedFact): boolean {
  return fact === 'destination:changed' || (fact === 'countdown:closed' && (payload as CountdownClosed).by === 'zero')
}

function pricesOf([fact, payload, at]: PublishedFact): readonly PlacedPrice[] {
  if (fact === 'model:chosen') return ofModel(payload as ModelChosen, at)
  if (fact === 'cart:added') return ofAnswer(payload as CartAdded, at)
  if (fact !== 'price:shown') return []
  const { by, prices } = payload as PricesShown
  return prices.map((price) => ({ ...price, by, at }))
}

/** This visitor's price first: of two that differ, it is published. */
function ofModel({ nid, model, currency, price, memberPrice, regularPrice }: ModelChosen, at: number): PlacedPrice[] {
  if (model === undefined || memberPrice === undefined || regularPrice === undefined) return []
  const pays = { by: 'rove-buybox', at, nid, model, currency }
  const prices: PlacedPrice[] = [
    { ...pays, isMember: true, price: memberPrice },
    { ...pays, isMember: false, price: regularPrice },
  ]
  return price === memberPrice ? prices : prices.reverse()
}

/** The server does not say whether it is the price of a member. What its command says is not compared: it has no contract. */
function ofAnswer({ nid, model, price, currency, commanded }: CartAdded, at: number): PlacedPrice[] {
  if (model === undefined || price === undefined || !currency || commanded) return []
  return [{ by: 'server', at, nid, model, currency, isMember: undefined, price }]
}
