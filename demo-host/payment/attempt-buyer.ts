/** The buyer's data that is stored with a payment, for settling it without the visitor. */
import type { Locale } from '../../core/base/country/countries.rules'
import type { Visitor } from '../visitor/visitor'

/** The visitor's properties that the order does not contain. */
export interface AttemptBuyer {
  readonly locale: Locale
  readonly flags: readonly string[]
}

/** @returns the stored properties of a visitor */
export const buyerSnapshot = ({ locale, flags }: Visitor): AttemptBuyer => ({ locale, flags })
