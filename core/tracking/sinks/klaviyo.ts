/** The marketing service: the only sink that receives the visitor's contact (TRACK-06). */

import { has } from '../../base/input/own'
import type { Contact } from '../../shop/contacts/identify.action'
import type { Params } from '../events/event-row'
import { categoryLevels } from '../item-values'
import type { Sink } from '../sink-queue'
import type { TrackedItem } from '../tracking.setting'
import { loadSinkScript } from './load-sink-script'
import type { OpenSink } from './sink-row'

interface KlaviyoWindow {
  /** Its queue; once its script is loaded, its API. */
  _klOnsite?: { push(...calls: unknown[][]): unknown }
}

/** The names of its own profile fields. All others are custom properties. */
const fieldNames: Readonly<Record<string, string>> = {
  firstname: 'first_name',
  lastname: 'last_name',
  phone: 'phone_number',
}

/** @see OpenSink */
export const open: OpenSink = async (vendor) => {
  const { key = '' } = vendor ?? {}
  const script = vendor?.script && withCompany(vendor.script, key)
  const usual = `https://static.klaviyo.com/onsite/js/${encodeURIComponent(key)}/klaviyo.js`
  await loadSinkScript('klaviyo', { key, script: script ?? '' }, withCompany(usual, key))
  const host = window as KlaviyoWindow
  const call = (...given: unknown[]) => {
    host._klOnsite ??= []
    host._klOnsite.push(given)
  }
  return {
    send(message) {
      if (has(message, 'contact')) call('identify', profileOf(message.contact))
      else call('track', message.as, propertiesOf(message.event.params))
    },
  } satisfies Sink
}

function withCompany(script: string, key: string): string {
  const url = new URL(script, document.baseURI)
  url.searchParams.set('company_id', key)
  return url.href
}

function profileOf(contact: Contact): Params {
  return Object.fromEntries(Object.entries(contact).map(([name, value]) => [fieldNames[name] ?? name, value]))
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
