/**
 * The products of lists: those that an element adds to the server's, and the one that the visitor opens (TRACK-01, TRACK-02).
 */

import { pageBus } from '../base/bus/bus'
import { builtIn } from '../base/input/built-in'
import type { ListedItem, ListSelected, ListShown } from '../lists/list.facts'
import { resultsList } from '../shop/search/results-page.rules'
import type { PageContext } from './events/event-row'
import type { Collector } from './facts-to-events'
import { mostListed } from './most-listed.rules'
import type { Listen } from './page-interactions'

/** The elements whose lists publish what is shown and opened. Where one is only the server's HTML, its links are watched. */
const ownLists = ['rove-listing', 'rove-search-results'].map((tag) => `${tag}[data-rove-state=ready]`).join()

/** @returns a function that ends the subscriptions that `listen` does not end */
export function followLists({ page, item }: PageContext, emit: Collector['emit'], listen: Listen): () => void {
  const asItem = (known: ListedItem, index: number) => ({ ...item(known.nid, '', known), index })

  function shown({ list, items }: ListShown): void {
    // As of the server's list.
    const kind = page.type === 'search' || list === resultsList ? 'search' : 'category'
    const first = items.slice(0, mostListed[kind])
    emit('view_item_list', { item_list_name: list, items: first.map((one) => asItem(one, one.index)) })
  }

  function selected({ list, index, item: chosen }: ListSelected): void {
    emit('select_item', { item_list_name: list, items: [asItem(chosen, index)] })
  }

  function click({ target }: MouseEvent): void {
    // A link inside one of our elements publishes its own fact.
    const link = builtIn(target as Partial<Element>).closest?.<HTMLAnchorElement>('a[href]')
    if (!link || link.closest(ownLists) || isPage(link, location.href)) return
    const at = page.items.findIndex(({ url, nid }) => isPage(link, url) || (nid && link.dataset.nid === nid))
    const found = page.items[at]
    if (found) emit('select_item', { item_list_name: page.list, items: [{ ...found, index: found.index ?? at }] })
  }

  const bus = pageBus()
  for (const [fact, payload] of bus.published) {
    if (fact === 'list:shown') shown(payload as ListShown)
    if (fact === 'list:selected') selected(payload as ListSelected)
  }
  const stops = [bus.on('list:shown', shown), bus.on('list:selected', selected)]
  listen('click', click, true)
  return () => {
    for (const stop of stops) stop()
  }
}

function isPage(link: HTMLAnchorElement, url: string): boolean {
  if (!url) return false
  const { origin, pathname } = new URL(url, document.baseURI)
  return link.origin === origin && link.pathname === pathname
}
