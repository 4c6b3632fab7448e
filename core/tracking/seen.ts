/** What tracking reads of a page, once. */

import { safeParse, unknown } from 'valibot'
import { readCookie } from '../device/cookies'
import { customerType } from '../domain/customer-type'
import { readAccount } from '../host/account'
import { readPlace } from '../host/place'
import { readSetting } from '../host/settings/read-setting'
import { item, type TrackedItem, type TrackedPage, type tracking } from '../host/settings/tracking'
import { toJson } from '../own-json'
import type { Visit } from '../visit'
import { name } from '../written-by-php'
import { trackingCookies } from './cookies'
import type { Seen } from './events/event-row'

type Tracking = NonNullable<ReturnType<typeof readSetting<(typeof tracking)['schema'], undefined>>>

/** The order that is being made, where the page has one. */
const orderId = { name: 'rove.checkout.order.id', schema: name, otherwise: '' } as const

/** The models of a product's page, by whichever of its settings it names them. */
const models = ['product_models', 'oid_to_model'].map((name) => ({ name, schema: unknown(), otherwise: '' }) as const)

function isOfPage(model: string): boolean {
  const named = models.map((row) => readSetting(row)).filter(Boolean)
  return named.length === 0 || toJson(named).includes(toJson(model))
}

/** @param visit how often the visitor has been here */
export function seePage({ page, brand, excluded }: Tracking, visit: Pick<Visit, 'get'>): Seen {
  const { country } = readPlace()
  const known = readAccount()
  const account = known && { ...known }
  const own = brand || location.hostname.replace(/^www\./, '')
  const branded = <Part extends { readonly items: TrackedItem[] } | undefined>(part: Part): Part =>
    part && { ...part, items: part.items.map((item) => ({ ...item, brand: item.brand || own })) }
  const ours: TrackedPage = {
    ...branded(page),
    list: page.list || document.title,
    cart: branded(page.cart),
    order: branded(page.order),
  }
  const bought = ours.cart?.items ?? []
  const all = [...ours.items, ...bought]
  return {
    page: ours,
    country: country.code,
    currency: country.currency,
    account,
    get customerType() {
      return customerType(account, visit.get().count, Date.now())
    },
    // The review is of the order that was begun, and does not name it.
    order: readSetting(orderId) || (page.type === 'review' && readCookie(trackingCookies.order.name)) || '',
    item(nid, model = '', told = {}) {
      const id = String(nid || model)
      const found =
        all.find((item) => item.nid === id) ||
        all.find((item) => item.id === id) ||
        // What is listed without a model is not what was named without one.
        (model && all.find((item) => item.variant === model || model.startsWith(`${item.id}-`))) ||
        // Of another model nothing is known: it may be one of the product whose page this is.
        (!nid && ours.type === 'product' && isOfPage(model) && ours.items[0]) ||
        (safeParse(item, { id, nid: id, brand: own, ...told }).output as TrackedItem)
      return { ...found, quantity: 1 }
    },
    follow({ goods, ...now }) {
      const left = [...goods]
      const items = bought.flatMap((item) => {
        const at = left.findIndex(({ url }) => url === item.url)
        return at < 0 ? [] : [{ ...item, ...left.splice(at, 1)[0] }]
      })
      // Lines that name no product of the page's are known as the page tells them.
      ours.cart = { ...now, items: items[0] ? items : bought }
    },
    counted: (given) => given.filter(({ id }) => !excluded.includes(id)),
  }
}
