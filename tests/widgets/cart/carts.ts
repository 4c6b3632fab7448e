/** Carts for tests. */
import type { Cart, CartLine } from '../../../core/shop/cart/cart.contract'

/** One line; three are in stock. */
export const line = (id: string, other: Partial<CartLine> = {}): CartLine => ({
  id,
  nid: 1201,
  model: id,
  title: `Sofa ${id}`,
  options: ['Oat'],
  url: '/product/sofa',
  image: '',
  qty: 1,
  most: 36,
  price: 100,
  regular: undefined,
  total: 100,
  protection: '',
  final_sale: false,
  custom: false,
  ...other,
})

/** A cart with these lines. */
export const cartOf = (lines: readonly CartLine[], other: Partial<Cart> = {}): Cart => ({
  cart_id: 'c1',
  currency: 'USD',
  count: lines.reduce((sum, { qty }) => sum + qty, 0),
  lines: [...lines],
  totals: [{ id: 'subtotal', title: 'Subtotal', amount: 100 }],
  total: lines.reduce((sum, { qty }) => sum + qty * 100, 0),
  coupon: undefined,
  terms: undefined,
  ...other,
})

/** Terms that are not agreed to. */
export const terms = { title: 'Terms', html: '<p>Weeks.</p>', agreed: false }
