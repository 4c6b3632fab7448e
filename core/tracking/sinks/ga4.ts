/**
 * The payload for GA4 in `dataLayer`, with GA4's fields in each item. `add_to_cart` is `{ event: 'add_to_cart',
 * ecommerce: { value, currency, items: [{ item_id, item_name, item_category, … }] } }`. The fields of an event are in
 * its row in `core/tracking/events/`. The shop's own log gets the same payload.
 */

import { withoutAddresses } from '../../base/input/mask-emails'
import { has } from '../../base/input/own'
import type { Params } from '../events/event-row'
import { categoryLevels } from '../item-values'
import type { Sink } from '../sink-queue'
import type { TrackedItem } from '../tracking.setting'
import { withoutEmpty } from '../without-empty'

/**
 * Opens the sink `dataLayer`, in GA4's ecommerce form. `ecommerce: null` first clears the previous goods. Creates the
 * array where it is absent.
 */
export function open(): Sink {
  const host = window as { dataLayer?: unknown[] }
  return {
    send(message) {
      if (!has(message, 'event')) return
      if (!Array.isArray(host.dataLayer)) host.dataLayer = []
      const { event, as } = message
      const params = ga4Params(event.params)
      if (!params.items) host.dataLayer.push({ event: as, ...params })
      else host.dataLayer.push({ ecommerce: null }, { event: as, ecommerce: params })
    },
  }
}

/** The parameters of an event, with items in GA4's fields and without e-mail addresses. */
export function ga4Params(params: Params): Params {
  const { items, ...rest } = withoutAddresses(params)
  if (!items) return rest
  const list = rest.item_list_name as string | undefined
  return { ...rest, items: (items as readonly TrackedItem[]).map((item, index) => ga4Item(item, { list, index })) }
}

/** The list of an item: its name, and the item's position in it from 0. */
interface Listed {
  readonly list?: string | undefined
  readonly index: number
}

/**
 * An item with the fields of the specification and of GA4. Unknown fields are absent. The first category level is
 * `item_category` for GA4 and `item_category1` for the specification.
 */
function ga4Item(item: TrackedItem, { list, index }: Listed): Readonly<Record<string, unknown>> {
  const categories = categoryLevels(item.category)
  return withoutEmpty({
    ...item,
    item_id: item.id_default || item.id,
    item_name: item.name || item.title,
    item_brand: item.brand,
    item_variant: item.variant,
    item_category: categories[0],
    ...Object.fromEntries(categories.map((level, n) => [`item_category${n + 1}`, level])),
    item_list_name: list,
    index: item.index ?? index,
    catpath: item.category,
  })
}
