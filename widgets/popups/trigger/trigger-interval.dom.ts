import { minIntervalMs } from './trigger.rules'
import type { Trigger } from './trigger.types'
import type { TickerModel } from './trigger-ticker.model'

/** Fires after a delay, and then repeatedly. @param poll milliseconds; default: one second */
export const onInterval =
  ({ after }: TickerModel, seconds: number, poll = 1000): Trigger =>
  (fire) => {
    let cancel = after(seconds * 1000, tick)
    function tick(): void {
      if (!fire()) cancel = after(Math.max(minIntervalMs, poll), tick)
    }
    return () => cancel()
  }
