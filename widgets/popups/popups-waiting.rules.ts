/** Whether and when a popup that waits will come, in words for a marketer. */
import type { Reason } from '../../core/pieces'
import type { Definition } from './popups.rules'

/** How far the page is. */
export interface Progress {
  /** Since triggers are watched for. */
  readonly seconds: number
  /** How much of what can be scrolled, in percent; nothing where nothing can be. */
  readonly scrolled: number | undefined
}

/** `comes in 3 s`, `would come; waits for country, member` or `cannot come: list`. */
export function waitingInWords(event: Definition['event'], reasons: readonly Reason[], progress: Progress): string {
  const unmet = reasons.filter(({ eligible }) => !eligible)
  const broken = unmet.filter(({ never }) => never)
  if (broken.length > 0) return `cannot come: ${namesOf(broken)}`
  const when = whenOf(event, progress)
  if (unmet.length === 0) return `comes ${when ?? `within ${pollOf(event)} s`}`
  return `would come${when ? ` ${when}` : ''}; waits for ${namesOf(unmet)}`
}

/** Nothing where its seconds are over: what is missing now is a condition. */
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
