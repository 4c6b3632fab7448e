import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  affirmUrl,
  klarnaRedirect,
  klarnaSession,
  paymentComplete,
  paymentStatus,
  stripeIntent,
} from '../../core/contract/payment'
import type { Card } from '../../core/domain/card'
import { addToCart } from '../../demo-host/cart/cart-book'
import { openDatabase } from '../../demo-host/database/open'
import type { KeptOrder } from '../../demo-host/database/order-tables'
import { orders, placings } from '../../demo-host/database/order-tables'
import { paymentAttempts, vendorPayments } from '../../demo-host/database/payment-tables'
import { seed } from '../../demo-host/database/seed'
import { orderOf } from '../../demo-host/order/order-book'
import { beginPayment } from '../../demo-host/payment/begin-payment'
import { settlePayment } from '../../demo-host/payment/settle-payment'
import { submitOrder } from '../../demo-host/payment/submit-order'
import { createTill, type Till } from '../../demo-host/payment/till'
import { ask, buyer, confirmCard, openTill, operation } from './paying'
import { somebody } from './somebody'
import { form } from './visitor'

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
      const till = await openTill()
      const { visitor, order } = await buyer(till)
      const pick = chance(round)
      const attempt = () => ({ order: order.id, operation: operation() })
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
    const till = await openTill()
    const { visitor, order } = await buyer(till)
    const begin = (n: number) => {
      const attempt = { order: order.id, operation: operation() }
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
  const card: Card = { owner: 'Ada Lind', number: '4242 4242 4242 4242', month: '12', year: '2040', cvv: '123' }
  let till: Till
  let kept: KeptOrder
  beforeEach(async () => {
    const db = await openDatabase(':memory:')
    await seed(db)
    till = createTill(db)
    await addToCart(db, {
      owner: 'visitor',
      nid: 1201,
      model: 'SOF1201-OAT-2S',
      protection: '',
      qty: 1,
      operation: 'a',
    })
    kept = await orderOf(db, visitor)
  })

  it('PAY-02 is paid by a card of which only the type and four digits are kept', async () => {
    expect(till.cards.show(kept.id, card)).toEqual({ type: 'visa', lastFour: '4242' })
    expect(await submitOrder(till, visitor, kept, 'credit', 'press')).toMatchObject({ at: 'paid' })
  })

  it.each([
    ['number', '4242424242424241'],
    ['cvv', '12'],
    ['year', '2020'],
    ['owner', '4242424242424242'],
  ] as const)('PAY-02 takes no card whose %s is %s', async (field, value) => {
    expect(till.cards.show(kept.id, { ...card, [field]: value })).toBeUndefined()
    expect(await submitOrder(till, visitor, kept, 'credit', 'press')).toEqual({ at: 'none', refusal: 'declined' })
  })

  it('tries a declined card once for each press', async () => {
    till.cards.show(kept.id, { ...card, number: '4000000000000002' })
    expect(await submitOrder(till, visitor, kept, 'credit', 'press')).toEqual({ at: 'none', refusal: 'declined' })
    till.cards.show(kept.id, card)
    expect(await submitOrder(till, visitor, kept, 'credit', 'press')).toEqual({ at: 'none', refusal: 'declined' })
    expect(await submitOrder(till, visitor, kept, 'credit', 'another press')).toMatchObject({ at: 'paid' })
  })

  it('is paid once, though it is submitted a hundred times in several ways', async () => {
    till.cards.show(kept.id, card)
    const press = (n: number) => submitOrder(till, visitor, kept, n % 2 ? 'credit' : 'other', `press-${n}`)
    await Promise.all(Array.from({ length: 100 }, (_, n) => press(n)))
    expect((await settlePayment(till, visitor, kept)).at).toBe('paid')
    expect(await taken(till.db)).toHaveLength(1)
    expect(await till.db.select().from(placings)).toHaveLength(1)
  }, 60_000)

  it('is not begun to be paid elsewhere while nobody can say whether it is paid', async () => {
    const begun = await beginPayment(till, visitor, kept, { method: 'stripe', operation: 'press' })
    expect(begun.at).toBe('payable')
    const silent = async () => {
      throw new Error('no answer')
    }
    const broken = { retrieve: silent, create: silent, update: silent, cancel: silent }
    const half: Till = { ...till, providers: { ...till.providers, stripe: broken } }
    expect(await settlePayment(half, visitor, kept)).toEqual({ at: 'unknown' })
    expect(await beginPayment(half, visitor, kept, { method: 'affirm', operation: 'other' })).toEqual({ at: 'unknown' })
    expect(await till.db.select().from(vendorPayments).where(eq(vendorPayments.vendor, 'affirm'))).toEqual([])
  })
})
