/** Protection for a whole order: for all goods that can be protected and were not protected in the cart. */
import { offersFor } from '../protection/offers'
import type { Visitor } from '../visitor/visitor'
import { countryTerms } from './country-terms'
import type { Goods } from './goods'

/** One offer. */
export interface OrderOffer {
  /** In years. */
  readonly term: number
  readonly title: string
  /** The price for all pieces, in units of the country's currency. */
  readonly cost: number
}

/** The offers; empty if nothing can be protected, or the country has no protection (PROT-02). */
export function orderOffers(visitor: Visitor, goods: readonly Goods[]): OrderOffer[] {
  if (!countryTerms[visitor.country.code].protects) return []
  const byTerm = new Map<number, OrderOffer>()
  for (const { line, product, model } of goods.filter(({ line }) => !line.protection))
    for (const { term, title, charge } of offersFor(product, model, visitor)) {
      const before = byTerm.get(term)?.cost ?? 0
      byTerm.set(term, { term, title, cost: before + line.qty * charge })
    }
  return [...byTerm.values()]
}
