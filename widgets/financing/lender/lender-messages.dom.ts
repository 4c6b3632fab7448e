/** Connects the lenders' messages to the page. */

import { safeUrl } from '../../../core/base/input/safe-url'
import { loadScript } from '../../../core/base/net/load-script'
import { inform } from '../../../core/base/report/inform'
import { createLenderModel, type LenderModel } from './lender.model'
import type { LenderPage, LenderRules } from './lender.types'

/** Starts the messages of the lenders that have a key on this page, for an amount in minor units. */
export function startLenderMessages(
  element: HTMLElement,
  messageLenders: readonly LenderRules[],
  page: LenderPage,
  amount: number,
): LenderModel {
  const lenders = messageLenders.map(({ lender }) => lender)
  const scriptOf = (lender: string) => safeUrl(page.settings.scripts?.[lender] ?? '')
  return createLenderModel({ lenders, element, page, scriptOf, loadScript, inform }, amount)
}
