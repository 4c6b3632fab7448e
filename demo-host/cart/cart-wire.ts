/** Writes the cart in the contract's shape. */
import { createHash } from 'node:crypto'
import type { InferInput } from 'valibot'
import type { cart } from '../../core/shop/cart/cart.contract'
import { pictureUrl } from '../catalogue/pictures'
import type { Visitor } from '../visitor/visitor'
import type { CartChoices } from './cart-choices'
import type { CartLine } from './cart-lines'
import { cartTerms } from './cart-terms'
import { couponDiscount, couponTitle, findCoupon } from './coupon'

/** The cart in the contract's shape. */
export type CartWire = InferInput<typeof cart>

/** The cart for answers and the page's settings. A coupon that is no longer valid is left out. */
export function cartWire(
  visitor: Visitor,
  lines: readonly CartLine[],
  { coupon: code, agreed }: CartChoices,
): CartWire {
  const { country, owner, t } = visitor
  const goods = sum(lines, ({ qty, price }) => qty * price)
  const protection = sum(lines, ({ qty, protection }) => qty * (protection?.charge ?? 0))
  const discount = couponDiscount(visitor, lines, code)
  const coupon = discount > 0 ? findCoupon(code) : undefined
  return {
    cart_id: createHash('sha256').update(owner).digest('hex').slice(0, 16),
    currency: country.currency,
    count: sum(lines, ({ qty }) => qty),
    lines: lines.map(lineWire),
    totals: [
      { id: 'subtotal', title: t('cartSubtotal'), amount: goods },
      ...(protection > 0 ? [{ id: 'protection', title: t('protectionTitle'), amount: protection }] : []),
      ...(coupon ? [{ id: 'coupon', title: couponTitle(coupon, visitor), amount: -discount }] : []),
    ],
    total: goods + protection - discount,
    ...(coupon ? { coupon: { code: coupon.code, title: couponTitle(coupon, visitor) } } : {}),
    ...(lines.some(({ custom }) => custom)
      ? { terms: { title: t('termsTitle'), html: cartTerms(visitor), agreed } }
      : {}),
  }
}

function lineWire(line: CartLine): CartWire['lines'][number] {
  const { id, nid, model, title, options, slug, picture, qty, most, price, regular, total, protection } = line
  return {
    id,
    nid,
    model,
    title,
    options: [...options],
    url: `/product/${slug}`,
    image: pictureUrl(picture, 480),
    qty,
    most,
    price,
    ...(price < regular ? { regular } : {}),
    total,
    ...(protection ? { protection: protection.title } : {}),
    final_sale: line.finalSale,
    custom: line.custom,
    ships: line.ships,
    expected: line.expected,
  }
}

function sum(lines: readonly CartLine[], of: (line: CartLine) => number): number {
  return lines.reduce((total, line) => total + of(line), 0)
}
