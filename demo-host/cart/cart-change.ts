/** Changes a cart, by a call or by the server's form. Valid changes are made; errors are returned for the others. */
import type { FieldError } from '../../core/base/net/field-error.contract'
import type { Database } from '../database/open'
import type { Destination } from '../destination/destination'
import { record } from '../log/record'
import type { Visitor } from '../visitor/visitor'
import { maxQuantity } from './addition'
import { choose } from './cart-choices'
import { cartOf } from './cart-lines'
import { type CartLineRow, lineId, setQty, storedLinesOf } from './cart-records'
import { couponError, findCoupon } from './coupon'

/** The requested changes. */
export interface CartChanges {
  /** Quantities by line id; `undefined` for an invalid number, which is rejected. */
  readonly qty: ReadonlyMap<string, number | undefined>
  /** A coupon's code; empty removes the coupon, `undefined` keeps it. */
  readonly coupon?: string | undefined
  /** The terms were accepted. */
  readonly agreed?: boolean
}

/** @returns the errors of rejected changes */
export async function changeCart(
  db: Database,
  visitor: Visitor,
  destination: Destination | undefined,
  { qty, coupon, agreed }: CartChanges,
): Promise<FieldError[]> {
  const problems: FieldError[] = []
  const kept = new Map((await storedLinesOf(db, visitor.owner)).map((line) => [lineId(line), line]))
  const more = ([id, count = 0]: readonly [string, number | undefined]) => count - (kept.get(id)?.qty ?? 0)
  // Reductions first: they release stock for the same model on another line.
  for (const [id, count] of [...qty].sort((one, other) => more(one) - more(other))) {
    const message = await changeLine(db, visitor, destination, kept.get(id), count)
    if (message) problems.push({ field: id, message })
  }
  if (coupon !== undefined) {
    const message = await changeCoupon(db, visitor, coupon)
    if (message) problems.push({ field: 'coupon', message })
  }
  if (agreed) {
    await choose(db, visitor.owner, { agreed: true })
    await record(db, visitor, 'terms', 'agreed to the terms of custom orders')
  }
  return problems
}

async function changeLine(
  db: Database,
  visitor: Visitor,
  destination: Destination | undefined,
  kept: CartLineRow | undefined,
  count: number | undefined,
): Promise<string | undefined> {
  const { t } = visitor
  if (!kept) return t('cartLineGone')
  if (count === undefined || count > maxQuantity) return t('cartQtyWrong')
  if (count === kept.qty) return undefined
  const id = lineId(kept)
  await setQty(db, kept, count)
  const line = (await cartOf(db, visitor, destination)).find((one) => one.id === id)
  if (line && count > kept.qty && count > line.most) {
    await setQty(db, kept, kept.qty)
    return t('cartOnly', line.most)
  }
  await record(db, visitor, count === 0 ? 'uncart' : 'cart', count === 0 ? id : `${count} × ${id}`)
  return undefined
}

async function changeCoupon(db: Database, visitor: Visitor, code: string): Promise<string | undefined> {
  const coupon = code.trim() === '' ? undefined : findCoupon(code)
  const problem = code.trim() === '' ? undefined : couponError(coupon, visitor)
  if (problem) return visitor.t(problem)
  await choose(db, visitor.owner, { coupon: coupon?.code ?? '' })
  await record(db, visitor, 'coupon', coupon ? `${coupon.code} on the cart` : 'taken off the cart')
  return undefined
}
