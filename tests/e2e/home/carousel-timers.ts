/** The timers by which carousels move on, as a page counts them: a browser does not tell. */
import { autoplayMs } from '../../../core/view/carousel/carousel.rules'

interface Counting {
  carouselTimers: Set<unknown>
}

/** Counts the timers of a page, before its code runs. Its source runs in the page. */
export const countTimers = `() => {
  const timers = new Set()
  const { setInterval, clearInterval } = window
  document.carouselTimers = timers
  window.setInterval = (run, ms, ...given) => {
    const timer = setInterval(run, ms, ...given)
    if (ms === ${autoplayMs}) timers.add(timer)
    return timer
  }
  window.clearInterval = (timer) => {
    timers.delete(timer)
    clearInterval(timer)
  }
}`

/** How many carousels of this page move on. Runs in the page. */
export const timersOf = (): number => (document as unknown as Counting).carouselTimers.size
