import { own } from '../../../core/input/own'
import { exitDelayMs, fastScroll } from './trigger.rules'
import type { Trigger } from './trigger.types'

/**
 * Fires when the pointer leaves the page through the upper edge, towards the tabs and the address bar; on touch, at a
 * fast upward scroll. An exit at which the popup may not open has no later effect.
 */
export const onExit = (): Trigger => (fire) => {
  let from = { y: 0, at: -fastScroll.withinMs }
  const left = (event: MouseEvent) => {
    if (!event.relatedTarget && event.clientY <= 0 && fire(true)) stop()
  }
  const scrolled = () => {
    const now = performance.now()
    if (now - from.at > fastScroll.withinMs || scrollY > from.y) from = { y: scrollY, at: now }
    else if (from.y - scrollY >= fastScroll.pixels && fire(true)) stop()
  }
  const timer = setTimeout(() => {
    document.addEventListener('mouseout', left)
    if (matchMedia('(pointer: coarse)').matches) addEventListener('scroll', scrolled, own({ passive: true }))
  }, exitDelayMs)
  function stop(): void {
    clearTimeout(timer)
    document.removeEventListener('mouseout', left)
    removeEventListener('scroll', scrolled)
  }
  return stop
}
