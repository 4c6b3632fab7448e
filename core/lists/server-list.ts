/** The server's list with a link to its next page, which further pages are added to (REVIEW-01, COMM-01, BLOG-01, VIDEO-01). */
import { own } from '../base/input/own'
import { safeUrl } from '../base/input/safe-url'
import type { TextLookup } from '../base/texts/texts'
import type { Arrival } from './arrival'
import { type EndlessCode, placeText } from './endless-list.texts'
import { gridOf, nextLinkOf, partOf } from './list-part'
import { readPageAddress, withParameterOf } from './page-address.rules'
import type { ShownPages } from './shown-pages'

/** A further page, as its server answers it. */
export interface FurtherPage {
  readonly items: readonly HTMLElement[]
  /** The address of the page after it; `undefined` if there is none. */
  readonly nextHref: string | undefined
  /** The address is not the server’s: the page number was advanced (BLOG-01). There may be no page at it. */
  readonly isAdvanced?: boolean
}

/** The pages of such a list. */
export interface ServerList extends ShownPages {
  readonly nextLink: HTMLAnchorElement | undefined
  hasNext(): boolean
  /** Whether the address of the next page was advanced: @see FurtherPage */
  isAdvanced(): boolean
  /** Adds the page that the link leads to. Items whose id is in the list already are left out. */
  add(page: FurtherPage): Arrival
}

/** The addresses and sizes of the pages that are shown: an element that starts again on its list goes on with them. */
const pagesOf = Symbol.for('rove.pages')
interface PagedGrid extends HTMLElement {
  [pagesOf]?: { readonly hrefs: string[]; readonly sizes: number[] }
}

/** The items that are not in the list yet. An id that something else on the page has is taken from the item. */
function newOf(items: readonly HTMLElement[], shown: readonly HTMLElement[]): readonly HTMLElement[] {
  const ids = new Set(shown.map(({ id }) => id).filter(Boolean))
  return items.filter((item) => {
    const { id } = item
    if (ids.has(id)) return false
    if (id) ids.add(id)
    if (id && document.getElementById(id)) item.removeAttribute('id')
    return true
  })
}

/**
 * Reads the list.
 *
 * @param where the element's name in errors
 * @param openedParameter the parameter that addresses of pages have as the current address has it
 * @throws RoveError `no-grid`
 */
export function readServerList(
  element: HTMLElement,
  where: string,
  t: TextLookup<EndlessCode>,
  openedParameter?: string,
): ServerList {
  const given = gridOf(element, where)
  let lastGrid = given
  const nextLink = nextLinkOf(element)
  const paged: PagedGrid = given
  paged[pagesOf] ??= { hrefs: [location.pathname + location.search], sizes: [given.children.length] }
  const { hrefs, sizes } = paged[pagesOf]
  const first = Number(given.dataset.page) || readPageAddress(location.href)?.page || 1
  const total = Number(given.dataset.total) || undefined
  const lastPage = Number(given.dataset.pages) || Number.POSITIVE_INFINITY
  let isNextAdvanced = false

  const list: ServerList = {
    first,
    sizes,
    nextLink,
    get grid() {
      lastGrid = partOf(element, 'grid') ?? lastGrid
      return lastGrid
    },
    items: () => [...list.grid.children] as HTMLElement[],
    hrefOf(page) {
      const href = hrefs[page - first] ?? location.href
      return openedParameter ? withParameterOf(location.href, href, openedParameter) : href
    },
    hasNext: () => nextLink !== undefined && !nextLink.hidden,
    isAdvanced: () => isNextAdvanced,
    add({ items, nextHref, isAdvanced = false }) {
      const href = nextLink?.href ?? location.href
      const added = newOf(items, list.items())
      const { grid } = list
      const shown = (Number(grid.dataset.shown) || grid.children.length) + added.length
      grid.append(...added)
      // An element that starts again goes on from here.
      grid.dataset.shown = `${shown}`
      hrefs.push(href)
      sizes.push(added.length)
      // Items can have moved to the next page, so that it has none that is new; a page behind the last one has none at all.
      const isEmpty = items.length === 0 || (isAdvanced && added.length === 0)
      const isEnd = isEmpty || shown === total || first + sizes.length > lastPage
      isNextAdvanced = isAdvanced
      showNext(!isEnd && nextHref && nextHref !== href ? safeUrl(nextHref) : undefined, added)
      const from = shown - list.items().length + 1
      const place = partOf(element, 'place')
      if (place && total) place.textContent = placeText(t, { from, shown, total })
      return { added: added.length, from, shown, total, isLast: !list.hasNext() }
    },
  }

  function showNext(href: string | undefined, [item]: readonly HTMLElement[]): void {
    if (!nextLink) return
    const isFocused = document.activeElement === nextLink
    nextLink.hidden = !href
    if (href) nextLink.href = href
    // Otherwise Tab would go on below what was added.
    if (isFocused) item?.querySelector<HTMLElement>('a[href],button')?.focus(own({ preventScroll: true }))
  }

  return list
}
