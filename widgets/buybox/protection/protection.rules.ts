/** The offers as they are charged. Source: document 1, section 7 (COVER-02). */
import type { Answer } from '../../../core/contract/endpoint'
import type { protectionOffers } from '../../../core/contract/protection'
import type { ProtectionOffer } from '../buybox.machine'

/** The term whose charge the server may override by itself, in years. */
const ownOverrideTerm = 3

/** An override of the server's is charged in place of an offer's cost: its own for three years, else the one for all. */
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
