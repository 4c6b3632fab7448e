/** The lenders of a page, and the height of their messages. */
import type { Country } from '../../../core/base/country/countries.rules'
import { financingProvidersIn } from '../../../core/shop/product/financing.rules'
import type { LenderRules } from './lender.types'
import { affirm } from './lender-affirm.rules'
import { klarna } from './lender-klarna.rules'

/** All lenders. Each has its own file. */
export const allLenders: readonly LenderRules[] = [affirm, klarna]

/** The lenders of a country, in order of preference. */
export function lendersOf({ code }: Country): readonly LenderRules[] {
  return financingProvidersIn(code).flatMap((lender) => allLenders.filter((row) => row.lender === lender))
}
