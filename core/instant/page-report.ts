/** Whether this page was prerendered, and whether it fetches others ahead: for `rove.debug()` and the why-panel. */
import { page } from '../page/page'
import { type InstantWay, instantWay } from './instant-way'

/** The state of the page, as opposed to that of its elements. */
export interface PageReport {
  /** Whether the browser rendered the page before the visitor came. */
  readonly prerendered: boolean
  /** Whether the visitor has seen it. Until then nothing of ours begins. */
  readonly shown: boolean
  /** Of a prerendered page: the milliseconds from its request until it was shown. */
  readonly shownAfter: number | undefined
  /** How pages are fetched ahead, or why not, and which were. */
  readonly instant: InstantWay & { readonly fetched: readonly string[] }
}

/** The report of this page, now. */
export function pageReport(): PageReport {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? []
  const { activationStart = 0 } = Object(navigation) as { readonly activationStart?: number }
  const shown = !(document as { readonly prerendering?: boolean }).prerendering
  const prerendered = !shown || activationStart > 0
  return {
    prerendered,
    shown,
    shownAfter: prerendered && shown ? Math.round(activationStart) : undefined,
    instant: { ...instantWay(), fetched: [...(page().instant?.fetched ?? [])] },
  }
}
