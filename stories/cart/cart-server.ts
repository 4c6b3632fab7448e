/** The server's answers to a cart, and its carts. */
import type { InferInput } from 'valibot'
import { readMarket } from '../../core/base/country/country.setting'
import { readSetting } from '../../core/base/input/read-setting'
import { type cart, cartChange } from '../../core/shop/cart/cart.contract'
import { emailCart } from '../../core/shop/cart/cart-email.contract'
import { isMember } from '../../core/shop/membership/membership.setting'
import { totalsIn } from '../checkout/checkout-totals'
import { titleOf, wordFor } from '../kit/catalogue'
import { pictureOf } from '../kit/pictures'
import { priceIn } from '../kit/prices'
import { type Reply, reply } from '../kit/server'
import { shop } from '../kit/shop-words'

type CartWire = InferInput<typeof cart>
type Line = CartWire['lines'][number]

/** The share of the price that a member pays. */
const membersShare = 0.8

/** A line with a price in US dollars, converted to the page's currency: this visitor's price and the regular one. */
function lineOf(dollars: number, qty: number, line: Omit<Line, 'price' | 'qty' | 'total'>, protection = 0): Line {
  const hasMemberPrice = readSetting(isMember)
  const price = priceIn(hasMemberPrice ? dollars * membersShare : dollars)
  const total = qty * (price + priceIn(protection))
  return { ...line, qty, price, total, ...(hasMemberPrice ? { regular: priceIn(dollars) } : {}) }
}

const sofa = () => ({
  id: 'OAT-3',
  nid: 1201,
  model: 'OAT-3',
  title: titleOf('Marlow 3-Seat Sofa'),
  options: ['Oat', '3-Seat'].map(wordFor),
  url: '/product/marlow-3-seat-sofa',
  most: 36,
})
const rug = () => ({
  id: 'RUG',
  nid: 1235,
  model: 'RUG',
  title: titleOf('Dune Wool Rug'),
  options: ['Terracotta', '200'].map(wordFor),
  url: '/product/dune-wool-rug',
  most: 3,
  protection: shop('threeYears'),
  final_sale: true,
})
const velvet = () => ({
  ...sofa(),
  id: 'MADE',
  title: titleOf('Juno Velvet Sofa'),
  options: [wordFor('Moss')],
  custom: true,
})

function cartOf(lines: CartWire['lines'], other: Partial<CartWire> = {}): CartWire {
  const { country, language } = readMarket()
  const total = lines.reduce((sum, line) => sum + Number(line.total), 0)
  const discount = other.coupon ? Math.round(total / 10) : 0
  const subtotal = { id: 'subtotal', title: totalsIn[language].goods, amount: total }
  return {
    cart_id: 'stories',
    currency: country.currency,
    count: lines.reduce((sum, { qty }) => sum + Number(qty), 0),
    lines,
    totals: discount ? [subtotal, { id: 'coupon', title: 'ROOMS10', amount: -discount }] : [subtotal],
    total: total - discount,
    ...other,
  }
}

const html = () =>
  `<p>${shop('madeForYou')}</p><ul><li>${shop('takesWeeks')}</li><li>${shop('noReturn')}</li></ul>
<p><a href="/returns">${shop('returns')}</a></p>`

/** The name of a cart. */
export type CartName = 'full' | 'empty' | 'coupon' | 'custom' | 'unreadable'

/** The server's carts, in the currency of the story's page and at this visitor's prices. */
export function cartNamed(name: CartName): CartWire {
  const marlow = lineOf(2310, 2, { ...sofa(), image: pictureOf('marlow-3-seat-sofa') })
  const made: Readonly<Record<CartName, () => CartWire>> = {
    full: () => cartOf([marlow, lineOf(690, 3, { ...rug(), image: pictureOf('dune-wool-rug--terracotta') }, 60)]),
    empty: () => cartOf([]),
    coupon: () => cartOf([marlow], { coupon: { code: 'ROOMS10', title: 'ROOMS10' } }),
    custom: () => withTerms(html()),
    unreadable: () => withTerms(`<!doctype html>${html()}`),
  }
  return made[name]()
}

/** A cart with a line that is made for this order. */
function withTerms(html: string): CartWire {
  return cartOf([lineOf(2310, 2, { ...velvet(), image: pictureOf('juno-velvet-sofa') })], {
    terms: { title: shop('terms'), html, agreed: false },
  })
}

/** Sets the page's cart setting; without it, the cart is requested. */
export function setCart(page: CartWire | undefined): void {
  const { roveSettings } = window as unknown as { roveSettings: { rove: Record<string, unknown> } }
  roveSettings.rove.cart = page
}

/** Gives every request about the cart the same answer, and accepts e-mailed carts. */
export function serveCart(
  given: CartWire | Exclude<Reply, object>,
  errors: { field: string; message: string }[] = [],
): void {
  const answer: Reply = typeof given === 'string' ? given : { answer: { cart: given, errors } }
  reply({ [cartChange.path]: answer, [emailCart.path]: typeof given === 'string' ? given : { answer: { ok: true } } })
}
