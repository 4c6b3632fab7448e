/** What tracking knows about a page. It is read once; the cart and the type of customer follow later changes. */

import { safeParse, unknown } from 'valibot'
import { readMarket } from '../base/country/country.setting'
import { readCookie } from '../base/device/cookies'
import { toJson } from '../base/input/own-json'
import { text } from '../base/input/php-values'
import { readSetting } from '../base/input/read-setting'
import { readAccount } from '../shop/account/account.setting'
import { customerType } from '../shop/account/customer-type.rules'
import type { SessionStore } from '../shop/session/session.store'
import { trackingCookies } from './cookies.rules'
import type { PageContext } from './events/event-row'
import { isProduct } from './item-values'
import { item, type TrackedItem, type TrackedPage, type tracking } from './tracking.setting'

type Tracking = NonNullable<ReturnType<typeof readSetting<(typeof tracking)['schema'], undefined>>>

/** The order that is being made, where the page has one. */
const orderId = { name: 'rove.checkout.order.id', schema: text, otherwise: '' } as const

/** The settings in which a product page lists its models. */
const models = ['product_models', 'oid_to_model'].map((name) => ({ name, schema: unknown(), otherwise: '' }) as const)

/** Whether the page's product lists this model, as a key or a value. True if the page has no list. */
function isProductModel(model: string): boolean {
  const lists = models.map((row) => readSetting(row)).filter(Boolean)
  return lists.length === 0 || toJson(lists).includes(toJson(model))
}

/** Reads the page. @param sessions counts the visitor's sessions */
export function readPageContext({ page, brand, excluded }: Tracking, sessions: Pick<SessionStore, 'get'>): PageContext {
  const { country } = readMarket()
  const pageAccount = readAccount()
  const account = pageAccount && { ...pageAccount }
  const ownBrand = brand || location.hostname.replace(/^www\./, '')
  const branded = <Part extends { readonly items: TrackedItem[] } | undefined>(part: Part): Part =>
    part && { ...part, items: part.items.map((item) => ({ ...item, brand: item.brand || ownBrand })) }
  const tracked: TrackedPage = {
    ...branded(page),
    list: page.list || document.title,
    cart: branded(page.cart),
    order: branded(page.order),
  }
  const cartItems = tracked.cart?.items ?? []
  const all = [...tracked.items, ...cartItems]
  const made = (fields: object) => safeParse(item, { brand: ownBrand, ...fields }).output as TrackedItem
  return {
    page: tracked,
    country: country.code,
    currency: country.currency,
    account,
    get customerType() {
      return customerType(account, sessions.get().count, Date.now())
    },
    // The review page does not name its order: it is the one that was started.
    order: readSetting(orderId) || (page.type === 'review' && readCookie(trackingCookies.order.name)) || '',
    item(nid, model = '', fields = {}) {
      const id = String(nid || model)
      const found =
        all.find((item) => item.nid === id) ||
        all.find((item) => item.id === id) ||
        // Only a named model is compared: an item without one would match everything.
        (model && all.find((item) => item.variant === model || model.startsWith(`${item.id}-`))) ||
        // An unlisted model can belong to the product of this page.
        (!nid && tracked.type === 'product' && isProductModel(model) && tracked.items[0]) ||
        made({ id, nid: id, ...fields })
      return { ...found, quantity: 1 }
    },
    follow({ goods, ...now }) {
      const left = goods.filter(({ id }) => !id)
      const items = cartItems.filter(isProduct).flatMap((item) => {
        const at = left.findIndex(({ url }) => url === item.url)
        return at < 0 ? [] : [{ ...item, ...left.splice(at, 1)[0] }]
      })
      // Where no line matches a product of the page, the page's own items are used.
      tracked.cart = { ...now, items: items[0] ? [...items, ...goods.filter(({ id }) => id).map(made)] : cartItems }
    },
    counted: (given) => given.filter(({ id }) => !excluded.includes(id)),
  }
}
