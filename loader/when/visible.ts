import type { Moment } from './moment'

/**
 * When the element is on the screen, or less than 200 px away from it; at once where the page hides the tag itself, as
 * pages do with what is not defined: it would never be seen.
 */
export const visible: Moment = (element, come) => {
  if (getComputedStyle(element).display === 'none') return come()
  const seen: IntersectionObserverCallback = (entries, observer) => {
    if (!entries.some((entry) => entry.isIntersecting)) return
    observer.disconnect()
    come()
  }
  new IntersectionObserver(seen, { rootMargin: '200px' }).observe(element)
}
