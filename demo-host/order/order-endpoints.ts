/** The contract's calls about an order. Calls about another visitor's order are refused. */
import { type Context, Hono } from 'hono'
import type { InferInput } from 'valibot'
import type { FieldError } from '../../core/base/net/field-error.contract'
import { orderChange, orderRead, orderValidate, shippingQuote } from '../../core/shop/order/order.contract'
import type { Database } from '../database/open'
import type { OrderRow } from '../database/order-tables'
import { record } from '../log/record'
import { readFields } from '../visitor/fields'
import type { ShopEnv } from '../visitor/visitor'
import { addressErrors } from './address-errors'
import { readAddresses } from './address-fields'
import { computeOrder } from './compute-order'
import { errorText } from './error-text'
import { buyerOf, pricedFor } from './order-buyer'
import { changeCoupon, readChange } from './order-change'
import { orderErrors } from './order-errors'
import { changeOrder, followsCart, orderById } from './order-records'
import { orderShown, ownOrder, refuseOrder, routeOf } from './own-order'

/** @param db the shop's database */
export function orderEndpoints(db: Database): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()

  const answer = async (context: Context<ShopEnv>, { id }: OrderRow, errors: readonly FieldError[] = []) => {
    const visitor = context.get('visitor')
    const orderRow = await orderById(db, visitor.owner, id)
    if (!orderRow) return refuseOrder(context)
    const order = await computeOrder(db, visitor, orderRow)
    const busy = followsCart(orderRow) ? [] : [{ field: '', message: visitor.t('orderBusy') }]
    return context.json({
      order,
      errors: context.req.method === 'POST' ? [...busy, ...errors] : [],
    } satisfies InferInput<typeof orderRead.answer>)
  }

  app.get(routeOf(orderRead), async (context) => {
    const orderRow = await ownOrder(db, context)
    if (!orderRow) return refuseOrder(context)
    await changeOrder(db, orderRow)
    return answer(context, orderRow)
  })

  app.post(routeOf(orderChange), async (context) => {
    const visitor = context.get('visitor')
    const orderRow = await ownOrder(db, context)
    if (!orderRow) return refuseOrder(context)
    const fields = await readFields(context)
    const { change, errors } = readChange(visitor, await computeOrder(db, visitor, orderRow), fields)
    await changeOrder(db, orderRow, change)
    const buyer = pricedFor(buyerOf(visitor, orderRow), { ...orderRow, ...change })
    const couponErrors = followsCart(orderRow) ? await changeCoupon(db, buyer, fields.coupon) : []
    await record(db, visitor, 'order', `${orderRow.id} changed: ${Object.keys(change).join(', ') || 'nothing'}`)
    return answer(context, orderRow, [...errors, ...couponErrors])
  })

  app.post(shippingQuote.path, async (context, next) => {
    const fields = await readFields(context)
    if (fields._triggering_element_name !== 'op' || fields.op !== 'Calculate Shipping') return next()
    const orderRow = await orderShown(db, context.get('visitor'), fields)
    const visitor = buyerOf(context.get('visitor'), orderRow)
    const addresses = readAddresses(visitor, fields)
    await changeOrder(db, orderRow, addresses)
    await record(db, visitor, 'order', `${orderRow.id} asked what delivery costs`)
    return answer(context, orderRow, addressErrors(visitor, { ...orderRow, ...addresses }))
  })

  app.get(routeOf(orderValidate), async (context) => {
    const visitor = context.get('visitor')
    const orderRow = await ownOrder(db, context)
    if (!orderRow) return refuseOrder(context)
    const problems = await orderErrors(db, visitor, orderRow, await computeOrder(db, visitor, orderRow))
    const errors = [...new Set(problems.map((problem) => errorText(visitor, problem)))]
    await record(db, visitor, 'order', `${orderRow.id} may ${errors.length > 0 ? 'not yet ' : ''}be paid for`)
    return context.json({ success: errors.length === 0, errors } satisfies InferInput<typeof orderValidate.answer>)
  })

  return app
}
