/** What the shop's server answers to a cart, and the carts it has. */
import type { InferInput } from 'valibot'
import { type cart, cartChange } from '../core/contract/cart-page'
import { emailCart } from '../core/contract/email-cart'
import { type Reply, reply } from './server'

type CartWire = InferInput<typeof cart>

const marlow: CartWire['lines'][number] = {
  id: 'OAT-3',
  nid: 1201,
  model: 'OAT-3',
  title: 'Marlow 3-Seat Sofa',
  options: ['Oat', '3-Seat'],
  url: '/product/marlow-3-seat-sofa',
  qty: 2,
  most: 36,
  price: 2310,
  total: 4620,
}

const rug: CartWire['lines'][number] = {
  id: 'RUG',
  nid: 1235,
  model: 'RUG',
  title: 'Dune Wool Rug',
  options: ['Sand', '200'],
  url: '/product/dune-wool-rug',
  qty: 3,
  most: 3,
  price: 552,
  regular: 690,
  total: 1656 + 3 * 60,
  protection: '3 years of protection',
  final_sale: true,
}

const made: CartWire['lines'][number] = {
  ...marlow,
  id: 'MADE',
  title: 'Juno Velvet Sofa',
  options: ['Moss'],
  custom: true,
}

const of = (lines: CartWire['lines'], other: Partial<CartWire> = {}): CartWire => {
  const total = lines.reduce((sum, line) => sum + Number(line.total), 0)
  return {
    cart_id: 'stories',
    currency: 'USD',
    count: lines.reduce((sum, { qty }) => sum + Number(qty), 0),
    lines,
    totals: [{ id: 'subtotal', title: 'Subtotal', amount: total }],
    total,
    ...other,
  }
}

const html = `<p>Something in your cart is made for you.</p><ul><li>It takes weeks.</li><li>It cannot be returned.</li></ul>
<p><a href="/returns">All about returns</a></p>`

/** Carts by name. */
export const carts = {
  full: of([marlow, rug]),
  empty: of([]),
  coupon: of([marlow], {
    totals: [
      { id: 'subtotal', title: 'Subtotal', amount: 4620 },
      { id: 'coupon', title: '10% off', amount: -462 },
    ],
    total: 4158,
    coupon: { code: 'ROOMS10', title: '10% off' },
  }),
  custom: of([made], { terms: { title: 'Terms of custom orders', html, agreed: false } }),
} as const satisfies Record<string, CartWire>

/** Puts the page's cart where the widgets read it; nothing, and it has to be asked for. */
export function setCart(page: CartWire | undefined): void {
  const { roveSettings } = window as unknown as { roveSettings: { rove: Record<string, unknown> } }
  roveSettings.rove.cart = page
}

/** Answers every call about the cart in the same way, and takes letters. */
export function serveCart(
  given: CartWire | Exclude<Reply, object>,
  errors: { field: string; message: string }[] = [],
): void {
  const answer: Reply = typeof given === 'string' ? given : { answer: { cart: given, errors } }
  reply({ [cartChange.path]: answer, [emailCart.path]: typeof given === 'string' ? given : { answer: { ok: true } } })
}
