/** The calls of paying by Stripe, and those that every payment ends with, as the contract says them. */
import { Hono } from 'hono'
import type { InferInput } from 'valibot'
import { type Order, orderTypes } from '../../core/contract/order'
import { completionPaths, type paymentComplete, paymentDeclined, stripeIntent } from '../../core/contract/payment'
import { paymentStatus } from '../../core/contract/payment-status'
import type { KeptOrder } from '../database/order-tables'
import { declinedAttempts } from '../database/payment-tables'
import { record } from '../log/record'
import { changeOrder, orderById, orderUnderWay } from '../order/order-book'
import { routeOf } from '../order/own-order'
import { reckonOrder } from '../order/reckon-order'
import { refuse } from '../refuse'
import type { ShopEnv } from '../visitor/visitor'
import { statusOf } from './attempt-status'
import { endPayment } from './end-payment'
import { majorUnits } from './minor-units'
import { payRoute, refuseBegun } from './pay-routes'
import { attemptBy } from './payment-book'
import { readyToPay } from './ready-to-pay'
import { settlePayment } from './settle-payment'
import { billingOf, hasBilling } from './stripe-answer'
import { type Submitted, submitOrder } from './submit-order'
import type { Till } from './till'

export function stripeEndpoints(till: Till): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()
  const { db } = till

  app.post(
    routeOf(stripeIntent),
    payRoute(
      till,
      async ({ context, visitor, kept, fields, operation, page }) => {
        const { creditActive, amount } = fields
        if (creditActive !== undefined) await changeOrder(db, kept, { credit: creditActive === '1' })
        const order = await reckonOrder(db, visitor, (await orderById(db, kept.owner, kept.id)) ?? kept)
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
        const ready = await readyToPay(till, visitor, kept, { method: 'stripe', operation, page })
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
      payRoute(till, async ({ context, visitor, kept, operation }) => {
        if (kept.type !== type) return refuse(context, `this is no order of type ${type}`)
        const settled = await settlePayment(till, visitor, kept)
        // Credit that covers all is nobody's to confirm but the shop's.
        const due = settled.at === 'none' && (await reckonOrder(db, visitor, kept)).due
        const done = due === 0 ? await submitOrder(till, visitor, kept, operation, 0) : settled
        return context.json(completed(done) satisfies InferInput<ReturnType<typeof paymentComplete>['answer']>)
      }),
    )

  app.post(
    routeOf(paymentDeclined),
    payRoute(till, async ({ context, visitor, kept, fields, operation }) => {
      const order = String(kept.id)
      const { rowsAffected } = await db
        .insert(declinedAttempts)
        .values({ order, operation, owner: kept.owner })
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
      till,
      async ({ context, visitor, kept, fields, operation }) => {
        const { end } = fields
        const asked = await orderAskedAbout(till, kept, operation)
        const settled =
          end === 'rested' || end === 'stop'
            ? await endPayment(till, visitor, asked, operation, end)
            : await settlePayment(till, visitor, asked)
        return context.json(statusOf(settled))
      },
      // A page that was rendered while it was being paid for does not know by which attempt.
      [],
    ),
  )

  return app
}

/** A cart is paid for once: another order of its visitor's may be the one that this attempt, or any, is under way for. */
async function orderAskedAbout({ db }: Till, kept: KeptOrder, operation: string): Promise<KeptOrder> {
  if (kept.status === 'paid') return kept
  const attempt = operation ? await attemptBy(db, kept.owner, operation) : undefined
  const other = attempt ? await orderById(db, kept.owner, attempt.order) : await orderUnderWay(db, kept.owner)
  return other ?? kept
}

/** Document 2, section 4: what is being processed is completed too. */
function completed(settled: Submitted): { readonly success: boolean; readonly url: string | undefined } {
  return 'url' in settled ? { success: true, url: settled.url } : { success: false, url: undefined }
}

/** A code of a provider's; nothing else of what a browser sends is written down. */
const isCode = (text: string | undefined): boolean => text !== undefined && /^[a-z_]{1,40}$/.test(text)
