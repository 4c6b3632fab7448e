/** The calls of an order, as the contract says them. Another visitor's order is refused. */
import { type Context, Hono } from 'hono'
import type { InferInput } from 'valibot'
import { orderChange, orderRead, orderValidate, shippingQuote } from '../../core/contract/order'
import type { OrderProblem } from '../../core/contract/problem'
import type { Database } from '../database/open'
import type { KeptOrder } from '../database/order-tables'
import { record } from '../log/record'
import { readFields } from '../visitor/fields'
import type { ShopEnv } from '../visitor/visitor'
import { readAddresses } from './address-fields'
import { addressProblems } from './address-problems'
import { changeOrder, isFree, orderById } from './order-book'
import { buyerOf } from './order-buyer'
import { changeCoupon, readChange } from './order-change'
import { orderProblems } from './order-problems'
import { orderShown, ownOrder, refuseOrder, routeOf } from './own-order'
import { problemWords } from './problem-words'
import { reckonOrder } from './reckon-order'

/** @param db the shop's database */
export function orderEndpoints(db: Database): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()

  const answer = async (context: Context<ShopEnv>, { id }: KeptOrder, errors: readonly OrderProblem[] = []) => {
    const visitor = context.get('visitor')
    const kept = await orderById(db, visitor.owner, id)
    if (!kept) return refuseOrder(context)
    const order = await reckonOrder(db, visitor, kept)
    const busy = isFree(kept) ? [] : [{ field: '', message: visitor.say('orderBusy') }]
    return context.json({
      order,
      errors: context.req.method === 'POST' ? [...busy, ...errors] : [],
    } satisfies InferInput<typeof orderRead.answer>)
  }

  app.get(routeOf(orderRead), async (context) => {
    const kept = await ownOrder(db, context)
    if (!kept) return refuseOrder(context)
    await changeOrder(db, kept)
    return answer(context, kept)
  })

  app.post(routeOf(orderChange), async (context) => {
    const visitor = context.get('visitor')
    const kept = await ownOrder(db, context)
    if (!kept) return refuseOrder(context)
    const fields = await readFields(context)
    const { change, errors } = readChange(visitor, await reckonOrder(db, visitor, kept), fields)
    await changeOrder(db, kept, change)
    const couponErrors = isFree(kept) ? await changeCoupon(db, buyerOf(visitor, kept), fields.coupon) : []
    await record(db, visitor, 'order', `${kept.id} changed: ${Object.keys(change).join(', ') || 'nothing'}`)
    return answer(context, kept, [...errors, ...couponErrors])
  })

  app.post(shippingQuote.path, async (context, next) => {
    const fields = await readFields(context)
    if (fields._triggering_element_name !== 'op' || fields.op !== 'Calculate Shipping') return next()
    const kept = await orderShown(db, context.get('visitor'), fields)
    const visitor = buyerOf(context.get('visitor'), kept)
    const addresses = readAddresses(visitor, fields)
    await changeOrder(db, kept, addresses)
    await record(db, visitor, 'order', `${kept.id} asked what delivery costs`)
    return answer(context, kept, addressProblems(visitor, { ...kept, ...addresses }))
  })

  app.get(routeOf(orderValidate), async (context) => {
    const visitor = context.get('visitor')
    const kept = await ownOrder(db, context)
    if (!kept) return refuseOrder(context)
    const problems = await orderProblems(db, visitor, kept, await reckonOrder(db, visitor, kept))
    const errors = [...new Set(problems.map((problem) => problemWords(visitor, problem)))]
    await record(db, visitor, 'order', `${kept.id} may ${errors.length > 0 ? 'not yet ' : ''}be paid for`)
    return context.json({ success: errors.length === 0, errors } satisfies InferInput<typeof orderValidate.answer>)
  })

  return app
}
