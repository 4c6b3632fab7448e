/** Whether the header sticks to the top of the screen (SHELL-01). */

import type { Listen } from '../../core/base/bus/listen'
import { own } from '../../core/base/input/own'
import { observesPage } from '../../core/base/page/observes-page'
import { make } from '../../core/base/page/traces'
import { guard, report } from '../../core/base/report/report'
import { where } from './header.rules'

/** Marks the header with `data-stuck` while it sticks to the top: see the theme's own style. */
export function watchSticking(root: HTMLElement, listen: Listen, signal: AbortSignal): void {
  if (!observesPage()) return
  // The box of a header that sticks from its first pixel never changes, so a point before it is observed. It takes no place.
  const point = make('span')
  point.dataset.roveStuck = ''
  point.style.cssText = 'position:absolute;width:1px;height:1px;visibility:hidden'
  root.before(point)
  let observer: IntersectionObserver | undefined
  const observe = () => {
    observer?.disconnect()
    const { top } = getComputedStyle(root)
    const offset = Number.parseFloat(top) || 0
    const mark = guard(where, () => {
      // Read anew: a narrower window gets this before its “resize”.
      const { position } = getComputedStyle(root)
      const isPast = position === 'sticky' && point.getBoundingClientRect().top < offset && !!root.offsetHeight
      // Otherwise it has moved with the page. Browsers round the place of a box to parts of a pixel.
      const isStuck = isPast && root.getBoundingClientRect().top > offset - 2
      root.toggleAttribute('data-stuck', isStuck)
      if (isPast && !isStuck)
        report(
          where,
          'cannot stick: an ancestor has overflow, or ends before the page does (html, body { height: auto })',
        )
    })
    observer = new IntersectionObserver(mark, own({ rootMargin: `${-offset}px 0px 0px`, threshold: [0, 0.9, 1] }))
    observer.observe(point)
    // It leaves the screen where its parent ends.
    observer.observe(root)
  }
  // The first observation comes when the page has its layout: reading a style before would make the browser compute it.
  observer = new IntersectionObserver(observe)
  observer.observe(point)
  listen(window, 'resize', observe)
  signal.addEventListener('abort', () => {
    observer?.disconnect()
    point.remove()
    root.removeAttribute('data-stuck')
  })
}
