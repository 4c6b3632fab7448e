/** The calls of the checkout's first steps, as in the contract. */
import { and, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import type { InferInput } from 'valibot'
import { forgotPassword, membershipValidate, userExists } from '../../core/shop/account/account.contract'
import { customer } from '../../core/shop/account/customer.contract'
import { protectionCheckoutModal } from '../../core/shop/product/protection.contract'
import type { Database } from '../database/open'
import { orders } from '../database/order-tables'
import { record } from '../log/record'
import { protectionHtml } from '../protection/protection-html'
import { refuse } from '../refuse'
import { readFields } from '../visitor/fields'
import type { Account } from '../visitor/personas'
import type { ShopEnv } from '../visitor/visitor'
import { computeOrder } from './compute-order'
import { customers } from './customers'
import { findAccount } from './find-account'
import { changeOrder, followsCart } from './order-records'
import { orderShown, ownOrder, refuseOrder, routeOf } from './own-order'
import { passwordHtml } from './password-html'

/** @param db the shop's database */
export function accountEndpoints(db: Database): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()

  app.post(userExists.path, async (context) => {
    const { email = '' } = await readFields(context)
    if (!email) return refuse(context, 'email is the address')
    await record(db, context.get('visitor'), 'account', 'asked whether an address is known')
    return context.json((await findAccount(db, email)) satisfies InferInput<typeof userExists.answer>)
  })

  app.post(membershipValidate.path, async (context) => {
    const visitor = context.get('visitor')
    const fields = await readFields(context)
    const { value } = fields
    if (value !== '0' && value !== '1') return refuse(context, 'value is 0 or 1')
    const orderRow = await orderShown(db, visitor, fields)
    if (!followsCart(orderRow)) return refuse(context, 'the order is being paid for', 422, visitor.t('orderBusy'))
    const membership = value === '1' ? 1 : 0
    const { membership: before } = await computeOrder(db, visitor, orderRow)
    await changeOrder(db, orderRow, { membership })
    const { membership: now } = await computeOrder(db, visitor, await orderShown(db, visitor, fields))
    await record(db, visitor, 'order', `${orderRow.id} with membership: ${now === 1 ? 'yes' : 'no'}`)
    return context.json({ valueChanged: now !== before } satisfies InferInput<typeof membershipValidate.answer>)
  })

  app.get(routeOf(forgotPassword), async (context) => {
    if (!(await ownOrder(db, context))) return refuseOrder(context)
    const { email_address = '', hide_title } = context.req.query()
    return context.html(passwordHtml(context.get('visitor'), email_address, hide_title === '1'))
  })

  app.get(customer.path, async (context) => {
    const visitor = context.get('visitor')
    const { account } = visitor
    const answer: InferInput<typeof customer.answer> = account
      ? {
          success: true,
          ...customers[account.persona],
          id: account.persona,
          email: account.mail,
          ...(await boughtBy(account)),
        }
      : { success: false, errors: [visitor.t('login')] }
    return context.json(answer)
  })

  /** The orders and spending before this demo and in it. */
  async function boughtBy({ id, orders: before }: Account) {
    const paid = await db
      .select()
      .from(orders)
      .where(and(eq(orders.owner, id), eq(orders.status, 'paid')))
    const spent = paid.reduce((sum, { fixed }) => sum + (fixed?.order.total ?? 0), 0)
    return { order_count: before + paid.length, total_spent: before * spentBefore + spent }
  }

  app.get(routeOf(protectionCheckoutModal), async (context) => {
    const visitor = context.get('visitor')
    const orderRow = await ownOrder(db, context)
    if (!orderRow) return refuseOrder(context)
    const { lines } = await computeOrder(db, visitor, orderRow)
    await record(db, visitor, 'protection', `what is covered for order ${orderRow.id}`)
    const titles = lines.map(({ title }) => title).join(', ')
    return context.html(protectionHtml(visitor, titles, context.req.query('hide_title') === '1'))
  })

  return app
}

/** The assumed value of each earlier order, in units of the currency. */
const spentBefore = 1240
