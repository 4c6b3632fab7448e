/** The entry to the lower edge of the screen; what stacks the bars there is fetched when one sticks to it. */
import { report } from '../report'

/** From the edge upwards: a line of news, what is to be pressed, and a button in the corner above both. */
export type EdgeRank = 'line' | 'action' | 'corner'

/**
 * A ref: its element joins the stack as soon as its style makes it fixed or sticky, and leaves it with the page. Until
 * then, and where the code cannot be fetched, its own style places it.
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
