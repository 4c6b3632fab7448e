/** Remembers a list with further pages for Back and for a reload. */

import type { Listen } from '../../core/base/bus/listen'
import { createListKeeper, type ListKeeper } from '../../core/lists/remember-list'
import { anchorIn } from '../../core/lists/list-anchor'
import { nameList } from '../../core/lists/list-memory'
import type { ListPages } from './listing.dom'

/** Remembers the list and the visitor's place in it. */
export function keepList(pages: ListPages, listen: Listen, signal: AbortSignal): ListKeeper {
  nameList()
  return createListKeeper(
    {
      read() {
        const items = pages.items()
        const known = items.flatMap((card) => {
          const text = pages.cards.textOf(card)
          return text === undefined ? [] : [{ nid: card.dataset.nid ?? '', text }]
        })
        if (known.length < items.length) return undefined
        return {
          version: pages.version,
          first: pages.first,
          last: pages.last,
          items: known,
          sizes: [...pages.sizes],
          width: pages.grid.clientWidth,
          heights: items.map((item) => item.getBoundingClientRect().height),
        }
      },
      place() {
        const anchor = anchorIn(pages.items())
        return anchor && { nid: (anchor.item as HTMLElement).dataset.nid ?? '', top: anchor.top }
      },
    },
    listen,
    signal,
  )
}
