/** The bars that the CMS fixes to the top of the screen for those who work on the page: the header sticks below them. */

import { own } from '../../core/base/input/own'
import { guard } from '../../core/base/report/report'
import { layeredStyles } from '../../core/base/styles/style-sheet'
import { where } from './header.rules'

/** The bars of Drupal 7, of its module Administration menu, of later Drupals, and of WordPress. */
const bars = '#toolbar,#admin-menu,#toolbar-bar,#wpadminbar'

/** Writes the height of such bars to `:root`, as `--rove-edge-top`. A page without them has no value, or its own. */
export function watchBars(signal: AbortSignal): void {
  const found = [...document.querySelectorAll<HTMLElement>(bars)]
  if (found.length === 0) return
  const styles = layeredStyles('')
  const measure = guard(where, () => {
    const fixed = found.filter((bar) => getComputedStyle(bar).position === 'fixed')
    const height = Math.max(0, ...fixed.map((bar) => bar.getBoundingClientRect().bottom))
    styles.replace(`@layer rove{:root{--rove-edge-top:${height}px}}`)
  })
  const sizes = new ResizeObserver(measure)
  for (const bar of found) sizes.observe(bar, own({ box: 'border-box' } as const))
  const letGo = styles.adopt(document)
  signal.addEventListener('abort', () => {
    sizes.disconnect()
    letGo()
  })
}
