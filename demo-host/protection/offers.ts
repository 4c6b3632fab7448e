/** What protection is offered with a product, and what it is charged. */
import { roundHalfUp } from '../../core/domain/money'
import type { Product } from '../catalogue/catalogue'
import { priceIn } from '../database/prices'
import type { Model } from '../stock/models'
import type { Visitor } from '../visitor/visitor'

/** Years, and the share of the model's price that they cost. */
const terms = [
  { term: 1, share: 0.05 },
  { term: 2, share: 0.08 },
  { term: 3, share: 0.1 },
  { term: 5, share: 0.14 },
] as const

/** One offer. Amounts are units of the country's currency. */
export interface ProtectionOffer {
  readonly id: string
  /** For how many years. */
  readonly term: number
  readonly title: string
  readonly cost: number
  /** What is charged: the cost, or what stands in its place. */
  readonly charge: number
}

/** Charges that stand in place of offers' costs, in units of the country's currency. */
export interface ChargeOverrides {
  readonly all: number | undefined
  readonly threeYears: number | undefined
}

/** The charges that are other than the offers' costs. */
export function overridesOf({ extras }: Product, { country }: Pick<Visitor, 'country'>): ChargeOverrides {
  const { charge, chargeForThreeYears } = extras.protection ?? {}
  return {
    all: charge === undefined ? undefined : priceIn(country.code, charge),
    threeYears: chargeForThreeYears === undefined ? undefined : priceIn(country.code, chargeForThreeYears),
  }
}

/** The offers for a model; none where the product cannot be protected. */
export function offersFor(
  product: Product,
  model: Model,
  visitor: Pick<Visitor, 'country' | 'say'>,
): ProtectionOffer[] {
  if (!product.extras.protection) return []
  const { all, threeYears } = overridesOf(product, visitor)
  return terms.map(({ term, share }) => {
    const cost = roundHalfUp(model.stock.price * share)
    return {
      id: `protection-${term}`,
      term,
      title: visitor.say(term === 1 ? 'protectionYear' : 'protectionYears', term),
      cost,
      charge: (term === 3 ? threeYears : undefined) ?? all ?? cost,
    }
  })
}
