/** The calls of Stripe, and those that end every payment, as in the contract. */
import { Hono } from 'hono'
import type { InferInput } from 'valibot'
import { type Order, orderTypes } from '../../core/shop/order/order.contract'
import { paymentDeclined, stripeIntent } from '../../core/shop/order/payment.contract'
import { completionPaths, type paymentComplete } from '../../core/shop/order/payment-complete.contract'
import { paymentStatus } from '../../core/shop/order/payment-status.contract'
import type { OrderRow } from '../database/order-tables'
import { declinedAttempts } from '../database/payment-tables'
import { record } from '../log/record'
import { computeOrder } from '../order/compute-order'
import { changeOrder, orderById, orderUnderWay } from '../order/order-records'
import { routeOf } from '../order/own-order'
import { refuse } from '../refuse'
import type { ShopEnv } from '../visitor/visitor'
import { statusOf } from './attempt-status'
import { endPayment } from './end-payment'
import { majorUnits } from './minor-units'
import { payRoute, refuseBegun } from './pay-routes'
import { attemptBy } from './payment-records'
import type { PaymentServices } from './payment-services'
import { readyToPay } from './ready-to-pay'
import { settlePayment } from './settle-payment'
import { billingOf, hasBilling } from './stripe-answer'
import { type Submitted, submitOrder } from './submit-order'

export function stripeEndpoints(payments: PaymentServices): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()
  const { db } = payments

  app.post(
    routeOf(stripeIntent),
    payRoute(
      payments,
      async ({ context, visitor, orderRow, fields, operation, page, version }) => {
        const { creditActive, amount } = fields
        if (creditActive !== undefined) await changeOrder(db, orderRow, { credit: creditActive === '1' })
        const order = await computeOrder(db, visitor, (await orderById(db, orderRow.owner, orderRow.id)) ?? orderRow)
        const customerId = visitor.persona === 'guest' ? undefined : visitor.persona
        const say = (about: Order, clientSecret: string, more: Partial<InferInput<typeof stripeIntent.answer>> = {}) =>
          context.json({ ...billingOf(about, customerId), clientSecret, ...more } satisfies InferInput<
            typeof stripeIntent.answer
          >)
        if (order.status === 'open') {
          if (!hasBilling(order)) return say(order, 'missingBillingAddress')
          if (order.lines.length === 0) return refuse(context, 'there is nothing in this order')
          if (order.due === 0) return say(order, 'fullPaidByStoreCredit')
        }
        const ready = await readyToPay(payments, visitor, orderRow, { method: 'stripe', operation, page, version })
        if (ready.at !== 'payable') return refuseBegun(context, ready)
        const charged = majorUnits(ready.payment.amount, ready.order.currency)
        return say(ready.order, ready.payment.secret, charged === Number(amount) ? {} : { adjustAmount: charged })
      },
      ['page'],
    ),
  )

  for (const type of orderTypes)
    app.post(
      routeOf({ path: completionPaths[type] }),
      payRoute(payments, async ({ context, visitor, orderRow, operation }) => {
        if (orderRow.type !== type) return refuse(context, `this is no order of type ${type}`)
        const settled = await settlePayment(payments, visitor, orderRow)
        // Credit that covers the whole order is confirmed by the shop itself.
        const due = settled.at === 'none' && (await computeOrder(db, visitor, orderRow)).due
        const done = due === 0 ? await submitOrder(payments, visitor, orderRow, operation, 0) : settled
        return context.json(completed(done) satisfies InferInput<ReturnType<typeof paymentComplete>['answer']>)
      }),
    )

  app.post(
    routeOf(paymentDeclined),
    payRoute(payments, async ({ context, visitor, orderRow, fields, operation }) => {
      const order = String(orderRow.id)
      const { rowsAffected } = await db
        .insert(declinedAttempts)
        .values({ order, operation, owner: orderRow.owner })
        .onConflictDoNothing()
      const reason = [fields['response[code]'], fields['response[decline_code]']].filter(isCode).join(', ')
      if (rowsAffected === 1)
        await record(db, visitor, 'payment', `${order} was declined: ${reason || 'no reason given'}`)
      return context.json({ success: true } satisfies InferInput<typeof paymentDeclined.answer>)
    }),
  )

  app.post(
    routeOf(paymentStatus),
    payRoute(
      payments,
      async ({ context, visitor, orderRow, fields, operation }) => {
        const { end } = fields
        const asked = await orderOfAttempt(payments, orderRow, operation)
        const settled =
          end === 'rested' || end === 'stop'
            ? await endPayment(payments, visitor, asked, operation, end)
            : await settlePayment(payments, visitor, asked)
        return context.json(statusOf(settled))
      },
      // A page rendered during a payment does not know its attempt.
      [],
    ),
  )

  return app
}

/** The order of an attempt. A cart is paid once: the attempt can be of another order of this visitor. */
async function orderOfAttempt({ db }: PaymentServices, orderRow: OrderRow, operation: string): Promise<OrderRow> {
  if (orderRow.status === 'paid') return orderRow
  const attempt = operation ? await attemptBy(db, orderRow.owner, operation) : undefined
  const other = attempt ? await orderById(db, orderRow.owner, attempt.order) : await orderUnderWay(db, orderRow.owner)
  return other ?? orderRow
}

/** A processing payment completes the order too (STRIPE-02). */
function completed(settled: Submitted): { readonly success: boolean; readonly url: string | undefined } {
  return 'url' in settled ? { success: true, url: settled.url } : { success: false, url: undefined }
}

/** Whether a text is a provider's error code. Nothing else that a browser sends is logged. */
const isCode = (text: string | undefined): boolean => text !== undefined && /^[a-z_]{1,40}$/.test(text)
