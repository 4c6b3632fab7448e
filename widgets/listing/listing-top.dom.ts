/** The link to the top (LIST-04). */

import type { Listen } from '../../core/base/bus/listen'
import { scrollerOf, scrollPlace } from '../../core/base/device/page-scroll'
import { isPlainPress } from '../../core/base/device/plain-press'
import { own } from '../../core/base/input/own'
import { partOf } from '../../core/lists/list-part'
import { topAfterWindows } from './listing.rules'

/** Shows the link to the top after three window heights. It moves the focus too. */
export function watchTop(element: Element, listen: Listen): () => void {
  const link = partOf(element, 'top') as HTMLAnchorElement | undefined
  if (!link) return () => {}
  listen<MouseEvent>(link, 'click', (event) => {
    if (!isPlainPress(event) || event.defaultPrevented) return
    event.preventDefault()
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const target = document.getElementById(link.hash.slice(1)) ?? document.body
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1
    target.focus(own({ preventScroll: true }))
    scrollerOf(element).scroll(own({ top: 0, behavior: isStill ? ('instant' as const) : ('smooth' as const) }))
  })
  return () => {
    link.hidden = scrollPlace(scrollerOf(element)).top <= topAfterWindows * innerHeight
  }
}
