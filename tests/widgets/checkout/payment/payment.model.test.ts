import { describe, expect, it } from 'vitest'
import { RoveError } from '../../../../core/base/report/errors'
import { orderTypes } from '../../../../core/shop/order/order.contract'
import { checkout, startCheckout, startEachCheckout } from '../each-checkout'
import { deferred, flushPromises } from '../test-checkout'
import { fullOrder } from '../test-order'
import { completion, confirmed, pay, startReady } from './paying'

startEachCheckout()

describe('the payment model', () => {
  it('PAY-01 preparing starts once the server has validated the order', async () => {
    await startReady()
    expect(checkout.model.get().open).toBe('payment')
    expect(checkout.payment()).toEqual({ at: 'ready', method: 'stripe', due: 100, problem: undefined })
  })

  it('PAY-03 sends the complete payment result to the server', async () => {
    await startReady()
    checkout.model.refer({ source: '4', other: 'a friend', associate: 'Kim' })
    await pay(confirmed)
    expect(checkout.named('payment.complete')[0]?.input).toEqual({
      order: '7',
      operation: checkout.method.pay.mock.calls[0]?.[0],
      amount: 100,
      ...completion,
      referralSource: '4',
      referralOther: 'a friend',
      referralAssociate: 'Kim',
    })
    expect(checkout.payment()).toEqual({ at: 'paid', url: '/thanks' })
    expect(checkout.deps.goTo).toHaveBeenCalledExactlyOnceWith('/thanks')
  })

  it.each(orderTypes)('CHK-08 an order of type %s is completed at the endpoint of its type', async (type) => {
    await startReady({ order: fullOrder({ type }) })
    await pay(confirmed)
    const paths = {
      order: '/uc_stripe/payment/complete/{order_id}',
      membership: '/user/membership/payment_complete/{order_id}',
      terminal: '/uc_stripe/terminal/complete/{order_id}',
      swatch: '/user/swatch/payment_complete/{order_id}',
      quote: '/user/quote/payment_complete/{order_id}',
    }
    expect(checkout.named('payment.complete')[0]?.path).toBe(paths[type])
  })

  it('STRIPE-02 a declined payment keeps the form; the next press is another attempt', async () => {
    await startReady()
    await pay({ type: 'refused', problem: { code: 'declined' } })
    expect(checkout.payment()).toMatchObject({ at: 'ready', problem: { code: 'declined' } })
    expect([checkout.method.prepared, checkout.method.stopped]).toEqual([1, 0])
    await pay(confirmed)
    const [[first], [second]] = checkout.method.pay.mock.calls as [[string], [string]]
    expect(first).not.toBe(second)
    expect(checkout.payment().at).toBe('paid')
  })

  it('STRIPE-02 after a final refusal the visitor can choose another method', async () => {
    await startReady()
    await pay({ type: 'refused', problem: { code: 'notHere' }, over: true })
    expect(checkout.payment()).toEqual({ at: 'choosing', problem: { code: 'notHere' } })
  })

  it('STRIPE-02 an attempt that cannot be verified is not confirmed', async () => {
    await startReady()
    checkout.method.verify.mockRejectedValueOnce(new RoveError('timeout', 'payment.stripe'))
    await pay()
    expect(checkout.method.pay).not.toHaveBeenCalled()
    expect(checkout.payment()).toMatchObject({ at: 'ready', problem: { code: 'notStarted' } })
  })

  it('CREDIT-01 credit that covers the total leads to an order without payment', async () => {
    await startReady()
    const covered = fullOrder({ due: 0 })
    checkout.serve(covered)
    await checkout.model.payByCredit(true)
    await flushPromises()
    expect(checkout.payment()).toMatchObject({ at: 'ready', due: 0 })
    checkout.serve(fullOrder({ due: 40 }))
    await checkout.model.payByCredit(false)
    await flushPromises()
    expect(checkout.payment()).toMatchObject({ at: 'ready', due: 40 })
    await pay(confirmed)
    expect(checkout.named('payment.complete')[0]?.input).toMatchObject({ amount: 40 })
  })

  it('CREDIT-01 pending changes end before the amount is verified, none starts after', async () => {
    await startReady()
    const answer = checkout.hold('order.change')
    const used = checkout.model.payByCredit(true)
    const queued = checkout.model.setCoupon('TEN')
    await flushPromises()
    await pay()
    expect(checkout.method.verify).not.toHaveBeenCalled()
    await answer({ order: fullOrder({ due: 0 }), errors: [] })
    expect(await used).toBe(true)
    expect(await queued).toBe(false)
    expect(checkout.named('order.change')).toHaveLength(1)
    expect(checkout.method.verify).toHaveBeenCalledOnce()
  })

  it('STRIPE-02 a superseded preparation that finishes late is released', async () => {
    await startReady()
    const slow = deferred<undefined>()
    checkout.method.prepare = () => slow.promise
    checkout.model.payment.choose('affirm')
    await flushPromises()
    checkout.method.prepare = async () => undefined
    checkout.model.payment.choose('stripe')
    await flushPromises()
    const { stopped } = checkout.method
    slow.resolve(undefined)
    await flushPromises()
    expect(checkout.method.stopped).toBe(stopped + 1)
    expect(checkout.payment()).toMatchObject({ at: 'ready', method: 'stripe' })
  })

  it('STRIPE-02 a form whose container was replaced is prepared again before Pay', async () => {
    await startReady()
    checkout.model.payment.setContainer(null)
    checkout.model.payment.pay()
    expect(checkout.method.verify).not.toHaveBeenCalled()
    checkout.model.payment.setContainer({} as HTMLElement)
    await flushPromises()
    await pay(confirmed)
    expect(checkout.payment().at).toBe('paid')
  })

  it('STRIPE-02 a missing address opens the address step with a message', async () => {
    startCheckout()
    checkout.method.prepare = async () => ({ problem: { code: 'missingBilling' }, at: 'address' })
    await checkout.ready()
    expect(checkout.model.get()).toMatchObject({
      open: 'address',
      notice: 'missingBilling',
      payment: { at: 'choosing' },
    })
    checkout.method.prepare = async () => undefined
    await checkout.model.proceed()
    await checkout.ready()
    expect(checkout.payment()).toMatchObject({ at: 'ready', problem: undefined })
  })
})
