/** Lenders' words, wired to the page. */
import { inform } from '../../../core/inform'
import { loadScript } from '../../../core/net/load-script'
import { safeUrl } from '../../../core/safe-url'
import { createLenderMessages, type LenderMessages, type LenderPage } from './lender.model'
import type { LenderRules } from './lender.rules'

/** Lets those speak who have a key on this page, of an amount in minor units. */
export function beginLenders(
  element: HTMLElement,
  callers: readonly LenderRules[],
  page: LenderPage,
  amount: number,
): LenderMessages {
  const lenders = callers.map(({ lender }) => lender)
  const scriptOf = (lender: string) => safeUrl(page.settings.scripts?.[lender] ?? '')
  return createLenderMessages({ lenders, element, page, scriptOf, loadScript, inform }, amount)
}
