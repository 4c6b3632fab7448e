/**
 * Lenders' messages: a node in the light DOM, where their scripts look for it, and the script. A blocked script leaves
 * the page unchanged. Loaded only if the page has a lender's key.
 */
import type { ForeignScript } from '../../../core/base/net/load-script'
import type { RoveError } from '../../../core/base/report/errors'
import type { FinancingProvider } from '../../../core/shop/product/financing.rules'
import type { LenderPage, LenderRow } from './lender.types'
import { affirm } from './lender-affirm.vendor'
import { klarna } from './lender-klarna.vendor'

/** What the messages need from the page. */
export interface LenderDeps {
  /** The lenders that have a key on this page. */
  readonly lenders: readonly FinancingProvider[]
  readonly element: HTMLElement
  readonly page: LenderPage
  /** The URL of a script that replaces the lender's own. */
  scriptOf(lender: FinancingProvider): string | undefined
  loadScript(script: ForeignScript): Promise<void>
  inform(failure: RoveError): void
}

/** The lenders' messages on the page. */
export interface LenderModel {
  /** Updates the amount, in minor units. */
  update(amount: number): void
  stop(): void
}

const rows: readonly LenderRow[] = [affirm, klarna]

/** Adds the nodes to the element and loads the scripts. @see LenderDeps */
export function createLenderModel(
  { lenders, element, page, scriptOf, loadScript, inform }: LenderDeps,
  amount: number,
): LenderModel {
  let shownAmount = amount
  let stopped = false
  const placed = rows
    .filter(({ lender }) => lenders.includes(lender))
    .map((row) => {
      const placement = row.createPlacement(page)
      placement.slot = row.lender
      const script = row.script(page)
      const url = scriptOf(row.lender) ?? script.url
      row.installStub?.(page, url)
      row.update(placement, amount)
      element.append(placement)
      loadScript({ ...script, url, where: row.lender }).then(() => {
        if (!stopped) row.update(placement, shownAmount)
      }, inform)
      return { row, placement }
    })
  return {
    update(to) {
      if (to === shownAmount) return
      shownAmount = to
      for (const { row, placement } of placed) row.update(placement, to)
    },
    stop() {
      stopped = true
      for (const { placement } of placed) placement.remove()
    },
  }
}
