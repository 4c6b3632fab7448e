/** The server's list: its cards, its links to other pages, and what it says of itself. */

import { own } from '../../core/base/input/own'
import { RoveError } from '../../core/base/report/errors'
import { report } from '../../core/base/report/report'
import type { Arrival } from '../../core/lists/arrival'
import { gridOf, nextLinkOf, partOf } from '../../core/lists/list-part'
import { type PageAddress, pageAddress, readPageAddress } from '../../core/lists/page-address.rules'
import type { ShownPages } from '../../core/lists/shown-pages'
import type { ProductCard } from '../../core/shop/card/card.contract'
import { type CardTerms, createCards, type ListCards } from './listing-cards.dom'

/** What the server says of a list with a page of it. */
export interface ListDetails {
  readonly pages?: number | undefined
  readonly total?: number | undefined
}

/** The pages of a list that are on the page. A grid that is gone stays the last one. */
export interface ListPages extends ShownPages {
  /** The server's version of the list; empty where it has none. */
  readonly version: string
  /** The numbers of the first and the last page that are shown. */
  first: number
  last: number
  readonly sizes: number[]
  /** How its cards are made, and what is known of them. */
  readonly cards: ListCards
  /** The node ids of the items that the server has written. */
  readonly served: ReadonlySet<string | undefined>
  /** The number of items that are shown, with those on the pages before. */
  shown(): number
  /** The number of the first one, from 1. */
  from(): number
  /** The next page; `undefined` if there is none, or its number is not known. */
  next(): PageAddress | undefined
  /** Makes cards, without content yet, of those fields whose product is not in the list yet. */
  makeNew(fields: readonly ProductCard[]): HTMLElement[]
  /** Adds a page below the others. @returns what it has added */
  add(nodes: readonly HTMLElement[], details: ListDetails): Arrival
  /** Updates the links to the previous and to the next page. @param pages the number of all pages, where it is known */
  showLinks(pages: number | undefined): void
}

/** The name of the element in errors. */
const where = '<rove-listing>'

/** Reads the server's list. @throws RoveError `no-grid` */
export function readPages(element: HTMLElement, terms: CardTerms): ListPages {
  const given = gridOf(element, where)
  let lastGrid = given
  const nextLink = nextLinkOf(element)
  const nextHref = nextLink && !nextLink.hidden ? nextLink.href : undefined
  const address = readPageAddress(nextLink?.href ?? location.href)
  if (nextHref && !address)
    report(where, new RoveError('no-page-number', where, { cause: `the link “next”: ${nextHref}` }))
  /** The page that the server has rendered: after Back, this need not be the first one that is shown. */
  const served = {
    page: Number(given.dataset.page) || readPageAddress(location.href)?.page || 1,
    href: location.pathname + location.search,
  }
  const cards = createCards(element, terms)
  const items = () => [...pages.grid.children] as HTMLElement[]

  const pages: ListPages = {
    get grid() {
      lastGrid = partOf(element, 'grid') ?? lastGrid
      return lastGrid
    },
    version: given.dataset.version ?? '',
    first: served.page,
    // An element that is moved in the page has its further pages already.
    last: nextHref && address ? address.page - 1 : served.page,
    items,
    cards,
    served: new Set([...given.children].map((item) => (item as HTMLElement).dataset.nid)),
    sizes: [given.children.length],
    shown: () => Number(pages.grid.dataset.shown) || items().length,
    from: () => pages.shown() - items().length + 1,
    next: () => (nextLink && !nextLink.hidden && address ? { ...address, page: pages.last + 1 } : undefined),
    hrefOf: (page) => (page === served.page || !address ? served.href : pageAddress({ ...address, page })),
    makeNew(fields) {
      const all = items()
      const shown = new Set(all.map(({ dataset }) => dataset.nid))
      const height = all.at(-1)?.offsetHeight
      return fields.flatMap((one) => {
        const card = shown.has(one.nid) ? undefined : cards.make(one)
        if (!card) return []
        shown.add(one.nid)
        if (height) card.style.setProperty('contain-intrinsic-block-size', `auto ${height}px`)
        return [card]
      })
    },
    add(nodes, details) {
      const { grid } = pages
      const { pages: count = Number(grid.dataset.pages) || undefined } = details
      const { total = Number(grid.dataset.total) || undefined } = details
      const shown = pages.shown() + nodes.length
      grid.append(...nodes)
      grid.dataset.shown = `${shown}`
      pages.last++
      pages.sizes.push(nodes.length)
      const isFocused = nextLink !== undefined && document.activeElement === nextLink
      pages.showLinks(count)
      // Otherwise Tab would go on below what was added.
      const [first] = nodes
      if (isFocused && first) {
        if (!first.firstChild) cards.fill(first)
        first.querySelector('a')?.focus(own({ preventScroll: true }))
      }
      return { added: nodes.length, from: pages.from(), shown, total, isLast: !pages.next() }
    },
    showLinks(count) {
      const previous = partOf(element, 'previous') as HTMLAnchorElement | undefined
      if (previous) {
        previous.hidden = pages.first === 1
        previous.href = pages.hrefOf(Math.max(1, pages.first - 1))
      }
      if (!nextLink) return
      nextLink.hidden = count !== undefined && pages.last >= count
      nextLink.href = pages.hrefOf(pages.last + 1)
    },
  }
  return pages
}
