import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { affirmUrl, klarnaRedirect, klarnaSession, paymentComplete, stripeIntent } from '../../core/contract/payment'
import { paymentStatus } from '../../core/contract/payment-status'
import { addToCart } from '../../demo-host/cart/cart-book'
import { openDatabase } from '../../demo-host/database/open'
import type { KeptOrder } from '../../demo-host/database/order-tables'
import { orders, placings } from '../../demo-host/database/order-tables'
import { paymentAttempts, vendorPayments } from '../../demo-host/database/payment-tables'
import { seed } from '../../demo-host/database/seed'
import { changeOrder, orderOf } from '../../demo-host/order/order-book'
import { beginPayment } from '../../demo-host/payment/begin-payment'
import { endPayment } from '../../demo-host/payment/end-payment'
import { settlePayment } from '../../demo-host/payment/settle-payment'
import { submitOrder } from '../../demo-host/payment/submit-order'
import { createTill, type Till } from '../../demo-host/payment/till'
import { ask, beginning, buyer, confirmCard } from './paying'
import { somebody } from './somebody'
import { form, openShopWithDatabase } from './visitor'

/** Money that was taken or may be, for any order. */
const taken = async (db: Till['db']) =>
  (await db.select().from(vendorPayments)).filter(({ status }) =>
    ['succeeded', 'requires_capture', 'processing'].includes(status),
  )
const payable = async (db: Till['db']) =>
  (await db.select().from(vendorPayments)).filter(({ status }) => status.startsWith('requires_'))

/** Numbers that look like chance and are the same in each run. */
function chance(seedNumber: number) {
  let state = seedNumber
  return (below: number) => {
    state = (state * 1103515245 + 12345) % 2147483648
    return Math.floor((state / 2147483648) * below)
  }
}

describe('a hundred calls of all kinds at once', () => {
  it.each([1, 2, 3])(
    'take money once, and place the order once (%i)',
    async (round) => {
      const till = await openShopWithDatabase()
      const { visitor, order } = await buyer(till)
      const pick = chance(round)
      const attempt = () => beginning(order)
      const told = { amount: 1, paymentIntentId: 'x', paymentMethodId: 'x', status: 'succeeded', customerId: '' }
      const referral = { adjustAmount: '', referralSource: '', referralOther: '', referralAssociate: '' } as const
      const kinds: readonly (() => Promise<unknown>)[] = [
        async () => {
          const response = await ask(visitor, stripeIntent, { ...attempt(), creditActive: false, amount: order.due })
          const { clientSecret } = (await response.json()) as { clientSecret?: string }
          if (clientSecret) await confirmCard(till.shop, clientSecret, pick(3) ? undefined : '4000000000000002')
        },
        async () => {
          const { url } = (await (await ask(visitor, affirmUrl, attempt())).json()) as { url?: string }
          if (url?.startsWith('/vendors/')) await visitor(url, form({ outcome: pick(2) ? 'approve' : 'cancel' }))
        },
        async () => {
          const session = (await (await ask(visitor, klarnaSession, attempt())).json()) as { client_token?: string }
          if (!session.client_token) return
          const body = JSON.stringify({ client_token: session.client_token, outcome: 'approve' })
          const answer = await till.shop.request('http://localhost/vendors/klarna/authorize', { method: 'POST', body })
          const res = await answer.text()
          await ask(visitor, klarnaRedirect, { ...attempt(), clientToken: session.client_token, res })
        },
        () => ask(visitor, paymentComplete('order'), { ...attempt(), ...told, ...referral }),
        () => ask(visitor, paymentStatus, attempt()),
        () => visitor(`/uc_affirm/payment/complete/${order.id}?status=approve`),
      ]
      await Promise.all(Array.from({ length: 100 }, () => kinds[pick(kinds.length)]?.()))
      await ask(visitor, paymentStatus, attempt())
      expect(await taken(till.db)).toHaveLength(1)
      expect(await payable(till.db)).toEqual([])
      expect(await till.db.select().from(placings)).toHaveLength(1)
      expect((await till.db.select().from(orders)).map(({ status }) => status)).toEqual(['paid'])
    },
    60_000,
  )

  it('leave one payment that can be paid, where nobody pays', async () => {
    const till = await openShopWithDatabase()
    const { visitor, order } = await buyer(till)
    const begin = (n: number) => {
      const attempt = { ...beginning(order), page: 'one' }
      if (n % 3 === 0) return ask(visitor, affirmUrl, attempt)
      if (n % 3 === 1) return ask(visitor, klarnaSession, attempt)
      return ask(visitor, stripeIntent, { ...attempt, creditActive: false, amount: order.due })
    }
    const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => begin(n)))
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    const attempts = await till.db.select().from(paymentAttempts)
    const last = attempts.reduce((one, other) => (other.version > one.version ? other : one))
    expect((await payable(till.db)).map(({ id }) => id)).toEqual([last.payment])
  }, 60_000)
})

