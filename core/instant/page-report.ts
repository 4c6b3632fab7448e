/** Whether this page was prerendered, and whether it fetches others ahead: for `rove.debug()` and the why-panel. */
import { crawlerMark } from '../base/device/crawler'
import { readSetting } from '../base/input/read-setting'
import { page } from '../base/state/page'
import { instant } from './instant.setting'
import { type InstantWay, instantWay } from './instant-way'
import { linkRefusal } from './link-refusal'

/** A link whose page is not fetched ahead, with the reason. */
export interface RefusedLink {
  readonly href: string
  readonly because: string
}

/** The state of the page, as opposed to that of its elements. */
export interface PageReport {
  /** Whether the browser rendered the page before the visitor came. */
  readonly prerendered: boolean
  /** Whether the visitor has seen it. Until then nothing of ours begins. */
  readonly shown: boolean
  /** Of a prerendered page: the milliseconds from its request until it was shown. */
  readonly shownAfter: number | undefined
  /** What in the user agent makes a crawler of the browser; `undefined` for a person's. */
  readonly crawler: string | undefined
  /** How pages are fetched ahead, or why not. */
  readonly instant: InstantWay & {
    /** How many more pages may be fetched ahead. */
    readonly budget: number
    readonly fetched: readonly string[]
    /** The page's links that are not fetched ahead. */
    readonly refused: readonly RefusedLink[]
  }
}

/** The report of this page, now. */
export function pageReport(): PageReport {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? []
  const { activationStart = 0 } = Object(navigation) as { readonly activationStart?: number }
  const shown = !(document as { readonly prerendering?: boolean }).prerendering
  const prerendered = !shown || activationStart > 0
  const crawler = crawlerMark()
  return {
    prerendered,
    shown,
    shownAfter: prerendered && shown ? Math.round(activationStart) : undefined,
    crawler,
    instant: {
      ...(crawler ? { how: 'none', because: 'the browser is taken for a crawler' } : instantWay()),
      budget: page().instant?.budget ?? 0,
      fetched: [...(page().instant?.fetched ?? [])],
      refused: refusedLinks(),
    },
  }
}

/** Each address and reason once. */
function refusedLinks(): RefusedLink[] {
  const setting = readSetting(instant)
  const refused = new Map<string, RefusedLink>()
  for (const link of setting ? document.querySelectorAll<HTMLAnchorElement>('a[href]') : []) {
    const { href } = link
    const because = linkRefusal(link, setting?.links ?? '')
    if (because) refused.set(`${because} ${href}`, { href, because })
  }
  return [...refused.values()]
}
