import { onVisitorScroll } from '../../../core/base/device/visitor-scroll'
import { exitDelayMs, fastScroll } from './trigger.rules'
import type { Trigger } from './trigger.types'

/**
 * Fires when the pointer leaves the page through the upper edge, towards the tabs and the address bar; on touch, at a
 * fast upward scroll of the visitor. An exit at which the popup may not open has no later effect.
 */
export const onExit = (): Trigger => (fire) => {
  let from = { y: 0, at: -fastScroll.withinMs }
  let stopScroll = () => {}
  const left = (event: MouseEvent) => {
    if (!event.relatedTarget && event.clientY <= 0 && fire(true)) stop()
  }
  const scrolled = ({ top }: { readonly top: number }) => {
    const now = performance.now()
    if (now - from.at > fastScroll.withinMs || top > from.y) from = { y: top, at: now }
    else if (from.y - top >= fastScroll.pixels && fire(true)) stop()
  }
  const timer = setTimeout(() => {
    document.addEventListener('mouseout', left)
    if (matchMedia('(pointer: coarse)').matches) stopScroll = onVisitorScroll(scrolled)
  }, exitDelayMs)
  function stop(): void {
    clearTimeout(timer)
    document.removeEventListener('mouseout', left)
    stopScroll()
  }
  return stop
}
