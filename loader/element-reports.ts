/** What `rove.debug()` returns. */

import { builtIn } from '../core/base/input/built-in'
import { own } from '../core/base/input/own'
import { page } from '../core/base/state/page'
import { type PageReport, pageReport } from '../core/instant/page-report'
import type { Phase, Timing } from '../core/view/element/timings'
import { showTimings, spanOf } from './show-timings'

/** The state of one element on the page. */
export interface ElementReport {
  readonly element: Element
  readonly state: string | undefined
  readonly reason: string | undefined
}

/** What the elements of one tag cost on this page. Times in milliseconds. */
export interface TagReport {
  readonly tag: string
  /** How many have started. */
  readonly count: number
  /** The request of its file, which several tags can share; 0 where the browser does not tell. */
  readonly load: number
  /** What all its starts take together, without what an element waits for and renders later. */
  readonly start: number
  /** From its first ready element until the frame that showed it. */
  readonly paint: number
  /**
   * Events of slow interactions with its elements: the browser keeps those of 104 ms and more. One press can have several,
   * for instance `pointerdown` and `click`.
   */
  readonly delays: readonly { readonly event: string; readonly duration: number }[]
  /**
   * The layout shifts of its elements, summed: each shift counts for each tag that has moved in it. Shifts within half a
   * second of an input do not count, as in CLS.
   */
  readonly shift: number
}

/** Every element on the page with its state and reason; `page` is the report of the page itself. */
export interface ElementReports extends ReadonlyArray<ElementReport> {
  readonly page: PageReport
  /** What each tag costs, the slowest start first. */
  readonly tags: readonly TagReport[]
}

/** Reports the elements and the page, as they are now. */
export function elementReports(): ElementReports {
  const reports = [...document.querySelectorAll<HTMLElement>('[data-rove-state]')].map((element) => ({
    element,
    state: element.dataset.roveState,
    reason: element.dataset.roveReason,
  }))
  return Object.assign(reports, { page: reportHere(), tags: tagReports() })
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node: Node | null }[]
}

function tagReports(): TagReport[] {
  showTimings()
  const { timings = [] } = page()
  const events = bufferedEntries('event') as (PerformanceEntry & { readonly target: Node | null })[]
  const shifts = (bufferedEntries('layout-shift') as LayoutShift[]).filter(({ hadRecentInput }) => !hadRecentInput)
  const reports = [...new Set(timings.map(([tag]) => tag))].map((tag) => {
    const of = (phase: Phase) => timings.filter(([ours, its]) => ours === tag && its === phase)
    const lengthOf = (timing: Timing) => {
      const [start, end] = spanOf(timing)
      return end - start
    }
    const time = (phase: Phase) => Math.round(sum(of(phase).map(lengthOf)) * 10) / 10
    return {
      tag,
      count: sum(of('start').map(([, , , , count]) => count)),
      load: time('load'),
      start: time('start'),
      paint: time('paint'),
      delays: events
        .filter(({ target }) => tagOf(target) === tag)
        .map(({ name, duration }) => ({ event: name, duration })),
      shift: sum(
        shifts.filter(({ sources }) => sources.some(({ node }) => tagOf(node) === tag)).map(({ value }) => value),
      ),
    }
  })
  return reports.sort((one, other) => other.start - one.start)
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

/** The tag of our element that a node is, or is in. */
function tagOf(node: Node | null): string | undefined {
  for (let at: Node | null = node; at; at = at instanceof ShadowRoot ? at.host : builtIn(at).parentNode) {
    const { nodeName } = builtIn(at)
    if (/^rove-/i.test(nodeName)) return nodeName.toLowerCase()
  }
  return undefined
}

/** What the browser has kept of this type since the navigation; `undefined` if it does not know the type. */
function bufferedEntries(type: string): PerformanceEntryList {
  let observer: PerformanceObserver | undefined
  try {
    observer = new PerformanceObserver(() => {})
    observer.observe(own({ type, buffered: true }))
    return observer.takeRecords()
  } catch {
    return []
  } finally {
    observer?.disconnect()
  }
}

/** The report of the page. Until instant pages have started, none is fetched ahead: they do not start in a preview. */
function reportHere(): PageReport {
  const report = pageReport()
  if (page().instant || report.instant.how === 'none') return report
  const because = 'not started: the page is loading or a preview, or the code could not be loaded'
  return { ...report, instant: { ...report.instant, how: 'none', because } }
}
