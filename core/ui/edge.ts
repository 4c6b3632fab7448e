/** Adds bars to the lower edge of the screen. The code that stacks them is loaded with the first bar. */
import { report } from '../page/report'
import type { EdgeRank } from './edge-stack'

/**
 * A ref that adds its element to the stack when its style makes it fixed or sticky, and removes it when it leaves the
 * page. Until the code is loaded, and where it cannot be, its own style places it.
 */
export const atEdge =
  (rank: EdgeRank) =>
  (bar: HTMLElement | null): (() => void) | undefined => {
    if (!bar) return
    let joined: Promise<(() => void) | undefined> | undefined
    const watch = new ResizeObserver(() => {
      if (getComputedStyle(bar).position === 'static') return
      watch.disconnect()
      joined = import('./edge-stack')
        .then(({ joinEdge }) => joinEdge(bar, rank))
        .catch((failure) => report('edge', failure) as undefined)
    })
    watch.observe(bar)
    return () => {
      watch.disconnect()
      joined?.then((leave) => leave?.())
    }
  }
