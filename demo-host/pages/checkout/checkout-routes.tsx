/** @jsxImportSource hono/jsx */
/** The checkout's pages, and the server's own forms in them. */
import { Hono } from 'hono'
import { formatMoney } from '../../../core/base/country/money.rules'
import type { FieldError } from '../../../core/base/net/field-error.contract'
import { shownFields } from '../../../core/shop/order/order-form.contract'
import { catalogueOf } from '../../catalogue/catalogue'
import type { OrderRow } from '../../database/order-tables'
import { record } from '../../log/record'
import { addressErrors } from '../../order/address-errors'
import { completionUrl, draftOf } from '../../order/compute-order'
import { buyerOf } from '../../order/order-buyer'
import { orderErrors } from '../../order/order-errors'
import { applyForm } from '../../order/order-form'
import { followsCart, justPaid, orderById, orderOf, orderUnderWay } from '../../order/order-records'
import { orderShown } from '../../order/own-order'
import { methodErrors } from '../../order/payment-choice'
import { attemptOf } from '../../payment/payment-records'
import { type PaymentWord, paymentText } from '../../payment/payment-texts'
import { pageAfterPayment, pageWhenNotSubmitted, pageWhenSignedOut } from '../../payment/return-pages'
import { settlePayment } from '../../payment/settle-payment'
import { submitOrder } from '../../payment/submit-order'
import { trackedCheckout, trackedOrder } from '../../tracking/tracked-page'
import { readFields } from '../../visitor/fields'
import { setMessage } from '../../visitor/messages'
import type { ShopEnv, Visitor } from '../../visitor/visitor'
import { type PageSources, type ShopContext, show } from '../layout/show'
import { CheckoutPage } from './checkout'
import { CheckingHead, CheckingPage, checkingTitle, refreshDelay, stillUpdates } from './checkout-checking'
import { CompletePage } from './checkout-complete'
import { formState } from './checkout-form-state'
import { ReviewPage } from './checkout-review'
import { checkoutSettings } from './checkout-settings'

type Fields = Awaited<ReturnType<typeof readFields>>

