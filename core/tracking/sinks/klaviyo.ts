/** The marketing service: the one receiver that is told who a visitor is. Source: document 3, sections 3 and 5 (TRACK-06). */
import type { Contact } from '../../contacts'
import type { TrackedItem } from '../../host/settings/tracking'
import { has } from '../../own'
import type { Params } from '../events/event-row'
import { categoryLevels } from '../items'
import type { Sink } from '../outlet'
import { loadVendor } from './load-vendor'
import type { SinkModule } from './sink-row'

interface KlaviyoWindow {
  /** Its queue, and after its script has come, its own door. */
  _klOnsite?: { push(...calls: unknown[][]): unknown }
}

/** Its own words for what it knows of a person; the others are properties of the shop's. */
const words: Readonly<Record<string, string>> = {
  firstname: 'first_name',
  lastname: 'last_name',
  phone: 'phone_number',
}

/** @see SinkModule */
export const open: SinkModule['open'] = async (vendor) => {
  const { key = '' } = vendor ?? {}
  const script = vendor?.script && withCompany(vendor.script, key)
  const usual = `https://static.klaviyo.com/onsite/js/${encodeURIComponent(key)}/klaviyo.js`
  await loadVendor('klaviyo', { key, script: script ?? '' }, withCompany(usual, key))
  const host = window as KlaviyoWindow
  const call = (...given: unknown[]) => {
    host._klOnsite ??= []
    host._klOnsite.push(given)
  }
  return {
    take(told) {
      if (has(told, 'contact')) call('identify', profileOf(told.contact))
      else call('track', told.as, propertiesOf(told.event.params))
    },
  } satisfies Sink
}

function withCompany(script: string, key: string): string {
  const url = new URL(script, document.baseURI)
  url.searchParams.set('company_id', key)
  return url.href
}

function profileOf(contact: Contact): Params {
  return Object.fromEntries(Object.entries(contact).map(([name, value]) => [words[name] ?? name, value]))
}

function propertiesOf({ items = [], value, transaction_id, ...rest }: Params): Params {
  return {
    ...rest,
    ...(value === undefined ? {} : { $value: value }),
    ...(transaction_id === undefined ? {} : { $event_id: transaction_id, OrderId: transaction_id }),
    Items: (items as readonly TrackedItem[]).map(itemOf),
  }
}

function itemOf(item: TrackedItem): Params {
  return {
    ProductID: item.id,
    SKU: item.id_default || item.id,
    Variant: item.variant,
    ProductName: item.name || item.title,
    Brand: item.brand,
    ProductCategories: categoryLevels(item.category),
    Quantity: item.quantity,
    ItemPrice: item.price,
    ProductURL: item.url,
    ImageURL: item.image,
  }
}
