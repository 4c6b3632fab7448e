import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { affirmUrl, klarnaRedirect, klarnaSession, stripeIntent } from '../../core/shop/order/payment.contract'
import { paymentComplete } from '../../core/shop/order/payment-complete.contract'
import { paymentStatus } from '../../core/shop/order/payment-status.contract'
import { addToCart } from '../../demo-host/cart/cart-records'
import type { OrderRow } from '../../demo-host/database/order-tables'
import { orderPlacements, orders } from '../../demo-host/database/order-tables'
import { paymentAttempts, vendorPayments } from '../../demo-host/database/payment-tables'
import { changeOrder, orderOf } from '../../demo-host/order/order-records'
import { beginPayment } from '../../demo-host/payment/begin-payment'
import { endPayment } from '../../demo-host/payment/end-payment'
import { createPaymentServices, type PaymentServices } from '../../demo-host/payment/payment-services'
import { settlePayment } from '../../demo-host/payment/settle-payment'
import { submitOrder } from '../../demo-host/payment/submit-order'
import { ask, beginning, buyer, confirmCard } from './paying'
import { openSeeded } from './seeded'
import { visitorWith } from './somebody'
import { form, openShopWithDatabase } from './visitor'

/** The payments of all orders that succeeded or are in progress at the provider. */
const taken = async (db: PaymentServices['db']) =>
  (await db.select().from(vendorPayments)).filter(({ status }) =>
    ['succeeded', 'requires_capture', 'processing'].includes(status),
  )
const payable = async (db: PaymentServices['db']) =>
  (await db.select().from(vendorPayments)).filter(({ status }) => status.startsWith('requires_'))

/** A seeded pseudo-random generator. */
function chance(seedNumber: number) {
  let state = seedNumber
  return (below: number) => {
    state = (state * 1103515245 + 12345) % 2147483648
    return Math.floor((state / 2147483648) * below)
  }
}

describe('a hundred concurrent calls of all kinds', () => {
  it.each([1, 2, 3])(
    'take the money once and place the order once (seed %i)',
    async (round) => {
      const demo = await openShopWithDatabase()
      const { visitor, order } = await buyer(demo)
      const pick = chance(round)
      const attempt = () => beginning(order)
      const told = { amount: 1, paymentIntentId: 'x', paymentMethodId: 'x', status: 'succeeded', customerId: '' }
      const referral = { adjustAmount: '', referralSource: '', referralOther: '', referralAssociate: '' } as const
      const kinds: readonly (() => Promise<unknown>)[] = [
        async () => {
          const response = await ask(visitor, stripeIntent, { ...attempt(), creditActive: false, amount: order.due })
          const { clientSecret } = (await response.json()) as { clientSecret?: string }
          if (clientSecret) await confirmCard(demo.shop, clientSecret, pick(3) ? undefined : '4000000000000002')
        },
        async () => {
          const { url } = (await (await ask(visitor, affirmUrl, attempt())).json()) as { url?: string }
          if (url?.startsWith('/vendors/')) await visitor(url, form({ outcome: pick(2) ? 'approve' : 'cancel' }))
        },
        async () => {
          const session = (await (await ask(visitor, klarnaSession, attempt())).json()) as { client_token?: string }
          if (!session.client_token) return
          const body = JSON.stringify({ client_token: session.client_token, outcome: 'approve' })
          const answer = await demo.shop.request('http://localhost/vendors/klarna/authorize', { method: 'POST', body })
          const res = await answer.text()
          await ask(visitor, klarnaRedirect, { ...attempt(), clientToken: session.client_token, res })
        },
        () => ask(visitor, paymentComplete('order'), { ...attempt(), ...told, ...referral }),
        () => ask(visitor, paymentStatus, attempt()),
        () => visitor(`/uc_affirm/payment/complete/${order.id}?status=approve`),
      ]
      await Promise.all(Array.from({ length: 100 }, () => kinds[pick(kinds.length)]?.()))
      await ask(visitor, paymentStatus, attempt())
      expect(await taken(demo.db)).toHaveLength(1)
      expect(await payable(demo.db)).toEqual([])
      expect(await demo.db.select().from(orderPlacements)).toHaveLength(1)
      expect((await demo.db.select().from(orders)).map(({ status }) => status)).toEqual(['paid'])
    },
    60_000,
  )

  it('leave one payable payment when none is paid', async () => {
    const demo = await openShopWithDatabase()
    const { visitor, order } = await buyer(demo)
    const begin = (n: number) => {
      const attempt = { ...beginning(order), page: 'one' }
      if (n % 3 === 0) return ask(visitor, affirmUrl, attempt)
      if (n % 3 === 1) return ask(visitor, klarnaSession, attempt)
      return ask(visitor, stripeIntent, { ...attempt, creditActive: false, amount: order.due })
    }
    const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => begin(n)))
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    const attempts = await demo.db.select().from(paymentAttempts)
    const last = attempts.reduce((one, other) => (other.version > one.version ? other : one))
    expect((await payable(demo.db)).map(({ id }) => id)).toEqual([last.payment])
  }, 60_000)
})