/** Serves `/cart/checkout` and the two pages below it. */
export function checkoutRoutes(sources: PageSources): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()
  const { db } = sources

  /** An order is shown in its own country, whatever the visitor does in other tabs. */
  const read = async (context: ShopContext, orderRow: OrderRow) => {
    const visitor = buyerOf(context.get('visitor'), orderRow)
    context.set('visitor', visitor)
    const now = (await orderById(db, visitor.owner, orderRow.id)) ?? orderRow
    const catalogue = await catalogueOf(db, visitor)
    const draft = await draftOf(db, visitor, now)
    return { visitor, orderRow: now, order: draft.order, draft, catalogue }
  }

  const showCheckout = async (
    context: ShopContext,
    before: OrderRow,
    problems: readonly FieldError[] = [],
    sent?: Fields,
    held = false,
  ) => {
    const { visitor, orderRow, order, draft, catalogue } = await read(context, before)
    const form = formState(orderRow, order, sent, problems)
    const props = { orderRow, order, visitor, form, problems, held }
    const body = <CheckoutPage {...props} />
    return show(context, sources, {
      title: visitor.t('checkout'),
      body,
      settings: checkoutSettings(visitor, order),
      tracked: trackedCheckout('checkout', draft, catalogue),
    })
  }

  /** The errors that prevent placing the order. */
  const problemsOf = async (context: ShopContext, before: OrderRow) => {
    const { visitor, orderRow, order } = await read(context, before)
    return [...(await orderErrors(db, visitor, orderRow, order)), ...methodErrors(visitor, orderRow, order)]
  }

  app.get('/cart/checkout', async (context) => {
    const visitor = context.get('visitor')
    const orderRow = await orderOf(db, visitor)
    // Whether it is being checked or held, only the provider knows.
    const settled =
      orderRow.status === 'processing' ? await settlePayment(sources.payments, visitor, orderRow) : undefined
    if (settled?.at === 'paid') return context.redirect(settled.url)
    const { order } = await read(context, orderRow)
    if (order.lines.length > 0) return showCheckout(context, orderRow, [], undefined, settled?.at === 'held')
    const paid = await justPaid(db, visitor)
    return context.redirect(paid ? completionUrl(paid.id) : '/cart')
  })

  app.post('/cart/checkout', async (context) => {
    const asking = context.get('visitor')
    const fields = await readFields(context)
    const orderRow = await orderShown(db, asking, fields)
    const visitor = buyerOf(asking, orderRow)
    if (orderRow.status === 'paid') return context.redirect(completionUrl(orderRow.id), 303)
    if (!followsCart(orderRow)) {
      // The submitted values are not stored: a message says so.
      if (orderRow.status === 'open')
        await setMessage(db, visitor, { kind: 'warning', text: paymentText(visitor.language, 'elsewhere') })
      return context.redirect('/cart/checkout', 303)
    }
    const refused = await applyForm(db, visitor, orderRow, fields)
    const asksQuote = fields.op === 'Calculate Shipping'
    const what = asksQuote ? 'asked what delivery costs' : 'sent for review'
    await record(db, visitor, 'order', `${orderRow.id} ${what}, by the server’s form`)
    const now = await read(context, orderRow)
    if (asksQuote) return showCheckout(context, orderRow, addressErrors(visitor, now.orderRow), fields)
    const wrong = await orderErrors(db, visitor, now.orderRow, now.order)
    const problems = onePerField([...wrong, ...refused])
    return problems.length > 0
      ? showCheckout(context, orderRow, problems, fields)
      : context.redirect(reviewOf(orderRow, asking), 303)
  })

  const showReview = async (context: ShopContext, before: OrderRow, problems: readonly string[] = []) => {
    const { visitor, orderRow, order, draft, catalogue } = await read(context, before)
    const body = <ReviewPage orderRow={orderRow} order={order} visitor={visitor} problems={problems} />
    return show(context, sources, {
      title: visitor.t('reviewTitle'),
      body,
      settings: checkoutSettings(visitor, order),
      tracked: trackedCheckout('review', draft, catalogue),
    })
  }

  app.get('/cart/checkout/review', async (context) => {
    const orderRow = await orderShown(db, context.get('visitor'), context.req.query())
    const isReady = orderRow.status === 'open' && (await problemsOf(context, orderRow)).length === 0
    return isReady ? showReview(context, orderRow) : context.redirect('/cart/checkout')
  })

  app.post('/cart/checkout/review', async (context) => {
    const asking = context.get('visitor')
    const { payments } = sources
    const fields = await readFields(context)
    const found = await orderById(db, asking.owner, fields[shownFields.order] ?? '')
    if (!found && fields[shownFields.order]) return context.redirect(await pageWhenNotSubmitted(db, asking), 303)
    if (!found || fields.op !== 'Submit order') return context.redirect('/cart/checkout', 303)
    // It may be paid, or another order of the same cart may: a second press redirects to that one.
    const busy = found.status === 'open' ? await orderUnderWay(db, asking.owner) : found
    const before = busy && (await settlePayment(payments, asking, busy))
    const { visitor, orderRow, order } = await read(context, found)
    const say = (word: PaymentWord) =>
      showReview(context, orderRow, [
        paymentText(visitor.language, word).replace('{amount}', formatMoney(order.due, order.currency)),
      ])
    if (before && 'url' in before) return context.redirect(before.url, 303)
    if (before && before.at !== 'none') return say(before.at === 'open' ? 'elsewhere' : before.at)
    if (order.lines.length === 0) return context.redirect('/cart/checkout', 303)
    const problems = await problemsOf(context, orderRow)
    if (problems.length > 0) return showCheckout(context, orderRow, problems)
    const { form_build_id: operation = '', [shownFields.due]: due, [shownFields.version]: version } = fields
    // A changed amount has a message of its own.
    if (version !== order.version && Number(due) === order.due) return say('orderChanged')
    const settled = await submitOrder(payments, visitor, orderRow, operation, Number(due))
    if ('url' in settled) return context.redirect(settled.url, 303)
    if (settled.at !== 'none') return say(settled.at === 'open' ? 'elsewhere' : settled.at)
    if (settled.refusal === null) return context.redirect('/cart/checkout', 303)
    await record(db, visitor, 'order', `${orderRow.id}: the card was declined`)
    return showReview(context, orderRow, [paymentText(visitor.language, 'declined')])
  })

  app.get('/cart/checkout/complete', async (context) => {
    const asking = context.get('visitor')
    const { order_id: id = '', [stillUpdates.name]: refresh } = context.req.query()
    const found = await orderById(db, asking.owner, id)
    if (!found) return context.redirect(id ? await pageWhenSignedOut(db, asking, '/cart/checkout') : '/cart', 303)
    // A bank can have answered since the last page view.
    const settled = await settlePayment(sources.payments, asking, found)
    if (settled.at === 'none' || settled.at === 'open') {
      const attempt = await attemptOf(db, String(found.id))
      return context.redirect(attempt ? await pageAfterPayment(sources.payments, asking, settled) : '/cart', 303)
    }
    const { visitor, orderRow, order, draft, catalogue } = await read(context, found)
    const { t } = visitor
    const settings = checkoutSettings(visitor, order)
    const tracked = trackedOrder(draft, catalogue)
    if (orderRow.status === 'paid') {
      const body = <CompletePage orderRow={orderRow} order={order} visitor={visitor} />
      return show(context, sources, { title: t('completeTitle'), body, settings, tracked })
    }
    const held = settled.at === 'held'
    const every = held || refresh === stillUpdates.off ? undefined : refreshDelay(orderRow, Date.now())
    const head = <CheckingHead every={every} />
    const body = <CheckingPage order={order} visitor={visitor} held={held} every={every} />
    return show(context, sources, { title: checkingTitle(visitor, held), head, body, settings, tracked })
  })

  return app
}

/** The path of an order's review page. It contains the order's id if the visitor is in another country by now. */
const reviewOf = ({ id, country }: OrderRow, asking: Visitor): string =>
  `/cart/checkout/review${country === asking.country.code ? '' : `?${shownFields.order}=${id}`}`

/** The first error of each field; errors without a field only once. */
function onePerField(problems: readonly FieldError[]): FieldError[] {
  const name = ({ field, message }: FieldError) => field || message
  return problems.filter((problem, n) => problems.findIndex((one) => name(one) === name(problem)) === n)
}
