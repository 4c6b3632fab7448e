/** What a call or a form wants to change of an order, part by part: what is wrong is told, the rest is taken. */
import type { Order } from '../../core/contract/order'
import { orderFields } from '../../core/contract/order-form'
import type { OrderProblem } from '../../core/contract/problem'
import { isOrderEmail } from '../../core/domain/email'
import { changeCart } from '../cart/cart-change'
import { choicesOf } from '../cart/cart-choices'
import type { Database } from '../database/open'
import type { ShopCode } from '../visitor/texts/texts'
import type { Visitor } from '../visitor/visitor'
import type { OrderParts } from './order-book'

type Fields = Readonly<Partial<Record<string, string>>>

/** One part: what it becomes, or why it cannot. */
type Part = (value: string, order: Order) => OrderParts | ShopCode

const parts: Readonly<Record<string, Part>> = {
  email: (value) => (isOrderEmail(value) ? { email: value } : 'emailWrong'),
  membership: (value) => (value === '1' || value === '0' ? { membership: value === '1' ? 1 : 0 } : 'required'),
  quote: (value, { quotes }) => (quotes.some(({ id }) => id === value) ? { quote: value } : 'quoteNeeded'),
  protection: (value, { protection }) =>
    value === '0' || protection?.offers.some(({ term }) => `${term}` === value)
      ? { protection: Number(value) }
      : 'protectionGone',
  credit: (value, { credit }) => (value === '0' || credit ? { credit: value === '1' } : 'creditGone'),
}

/** Reads what is sent of these parts; what is not sent stays. */
export function readChange({ say }: Pick<Visitor, 'say'>, order: Order, fields: Fields) {
  const errors: OrderProblem[] = []
  const change: OrderParts = {}
  for (const [name, read] of Object.entries(parts)) {
    const value = fields[name]
    if (value === undefined) continue
    const part = read(value.trim(), order)
    if (typeof part === 'string')
      errors.push({ field: orderFields[name as keyof typeof orderFields], message: say(part) })
    else Object.assign(change, part)
  }
  return { change: { ...change, ...referralOf(fields) }, errors }
}

/** Changes the coupon, which is the cart's. */
export async function changeCoupon(
  db: Database,
  visitor: Visitor,
  coupon: string | undefined,
): Promise<OrderProblem[]> {
  const { coupon: before } = await choicesOf(db, visitor.owner)
  if (coupon === undefined || coupon.trim().toUpperCase() === before) return []
  const problems = await changeCart(db, visitor, undefined, { qty: new Map(), coupon })
  return problems.map(({ message }) => ({ field: orderFields.coupon, message }))
}

/** How they heard about the shop, where it is told. */
function referralOf({
  referral_source: source,
  referral_other: other = '',
  referral_associate: associate = '',
}: Fields) {
  return source === undefined ? {} : { referral: { source, other, associate } }
}