describe('an order that is submitted with the server-rendered form', () => {
  const visitor = visitorWith()
  let payments: PaymentServices
  let orderRow: OrderRow
  beforeEach(async () => {
    const db = await openSeeded()
    payments = createPaymentServices(db)
    await addToCart(db, {
      owner: 'visitor',
      nid: 1201,
      model: 'SOF1201-OAT-3S',
      protection: '',
      qty: 1,
      operation: 'a',
    })
    orderRow = await orderOf(db, visitor)
  })

  const press = { method: 'stripe', operation: 'press', page: 'page' } as const
  const choose = async (method: string, lastFour = '4242') => {
    await changeOrder(payments.db, orderRow, { method, card: { type: 'visa', lastFour } })
    orderRow = await orderOf(payments.db, visitor)
  }

  it.each(['credit', 'other'])('is paid by %s', async (method) => {
    await choose(method)
    expect(await submitOrder(payments, visitor, orderRow, 'press', 1890)).toMatchObject({ at: 'paid' })
  })

  it('is not paid without a payment method', async () => {
    expect(await submitOrder(payments, visitor, orderRow, 'press', 1890)).toEqual({ at: 'none', refusal: null })
    await choose('stripe')
    expect(await submitOrder(payments, visitor, orderRow, 'press', 1890)).toEqual({ at: 'none', refusal: null })
  })

  it('asks for a declined card once for each submission', async () => {
    const trials = async () => (await payments.db.select().from(vendorPayments)).map((one) => one.operation)
    await choose('credit', '0002')
    for (let n = 0; n < 3; n++)
      expect(await submitOrder(payments, visitor, orderRow, 'press', 1890)).toEqual({ at: 'none', refusal: 'declined' })
    expect(await trials()).toEqual(['press 0002'])
    await choose('credit')
    expect(await submitOrder(payments, visitor, orderRow, 'press', 1890)).toMatchObject({ at: 'paid' })
  })

  it('takes no payment while another method pays, and cancels nothing', async () => {
    await choose('other')
    const begun = await beginPayment(payments, visitor, orderRow, { ...press, operation: 'elsewhere' })
    const id = begun.at === 'payable' ? begun.payment.id : ''
    expect(await submitOrder(payments, visitor, orderRow, 'press', 1890)).toEqual({ at: 'open', attempt: 'elsewhere' })
    expect((await payments.providers.stripe.retrieve(id)).status).toBe('requires_payment_method')
    expect(await endPayment(payments, visitor, orderRow, 'elsewhere', 'stop')).toMatchObject({ at: 'none' })
    expect(await submitOrder(payments, visitor, orderRow, 'press', 1890)).toMatchObject({ at: 'paid' })
    expect((await payments.providers.stripe.retrieve(id)).status).toBe('canceled')
  })

  it('is paid once after a hundred submissions to two servers', async () => {
    await choose('other')
    const byCard = { ...orderRow, method: 'credit' }
    const tills = [payments, createPaymentServices(payments.db)]
    const press = (n: number) =>
      submitOrder(tills[n % 2] ?? payments, visitor, n % 3 ? byCard : orderRow, `press-${n}`, 1890)
    await Promise.all(Array.from({ length: 100 }, (_, n) => press(n)))
    expect((await settlePayment(payments, visitor, orderRow)).at).toBe('paid')
    expect(await taken(payments.db)).toHaveLength(1)
    expect(await payments.db.select().from(orderPlacements)).toHaveLength(1)
  }, 60_000)

  it('PAY-01 the log contains why a payment’s state is unknown, including an error of the shop’s own', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => told.mockRestore())
    const wrong = async () => (undefined as unknown as { id: never }).id
    const provider = { ...payments.providers.stripe, create: wrong }
    const half: PaymentServices = { ...payments, providers: { ...payments.providers, stripe: provider } }
    expect(await beginPayment(half, visitor, orderRow, press)).toEqual({ at: 'unknown' })
    expect(told.mock.lastCall?.[1]).toContain('TypeError')
    await beginPayment(payments, visitor, orderRow, press)
    const silent = { ...provider, retrieve: () => Promise.reject(new Error('no answer')) }
    const deaf: PaymentServices = { ...payments, providers: { ...payments.providers, stripe: silent } }
    expect(await settlePayment(deaf, visitor, orderRow)).toEqual({ at: 'unknown' })
    expect(told.mock.lastCall?.[1]).toContain('no answer')
  })

  it('starts no other payment while a payment’s state is unknown', async () => {
    const begun = await beginPayment(payments, visitor, orderRow, press)
    expect(begun.at).toBe('payable')
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => told.mockRestore())
    const silent = async () => {
      throw new Error('no answer')
    }
    const broken = { retrieve: silent, create: silent, update: silent, cancel: silent, refund: silent }
    const half: PaymentServices = { ...payments, providers: { ...payments.providers, stripe: broken } }
    expect(await settlePayment(half, visitor, orderRow)).toEqual({ at: 'unknown' })
    expect(await beginPayment(half, visitor, orderRow, { ...press, method: 'affirm' })).toEqual({ at: 'unknown' })
    expect(await payments.db.select().from(vendorPayments).where(eq(vendorPayments.vendor, 'affirm'))).toEqual([])
  })
})
