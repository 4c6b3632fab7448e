import type { Trigger } from './trigger.rules'
import type { Ticker } from './trigger-ticker.model'

/** No popup is asked about more often, in milliseconds. */
const shortest = 250

/** After some seconds, and then again and again. @param poll milliseconds; a second where it is not given */
export const onInterval =
  ({ after }: Ticker, seconds: number, poll = 1000): Trigger =>
  (fire) => {
    let cancel = after(seconds * 1000, tick)
    function tick(): void {
      if (!fire()) cancel = after(Math.max(shortest, poll), tick)
    }
    return () => cancel()
  }
