/** What `rove.debug()` returns. */
import { type PageReport, pageReport } from '../core/instant/page-report'
import { page } from '../core/state/page'

/** The state of one element on the page. */
export interface ElementReport {
  readonly element: Element
  readonly state: string | undefined
  readonly reason: string | undefined
}

/** Every element on the page with its state and reason; `page` is the report of the page itself. */
export interface ElementReports extends ReadonlyArray<ElementReport> {
  readonly page: PageReport
}

/** Reports the elements and the page, as they are now. */
export function elementReports(): ElementReports {
  const reports = [...document.querySelectorAll<HTMLElement>('[data-rove-state]')].map((element) => ({
    element,
    state: element.dataset.roveState,
    reason: element.dataset.roveReason,
  }))
  return Object.assign(reports, { page: reportHere() })
}

/** The report of the page. Until instant pages have started, none is fetched ahead: they do not start in a preview. */
function reportHere(): PageReport {
  const report = pageReport()
  if (page().instant || report.instant.how === 'none') return report
  const because = 'not started: the page is loading or a preview, or the code could not be loaded'
  return { ...report, instant: { ...report.instant, how: 'none', because } }
}