describe('an order that is submitted to the shop', () => {
  const visitor = somebody()
  let till: Till
  let kept: KeptOrder
  beforeEach(async () => {
    const db = await openDatabase(':memory:')
    await seed(db)
    till = createTill(db)
    await addToCart(db, {
      owner: 'visitor',
      nid: 1201,
      model: 'SOF1201-OAT-3S',
      protection: '',
      qty: 1,
      operation: 'a',
    })
    kept = await orderOf(db, visitor)
  })

  const press = { method: 'stripe', operation: 'press', page: 'page' } as const
  const choose = async (method: string, lastFour = '4242') => {
    await changeOrder(till.db, kept, { method, card: { type: 'visa', lastFour } })
    kept = await orderOf(till.db, visitor)
  }

  it.each(['credit', 'other'])('is paid by %s', async (method) => {
    await choose(method)
    expect(await submitOrder(till, visitor, kept, 'press', 1890)).toMatchObject({ at: 'paid' })
  })

  it('is not paid where nobody said how', async () => {
    expect(await submitOrder(till, visitor, kept, 'press', 1890)).toEqual({ at: 'none', refusal: null })
    await choose('stripe')
    expect(await submitOrder(till, visitor, kept, 'press', 1890)).toEqual({ at: 'none', refusal: null })
  })

  it('asks a declined card once for each press', async () => {
    const trials = async () => (await till.db.select().from(vendorPayments)).map((one) => one.operation)
    await choose('credit', '0002')
    for (let n = 0; n < 3; n++)
      expect(await submitOrder(till, visitor, kept, 'press', 1890)).toEqual({ at: 'none', refusal: 'declined' })
    expect(await trials()).toEqual(['press 0002'])
    await choose('credit')
    expect(await submitOrder(till, visitor, kept, 'press', 1890)).toMatchObject({ at: 'paid' })
  })

  it('takes nothing while it is being paid for elsewhere, and cancels nothing', async () => {
    await choose('other')
    const begun = await beginPayment(till, visitor, kept, { ...press, operation: 'elsewhere' })
    const id = begun.at === 'payable' ? begun.payment.id : ''
    expect(await submitOrder(till, visitor, kept, 'press', 1890)).toEqual({ at: 'open', attempt: 'elsewhere' })
    expect((await till.providers.stripe.retrieve(id)).status).toBe('requires_payment_method')
    expect(await endPayment(till, visitor, kept, 'elsewhere', 'stop')).toMatchObject({ at: 'none' })
    expect(await submitOrder(till, visitor, kept, 'press', 1890)).toMatchObject({ at: 'paid' })
    expect((await till.providers.stripe.retrieve(id)).status).toBe('canceled')
  })

  it('is paid once, though it is submitted a hundred times to two servers', async () => {
    await choose('other')
    const byCard = { ...kept, method: 'credit' }
    const tills = [till, createTill(till.db)]
    const press = (n: number) => submitOrder(tills[n % 2] ?? till, visitor, n % 3 ? byCard : kept, `press-${n}`, 1890)
    await Promise.all(Array.from({ length: 100 }, (_, n) => press(n)))
    expect((await settlePayment(till, visitor, kept)).at).toBe('paid')
    expect(await taken(till.db)).toHaveLength(1)
    expect(await till.db.select().from(placings)).toHaveLength(1)
  }, 60_000)

  it('PAY-01 whoever runs the shop reads why a payment is unknown, also where the shop itself is wrong', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => told.mockRestore())
    const wrong = async () => (undefined as unknown as { id: never }).id
    const provider = { ...till.providers.stripe, create: wrong }
    const half: Till = { ...till, providers: { ...till.providers, stripe: provider } }
    expect(await beginPayment(half, visitor, kept, press)).toEqual({ at: 'unknown' })
    expect(told.mock.lastCall?.[1]).toContain('TypeError')
    await beginPayment(till, visitor, kept, press)
    const silent = { ...provider, retrieve: () => Promise.reject(new Error('no answer')) }
    const deaf: Till = { ...till, providers: { ...till.providers, stripe: silent } }
    expect(await settlePayment(deaf, visitor, kept)).toEqual({ at: 'unknown' })
    expect(told.mock.lastCall?.[1]).toContain('no answer')
  })

  it('is not begun to be paid elsewhere while nobody can say whether it is paid', async () => {
    const begun = await beginPayment(till, visitor, kept, press)
    expect(begun.at).toBe('payable')
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => told.mockRestore())
    const silent = async () => {
      throw new Error('no answer')
    }
    const broken = { retrieve: silent, create: silent, update: silent, cancel: silent }
    const half: Till = { ...till, providers: { ...till.providers, stripe: broken } }
    expect(await settlePayment(half, visitor, kept)).toEqual({ at: 'unknown' })
    expect(await beginPayment(half, visitor, kept, { ...press, method: 'affirm' })).toEqual({ at: 'unknown' })
    expect(await till.db.select().from(vendorPayments).where(eq(vendorPayments.vendor, 'affirm'))).toEqual([])
  })
})
