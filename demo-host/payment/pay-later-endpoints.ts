/** The calls of providers that are repaid over time: Klarna, Affirm, PayBright. */
import { type Context, Hono } from 'hono'
import type { InferInput } from 'valibot'
import { object, safeParse, string } from 'valibot'
import { affirmUrl, klarnaRedirect, klarnaSession, paybrightUrl } from '../../core/shop/order/payment.contract'
import { computeOrder } from '../order/compute-order'
import { orderById } from '../order/order-records'
import { routeOf } from '../order/own-order'
import { refuse } from '../refuse'
import { providerPagePath } from '../stand-ins/affirm/provider-pages'
import type { ShopEnv } from '../visitor/visitor'
import { beginPayment } from './begin-payment'
import { endPayment } from './end-payment'
import { settleAuthorization } from './klarna-authorization'
import { klarnaOrder } from './klarna-order'
import { payRoute, refuseBegun } from './pay-routes'
import { attemptOf } from './payment-records'
import type { PaymentServices } from './payment-services'
import { answeredPath, orderOfReturn, tokenField } from './provider-return'
import { readyToPay } from './ready-to-pay'
import { pageAfterPayment, pageWhenSignedOut } from './return-pages'
import { settlePayment } from './settle-payment'

/** The return paths of each provider. */
export const returnPaths = {
  klarna: (order: number | string) => `/uc_klarna/payment/complete/${order}`,
  affirm: (order: number | string) => `/uc_affirm/payment/complete/${order}`,
}

/** The fields of Klarna's answer that are used. */
const authorised = object({ authorization_token: string() })

/** @param payments the payment services */
export function payLaterEndpoints(payments: PaymentServices): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()
  const { db, providers } = payments

  app.post(
    routeOf(klarnaSession),
    payRoute(
      payments,
      async ({ context, visitor, orderRow, operation, page, version }) => {
        const order = await computeOrder(db, visitor, orderRow)
        if (order.status === 'open' && order.due === 0) return refuse(context, 'there is nothing to pay')
        const back = returnPaths.klarna(orderRow.id)
        const ready = await readyToPay(payments, visitor, orderRow, {
          method: 'klarna',
          operation,
          page,
          back,
          version,
        })
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
    payRoute(payments, async ({ context, visitor, orderRow, fields, operation }) => {
      const attempt = await attemptOf(db, String(orderRow.id))
      const authorisation = safeParse(authorised, parsed(fields.res))
      if (attempt?.method === 'klarna' && authorisation.success) {
        const { order, payment } = attempt
        const { secret } = await providers.klarna.retrieve(payment)
        if (secret === fields.client_token)
          await settleAuthorization(payments, { order, payment, token: authorisation.output.authorization_token })
      }
      // An authorisation that could not be placed is stopped: the page sends nothing more about it.
      await endPayment(payments, visitor, orderRow, operation, 'stop')
      // The result is shown on the page of this address.
      return context.json({ redirect_url: returnPaths.klarna(orderRow.id) } satisfies InferInput<
        typeof klarnaRedirect.answer
      >)
    }),
  )

  for (const [provider, endpoint] of [
    ['affirm', affirmUrl],
    ['paybright', paybrightUrl],
  ] as const)
    app.get(
      routeOf(endpoint),
      payRoute(
        payments,
        async ({ context, visitor, orderRow, operation, page, version }) => {
          const { status, due } = await computeOrder(db, visitor, orderRow)
          if (status === 'open' && due === 0) return refuse(context, 'there is nothing to pay')
          const back = returnPaths.affirm(orderRow.id)
          const attempt = await beginPayment(payments, visitor, orderRow, {
            method: provider,
            operation,
            page,
            back,
            version,
          })
          if (attempt.at === 'payable') return context.json({ url: providerPagePath(provider, attempt.payment.secret) })
          // A paid order redirects to its page.
          return attempt.at === 'paid' ? context.json({ url: attempt.url }) : refuseBegun(context, attempt)
        },
        ['operation', 'page'],
      ),
    )

  /** Redirects to the payment's result, whatever the address claims. */
  const redirectToResult = async (context: Context<ShopEnv>) => {
    const visitor = context.get('visitor')
    const id = context.req.param('order_id') ?? ''
    const orderRow = await orderById(db, visitor.owner, id)
    if (!orderRow) {
      const token = context.req.query(tokenField) ?? ''
      const isKnown = await orderOfReturn(payments, id, token)
      const page = isKnown ? answeredPath(id, token) : await pageWhenSignedOut(db, visitor, context.req.path)
      return context.redirect(page, 303)
    }
    return context.redirect(
      await pageAfterPayment(payments, visitor, await settlePayment(payments, visitor, orderRow)),
      303,
    )
  }
  for (const path of Object.values(returnPaths)) app.get(path(':order_id'), redirectToResult)

  return app
}

/**
 * The return from a provider by POST, as Affirm does it: the same address is opened by GET. Only that request has the
 * visitor's cookies, which are `SameSite=Lax`. The answer sets none, because they would replace the visitor's.
 */
export function providerReturns(): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()
  for (const path of Object.values(returnPaths))
    app.post(path(':order_id'), async (context) => {
      const { [tokenField]: token } = await context.req.parseBody()
      const query = typeof token === 'string' ? `?${tokenField}=${encodeURIComponent(token)}` : ''
      return context.redirect(context.req.path + query, 303)
    })
  return app
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
