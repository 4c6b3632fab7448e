/** Validates the changes of an order, field by field. Valid fields are changed; errors are returned for the others. */

import { typedEmail } from '../../core/base/input/typed.rules'
import type { FieldError } from '../../core/base/net/field-error.contract'
import { isOrderEmail } from '../../core/shop/contacts/email.rules'
import type { Order } from '../../core/shop/order/order.contract'
import { orderFields } from '../../core/shop/order/order-form.contract'
import { changeCart } from '../cart/cart-change'
import { choicesOf } from '../cart/cart-choices'
import type { Database } from '../database/open'
import type { ShopCode } from '../visitor/texts/texts'
import type { Visitor } from '../visitor/visitor'
import type { OrderParts } from './order-records'

type Fields = Readonly<Partial<Record<string, string>>>

/** Reads one field: its change, or the code of its error. */
type Part = (value: string, order: Order) => OrderParts | ShopCode

const parts: Readonly<Record<string, Part>> = {
  email: (value) => {
    const email = typedEmail(value)
    return isOrderEmail(email) ? { email } : 'emailWrong'
  },
  membership: (value) => (value === '1' || value === '0' ? { membership: value === '1' ? 1 : 0 } : 'required'),
  quote: (value, { quotes }) => (quotes.some(({ id }) => id === value) ? { quote: value } : 'quoteNeeded'),
  protection: (value, { protection }) =>
    value === '0' || protection?.offers.some(({ term }) => `${term}` === value)
      ? { protection: Number(value) }
      : 'protectionGone',
  credit: (value, { credit }) => (value === '0' || credit ? { credit: value === '1' } : 'creditGone'),
}

/** Reads the sent fields; absent ones stay unchanged. */
export function readChange({ t }: Pick<Visitor, 't'>, order: Order, fields: Fields) {
  const errors: FieldError[] = []
  const change: OrderParts = {}
  for (const [name, read] of Object.entries(parts)) {
    const value = fields[name]
    if (value === undefined) continue
    const part = read(value.trim(), order)
    if (typeof part === 'string')
      errors.push({ field: orderFields[name as keyof typeof orderFields], message: t(part) })
    else Object.assign(change, part)
  }
  return { change: { ...change, ...referralOf(fields) }, errors }
}

/** Changes the coupon of the cart. */
export async function changeCoupon(db: Database, visitor: Visitor, coupon: string | undefined): Promise<FieldError[]> {
  const { coupon: before } = await choicesOf(db, visitor.owner)
  if (coupon === undefined || coupon.trim().toUpperCase() === before) return []
  const problems = await changeCart(db, visitor, undefined, { qty: new Map(), coupon })
  return problems.map(({ message }) => ({ field: orderFields.coupon, message }))
}

/** The answer to how the visitor heard about the shop, if it was sent. */
function referralOf({
  referral_source: source,
  referral_other: other = '',
  referral_associate: associate = '',
}: Fields) {
  return source === undefined ? {} : { referral: { source, other, associate } }
}
