import { own } from '../../../core/input/own'
import { scrollIntervalMs } from './trigger.rules'
import type { Trigger } from './trigger.types'

/**
 * Fires when the page is scrolled far enough. Checks at once, because a reloaded page keeps its scroll position.
 *
 * @param percent of the scrollable height
 */
export const onScroll =
  (percent: number): Trigger =>
  (fire) => {
    let checkedAt = -scrollIntervalMs
    const check = () => {
      const scrollableHeight = document.documentElement.scrollHeight - innerHeight
      if (
        scrollableHeight <= 0 ||
        (scrollY / scrollableHeight) * 100 < percent ||
        performance.now() - checkedAt < scrollIntervalMs
      )
        return
      checkedAt = performance.now()
      if (fire()) stop()
    }
    const stop = () => removeEventListener('scroll', check)
    addEventListener('scroll', check, own({ passive: true }))
    check()
    return stop
  }
