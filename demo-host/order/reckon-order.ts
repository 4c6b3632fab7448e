/** What an order comes to. All amounts are whole units of the currency: the total is the sum of its parts. */
import type { Order } from '../../core/contract/order'
import { membershipDefaults } from '../../core/domain/membership'
import { roundHalfUp } from '../../core/domain/money'
import { choicesOf } from '../cart/cart-choices'
import { couponDiscount, couponTitle, findCoupon } from '../cart/coupon'
import { pictureUrl } from '../catalogue/pictures'
import type { Database } from '../database/open'
import type { FixedOrder, KeptOrder, Piece } from '../database/order-tables'
import { priceIn } from '../database/prices'
import type { Visitor } from '../visitor/visitor'
import { countryTerms } from './country-terms'
import { type Goods, goodsOf } from './goods'
import { buyerOf } from './order-buyer'
import { orderOffers } from './order-protection'
import { provinceOf } from './provinces'
import { quotesFor } from './quotes'
import { creditEnds, creditLeft } from './store-credit'

/** The order as it goes over the wire, in its own country. One that is being paid for, or has been, stays as it was. */
export async function reckonOrder(db: Database, visitor: Visitor, kept: KeptOrder): Promise<Order> {
  return (await draftOf(db, visitor, kept)).order
}

/** The order with the models that are in it. */
export async function draftOf(db: Database, asking: Visitor, kept: KeptOrder): Promise<FixedOrder> {
  if (kept.fixed) return { ...kept.fixed, order: { ...kept.fixed.order, ...stateOf(kept) } }
  const visitor = buyerOf(asking, kept)
  const membership = membershipOf(visitor, kept)
  const buyer: Visitor = membership === 1 ? { ...visitor, persona: 'member' } : visitor
  const goods = await goodsOf(db, buyer, kept.delivery.postal_code)
  const quotes = quotesFor(buyer, kept.delivery, buyer.persona === 'member')
  const offers = orderOffers(buyer, goods)
  const { coupon: code } = await choicesOf(db, visitor.owner)
  const discount = couponDiscount(
    buyer,
    goods.map(({ line }) => line),
    code,
  )
  const coupon = discount > 0 ? findCoupon(code) : undefined
  const totals = totalsOf(visitor, kept, { goods, discount, membership, offers, quotes })
  const total = totals.reduce((sum, { amount }) => sum + amount, 0)
  const credits = await creditLeft(db, visitor)
  const usable = Math.min(credits, total)
  const order: Order = {
    ...stateOf(kept),
    id: String(kept.id),
    type: kept.type,
    currency: visitor.country.currency,
    lines: goods.map(lineOf),
    totals,
    total,
    due: kept.credit ? total - usable : total,
    email: kept.email,
    membership,
    delivery: kept.delivery,
    billing: kept.copyAddress ? kept.delivery : kept.billing,
    copy_address: kept.copyAddress,
    quotes: quotes.map(({ id, title }) => ({ id, title })),
    quote: quotes.some(({ id }) => id === kept.quote) ? kept.quote : undefined,
    protection: offers.length > 0 ? { offers, term: kept.protection } : undefined,
    credit:
      credits > 0
        ? { credits, usable, amount_to_charge_usable: total - usable, expiry: creditEnds(), active: kept.credit }
        : undefined,
    coupon: coupon && { code: coupon.code, title: couponTitle(coupon, visitor) },
    methods: countryTerms[visitor.country.code].methods,
  }
  return { order, pieces: goods.map(pieceOf) }
}

/** 1 where membership is bought: in a country for members only it is in every order of somebody who is none (MEMB-01). */
function membershipOf({ persona, flags }: Visitor, { membership }: KeptOrder): 0 | 1 | undefined {
  if (persona === 'member') return 0
  if (flags.includes('membership-only') || flags.includes('membership-lock')) return 1
  return membership ?? undefined
}

interface Parts {
  readonly goods: readonly Goods[]
  /** What the coupon takes off. */
  readonly discount: number
  readonly membership: Order['membership']
  readonly offers: ReturnType<typeof orderOffers>
  readonly quotes: ReturnType<typeof quotesFor>
}

function totalsOf({ country, say }: Visitor, kept: KeptOrder, { goods, discount, membership, offers, quotes }: Parts) {
  const sum = goods.reduce((all, { line }) => all + line.qty * line.price, 0)
  const taken = goods.reduce((all, { line }) => all + line.total, 0) - sum
  const quote = quotes.find(({ id }) => id === kept.quote)
  const offer = offers.find(({ term }) => term === kept.protection)
  const parts = [
    { id: 'goods', title: say('orderGoods'), amount: sum },
    { id: 'coupon', title: say('orderCoupon'), amount: -discount },
    {
      id: 'membership',
      title: say('orderMembership'),
      amount: membership === 1 ? priceIn(country.code, membershipDefaults.fee) : 0,
    },
    // What was taken with a piece, in the cart, and what was picked for the rest of the order.
    {
      id: 'protection',
      title: taken > 0 ? say('protectionTitle') : (offer?.title ?? ''),
      amount: taken + (offer?.cost ?? 0),
    },
    { id: 'shipping', title: say('orderShipping'), amount: quote?.price ?? 0 },
  ].filter(({ id, amount }) => amount !== 0 || id === 'goods' || (id === 'shipping' && quote))
  const taxed = parts.reduce((all, { amount }) => all + amount, 0)
  const tax = roundHalfUp(taxed * taxRate(country.code, kept))
  return tax === 0 ? parts : [...parts, { id: 'tax', title: say('orderTax'), amount: tax }]
}

/** Known where the province is. */
function taxRate(country: Visitor['country']['code'], { delivery }: KeptOrder): number {
  const province = provinceOf(country, delivery.zone)
  const { taxes } = countryTerms[country]
  return province ? (taxes[province.code] ?? taxes['*'] ?? 0) : 0
}

const stateOf = ({ id, status }: KeptOrder) => ({
  status,
  url: status === 'paid' ? completionUrl(id) : undefined,
})

/** Where an order is shown when it is placed. */
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

/** What of a line stock and cart know it by. */
export const pieceOf = ({ line: { nid, title, model, protection, qty } }: Goods): Piece => ({
  nid,
  title,
  model,
  protection: protection?.id ?? '',
  qty,
})
