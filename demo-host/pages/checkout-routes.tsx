/** @jsxImportSource hono/jsx */
/** The checkout's pages, and the server's own forms in them. */
import { Hono } from 'hono'
import { shownFields } from '../../core/contract/order-form'
import type { OrderProblem } from '../../core/contract/problem'
import { formatMoney } from '../../core/domain/money'
import { productsOf } from '../catalogue/catalogue'
import type { KeptOrder } from '../database/order-tables'
import { record } from '../log/record'
import { addressProblems } from '../order/address-problems'
import { isFree, justPaid, orderById, orderOf, orderUnderWay } from '../order/order-book'
import { buyerOf } from '../order/order-buyer'
import { takeForm } from '../order/order-form'
import { orderProblems } from '../order/order-problems'
import { orderShown } from '../order/own-order'
import { methodProblems } from '../order/payment-choice'
import { completionUrl, draftOf } from '../order/reckon-order'
import { type PaymentWord, paymentText } from '../payment/payment-texts'
import { settlePayment } from '../payment/settle-payment'
import { submitOrder } from '../payment/submit-order'
import { trackedCheckout, trackedOrder } from '../tracking/tracked-page'
import { readFields } from '../visitor/fields'
import { setMessage } from '../visitor/messages'
import type { ShopEnv, Visitor } from '../visitor/visitor'
import { Checking, CheckoutPage } from './checkout'
import { CompletePage } from './checkout-complete'
import { formState } from './checkout-form-state'
import { ReviewPage } from './checkout-review'
import { checkoutSettings } from './checkout-settings'
import { type PageSources, type ShopContext, show } from './show'

type Fields = Awaited<ReturnType<typeof readFields>>

