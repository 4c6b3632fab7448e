import type { TrackedItem } from '../../host/settings/tracking'
import type { Params } from '../events/event-row'
import { ga4Item } from '../items'
import { withoutAddresses } from './without-addresses'

/** What comes with an event, its items in GA4's words, and nobody's address. */
export function ga4Params(params: Params): Params {
  const { items, ...rest } = withoutAddresses(params)
  if (!items) return rest
  const list = rest.item_list_name as string | undefined
  return { ...rest, items: (items as readonly TrackedItem[]).map((item, index) => ga4Item(item, { list, index })) }
}
