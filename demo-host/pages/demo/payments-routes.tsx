/** @jsxImportSource hono/jsx */
/** The page of test payments, with the bank's answers for pending ones. */
import { count, desc, eq, max } from 'drizzle-orm'
import { Hono } from 'hono'
import type { CurrencyCode } from '../../../core/base/country/countries.rules'
import { formatMoney } from '../../../core/base/country/money.rules'
import { paymentAttempts, vendorPayments } from '../../database/payment-tables'
import { majorUnits } from '../../payment/minor-units'
import { phaseOf } from '../../payment/provider'
import { stripeAccount } from '../../payment/stripe-account'
import { updatePayment } from '../../stand-ins/stand-in-payments'
import { readFields, wholeNumber } from '../../visitor/fields'
import type { ShopEnv, Visitor } from '../../visitor/visitor'
import { sweepPayments } from '../../webhooks/sweep'
import { type PageSources, show } from '../layout/show'
import { PaymentsPage } from './payments'

/** Serves `/demo/payments`, and `/demo/payments.json` for tests: amounts in the currency's smallest units. */
export function paymentsRoutes(sources: PageSources): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()
  const { db, payments, outbox } = sources

  /**
   * The visitor's payments. A repeated press, after a lost answer or a declined card, is a second attempt of one
   * payment.
   */
  const triedBy = ({ owner }: Visitor) =>
    db
      .select({ attempts: count(), method: paymentAttempts.method, payment: vendorPayments })
      .from(paymentAttempts)
      .innerJoin(vendorPayments, eq(vendorPayments.id, paymentAttempts.payment))
      .where(eq(paymentAttempts.owner, owner))
      .groupBy(vendorPayments.id)
      .orderBy(desc(max(paymentAttempts.at)))

  app.get('/demo/payments', async (context) => {
    const visitor = context.get('visitor')
    const tried = (await triedBy(visitor)).map(({ attempts, method, payment }) => ({
      id: payment.id,
      order: payment.order,
      method,
      attempts,
      status: payment.status,
      amount: moneyOf(payment.amount, payment.currency as CurrencyCode),
      isPending: phaseOf(payment) === 'pending',
    }))
    const body = <PaymentsPage tried={tried} isReal={stripeAccount() !== undefined} />
    return show(context, sources, { title: 'Payments to try', body })
  })

  app.get('/demo/payments.json', async (context) => {
    const tried = await triedBy(context.get('visitor'))
    return context.json(
      tried.map(({ attempts, method, payment: { order, status, amount, currency, refunded } }) => ({
        order,
        method,
        attempts,
        status,
        amount,
        currency,
        refunded,
      })),
    )
  })

  app.post('/demo/payments', async (context) => {
    const { payment = '', says } = await readFields(context)
    const mine = (await triedBy(context.get('visitor'))).some((one) => one.payment.id === payment)
    const move =
      says === 'yes'
        ? ({ status: 'succeeded', next: null, refusal: null } as const)
        : ({ status: 'requires_payment_method', next: null, refusal: 'declined' } as const)
    if (mine && (await updatePayment(db, payment, ['processing', 'requires_action'], move)))
      await outbox.announce(context, 'stripe', payment)
    return context.redirect('/demo/payments', 303)
  })

  app.post('/demo/payments/webhooks', async (context) => {
    await outbox.release(context, (await readFields(context)).order === 'newest-first')
    return context.redirect('/demo/payments', 303)
  })

  app.post('/demo/payments/sweep', async (context) => {
    const later = 60_000 * (wholeNumber((await readFields(context)).minutes) ?? 0)
    await sweepPayments(payments, { now: Date.now() + later, owner: context.get('visitor').owner })
    return context.redirect('/demo/payments', 303)
  })

  return app
}

const moneyOf = (amount: number, currency: CurrencyCode): string =>
  formatMoney(majorUnits(amount, currency), currency, currency === 'KRW' ? 0 : 2)
