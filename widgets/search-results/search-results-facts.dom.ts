/** What results publish: which products were shown, and which one the visitor opened (TRACK-01). */

import type { ListedItem } from '../../core/lists/list.facts'
import { partsOf } from '../../core/shop/card/fill-card'
import type { ShownCard } from './search-results.types'

/** A card as a product of a list. Of the server's own cards the price is not known. */
export function listedItem(element: Element, card: ShownCard | undefined): ListedItem {
  const text = (mark: string) => partsOf(element, mark)[0]?.textContent?.trim() ?? ''
  const { href, title, picture, price } = card?.content ?? {}
  return {
    nid: element.getAttribute('data-nid') ?? '',
    name: title ?? text('title'),
    url: href ?? (partsOf(element, 'link')[0] as HTMLAnchorElement | undefined)?.href ?? '',
    image: picture ?? (partsOf(element, 'picture')[0] as HTMLImageElement | undefined)?.src,
    price: price?.due,
  }
}
