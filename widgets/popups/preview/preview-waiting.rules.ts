/** Describes for the why-panel whether and when a waiting popup opens. */
import type { Reason } from '../../../core/shop/campaign/contents.store'
import type { Definition } from '../popups.rules'

/** The page's progress towards the triggers. */
export interface Progress {
  /** Seconds since the triggers were started. */
  readonly seconds: number
  /** The scroll position in percent of the scrollable height; `undefined` if the page cannot scroll. */
  readonly scrolled: number | undefined
}

/** `comes in 3 s`, `would come; waits for country, member` or `cannot come: list`. */
export function waitingText(event: Definition['event'], reasons: readonly Reason[], progress: Progress): string {
  const unmet = reasons.filter(({ eligible }) => !eligible)
  const broken = unmet.filter(({ never }) => never)
  if (broken.length > 0) return `cannot come: ${namesOf(broken)}`
  const when = whenOf(event, progress)
  if (unmet.length === 0) return `comes ${when ?? `within ${pollOf(event)} s`}`
  return `would come${when ? ` ${when}` : ''}; waits for ${namesOf(unmet)}`
}

/** `undefined` if the delay has passed: only conditions are missing. */
function whenOf({ interval, scroll, exit }: Definition['event'], { seconds, scrolled }: Progress): string | undefined {
  const left = interval?.length ? Math.ceil((interval[0] ?? 0) - seconds) : Number.POSITIVE_INFINITY
  if (left <= 0) return undefined
  return [
    interval?.length && `in ${left} s`,
    scroll?.length && atScroll(scroll[0] ?? 0, scrolled),
    exit && 'when the visitor is about to leave',
  ]
    .filter(Boolean)
    .join(' or ')
}

function atScroll(wanted: number, scrolled: number | undefined): string {
  if (scrolled === undefined) return `at ${wanted} % scrolled (nothing can be scrolled here)`
  return scrolled < wanted
    ? `at ${wanted} % scrolled (${Math.floor(scrolled)} % now)`
    : `at the next scroll (${wanted} % are scrolled)`
}

const pollOf = ({ interval }: Definition['event']) => Math.ceil((interval?.[1] ?? 1000) / 1000) || 1
const namesOf = (reasons: readonly Reason[]) => reasons.map(({ condition }) => condition).join(', ')
