/** Computes the protection offers of a product. */
import { roundHalfUp } from '../../core/base/country/money.rules'
import type { Product } from '../catalogue/catalogue'
import { priceIn } from '../database/prices'
import type { Model } from '../stock/models'
import type { Visitor } from '../visitor/visitor'

/** Terms in years, and their cost as a fraction of the model's price. */
const terms = [
  { term: 1, share: 0.05 },
  { term: 2, share: 0.08 },
  { term: 3, share: 0.1 },
  { term: 5, share: 0.14 },
] as const

/** One offer. Amounts are units of the country's currency. */
export interface ProtectionOffer {
  readonly id: string
  /** The term in years. */
  readonly term: number
  readonly title: string
  readonly cost: number
  /** The charge: the cost, or its override. */
  readonly charge: number
}

/** Charges that replace the offers' costs, in units of the country's currency. */
export interface ChargeOverrides {
  readonly all: number | undefined
  readonly threeYears: number | undefined
}

/** The charges that differ from the offers' costs. */
export function overridesOf({ extras }: Product, { country }: Pick<Visitor, 'country'>): ChargeOverrides {
  const { charge, chargeForThreeYears } = extras.protection ?? {}
  return {
    all: charge === undefined ? undefined : priceIn(country.code, charge),
    threeYears: chargeForThreeYears === undefined ? undefined : priceIn(country.code, chargeForThreeYears),
  }
}

/** The offers for a model; empty if the product cannot be protected. */
export function offersFor(product: Product, model: Model, visitor: Pick<Visitor, 'country' | 't'>): ProtectionOffer[] {
  if (!product.extras.protection) return []
  const { all, threeYears } = overridesOf(product, visitor)
  return terms.map(({ term, share }) => {
    const cost = roundHalfUp(model.stock.price * share)
    return {
      id: `protection-${term}`,
      term,
      title: visitor.t(term === 1 ? 'protectionYear' : 'protectionYears', term),
      cost,
      charge: (term === 3 ? threeYears : undefined) ?? all ?? cost,
    }
  })
}
