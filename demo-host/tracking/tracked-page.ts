/** Describes pages for tracking: core/tracking/tracking.setting.ts. */
import { extrasOf, sumsOf } from '../../core/shop/order/sums.rules'
import type { CartWire } from '../cart/cart-wire'
import type { Catalogue, Product } from '../catalogue/catalogue'
import type { FixedOrder } from '../database/order-tables'
import type { Visitor } from '../visitor/visitor'
import { type TrackedExtra, type TrackedItem, type TrackedLine, trackedLines, trackedProduct } from './tracked-items'

/** The description of a page. */
export interface TrackedPage {
  readonly type: string
  readonly list?: string
  readonly query?: string
  /** The names of the shown swatches. */
  readonly swatches?: readonly string[]
  readonly items?: readonly TrackedItem[]
  readonly cart?: object
  readonly order?: object
}

/** Two products that count neither in a purchase's subtotal nor for advertisers. */
const excluded = ['PIL1252', 'CHA1222']

/** `rove.tracking` of one page. @param page the page's description; by default of no special type */
export function trackingSettings(
  { previousCountry: movedFrom, country }: Visitor,
  page: TrackedPage = { type: 'page' },
) {
  const moved = movedFrom && { event: 'change_country', params: { from: movedFrom.code, to: country.code } }
  return { page, ...(moved ? { events: [moved] } : {}), excluded, brand: 'Rooms', log: true }
}

/** A list of products. @param list the list's name */
export const trackedList = (type: 'home' | 'category', list: string, products: readonly Product[]): TrackedPage => ({
  type,
  list,
  items: products.map(trackedProduct),
})

/** The cart's page. */
export function trackedCart(wire: CartWire, catalogue: Catalogue): TrackedPage {
  return { type: 'cart', cart: cartOf(wire, catalogue) }
}

/** A page of the checkout before the order is paid. */
export function trackedCheckout(type: 'checkout' | 'review', draft: FixedOrder, catalogue: Catalogue): TrackedPage {
  return { type, cart: cartOf({ ...draft.order, lines: linesOf(draft) }, catalogue) }
}

/** An order's lines with their models. */
const linesOf = ({ order, pieces }: FixedOrder): TrackedLine[] =>
  order.lines.map((line, n) => ({ ...line, price: line.price ?? undefined, model: pieces[n]?.model ?? '' }))

/** The page of a paid order; before payment only its type. */
export function trackedOrder(draft: FixedOrder, catalogue: Catalogue): TrackedPage {
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
      items: boughtItems({ ...order, lines: linesOf(draft) }, catalogue),
    },
  }
}

const amountOf = (totals: Bought['totals'], wanted: string) =>
  totals.filter(({ id }) => id === wanted).reduce((sum, { amount }) => sum + Number(amount), 0)

interface Bought {
  readonly lines: readonly TrackedLine[]
  readonly total: number | string
  readonly totals: readonly { readonly id: string; readonly title: string; readonly amount: number | string }[]
  readonly coupon?: { readonly code: string | number } | null | undefined
}

/** The lines, the membership and the protection: their prices less the coupon are the value. */
const boughtItems = (
  { lines, totals }: Pick<Bought, 'lines' | 'totals'>,
  catalogue: Catalogue,
): (TrackedItem | TrackedExtra)[] => [
  ...trackedLines(lines, catalogue),
  ...extrasOf(totals.map((total) => ({ ...total, amount: Number(total.amount) }))),
]

function cartOf(bought: Bought, catalogue: Catalogue) {
  const { total, totals, coupon } = bought
  const sums = sumsOf({
    totals: totals.map(({ id, amount }) => ({ id, amount: Number(amount) })),
    total: Number(total),
  })
  return {
    items: boughtItems(bought, catalogue),
    ...sums,
    coupon: coupon?.code ?? '',
    discount: Math.abs(amountOf(totals, 'coupon')),
  }
}
