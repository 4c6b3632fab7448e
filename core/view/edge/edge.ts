/** Adds bars to the lower edge of the screen. */
import { nextTask } from '../../base/async/schedule'
import { type EdgeRank, joinEdge } from './edge-stack'
import { keepOnScreen } from './on-screen'

/**
 * A ref that adds its element to the stack when its style makes it fixed or sticky, and removes it when it leaves the
 * page. Until then its own style places it. A fixed one stays on the screen.
 */
export const atEdge =
  (rank: EdgeRank) =>
  (bar: HTMLElement | null): (() => void) | undefined => {
    if (!bar) return
    let leave: (() => void) | undefined
    let letGo: (() => void) | undefined
    let isGone = false
    const watch = new ResizeObserver(() => {
      if (getComputedStyle(bar).position === 'static') return
      watch.disconnect()
      // The stack observes the bar too: begun within this observation, the browser would report an endless loop.
      nextTask(() => {
        if (isGone) return
        leave = joinEdge(bar, rank)
        letGo = keepOnScreen(bar)
      })
    })
    watch.observe(bar)
    return () => {
      isGone = true
      watch.disconnect()
      letGo?.()
      leave?.()
    }
  }
