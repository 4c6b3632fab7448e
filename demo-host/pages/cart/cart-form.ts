/** Reads Ubercart's cart form. */
import type { CartChanges } from '../../cart/cart-change'
import { wholeNumber } from '../../visitor/fields'

type Fields = Readonly<Partial<Record<string, string>>>

/** The name of the form. */
export const cartFormId = 'uc_cart_view_form'

/** The requested changes. Every button changes the quantities; the pressed one adds its own change. */
export function cartChangesOf(fields: Fields): CartChanges {
  const qty = new Map(
    Object.entries(fields).flatMap(([name, id]) => {
      const [, n] = /^items\[(\d+)\]\[data\]$/.exec(name) ?? []
      if (n === undefined || !id) return []
      return [[id, `remove-${n}` in fields ? 0 : wholeNumber(fields[`items[${n}][qty]`])] as const]
    }),
  )
  const applied = fields.coupon?.trim() ? fields.coupon : undefined
  return { qty, coupon: 'coupon-remove' in fields ? '' : applied, agreed: fields.terms === '1' }
}
