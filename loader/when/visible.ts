import type { LoadStrategy } from './load-strategy'

/**
 * When the element is in the viewport, or less than 200 px away from it. Also where its tag has no box, because it would
 * never be visible: the page hides undefined elements, or gives the tag `display: contents`. The style is read after
 * layout only: while the page is parsed, the browser would have to compute it for each tag.
 */
export const visible: LoadStrategy = (element, load) => {
  const seen: IntersectionObserverCallback = (entries, observer) => {
    const isNear = entries.some((entry) => entry.isIntersecting)
    if (!isNear && !/none|contents/.test(getComputedStyle(element).display)) return
    observer.disconnect()
    load()
  }
  new IntersectionObserver(seen, { rootMargin: '200px' }).observe(element)
}