/** Serves `/cart/checkout` and the two pages below it. */
export function checkoutRoutes(sources: PageSources): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()
  const { db } = sources

  /** An order is shown in its own country, wherever its visitor looks around meanwhile. */
  const read = async (context: ShopContext, kept: KeptOrder) => {
    const visitor = buyerOf(context.get('visitor'), kept)
    context.set('visitor', visitor)
    const now = (await orderById(db, visitor.owner, kept.id)) ?? kept
    const products = await productsOf(db, visitor)
    const draft = await draftOf(db, visitor, now)
    return { visitor, kept: now, order: draft.order, draft, products }
  }

  const showCheckout = async (
    context: ShopContext,
    before: KeptOrder,
    problems: readonly OrderProblem[] = [],
    sent?: Fields,
  ) => {
    const { visitor, kept, order, draft, products } = await read(context, before)
    const form = formState(kept, order, sent, problems)
    const body = <CheckoutPage kept={kept} order={order} visitor={visitor} form={form} problems={problems} />
    return show(context, sources, {
      title: visitor.say('checkout'),
      body,
      settings: checkoutSettings(visitor, order),
      tracked: trackedCheckout('checkout', draft, products),
    })
  }

  /** Why the order cannot be placed as it is. */
  const problemsOf = async (context: ShopContext, before: KeptOrder) => {
    const { visitor, kept, order } = await read(context, before)
    return [...(await orderProblems(db, visitor, kept, order)), ...methodProblems(visitor, kept, order)]
  }

  app.get('/cart/checkout', async (context) => {
    const visitor = context.get('visitor')
    const kept = await orderOf(db, visitor)
    const { order } = await read(context, kept)
    if (order.lines.length > 0) return showCheckout(context, kept)
    const paid = await justPaid(db, visitor)
    return context.redirect(paid ? completionUrl(paid.id) : '/cart')
  })

  app.post('/cart/checkout', async (context) => {
    const asking = context.get('visitor')
    const fields = await readFields(context)
    const kept = await orderShown(db, asking, fields)
    const visitor = buyerOf(asking, kept)
    if (kept.status === 'paid') return context.redirect(completionUrl(kept.id), 303)
    if (!isFree(kept)) {
      // What was filled in is not kept, and is not lost without a word.
      if (kept.status === 'open')
        await setMessage(db, visitor, { kind: 'warning', text: paymentText(visitor.language, 'elsewhere') })
      return context.redirect('/cart/checkout', 303)
    }
    const refused = await takeForm(db, visitor, kept, fields)
    const asksQuote = fields.op === 'Calculate Shipping'
    const what = asksQuote ? 'asked what delivery costs' : 'sent for review'
    await record(db, visitor, 'order', `${kept.id} ${what}, by the server’s form`)
    const now = await read(context, kept)
    if (asksQuote) return showCheckout(context, kept, addressProblems(visitor, now.kept), fields)
    const wrong = await orderProblems(db, visitor, now.kept, now.order)
    const problems = onePerField([...wrong, ...refused])
    return problems.length > 0
      ? showCheckout(context, kept, problems, fields)
      : context.redirect(reviewOf(kept, asking), 303)
  })

  const showReview = async (context: ShopContext, before: KeptOrder, problems: readonly string[] = []) => {
    const { visitor, kept, order, draft, products } = await read(context, before)
    const body = <ReviewPage kept={kept} order={order} visitor={visitor} problems={problems} />
    return show(context, sources, {
      title: visitor.say('reviewTitle'),
      body,
      settings: checkoutSettings(visitor, order),
      tracked: trackedCheckout('review', draft, products),
    })
  }

  app.get('/cart/checkout/review', async (context) => {
    const kept = await orderShown(db, context.get('visitor'), context.req.query())
    const isReady = kept.status === 'open' && (await problemsOf(context, kept)).length === 0
    return isReady ? showReview(context, kept) : context.redirect('/cart/checkout')
  })

  app.post('/cart/checkout/review', async (context) => {
    const asking = context.get('visitor')
    const { till } = sources
    const fields = await readFields(context)
    const found = await orderById(db, asking.owner, fields[shownFields.order] ?? '')
    if (!found || fields.op !== 'Submit order') return context.redirect('/cart/checkout', 303)
    // It may be paid, or another order of the same cart may: a second press leads to that one.
    const busy = found.status === 'open' ? await orderUnderWay(db, asking.owner) : found
    const before = busy && (await settlePayment(till, asking, busy))
    const { visitor, kept, order } = await read(context, found)
    const say = (word: PaymentWord) =>
      showReview(context, kept, [
        paymentText(visitor.language, word).replace('{amount}', formatMoney(order.due, order.currency)),
      ])
    if (before && 'url' in before) return context.redirect(before.url, 303)
    if (before && before.at !== 'none') return say(before.at === 'open' ? 'elsewhere' : before.at)
    if (order.lines.length === 0) return context.redirect('/cart/checkout', 303)
    const problems = await problemsOf(context, kept)
    if (problems.length > 0) return showCheckout(context, kept, problems)
    const { form_build_id: operation = '', [shownFields.due]: due } = fields
    const settled = await submitOrder(till, visitor, kept, operation, Number(due))
    if ('url' in settled) return context.redirect(settled.url, 303)
    if (settled.at !== 'none') return say(settled.at === 'open' ? 'elsewhere' : settled.at)
    if (settled.refusal === null) return context.redirect('/cart/checkout', 303)
    await record(db, visitor, 'order', `${kept.id}: the card was declined`)
    return showReview(context, kept, [visitor.say('cardDeclined')])
  })

  app.get('/cart/checkout/complete', async (context) => {
    const asking = context.get('visitor')
    const { owner, say } = asking
    const found = await orderById(db, owner, context.req.query('order_id') ?? '')
    if (!found || found.status === 'open') return context.redirect('/cart')
    // A bank may have answered since the page was shown last.
    if (found.status === 'processing' && (await settlePayment(sources.till, asking, found)).at === 'none')
      return context.redirect('/cart/checkout', 303)
    const { visitor, kept, order, draft, products } = await read(context, found)
    const isPaid = kept.status === 'paid'
    const body = isPaid ? (
      <CompletePage kept={kept} order={order} visitor={visitor} />
    ) : (
      <Checking order={order} visitor={visitor} />
    )
    const title = say(isPaid ? 'completeTitle' : 'checkingTitle')
    const settings = checkoutSettings(visitor, order)
    return show(context, sources, { title, body, settings, tracked: trackedOrder(draft, products) })
  })

  return app
}

/** Where an order is reviewed: by its number where the visitor looks around in another country meanwhile. */
const reviewOf = ({ id, country }: KeptOrder, asking: Visitor): string =>
  `/cart/checkout/review${country === asking.country.code ? '' : `?${shownFields.order}=${id}`}`

/** The first thing that is said of each field; what is about none is said once. */
function onePerField(problems: readonly OrderProblem[]): OrderProblem[] {
  const name = ({ field, message }: OrderProblem) => field || message
  return problems.filter((problem, n) => problems.findIndex((one) => name(one) === name(problem)) === n)
}
