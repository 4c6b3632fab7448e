/** The pages of the lenders that a shopper goes to: Affirm, and PayBright. */
import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import type { Database } from '../../database/open'
import { readFields } from '../../visitor/fields'
import { movePayment, open, type PaymentMove, paymentBySecret, type VendorPayment } from '../vendor-book'
import { vendorPolicy } from '../vendor-files'
import type { Outbox } from '../webhooks/outbox'

/** Who they are, by the name in their addresses. */
export const lenders = { affirm: 'Affirm', paybright: 'PayBright' } as const
/** One of them. */
export type Lender = keyof typeof lenders

/** What a shopper may answer, and what becomes of the payment. */
const outcomes: Readonly<Record<string, PaymentMove>> = {
  approve: { status: 'succeeded', refusal: null },
  decline: { status: 'canceled', refusal: 'declined' },
  cancel: { status: 'canceled', refusal: 'cancelled' },
}

const words = {
  en: {
    title: 'Pay {amount} over time',
    text: 'A demo: choose what {lender} says.',
    approve: 'Approve',
    decline: 'Decline',
    cancel: 'Cancel and go back',
  },
  fr: {
    title: 'Payer {amount} en plusieurs versements',
    text: 'Une démo\u00a0: choisissez la réponse de {lender}.',
    approve: 'Approuver',
    decline: 'Refuser',
    cancel: 'Annuler et revenir',
  },
}

/** Where a shopper pays: whoever has the address may. */
export const lenderPath = (lender: Lender, secret: string): string => `/vendors/${lender}/pay?checkout=${secret}`

/** @param db where they keep their payments */
export function lenderPages(db: Database, { announce }: Outbox): Hono {
  const app = new Hono()
  for (const lender of Object.keys(lenders) as Lender[]) {
    const paymentOf = (context: Context) => paymentBySecret(db, lender, context.req.query('checkout') ?? '')

    app.get(`/vendors/${lender}/pay`, async (context) => {
      const payment = await paymentOf(context)
      if (!payment) return context.text('Not found', 404)
      if (!open.includes(payment.status)) return context.redirect(payment.back, 303)
      context.header('content-security-policy', vendorPolicy)
      context.header('cache-control', 'no-store')
      return context.html(page(lender, payment))
    })
    app.post(`/vendors/${lender}/pay`, async (context) => {
      const payment = await paymentOf(context)
      if (!payment) return context.text('Not found', 404)
      const { outcome = '' } = await readFields(context)
      const move = Object.hasOwn(outcomes, outcome) ? outcomes[outcome] : undefined
      if (move && (await movePayment(db, payment.id, open, move))) await announce(context, lender, payment.id)
      // What the address says is for show: the shop asks the lender.
      return context.redirect(`${payment.back}?checkout_token=${payment.secret}&status=${outcome || 'cancel'}`, 303)
    })
  }
  return app
}

function page(lender: Lender, { locale, amount, currency }: VendorPayment) {
  const say = words[locale.startsWith('fr') ? 'fr' : 'en']
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount / 100)
  const name = lenders[lender]
  return html`<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${name}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/vendors/vendors.css">
</head><body class="vendor-page"><main><h1>${name}: ${say.title.replace('{amount}', money)}</h1>
<p>${say.text.replace('{lender}', name)}</p><form method="post" class="buttons">
<button name="outcome" value="approve" class="primary">${say.approve}</button>
<button name="outcome" value="decline">${say.decline}</button>
<button name="outcome" value="cancel">${say.cancel}</button></form></main></body></html>`
}
