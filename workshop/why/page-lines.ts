/** What the panel says of the page itself, and of a browser that is taken for a crawler. */
import type { PageReport } from '../../core/instant/page-report'

/** Why a browser is taken for a crawler, and what it lacks. @param mark what in its user agent makes it one */
export const crawlerLine = (mark: string): string =>
  `This browser is taken for a crawler, because its user agent has “${mark}”. Popups, countdown and chat do not come, what would be loaded in an idle moment stays as the server wrote it, and nothing is tracked.`

/** Whether the page was prerendered and when it was shown, and whether it would fetch others ahead for a visitor. */
export function pageLines({ prerendered, shownAfter = 0, instant: { how, because } }: PageReport): readonly string[] {
  const arrival = prerendered
    ? `This page was prerendered, and shown ${(shownAfter / 1000).toFixed(1)} s after it was requested. Nothing of ours began before.`
    : 'This page was not prerendered.'
  const reason = because ? `: ${because}` : ''
  const ahead =
    how === 'none'
      ? `Instant pages are off${reason}.`
      : `Instant pages are on for visitors (${how}${reason}), but not in this preview.`
  return [arrival, ahead]
}
