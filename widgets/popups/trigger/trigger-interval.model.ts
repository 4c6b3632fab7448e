import type { Trigger } from './trigger.rules'

/** No popup is asked about more often, in milliseconds. */
const shortest = 250
/** What a timer can wait, in milliseconds: beyond it, a browser does not wait at all. */
const longest = 2 ** 31 - 1

/** After some seconds, and then again and again. @param poll milliseconds; a second where it is not told */
export const onInterval =
  (seconds: number, poll = 1000): Trigger =>
  (fire) => {
    let timer = setTimeout(tick, seconds * 1000)
    function tick(): void {
      if (!fire()) timer = setTimeout(tick, Math.min(longest, Math.max(shortest, poll)))
    }
    return () => clearTimeout(timer)
  }
