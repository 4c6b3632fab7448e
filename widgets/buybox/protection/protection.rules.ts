/** The charges of the protection plans (COVER-02). */
import type { Answer } from '../../../core/base/net/endpoint.contract'
import type { protectionOffers } from '../../../core/shop/product/protection.contract'

/** The term that has an override of its own, in years. */
const ownOverrideTerm = 3

/**
 * The plans with their charges. An override replaces a plan's cost: `ownOverrideTerm` has its own, the other terms
 * share one.
 */
export function offersFrom({
  offers,
  override_order_charge: charge,
  override_order_charge_term_3: charge3,
}: Answer<typeof protectionOffers>): readonly ProtectionOffer[] {
  return offers.map(({ id, cost, term, title }) => ({
    id,
    title,
    term,
    charge: (term === ownOverrideTerm ? charge3 : undefined) ?? charge ?? cost,
  }))
}

/** One protection plan. */
export interface ProtectionOffer {
  readonly id: string
  readonly title: string
  /** In years, if known. */
  readonly term: number | undefined
  /** The charge, in units of the country's currency. */
  readonly charge: number
}
