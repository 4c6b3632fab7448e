/** What each kind of page tells of itself to be tracked: core/host/settings/tracking.ts. Document 3, sections 2 and 3. */
import { sumsOf } from '../../core/domain/sums'
import type { CartWire } from '../cart/cart-wire'
import type { Product } from '../catalogue/catalogue'
import type { FixedOrder } from '../database/order-tables'
import type { Visitor } from '../visitor/visitor'
import { type Line, type Tracked, trackedLines, trackedProduct } from './tracked-items'

/** What is tracked of a page. */
export interface TrackedPage {
  readonly type: string
  readonly list?: string
  readonly query?: string
  /** The names of those that the page displays. */
  readonly swatches?: readonly string[]
  readonly items?: readonly Tracked[]
  readonly cart?: object
  readonly order?: object
}

/** Two pieces that count neither in a purchase's subtotal nor for advertisers: document 3, section 9. */
const excluded = ['PIL1252', 'CHA1222']

/** `rove.tracking` of one page. @param page a page that says nothing of itself is one of no special kind */
export function trackingSettings({ movedFrom, country }: Visitor, page: TrackedPage = { type: 'page' }) {
  const moved = movedFrom && { event: 'change_country', params: { from: movedFrom.code, to: country.code } }
  return { page, ...(moved ? { events: [moved] } : {}), excluded, brand: 'Rooms', log: true }
}

/** Products as they are listed. @param list the list's name */
export const trackedList = (type: 'home' | 'category', list: string, products: readonly Product[]): TrackedPage => ({
  type,
  list,
  items: products.map(trackedProduct),
})

/** The cart's page. */
export function trackedCart(wire: CartWire, products: readonly Product[]): TrackedPage {
  return { type: 'cart', cart: cartOf(wire, products) }
}

/** A page of the checkout before the order is paid. */
export function trackedCheckout(
  type: 'checkout' | 'review',
  draft: FixedOrder,
  products: readonly Product[],
): TrackedPage {
  return { type, cart: cartOf({ ...draft.order, lines: linesOf(draft) }, products) }
}

/** An order's lines with their models. */
const linesOf = ({ order, pieces }: FixedOrder): Line[] =>
  order.lines.map((line, n) => ({ ...line, price: line.price ?? undefined, model: pieces[n]?.model ?? '' }))

/** The page of an order that is paid; of one that is not yet, only that it is there. */
export function trackedOrder(draft: FixedOrder, products: readonly Product[]): TrackedPage {
  const { order } = draft
  if (order.status !== 'paid') return { type: 'complete' }
  return {
    type: 'complete',
    order: {
      transaction_id: order.id,
      id: order.id,
      discount: Math.abs(amountOf(order.totals, 'coupon')),
      shipping: amountOf(order.totals, 'shipping'),
      tax: amountOf(order.totals, 'tax'),
      value: sumsOf(order).value,
      coupon: order.coupon?.code ?? '',
      has_mulberry: Boolean(order.protection?.term) || order.lines.some(({ protection }) => protection),
      items: trackedLines(linesOf(draft), products),
    },
  }
}

const amountOf = (totals: Bought['totals'], wanted: string) =>
  totals.filter(({ id }) => id === wanted).reduce((sum, { amount }) => sum + Number(amount), 0)

interface Bought {
  readonly lines: readonly Line[]
  readonly total: number | string
  readonly totals: readonly { readonly id: string; readonly amount: number | string }[]
  readonly coupon?: { readonly code: string | number } | null | undefined
}

function cartOf({ lines, total, totals, coupon }: Bought, products: readonly Product[]) {
  const sums = sumsOf({
    totals: totals.map(({ id, amount }) => ({ id, amount: Number(amount) })),
    total: Number(total),
  })
  return {
    items: trackedLines(lines, products),
    ...sums,
    coupon: coupon?.code ?? '',
    discount: Math.abs(amountOf(totals, 'coupon')),
  }
}
