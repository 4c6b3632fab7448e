/** The number of pieces in the cart, as facts say it: those of the cart, and live info. */
import { type PublishedFact, pageBus } from '../../base/bus/bus'
import type { LiveRefreshed } from '../live/live.facts'
import type { CartChanged } from './cart.facts'

/** Calls back with each count that becomes known. @returns a function that unsubscribes */
export function watchCartCount(listener: (count: number) => void): () => void {
  const stops = [
    pageBus().on('cart:changed', ({ count }) => listener(count)),
    pageBus().on('live:refreshed', ({ cart }) => cart && listener(cart.count)),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** The count that a published fact gives; `undefined` if it gives none. */
export function cartCountOf([fact, payload]: PublishedFact): number | undefined {
  if (fact === 'cart:changed') return (payload as CartChanged).count
  return fact === 'live:refreshed' ? (payload as LiveRefreshed).cart?.count : undefined
}
