/**
 * Lenders' own words: a place in the light DOM, where their scripts look for it, and the script. One that is blocked
 * leaves the page as it is. Fetched only where a page has a key.
 */
import type { Country, Locale } from '../../../core/domain/countries'
import type { Lender } from '../../../core/domain/financing'
import type { RoveError } from '../../../core/errors'
import type { ForeignScript } from '../../../core/net/load-script'
import type { FinancingSettings } from './lender.rules'
import { affirm } from './lender-affirm.model'
import { klarna } from './lender-klarna.model'

/** What a lender is told of the page. */
export interface LenderPage {
  readonly settings: FinancingSettings
  readonly country: Country
  readonly locale: Locale
}

/** One lender: what its own file knows of its script. */
export interface LenderRow {
  readonly lender: Lender
  /** Its script, from the lender itself. */
  script(page: LenderPage): Omit<ForeignScript, 'where'>
  /** Leaves on the page what its script wants to find there. */
  expect?(page: LenderPage, url: string): void
  /** What its script fills. */
  createPlacement(page: LenderPage): HTMLElement
  /** Says the amount, in minor units, to the placement; and to the script, if it is there. */
  update(placement: HTMLElement, amount: number): void
}

/** What lenders' words need. */
export interface LenderDeps {
  /** Who has a key. */
  readonly lenders: readonly Lender[]
  readonly element: HTMLElement
  readonly page: LenderPage
  /** Its script where it comes from somewhere else. */
  scriptOf(lender: Lender): string | undefined
  loadScript(script: ForeignScript): Promise<void>
  inform(failure: RoveError): void
}

/** Lenders' words on the page. */
export interface LenderMessages {
  /** Says the amount, in minor units. */
  update(amount: number): void
  stop(): void
}

const rows: readonly LenderRow[] = [affirm, klarna]

/** Puts the places into the element and asks for the scripts. @see LenderDeps */
export function createLenderMessages(
  { lenders, element, page, scriptOf, loadScript, inform }: LenderDeps,
  amount: number,
): LenderMessages {
  let said = amount
  let stopped = false
  const placed = rows
    .filter(({ lender }) => lenders.includes(lender))
    .map((row) => {
      const placement = row.createPlacement(page)
      placement.slot = row.lender
      const script = row.script(page)
      const url = scriptOf(row.lender) ?? script.url
      row.expect?.(page, url)
      row.update(placement, amount)
      element.append(placement)
      loadScript({ ...script, url, where: row.lender }).then(() => {
        if (!stopped) row.update(placement, said)
      }, inform)
      return { row, placement }
    })
  return {
    update(to) {
      if (to === said) return
      said = to
      for (const { row, placement } of placed) row.update(placement, to)
    },
    stop() {
      stopped = true
      for (const { placement } of placed) placement.remove()
    },
  }
}
