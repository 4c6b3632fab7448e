/** Remembers further pages of results for Back and for a reload (RESULTS-04). */

import type { Listen } from '../../core/base/bus/listen'
import { createListKeeper, type ListKeeper } from '../../core/lists/remember-list'
import { anchorIn } from '../../core/lists/list-anchor'
import type { ResultsCards } from './search-results.types'
import type { ResultsMemory } from './search-results-restore.dom'

/**
 * Remembers the results and the visitor's place in them. Those of one page are the server's.
 *
 * @param isAtAddress whether the results of the current history entry are shown
 */
export function keepResults(
  page: ResultsCards,
  { version, cardOf }: ResultsMemory,
  isAtAddress: () => boolean,
  listen: Listen,
  signal: AbortSignal,
): ListKeeper {
  const elements = () => [...(page.list()?.children ?? [])] as HTMLElement[]
  return createListKeeper(
    {
      read() {
        const all = elements()
        const cards = all.map(cardOf).filter((card) => card !== undefined)
        const [first, last] = [cards[0]?.page ?? 0, cards.at(-1)?.page ?? 0]
        if (cards.length < all.length || first === last) return undefined
        return {
          version,
          first,
          last,
          items: cards.map(({ nid, text }) => ({ nid, text })),
          sizes: [...Array(last - first + 1).keys()].map((n) => cards.filter(({ page }) => page === first + n).length),
          width: page.list()?.clientWidth ?? 0,
          heights: all.map((element) => element.getBoundingClientRect().height),
        }
      },
      place() {
        const anchor = isAtAddress() ? anchorIn(elements()) : undefined
        const card = anchor && cardOf(anchor.item)
        return card && { nid: card.nid, top: anchor.top }
      },
    },
    listen,
    signal,
  )
}
