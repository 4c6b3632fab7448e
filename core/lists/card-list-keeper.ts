/** Remembers a list of cards for Back and for a reload: what is known of them, and the visitor's place. */

import type { Listen } from '../base/bus/listen'
import { anchorIn } from './list-anchor'
import { createListKeeper, type ListKeeper } from './list-keeper'
import type { RememberedCard } from './read-list-memory'

/** A list of cards, a page below the other. */
export interface CardList {
  /** The server's version of the list; empty where it has none. */
  readonly version: string
  list(): HTMLElement | null
  /** What is known of a card, and the number of its page; `undefined` if it is not known. @param index from 0 */
  cardOf(card: HTMLElement, index: number): (RememberedCard & { readonly page: number }) | undefined
  /** Whether the list of the current history entry is shown. */
  isCurrent(): boolean
}

/** Remembers it while it has several pages, of which all cards are known: one page is the server's. */
export function rememberCards(
  { version, list, cardOf, isCurrent }: CardList,
  listen: Listen,
  signal: AbortSignal,
): ListKeeper {
  const elements = () => [...(list()?.children ?? [])] as HTMLElement[]
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
          width: list()?.clientWidth ?? 0,
          heights: all.map((element) => element.getBoundingClientRect().height),
        }
      },
      place() {
        const all = isCurrent() ? elements() : []
        const anchor = anchorIn(all)
        const card = anchor && cardOf(anchor.item as HTMLElement, all.indexOf(anchor.item as HTMLElement))
        return card && { nid: card.nid, top: anchor.top }
      },
    },
    listen,
    signal,
  )
}
