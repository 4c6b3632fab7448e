/** The position of a countdown. A page has one bar, because several would overlap. */

import { report } from '../../core/base/report/report'
import { acquireShared } from '../../core/base/state/page'
import { barTaken } from './countdown-reasons.rules'

/** In place of the server's text, in the bar at the lower edge, or nowhere because another countdown has the bar. */
export type Position = 'words' | 'bar' | 'nowhere'

/** The position of one countdown. */
export interface PositionModel {
  /** Claims the bar if it is free and the tag has no text. Reports once if it is taken. */
  claim(): Position
  /** Whether another countdown has the bar that this one needs. */
  isTaken(): boolean
  stop(): void
}

/**
 * The bar stays claimed until its element is removed, also when it is closed: otherwise another bar would appear at
 * that moment.
 */
export function createPositionModel(element: Element): PositionModel {
  const [bar, releaseBar] = acquireShared('countdown bar', () => ({
    holder: undefined as Element | undefined,
    stop() {},
  }))
  // Checked at each tick, because the element may be created before its content is parsed.
  const hasText = () => [...element.childNodes].some((node) => node instanceof Element || node.textContent?.trim())
  const isTaken = () => !hasText() && (bar.holder ?? element) !== element

  function unclaim(): void {
    if (bar.holder === element) bar.holder = undefined
  }

  return {
    claim() {
      if (hasText()) {
        unclaim()
        return 'words'
      }
      bar.holder ??= element
      if (!isTaken()) return 'bar'
      report('<rove-countdown>', barTaken)
      return 'nowhere'
    },
    isTaken,
    stop() {
      unclaim()
      releaseBar()
    },
  }
}
