/** @jsxImportSource hono/jsx */
/** The page after a payment for somebody whom the shop does not know: how it ended, in the order’s language. */
import { Hono } from 'hono'
import { type PaymentWord, paymentText } from '../../payment/payment-texts'
import { answeredPath, orderOfReturn, tokenField } from '../../payment/provider-return'
import { type Settlement, settlePayment } from '../../payment/settle-payment'
import type { ShopEnv, Visitor } from '../../visitor/visitor'
import { type PageSources, show, showNotFound } from '../layout/show'

/** What is said of each end. */
const words: Readonly<Record<Settlement['at'], PaymentWord>> = {
  paid: 'answeredPaid',
  processing: 'answeredUnknown',
  unknown: 'answeredUnknown',
  open: 'answeredUnknown',
  held: 'held',
  none: 'answeredNone',
}

/** @param sources their payments are settled */
export function answeredRoutes(sources: PageSources): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()
  app.get(answeredPath(':order_id', '').replace(/\?.*/, ''), async (context) => {
    const id = context.req.param('order_id') ?? ''
    const returned = await orderOfReturn(sources.payments, id, context.req.query(tokenField) ?? '')
    if (!returned) return showNotFound(context, sources)
    const { orderRow, buyer } = returned
    const { at } = await settlePayment(sources.payments, buyer, orderRow)
    const { country, locale, language, t } = buyer
    context.set('visitor', { ...context.get('visitor'), country, locale, language, t })
    context.header('cache-control', 'no-store')
    const body = <AnsweredPage visitor={buyer} word={words[at]} />
    return show(context, sources, { title: paymentText(language, 'answeredTitle'), body })
  })
  return app
}

function AnsweredPage({ visitor: { language, t }, word }: { visitor: Visitor; word: PaymentWord }) {
  return (
    <section class="quiet">
      <h1>{paymentText(language, 'answeredTitle')}</h1>
      <p>{paymentText(language, word)}</p>
      <p>{paymentText(language, 'answeredWhere')}</p>
      <p>
        <a href="/user/login">{t('login')}</a>
      </p>
    </section>
  )
}
