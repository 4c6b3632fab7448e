/** What tracking reads of a page, once. */

import { safeParse } from 'valibot'
import { customerType } from '../domain/customer-type'
import { readAccount } from '../host/account'
import { readPlace } from '../host/place'
import { readSetting } from '../host/settings/read-setting'
import { item, type TrackedItem, type TrackedPage, type tracking } from '../host/settings/tracking'
import type { Visit } from '../visit'
import { name } from '../written-by-php'
import type { Seen } from './events/event-row'

type Tracking = NonNullable<ReturnType<typeof readSetting<(typeof tracking)['schema'], undefined>>>

/** The order that is being made, where the page has one. */
const orderId = { name: 'rove.checkout.order.id', schema: name, otherwise: '' } as const

/** @param visit how often the visitor has been here */
export function seePage({ page, brand, excluded }: Tracking, visit: Pick<Visit, 'get'>): Seen {
  const { country } = readPlace()
  const account = readAccount()
  const own = brand || location.hostname.replace(/^www\./, '')
  const branded = (items: readonly TrackedItem[]) => items.map((item) => ({ ...item, brand: item.brand || own }))
  const { items, cart, order } = page
  const ours: TrackedPage = {
    ...page,
    list: page.list || document.title,
    items: branded(items),
    cart: cart && { ...cart, items: branded(cart.items) },
    order: order && { ...order, items: branded(order.items) },
  }
  const all = [...ours.items, ...(ours.cart?.items ?? [])]
  return {
    page: ours,
    country: country.code,
    currency: country.currency,
    loggedIn: !!account,
    get customerType() {
      return customerType(account, visit.get().count, Date.now())
    },
    order: readSetting(orderId),
    item(nid) {
      const id = String(nid)
      const known = all.find((item) => item.nid === id) ?? all.find((item) => item.id === id)
      return { ...(known ?? (safeParse(item, { id, nid: id, brand: own }).output as TrackedItem)), quantity: 1 }
    },
    counted: (given) => given.filter(({ id }) => !excluded.includes(id)),
  }
}
