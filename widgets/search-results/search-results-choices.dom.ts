/** What the visitor chooses on a results page: filters, an order, a type, and further pages (RESULTS-02, RESULTS-04). */
import type { Listen } from '../../core/base/bus/listen'
import { isPlainPress } from '../../core/base/device/plain-press'
import { builtIn } from '../../core/base/input/built-in'
import { type ResultsPlace, readPlacePath } from '../../core/shop/search/results-page.rules'
import { findPart } from './search-results-parts.dom'

/** What a choice leads to. */
export interface Choices {
  /** The filters or the order have changed. */
  choose(): void
  /** The visitor has pressed the link to a place. @returns whether it is shown without the server */
  follow(place: ResultsPlace, reach: 'chosen' | 'more'): boolean
  /** A further page is asked for. */
  onMore(): void
}

/** @param basePath the path below which the shop's addresses are */
export function watchChoices(
  element: HTMLElement,
  basePath: string,
  { choose, follow, onMore }: Choices,
  listen: Listen,
): void {
  const form = findPart(element, 'filters')
  listen(element, 'change', ({ target }) => builtIn(form)?.contains(target as Node) && choose())
  listen(element, 'submit', (event) => {
    if (event.target !== form) return
    event.preventDefault()
    choose()
  })
  listen<MouseEvent>(element, 'click', (event) => {
    const link = builtIn(event.target as Element).closest('a')
    const part = link?.closest('[data-rove-results]')?.getAttribute('data-rove-results') ?? ''
    if (!link || event.defaultPrevented || !isPlainPress(event)) return
    if (!['tabs', 'chips', 'clear', 'paging'].includes(part)) return
    const { pathname, search } = new URL(link.href)
    const linked = readPlacePath((pathname + search).slice(basePath.length))
    // Results are on their way: a choice would be lost.
    if (link.getAttribute('aria-disabled')) return event.preventDefault()
    // The page before is shown from its top, by the server.
    if (link.rel === 'prev') return
    const reach = part === 'paging' ? 'more' : 'chosen'
    if (reach === 'more') onMore()
    if (linked && follow(linked, reach)) event.preventDefault()
  })
}
