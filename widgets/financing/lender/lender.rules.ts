/** Which lenders have words of their own on a page, and how much room they need. */
import type { Country } from '../../../core/domain/countries'
import { type Lender, lendersIn } from '../../../core/domain/financing'
import type { financingSettings } from '../../../core/host/settings/financing'
import type { Setting } from '../../../core/host/settings/read-setting'
import { affirm } from './lender-affirm.rules'
import { klarna } from './lender-klarna.rules'

/** What a page says about financing. */
export type FinancingSettings = Setting<typeof financingSettings>

/** One lender, as the line knows it. */
export interface LenderRules {
  readonly lender: Lender
  /** As people know it. */
  readonly name: string
  /** Whether the page has its key. */
  hasKey(settings: FinancingSettings): boolean
  /** The height that is kept for its words, in px. @param amount in minor units */
  room(amount: number): number
}

/** All lenders, by their own files. */
export const allLenders: readonly LenderRules[] = [affirm, klarna]

/** Who lends in a country, the first one first. */
export function lendersOf({ code }: Country): readonly LenderRules[] {
  return lendersIn(code).flatMap((lender) => allLenders.filter((row) => row.lender === lender))
}
