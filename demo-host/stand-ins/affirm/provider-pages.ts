/** The stand-in pages of Affirm and PayBright. */
import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import type { Database } from '../../database/open'
import { readFields } from '../../visitor/fields'
import { open, type PaymentUpdate, paymentBySecret, updatePayment, type VendorPayment } from '../stand-in-payments'
import { vendorPolicy } from '../vendor-files'
import type { Outbox } from '../webhooks/outbox'

/** The providers, by their path names. */
export const redirectProviders = { affirm: 'Affirm', paybright: 'PayBright' } as const
/** The path name of a provider. */
export type RedirectProvider = keyof typeof redirectProviders

/** The visitor's possible answers, and the resulting payment. */
const outcomes: Readonly<Record<string, PaymentUpdate>> = {
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

/** The path of a payment's page. Its secret authorises paying. */
export const providerPagePath = (provider: RedirectProvider, secret: string): string =>
  `/vendors/${provider}/pay?checkout=${secret}`

/** @param db stores their payments */
export function providerPages(db: Database, { announce }: Outbox): Hono {
  const app = new Hono()
  for (const provider of Object.keys(redirectProviders) as RedirectProvider[]) {
    const paymentOf = (context: Context) => paymentBySecret(db, provider, context.req.query('checkout') ?? '')

    app.get(`/vendors/${provider}/pay`, async (context) => {
      const payment = await paymentOf(context)
      if (!payment) return context.text('Not found', 404)
      if (!open.includes(payment.status)) return context.redirect(payment.back, 303)
      context.header('content-security-policy', vendorPolicy)
      context.header('cache-control', 'no-store')
      return context.html(page(provider, payment))
    })
    app.post(`/vendors/${provider}/pay`, async (context) => {
      const payment = await paymentOf(context)
      if (!payment) return context.text('Not found', 404)
      const { outcome = '' } = await readFields(context)
      const move = Object.hasOwn(outcomes, outcome) ? outcomes[outcome] : undefined
      if (move && (await updatePayment(db, payment.id, open, move))) await announce(context, provider, payment.id)
      // The status in the address is informational: the shop requests it from the provider.
      return context.redirect(`${payment.back}?checkout_token=${payment.secret}&status=${outcome || 'cancel'}`, 303)
    })
  }
  return app
}

function page(provider: RedirectProvider, { locale, amount, currency }: VendorPayment) {
  const texts = words[locale.startsWith('fr') ? 'fr' : 'en']
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount / 100)
  const name = redirectProviders[provider]
  return html`<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${name}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/vendors/vendors.css">
</head><body class="vendor-page"><main><h1>${name}: ${texts.title.replace('{amount}', money)}</h1>
<p>${texts.text.replace('{lender}', name)}</p><form method="post" class="buttons">
<button name="outcome" value="approve" class="primary">${texts.approve}</button>
<button name="outcome" value="decline">${texts.decline}</button>
<button name="outcome" value="cancel">${texts.cancel}</button></form></main></body></html>`
}
