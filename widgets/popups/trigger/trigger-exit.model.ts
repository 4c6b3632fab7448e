import { own } from '../../../core/own'
import type { Trigger } from './trigger.rules'

/** From when on it watches, in milliseconds. Source: document 3, section 9 (POP-04). */
export const exitDelay = 5000
/** How a finger shows that its visitor is leaving: so many pixels upwards within so many milliseconds. Proposed. */
const flick = { pixels: 400, within: 400 }

/**
 * When the pointer leaves through the upper edge, to the tabs and the address; on touch, at a fast scroll upwards. An exit
 * that comes to nothing is forgotten: the popup does not come later, without one.
 */
export const onExit = (): Trigger => (fire) => {
  let from = { y: 0, at: -flick.within }
  const left = (event: MouseEvent) => {
    if (!event.relatedTarget && event.clientY <= 0 && fire(true)) stop()
  }
  const scrolled = () => {
    const now = performance.now()
    if (now - from.at > flick.within || scrollY > from.y) from = { y: scrollY, at: now }
    else if (from.y - scrollY >= flick.pixels && fire(true)) stop()
  }
  const timer = setTimeout(() => {
    document.addEventListener('mouseout', left)
    if (matchMedia('(pointer: coarse)').matches) addEventListener('scroll', scrolled, own({ passive: true }))
  }, exitDelay)
  function stop(): void {
    clearTimeout(timer)
    document.removeEventListener('mouseout', left)
    removeEventListener('scroll', scrolled)
  }
  return stop
}
