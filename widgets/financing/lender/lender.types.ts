/** The interfaces of a lender: for the line, and for its script. */

import type { Country, Locale } from '../../../core/base/country/countries.rules'
import type { Setting } from '../../../core/base/input/read-setting'
import type { ForeignScript } from '../../../core/base/net/load-script'
import type { FinancingProvider } from '../../../core/shop/product/financing.rules'
import type { financingSettings } from '../../../core/shop/product/financing.setting'

/** The page's settings of financing. */
export type FinancingSettings = Setting<typeof financingSettings>

/** A lender, as the line uses it. */
export interface LenderRules {
  readonly lender: FinancingProvider
  /** The lender's public name. */
  readonly name: string
  /** Whether the page has a key of this lender. */
  hasKey(settings: FinancingSettings): boolean
  /** The height to reserve for its message, in pixels. @param amount in minor units */
  height(amount: number): number
}

/** What a lender gets to know of the page. */
export interface LenderPage {
  readonly settings: FinancingSettings
  readonly country: Country
  readonly locale: Locale
}

/** A lender's script. */
export interface LenderRow {
  readonly lender: FinancingProvider
  /** The lender's own script. */
  script(page: LenderPage): Omit<ForeignScript, 'where'>
  /** Adds the global stub that its script expects. */
  installStub?(page: LenderPage, url: string): void
  /** Creates the node that its script fills. */
  createPlacement(page: LenderPage): HTMLElement
  /** Passes the amount, in minor units, to the node, and to the script if it is loaded. */
  update(placement: HTMLElement, amount: number): void
}
