/** Computes an order. All amounts are whole units of the currency; the total is the sum of its parts. */

import { roundHalfUp } from '../../core/base/country/money.rules'
import { membershipDefaults } from '../../core/shop/membership/membership.rules'
import type { Order } from '../../core/shop/order/order.contract'
import { choicesOf } from '../cart/cart-choices'
import { couponDiscount, couponTitle, findCoupon } from '../cart/coupon'
import { pictureUrl } from '../catalogue/pictures'
import type { Database } from '../database/open'
import type { FixedOrder, OrderRow, Piece } from '../database/order-tables'
import { priceIn } from '../database/prices'
import type { Visitor } from '../visitor/visitor'
import { countryTerms } from './country-terms'
import { type Goods, goodsOf } from './goods'
import { buyerOf, orderMembership, pricedFor } from './order-buyer'
import { orderOffers } from './order-protection'
import { versionOf } from './order-version'
import { provinceOf } from './provinces'
import { quotesFor } from './quotes'
import { creditEnds, creditLeft } from './store-credit'

/** The order in the contract's shape, in its own country. With a payment under way, or paid, it stays unchanged. */
export async function computeOrder(db: Database, visitor: Visitor, orderRow: OrderRow): Promise<Order> {
  return (await draftOf(db, visitor, orderRow)).order
}

/** The order with its models. */
export async function draftOf(db: Database, asking: Visitor, orderRow: OrderRow): Promise<FixedOrder> {
  if (orderRow.fixed) return { ...orderRow.fixed, order: { ...orderRow.fixed.order, ...stateOf(orderRow) } }
  const visitor = buyerOf(asking, orderRow)
  const membership = orderMembership(visitor, orderRow)
  const buyer = pricedFor(visitor, orderRow)
  const goods = await goodsOf(db, buyer, orderRow.delivery.postal_code)
  const quotes = quotesFor(buyer, orderRow.delivery, buyer.persona === 'member')
  const offers = orderOffers(buyer, goods)
  const { coupon: code } = await choicesOf(db, visitor.owner)
  const discount = couponDiscount(
    buyer,
    goods.map(({ line }) => line),
    code,
  )
  const coupon = discount > 0 ? findCoupon(code) : undefined
  const totals = totalsOf(visitor, orderRow, { goods, discount, membership, offers, quotes })
  const total = totals.reduce((sum, { amount }) => sum + amount, 0)
  const credits = await creditLeft(db, visitor)
  const usable = Math.min(credits, total)
  const order: Omit<Order, 'version'> = {
    ...stateOf(orderRow),
    id: String(orderRow.id),
    type: orderRow.type,
    currency: visitor.country.currency,
    lines: goods.map(lineOf),
    totals,
    total,
    due: orderRow.credit ? total - usable : total,
    email: orderRow.email,
    membership,
    delivery: orderRow.delivery,
    billing: orderRow.copyAddress ? orderRow.delivery : orderRow.billing,
    copy_address: orderRow.copyAddress,
    quotes: quotes.map(({ id, title }) => ({ id, title })),
    quote: quotes.some(({ id }) => id === orderRow.quote) ? orderRow.quote : undefined,
    protection: offers.length > 0 ? { offers, term: orderRow.protection } : undefined,
    credit:
      credits > 0
        ? { credits, usable, amount_to_charge_usable: total - usable, expiry: creditEnds(), active: orderRow.credit }
        : undefined,
    coupon: coupon && { code: coupon.code, title: couponTitle(coupon, visitor) },
    methods: countryTerms[visitor.country.code].methods,
  }
  return { order: { ...order, version: versionOf(order) }, pieces: goods.map(pieceOf), locale: visitor.locale }
}

interface Parts {
  readonly goods: readonly Goods[]
  /** The coupon's discount. */
  readonly discount: number
  readonly membership: Order['membership']
  readonly offers: ReturnType<typeof orderOffers>
  readonly quotes: ReturnType<typeof quotesFor>
}

function totalsOf({ country, t }: Visitor, orderRow: OrderRow, { goods, discount, membership, offers, quotes }: Parts) {
  const sum = goods.reduce((all, { line }) => all + line.qty * line.price, 0)
  const taken = goods.reduce((all, { line }) => all + line.total, 0) - sum
  const quote = quotes.find(({ id }) => id === orderRow.quote)
  const offer = offers.find(({ term }) => term === orderRow.protection)
  const parts = [
    { id: 'goods', title: t('orderGoods'), amount: sum },
    { id: 'coupon', title: t('orderCoupon'), amount: -discount },
    {
      id: 'membership',
      title: t('orderMembership'),
      amount: membership === 1 ? priceIn(country.code, membershipDefaults.fee) : 0,
    },
    // Protection chosen in the cart, and for the rest of the order.
    {
      id: 'protection',
      title: taken > 0 ? t('protectionTitle') : (offer?.title ?? ''),
      amount: taken + (offer?.cost ?? 0),
    },
    { id: 'shipping', title: t('orderShipping'), amount: quote?.price ?? 0 },
  ].filter(({ id, amount }) => amount !== 0 || id === 'goods' || (id === 'shipping' && quote))
  const taxed = parts.reduce((all, { amount }) => all + amount, 0)
  const tax = roundHalfUp(taxed * taxRate(country.code, orderRow))
  return tax === 0 ? parts : [...parts, { id: 'tax', title: t('orderTax'), amount: tax }]
}

/** The tax rate; 0 until the province is known. */
function taxRate(country: Visitor['country']['code'], { delivery }: OrderRow): number {
  const province = provinceOf(country, delivery.zone)
  const { taxes } = countryTerms[country]
  return province ? (taxes[province.code] ?? taxes['*'] ?? 0) : 0
}

const stateOf = ({ id, status }: OrderRow) => ({
  status,
  url: status === 'paid' ? completionUrl(id) : undefined,
})

/** The page of a placed order. */
export const completionUrl = (id: number): string => `/cart/checkout/complete?order_id=${id}`

const lineOf = (goods: Goods): Order['lines'][number] => ({
  title: goods.line.title,
  options: [...goods.line.options],
  qty: goods.line.qty,
  price: goods.line.price,
  regular: goods.line.price < goods.line.regular ? goods.line.regular : undefined,
  total: goods.line.total,
  protection: goods.line.protection?.title ?? '',
  url: `/product/${goods.line.slug}`,
  image: pictureUrl(goods.line.picture, 320),
  custom: goods.line.custom,
  ships: goods.line.ships,
  expected: goods.line.expected,
})

/** The model of a line, for stock and cart. */
export const pieceOf = ({ line: { nid, title, model, protection, qty } }: Goods): Piece => ({
  nid,
  title,
  model,
  protection: protection?.id ?? '',
  qty,
})
