/** Remembers a list with further pages for Back and for a reload. */

import type { Listen } from '../../core/base/bus/listen'
import { rememberCards } from '../../core/lists/card-list-keeper'
import type { ListKeeper } from '../../core/lists/list-keeper'
import { nameList } from '../../core/lists/list-memory'
import type { ListPages } from './listing.dom'

/** Remembers the list and the visitor's place in it. */
export function rememberPages(pages: ListPages, listen: Listen, signal: AbortSignal): ListKeeper {
  nameList()
  return rememberCards(
    {
      version: pages.version,
      list: () => pages.grid,
      cardOf(card, index) {
        const text = pages.cards.textOf(card)
        return text === undefined ? undefined : { nid: card.dataset.nid ?? '', text, page: pageAt(pages, index) }
      },
      isCurrent: () => true,
    },
    listen,
    signal,
  )
}

/** The number of the page of a card. @param index among all cards that are shown, from 0 */
function pageAt({ first, sizes }: ListPages, index: number): number {
  let page = first
  let end = 0
  for (const size of sizes) {
    end += size
    if (index < end) return page
    page++
  }
  return page - 1
}
