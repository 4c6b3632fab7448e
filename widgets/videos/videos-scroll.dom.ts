/** Scrolls the page to the opened video (VIDEO-01). */
import { scrollerOf } from '../../core/base/device/page-scroll'
import { own } from '../../core/base/input/own'
import { easeOf, scrollMs, scrollOffset } from './videos-scroll.rules'

/**
 * Scrolls until an element is 325 px below the upper edge: in half a second, at once where the visitor wants less motion.
 * The visitor's own scrolling, touch or key ends it, and so does the signal.
 */
export function scrollToVideo(element: Element, signal: AbortSignal): void {
  // What is above the element can change its height meanwhile.
  const box = scrollerOf(element)
  const target = () => box.scrollTop + element.getBoundingClientRect().top - scrollOffset
  const jump = (top: number) => box.scroll(own({ top, behavior: 'instant' } as const))
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    jump(target())
    return
  }

  const ending = new AbortController()
  const end = () => ending.abort()
  const options = own({ passive: true, signal: ending.signal })
  for (const type of ['wheel', 'touchstart', 'keydown', 'pointerdown']) addEventListener(type, end, options)
  signal.addEventListener('abort', end, options)
  const from = box.scrollTop
  const begun = performance.now()
  requestAnimationFrame(function move(now) {
    if (ending.signal.aborted || signal.aborted) return
    const share = (now - begun) / scrollMs
    jump(from + (target() - from) * easeOf(share))
    if (share < 1) requestAnimationFrame(move)
    else end()
  })
}
