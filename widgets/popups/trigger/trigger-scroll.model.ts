import { own } from '../../../core/own'
import type { Trigger } from './trigger.rules'

/** How often it looks at most, in milliseconds. */
const every = 250

/**
 * When so much of the page has been scrolled. It looks at once: a page that comes again is where it was left.
 *
 * @param percent of what can be scrolled
 */
export const onScroll =
  (percent: number): Trigger =>
  (fire) => {
    let looked = -every
    const look = () => {
      const room = document.documentElement.scrollHeight - innerHeight
      if (room <= 0 || (scrollY / room) * 100 < percent || performance.now() - looked < every) return
      looked = performance.now()
      if (fire()) stop()
    }
    const stop = () => removeEventListener('scroll', look)
    addEventListener('scroll', look, own({ passive: true }))
    look()
    return stop
  }
