import { describe, expect, it } from 'vitest'
import { RoveError } from '../../../../core/base/report/errors'
import { checkout, startCheckout, startEachCheckout } from '../each-checkout'
import { deferred, flushPromises } from '../test-checkout'
import { fullOrder, home } from '../test-order'
import { confirmed, pay, startReady } from './paying'

startEachCheckout()

describe('the charged amount', () => {
  it('STRIPE-02 a changed amount is shown before it can be confirmed', async () => {
    await startReady()
    checkout.method.amount = 90
    checkout.serve(fullOrder({ due: 90 }))
    await pay()
    expect(checkout.method.pay).not.toHaveBeenCalled()
    expect(checkout.payment()).toMatchObject({ at: 'ready', due: 90, problem: { code: 'amountChanged' } })
    expect(checkout.method.prepared).toBe(1)
    await pay(confirmed)
    expect(checkout.named('payment.complete')[0]?.input).toMatchObject({ amount: 90 })
  })

  it.each(['a method is chosen', 'Pay is pressed'])(
    'PAY-03 if the order has grown and %s, Pay waits for the charged amount',
    async (when) => {
      await startReady()
      const isPressed = when === 'Pay is pressed'
      const answer = checkout.hold('order.read')
      checkout.serve(fullOrder({ due: 200, total: 200 }))
      checkout.method.amount = 200
      if (isPressed) checkout.model.payment.pay()
      else checkout.model.payment.choose('affirm', true)
      await flushPromises()
      expect(checkout.payment()).toMatchObject(isPressed ? { at: 'verifying' } : { at: 'comparing', charged: 200 })
      checkout.model.payment.pay()
      await answer({ order: fullOrder({ due: 200, total: 200 }), errors: [] })
      expect(checkout.model.get().order).toMatchObject({ due: 200, total: 200 })
      expect(checkout.payment()).toMatchObject({ at: 'ready', due: 200, problem: { code: 'amountChanged' } })
      expect(checkout.method.pay).not.toHaveBeenCalled()
      await pay(confirmed)
      expect(checkout.named('payment.complete')[0]?.input).toMatchObject({ amount: 200 })
    },
  )

  it('PAY-03 the amount that the server charges is shown, whatever its order says', async () => {
    await startReady()
    checkout.method.amount = 95
    await pay()
    expect(checkout.payment()).toMatchObject({ at: 'ready', due: 95, problem: { code: 'amountChanged' } })
    expect(checkout.model.get().order.due).toBe(95)
    expect(checkout.named('order.read').length).toBeLessThan(3)
    await pay(confirmed)
    expect(checkout.named('payment.complete')[0]?.input).toMatchObject({ amount: 95 })
  })

  it('PAY-03 if the order cannot be read, another amount cannot be paid', async () => {
    await startReady()
    const failure = new RoveError('network', 'order.read')
    checkout.answers['order.read'] = () => {
      checkout.answers['order.read'] = failure
      return { order: fullOrder(), errors: [] }
    }
    checkout.method.amount = 95
    await pay()
    expect(checkout.payment()).toEqual({ at: 'choosing', problem: { code: 'notStarted' } })
    checkout.method.amount = undefined
    checkout.model.payment.choose('stripe', true)
    await flushPromises()
    expect(checkout.payment()).toMatchObject({ at: 'ready', due: 100 })
  })

  it.each([
    ['address', { delivery: { ...home, street1: '999 Elsewhere Road' } }],
    ['email address', { email: 'other@example.com' }],
    ['membership', { membership: 1 }],
    ['colour', { lines: fullOrder().lines.map((line) => ({ ...line, options: ['Moss'] })) }],
  ] as const)('ADDR-01 if the %s was changed elsewhere, the press shows it and charges nothing', async (_, change) => {
    await startReady()
    checkout.serve(fullOrder(change))
    await pay()
    expect(checkout.method.verify).toHaveBeenCalledTimes(0)
    expect(checkout.payment()).toMatchObject({ at: 'ready', problem: { code: 'orderChanged' } })
    const { draft, order } = checkout.model.get()
    expect({ ...order, ...draft }).toMatchObject(change)
    await pay(confirmed)
    expect(checkout.payment().at).toBe('paid')
  })

  it('MEMB-01 the form keeps its input if the press finds another amount', async () => {
    await startReady()
    checkout.serve(fullOrder({ membership: 1, due: 80 }))
    await pay()
    expect(checkout.payment()).toMatchObject({ at: 'ready', due: 80, problem: { code: 'amountChanged' } })
    expect([checkout.method.prepared, checkout.method.stopped]).toEqual([1, 0])
  })

  it('ADDR-01 a change that is being read at the press is shown, not charged', async () => {
    await startReady()
    const changed = { order: fullOrder({ email: 'other@example.com' }), errors: [] }
    const answer = checkout.hold('order.read')
    checkout.model.receive({ order: fullOrder().id, attempt: '', at: 'changed' })
    checkout.model.payment.pay()
    await answer(changed)
    expect(checkout.method.pay).toHaveBeenCalledTimes(0)
    expect(checkout.payment()).toMatchObject({ at: 'ready', problem: { code: 'orderChanged' } })
  })

  it('ADDR-01 a change found when the attempt is to start is shown, not charged', async () => {
    await startReady()
    checkout.method.verify.mockImplementationOnce(async () => {
      checkout.serve(fullOrder({ email: 'other@example.com' }))
      throw new RoveError('status-412', 'payment.stripe')
    })
    await pay()
    expect(checkout.method.pay).toHaveBeenCalledTimes(0)
    expect(checkout.payment()).toMatchObject({ at: 'ready', problem: { code: 'orderChanged' } })
    expect(checkout.model.get().draft.email).toBe('other@example.com')
  })

  it.each([
    ['the same version', { version: 'one', email: 'other@example.com' }],
    ['the same quote texts with another quote id', { quotes: [{ id: 'anew', title: 'Ground - $40' }], quote: 'anew' }],
  ])('STRIPE-01 an order with %s can be paid', async (_, parts) => {
    startCheckout({
      order: fullOrder({
        version: 'version' in parts ? 'one' : '',
        quotes: [{ id: 'a', title: 'Ground - $40' }],
        quote: 'a',
      }),
    })
    await checkout.ready()
    checkout.serve(fullOrder(parts))
    await pay(confirmed)
    expect(checkout.payment().at).toBe('paid')
  })

  it('STRIPE-01 if the order cannot be read at the press, nothing is charged', async () => {
    await startReady()
    checkout.answers['order.read'] = new RoveError('network', 'order.read')
    await pay()
    expect(checkout.method.pay).toHaveBeenCalledTimes(0)
    expect(checkout.payment()).toMatchObject({ at: 'ready', problem: { code: 'notStarted' } })
  })

  it('STRIPE-01 CREDIT-01 the form keeps its input if only the amount changes', async () => {
    await startReady()
    const form = () => [checkout.method.prepared, checkout.method.stopped]
    for (const due of [90, 80]) {
      checkout.serve(fullOrder({ due }))
      await checkout.model.setCoupon('TEN')
      await flushPromises()
      expect(checkout.payment()).toMatchObject({ at: 'ready', due })
      expect(checkout.method.verify.mock.lastCall?.[0]).toMatchObject({ due })
      expect(form()).toEqual([1, 0])
    }
    expect(checkout.model.get().payReady).toBe(true)
    checkout.model.payment.choose('affirm', true)
    await flushPromises()
    expect(form()).toEqual([2, 1])
    checkout.serve(fullOrder({ due: 70, currency: 'CAD' }))
    await checkout.model.setCoupon('TEN')
    await flushPromises()
    expect(form()).toEqual([3, 2])
  })

  it('CREDIT-01 PAY-03 after a lost response, changes that were made are shown', async () => {
    const credit = { credits: 50, usable: 50, amount_to_charge_usable: 50 }
    await startReady({ order: fullOrder({ credit }) })
    checkout.answers['order.change'] = new RoveError('timeout', 'order.change')
    expect(await checkout.model.payByCredit(true)).toBe(false)
    expect(checkout.model.get()).toMatchObject({ notice: 'notSaved', order: { due: 100 } })
    checkout.serve(fullOrder({ due: 50, credit: { ...credit, active: true } }))
    expect(await checkout.model.payByCredit(true)).toBe(true)
    await flushPromises()
    expect(checkout.model.get()).toMatchObject({
      notice: undefined,
      order: { due: 50 },
      payment: { at: 'ready', due: 50 },
    })
    checkout.serve(fullOrder({ coupon: { code: 'TEN', title: '' } }))
    expect(await checkout.model.setCoupon('ten')).toBe(true)
  })

  it('STRIPE-01 a form that cannot be updated with the new amount is prepared again', async () => {
    await startReady()
    checkout.serve(fullOrder({ due: 90 }))
    checkout.method.verify.mockRejectedValueOnce(new RoveError('network', 'payment.stripe'))
    await checkout.model.setCoupon('TEN')
    await flushPromises()
    expect(checkout.payment()).toMatchObject({ at: 'ready', due: 90 })
    expect([checkout.method.prepared, checkout.method.stopped]).toEqual([2, 1])
  })

  it('STRIPE-01 of two consecutive amounts the latest one is shown', async () => {
    await startReady()
    const slow = deferred<number>()
    checkout.method.verify.mockReturnValueOnce(slow.promise)
    checkout.serve(fullOrder({ due: 90 }))
    await checkout.model.setCoupon('TEN')
    checkout.serve(fullOrder({ due: 80 }))
    await checkout.model.setCoupon('MORE')
    await flushPromises()
    expect(checkout.payment()).toMatchObject({ at: 'preparing', due: 80 })
    slow.resolve(90)
    await flushPromises()
    expect(checkout.payment()).toMatchObject({ at: 'ready', due: 80 })
    expect(checkout.method.prepared).toBe(1)
  })

  it('PAY-03 a tab that becomes visible reads the order, except while a payment runs', async () => {
    startCheckout()
    const showTab = () => document.dispatchEvent(new Event('visibilitychange'))
    checkout.model.goTo('address')
    showTab()
    await flushPromises()
    expect(checkout.named('order.read')).toHaveLength(1)
    await checkout.model.proceed()
    await checkout.ready()
    checkout.serve(fullOrder({ due: 200, total: 200 }))
    showTab()
    await flushPromises()
    expect(checkout.model.get()).toMatchObject({ order: { total: 200 }, payment: { at: 'ready', due: 200 } })
    checkout.method.pay.mockReturnValueOnce(new Promise(() => {}))
    await pay()
    const { length } = checkout.named('order.read')
    showTab()
    await flushPromises()
    expect(checkout.named('order.read')).toHaveLength(length)
  })
})
