/** The triggers of popups, one per file. */
import type { Definition } from '../popups.rules'
import type { Trigger } from './trigger.types'
import { onExit } from './trigger-exit.dom'
import { onInterval } from './trigger-interval.dom'
import { onScroll } from './trigger-scroll.dom'
import type { TickerModel } from './trigger-ticker.model'

/** The triggers of a definition. */
export function triggersOf({ event: { interval, scroll, exit } }: Definition, ticker: TickerModel): readonly Trigger[] {
  return [
    interval?.length && onInterval(ticker, interval[0] ?? 0, interval[1]),
    scroll?.length && onScroll(scroll[0] ?? 0),
    exit && onExit(),
  ].filter((trigger) => !!trigger)
}
