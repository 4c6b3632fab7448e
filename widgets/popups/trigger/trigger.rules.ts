/** What makes a popup due: one trigger a file, of one shape. */
import type { Definition } from '../popups.rules'
import { onExit } from './trigger-exit.model'
import { onInterval } from './trigger-interval.model'
import { onScroll } from './trigger-scroll.model'
import type { Ticker } from './trigger-ticker.model'

/**
 * Fires. `now`: the popup fits this moment alone, so it comes at once or not for this time.
 *
 * @returns false as long as the trigger is to be tried again
 */
export type Fire = (now?: boolean) => boolean

/**
 * Watches, and fires. It goes on firing each time its moment comes, until it is told that nothing is left to come of it.
 *
 * @returns the undo
 */
export type Trigger = (fire: Fire) => () => void

/** The triggers that a definition names. */
export function triggersOf({ event: { interval, scroll, exit } }: Definition, ticker: Ticker): readonly Trigger[] {
  return [
    interval?.length && onInterval(ticker, interval[0] ?? 0, interval[1]),
    scroll?.length && onScroll(scroll[0] ?? 0),
    exit && onExit(),
  ].filter((trigger) => !!trigger)
}
