/**
 * Stacks the bars at the lower edge of the screen, so that none covers another. `--rove-edge-bottom` on `:root` is the
 * height that they take, and the page scrolls a focused element clear of them (WCAG 2.4.11). A page gives the height of
 * its own bar as `--rove-edge-inset`; ours are placed above it.
 */
import { own } from '../../base/input/own'
import { acquireShared } from '../../base/state/page'
import { createStyles } from '../../base/styles/style-sheet'

/**
 * The position in the stack, from the edge upwards: a line of news, a bar with buttons, a button in the corner above
 * both.
 */
export type EdgeRank = 'line' | 'action' | 'corner'

const ranks: readonly EdgeRank[] = ['line', 'action', 'corner']
/** The gaps above and below the button in the corner, in pixels. */
const cornerGaps = 32
/** The maximum height of the stack, as a fraction of the screen's. */
const maxShare = 0.5

/**
 * Adds a bar to the stack. `--_below` on the bar is the height of the bars below it. On a low screen without room, the
 * bar is shown in its place on the page. A sticky bar must be the last node of its element.
 *
 * @returns a function that removes it
 */
export function joinEdge(bar: HTMLElement, rank: EdgeRank): () => void {
  const [edge, release] = acquireShared('edge', createEdge)
  edge.add(bar, rank)
  return () => {
    edge.remove(bar)
    release()
  }
}

function createEdge() {
  const bars = new Map<HTMLElement, EdgeRank>()
  const styles = createStyles('')
  const watch = new ResizeObserver(stack)
  let written = ''

  function stack(): void {
    const inOrder = [...bars].sort(([, one], [, other]) => ranks.indexOf(one) - ranks.indexOf(other))
    const corner = Math.max(...inOrder.map(([bar, rank]) => (rank === 'corner' ? bar.offsetHeight + cornerGaps : 0)))
    let below = 0
    let fixed = 0
    for (const [bar, rank] of inOrder) {
      if (rank === 'corner') continue
      const { style, offsetHeight } = bar
      style.setProperty('--_below', `${below}px`)
      style.insetBlockEnd = `calc(${below}px + var(--rove-edge-inset, 0px))`
      // In the top layer it has no place on the page.
      style.position = !bar.popover && below + offsetHeight + corner > innerHeight * maxShare ? 'static' : ''
      const { position } = getComputedStyle(bar)
      if (position === 'fixed') fixed += offsetHeight
      if (position === 'fixed' || (position === 'sticky' && isStuck(bar))) below += offsetHeight
    }
    write(
      `:root{--rove-edge-bottom:max(env(safe-area-inset-bottom,0px),calc(${below}px + var(--rove-edge-inset,0px)));` +
        `${fixed ? `padding-block-end:${fixed}px;` : ''}` +
        `scroll-padding-block-end:calc(var(--rove-edge-bottom) + ${corner}px)}`,
    )
  }

  function write(css: string): void {
    if (css !== written) styles.replace(css)
    written = css
  }

  watch.observe(document.documentElement)
  // Also in a box of the page.
  addEventListener('scroll', stack, own({ passive: true, capture: true }))
  addEventListener('resize', stack)
  const letGo = styles.adopt(document)
  return {
    add(bar: HTMLElement, rank: EdgeRank) {
      bars.set(bar, rank)
      watch.observe(bar)
      stack()
      uncoverFocus()
    },
    remove(bar: HTMLElement) {
      bars.delete(bar)
      watch.unobserve(bar)
      bar.removeAttribute('style')
      stack()
    },
    stop() {
      watch.disconnect()
      removeEventListener('scroll', stack, own({ capture: true }))
      removeEventListener('resize', stack)
      letGo()
    },
  }
}

/** Whether a sticky bar is stuck: at rest it is at the end of its element, or in light DOM of its parent, otherwise that end is further down. */
function isStuck(bar: HTMLElement): boolean {
  const { top, bottom } = bar.getBoundingClientRect()
  const { host = bar.parentElement as Element } = bar.getRootNode() as Partial<ShadowRoot>
  return top < innerHeight && host.getBoundingClientRect().bottom - bottom > 1
}

/** Scrolls a focused element clear of a bar that was added after it. */
function uncoverFocus(): void {
  const { activeElement: focused, body } = document
  if (!focused || focused === body) return
  const { top, bottom } = focused.getBoundingClientRect()
  if (top < innerHeight && bottom > 0) focused.scrollIntoView(own({ block: 'nearest', behavior: 'instant' } as const))
}
