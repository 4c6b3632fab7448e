/**
 * What sticks to the lower edge of the screen, stacked so that no bar covers another one. `--rove-edge-bottom` on
 * `:root` is how much of the edge is taken, and the page scrolls what has the focus clear of it (WCAG 2.4.11). A
 * page's own bar states its height as `--rove-edge-inset`: ours stand above it.
 */
import { own } from '../own'
import { share } from '../page'
import type { EdgeRank } from './edge'

const ranks: readonly EdgeRank[] = ['line', 'action', 'corner']
/** The gaps above and below the button in the corner, in pixels. */
const cornerGaps = 32
/** How much of the screen's height the stack may take. */
const most = 0.5

/**
 * Adds a bar to the stack. `--_below` on the bar is the height of those below it. One for which there is no room on a
 * low screen stands in its place on the page. A sticky bar is the last thing in its element.
 *
 * @returns the way out of it
 */
export function joinEdge(bar: HTMLElement, rank: EdgeRank): () => void {
  const [edge, release] = share('edge', createEdge)
  edge.add(bar, rank)
  return () => {
    edge.remove(bar)
    release()
  }
}

function createEdge() {
  const bars = new Map<HTMLElement, EdgeRank>()
  const sheet = new CSSStyleSheet()
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
      style.position = below + offsetHeight + corner > innerHeight * most ? 'static' : ''
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
    if (css !== written) sheet.replaceSync(css)
    written = css
  }

  watch.observe(document.documentElement)
  addEventListener('scroll', stack, own({ passive: true }))
  addEventListener('resize', stack)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return {
    add(bar: HTMLElement, rank: EdgeRank) {
      bars.set(bar, rank)
      watch.observe(bar)
      stack()
    },
    remove(bar: HTMLElement) {
      bars.delete(bar)
      watch.unobserve(bar)
      bar.removeAttribute('style')
      stack()
    },
    stop() {
      watch.disconnect()
      removeEventListener('scroll', stack)
      removeEventListener('resize', stack)
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    },
  }
}

/** A sticky bar at rest is at the end of its element; where it sticks, that end is further down. */
function isStuck(bar: HTMLElement): boolean {
  const { top, bottom } = bar.getBoundingClientRect()
  const { host } = bar.getRootNode() as ShadowRoot
  return top < innerHeight && host.getBoundingClientRect().bottom - bottom > 1
}
