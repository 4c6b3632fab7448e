/** The calls of those who pay the shop at once and are paid over time: Klarna, Affirm, PayBright. */
import { type Context, Hono } from 'hono'
import type { InferInput } from 'valibot'
import { object, safeParse, string } from 'valibot'
import { affirmUrl, klarnaRedirect, klarnaSession, paybrightUrl } from '../../core/contract/payment'
import { orderById } from '../order/order-book'
import { routeOf } from '../order/own-order'
import { reckonOrder } from '../order/reckon-order'
import { refuse } from '../refuse'
import { lenderPath } from '../vendors/affirm/lender-pages'
import { setMessage } from '../visitor/messages'
import type { ShopEnv } from '../visitor/visitor'
import { beginPayment } from './begin-payment'
import { endPayment } from './end-payment'
import { settleAuthorization } from './klarna-authorization'
import { klarnaOrder } from './klarna-order'
import { payRoute, refuseBegun } from './pay-routes'
import { attemptOf } from './payment-book'
import { paymentText } from './payment-texts'
import { readyToPay } from './ready-to-pay'
import { settlePayment } from './settle-payment'
import type { Till } from './till'

/** Where each of them brings the shopper back to: document 2, section 7. */
export const returnPaths = {
  klarna: (order: number | string) => `/uc_klarna/payment/complete/${order}`,
  affirm: (order: number | string) => `/uc_affirm/payment/complete/${order}`,
}

/** What of Klarna's answer counts. */
const authorised = object({ authorization_token: string() })

/** @param till the shop's books, and who takes money for it */
export function laterEndpoints(till: Till): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()
  const { db, providers } = till

  app.post(
    routeOf(klarnaSession),
    payRoute(
      till,
      async ({ context, visitor, kept, operation, page }) => {
        const order = await reckonOrder(db, visitor, kept)
        if (order.status === 'open' && order.due === 0) return refuse(context, 'there is nothing to pay')
        const back = returnPaths.klarna(kept.id)
        const ready = await readyToPay(till, visitor, kept, { method: 'klarna', operation, page, back })
        if (ready.at !== 'payable') return refuseBegun(context, ready)
        return context.json({
          client_token: ready.payment.secret,
          payment_method_categories: [{ identifier: 'pay_over_time', name: 'Klarna' }],
          order: klarnaOrder(ready.order, visitor),
        } satisfies InferInput<typeof klarnaSession.answer>)
      },
      ['page'],
    ),
  )

  app.get(
    routeOf(klarnaRedirect),
    payRoute(till, async ({ context, visitor, kept, fields, operation }) => {
      const attempt = await attemptOf(db, String(kept.id))
      const said = safeParse(authorised, parsed(fields.res))
      if (attempt?.method === 'klarna' && said.success) {
        const { order, payment } = attempt
        const { secret } = await providers.klarna.retrieve(payment)
        if (secret === fields.client_token)
          await settleAuthorization(till, { order, payment, token: said.output.authorization_token })
      }
      // What could not be placed comes to nothing: the page has nothing more to say of it.
      await endPayment(till, visitor, kept, operation, 'stop')
      // What came of it is told where this leads.
      return context.json({ redirect_url: returnPaths.klarna(kept.id) } satisfies InferInput<
        typeof klarnaRedirect.answer
      >)
    }),
  )

  for (const [lender, endpoint] of [
    ['affirm', affirmUrl],
    ['paybright', paybrightUrl],
  ] as const)
    app.get(
      routeOf(endpoint),
      payRoute(
        till,
        async ({ context, visitor, kept, operation, page }) => {
          const { status, due } = await reckonOrder(db, visitor, kept)
          if (status === 'open' && due === 0) return refuse(context, 'there is nothing to pay')
          const back = returnPaths.affirm(kept.id)
          const begun = await beginPayment(till, visitor, kept, { method: lender, operation, page, back })
          if (begun.at === 'payable') return context.json({ url: lenderPath(lender, begun.payment.secret) })
          // Who has paid already is brought to the order.
          return begun.at === 'paid' ? context.json({ url: begun.url }) : refuseBegun(context, begun)
        },
        ['operation', 'page'],
      ),
    )

  /** Brings the shopper to what has come of it, whatever the address says. */
  const bringBack = async (context: Context<ShopEnv>) => {
    const visitor = context.get('visitor')
    const kept = await orderById(db, visitor.owner, context.req.param('order_id') ?? '')
    if (!kept) return context.redirect('/cart/checkout', 303)
    const settled = await settlePayment(till, visitor, kept)
    if ('url' in settled) return context.redirect(settled.url, 303)
    // Nothing is decided: the checkout itself tells of an attempt that is under way.
    if (settled.at === 'open') return context.redirect('/cart/checkout', 303)
    const word = settled.at === 'none' ? (settled.refusal ?? 'none') : settled.at
    const kind = settled.at === 'none' ? 'error' : 'warning'
    await setMessage(db, visitor, { kind, text: paymentText(visitor.language, word) })
    return context.redirect('/cart/checkout', 303)
  }
  for (const path of Object.values(returnPaths)) app.on(['GET', 'POST'], path(':order_id'), bringBack)

  return app
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
