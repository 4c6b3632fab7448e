import type { Moment } from './moment'

/** When the element is on the screen, or less than 200 px away from it. */
export const visible: Moment = (element, come) => {
  const seen: IntersectionObserverCallback = (entries, observer) => {
    if (!entries.some((entry) => entry.isIntersecting)) return
    observer.disconnect()
    come()
  }
  new IntersectionObserver(seen, { rootMargin: '200px' }).observe(element)
}
