/** Changes a cart, by a call or by the server's own form: what can be done is done, and what cannot is told. */
import type { OrderProblem } from '../../core/contract/problem'
import type { Database } from '../database/open'
import type { Destination } from '../destination/destination'
import { record } from '../log/record'
import type { Visitor } from '../visitor/visitor'
import { mostAtOnce } from './addition'
import { type KeptLine, keptOf, lineId, setQty } from './cart-book'
import { choose } from './cart-choices'
import { cartOf } from './cart-lines'
import { couponProblem, findCoupon } from './coupon'

/** What is to be otherwise. */
export interface CartWish {
  /** How many there are to be, by the line's id; what is no whole number is refused. */
  readonly qty: ReadonlyMap<string, number | undefined>
  /** A coupon's code; empty takes it off, nothing leaves it. */
  readonly coupon?: string | undefined
  /** The terms are agreed to. */
  readonly agreed?: boolean
}

/** @returns what was not done, and why */
export async function changeCart(
  db: Database,
  visitor: Visitor,
  destination: Destination | undefined,
  { qty, coupon, agreed }: CartWish,
): Promise<OrderProblem[]> {
  const problems: OrderProblem[] = []
  const kept = new Map((await keptOf(db, visitor.owner)).map((line) => [lineId(line), line]))
  const more = ([id, count = 0]: readonly [string, number | undefined]) => count - (kept.get(id)?.qty ?? 0)
  // What is taken out makes room for more of the same model on another line.
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
  kept: KeptLine | undefined,
  count: number | undefined,
): Promise<string | undefined> {
  const { say } = visitor
  if (!kept) return say('cartLineGone')
  if (count === undefined || count > mostAtOnce) return say('cartQtyWrong')
  if (count === kept.qty) return undefined
  const id = lineId(kept)
  await setQty(db, kept, count)
  const line = (await cartOf(db, visitor, destination)).find((one) => one.id === id)
  if (line && count > kept.qty && count > line.most) {
    await setQty(db, kept, kept.qty)
    return say('cartOnly', line.most)
  }
  await record(db, visitor, count === 0 ? 'uncart' : 'cart', count === 0 ? id : `${count} × ${id}`)
  return undefined
}

async function changeCoupon(db: Database, visitor: Visitor, code: string): Promise<string | undefined> {
  const coupon = code.trim() === '' ? undefined : findCoupon(code)
  const problem = code.trim() === '' ? undefined : couponProblem(coupon, visitor)
  if (problem) return visitor.say(problem)
  await choose(db, visitor.owner, { coupon: coupon?.code ?? '' })
  await record(db, visitor, 'coupon', coupon ? `${coupon.code} on the cart` : 'taken off the cart')
  return undefined
}
