import { onVisitorScroll } from '../../../core/base/device/visitor-scroll'
import { scrollIntervalMs } from './trigger.rules'
import type { Trigger } from './trigger.types'

/**
 * Fires when the visitor scrolls, and the page is scrolled far enough. On a page that a reload or an anchor has scrolled,
 * it fires at the visitor's first scroll.
 *
 * @param percent of the scrollable height
 */
export const onScroll =
  (percent: number): Trigger =>
  (fire) => {
    let checkedAt = -scrollIntervalMs
    const stop = onVisitorScroll(({ top, distance }) => {
      const isFar = distance > 0 && (top / distance) * 100 >= percent
      if (!isFar || performance.now() - checkedAt < scrollIntervalMs) return
      checkedAt = performance.now()
      if (fire()) stop()
    })
    return stop
  }
