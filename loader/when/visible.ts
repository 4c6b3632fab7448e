import type { LoadStrategy } from './load-strategy'

/**
 * When the element is in the viewport, or less than 200 px away from it. At once where its tag has no box, because it
 * would never be visible: the page hides undefined elements, or gives the tag `display: contents`.
 */
export const visible: LoadStrategy = (element, load) => {
  if (/none|contents/.test(getComputedStyle(element).display)) return load()
  const seen: IntersectionObserverCallback = (entries, observer) => {
    if (!entries.some((entry) => entry.isIntersecting)) return
    observer.disconnect()
    load()
  }
  new IntersectionObserver(seen, { rootMargin: '200px' }).observe(element)
}
