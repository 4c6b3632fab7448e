import { describe, expect, it } from 'vitest'
import { orderTypes } from '../../../../core/contract/order'
import { RoveError } from '../../../../core/errors'
import { fullOrder } from '../begun'
import { later, rest } from '../checkout-desk'
import { begin, desk, eachHasADesk } from '../each-desk'
import { beginReady, completion, confirmed, pay } from './paying'

eachHasADesk()

describe('paying', () => {
  it('PAY-01 begins once the server has said that the order may be paid for', async () => {
    await beginReady()
    expect(desk.model.get().open).toBe('payment')
    expect(desk.payment()).toEqual({ at: 'ready', method: 'stripe', due: 100, problem: undefined })
  })

  it('PAY-03 tells the server all that the payment came to', async () => {
    await beginReady()
    desk.model.refer({ source: '4', other: 'a friend', associate: 'Kim' })
    await pay(confirmed)
    expect(desk.named('payment.complete')[0]?.input).toEqual({
      order: '7',
      operation: desk.method.pay.mock.calls[0]?.[0],
      amount: 100,
      ...completion,
      referralSource: '4',
      referralOther: 'a friend',
      referralAssociate: 'Kim',
    })
    expect(desk.payment()).toEqual({ at: 'paid', url: '/thanks' })
    expect(desk.deps.goTo).toHaveBeenCalledExactlyOnceWith('/thanks')
  })

  it.each(orderTypes)('CHK-08 an order of type %s is completed where its type says', async (type) => {
    await beginReady({ order: fullOrder({ type }) })
    await pay(confirmed)
    const paths = {
      order: '/uc_stripe/payment/complete/{order_id}',
      membership: '/user/membership/payment_complete/{order_id}',
      terminal: '/uc_stripe/terminal/complete/{order_id}',
      swatch: '/user/swatch/payment_complete/{order_id}',
      quote: '/user/quote/payment_complete/{order_id}',
    }
    expect(desk.named('payment.complete')[0]?.path).toBe(paths[type])
  })

  it('STRIPE-02 a refusal keeps the form, and the next press is another attempt', async () => {
    await beginReady()
    await pay({ type: 'refused', problem: { code: 'declined' } })
    expect(desk.payment()).toMatchObject({ at: 'ready', problem: { code: 'declined' } })
    expect([desk.method.prepared, desk.method.stopped]).toEqual([1, 0])
    await pay(confirmed)
    const [[first], [second]] = desk.method.pay.mock.calls as [[string], [string]]
    expect(first).not.toBe(second)
    expect(desk.payment().at).toBe('paid')
  })

  it('STRIPE-02 a refusal that is over for this order leaves another way to be chosen', async () => {
    await beginReady()
    await pay({ type: 'refused', problem: { code: 'notHere' }, over: true })
    expect(desk.payment()).toEqual({ at: 'choosing', problem: { code: 'notHere' } })
  })

  it('STRIPE-02 what cannot be verified is not confirmed', async () => {
    await beginReady()
    desk.method.verify.mockRejectedValueOnce(new RoveError('timeout', 'payment.stripe'))
    await pay()
    expect(desk.method.pay).not.toHaveBeenCalled()
    expect(desk.payment()).toMatchObject({ at: 'ready', problem: { code: 'notStarted' } })
  })

  it('CREDIT-01 credit that covers all leads to placing the order, and back', async () => {
    await beginReady()
    const covered = fullOrder({ due: 0 })
    desk.serve(covered)
    await desk.model.payByCredit(true)
    await rest()
    expect(desk.payment()).toMatchObject({ at: 'ready', due: 0 })
    desk.serve(fullOrder({ due: 40 }))
    await desk.model.payByCredit(false)
    await rest()
    expect(desk.payment()).toMatchObject({ at: 'ready', due: 40 })
    await pay(confirmed)
    expect(desk.named('payment.complete')[0]?.input).toMatchObject({ amount: 40 })
  })

  it('CREDIT-01 a change that is under way is over before the amount is verified, and none begins after', async () => {
    await beginReady()
    const answer = desk.hold('order.change')
    const used = desk.model.payByCredit(true)
    const queued = desk.model.setCoupon('TEN')
    await rest()
    await pay()
    expect(desk.method.verify).not.toHaveBeenCalled()
    await answer({ order: fullOrder({ due: 0 }), errors: [] })
    expect(await used).toBe(true)
    expect(await queued).toBe(false)
    expect(desk.named('order.change')).toHaveLength(1)
    expect(desk.method.verify).toHaveBeenCalledOnce()
  })

  it('STRIPE-02 an older preparation that comes late is let go', async () => {
    await beginReady()
    const slow = later<undefined>()
    desk.method.prepare = () => slow.promise
    desk.model.payment.choose('affirm')
    await rest()
    desk.method.prepare = async () => undefined
    desk.model.payment.choose('stripe')
    await rest()
    const { stopped } = desk.method
    slow.resolve(undefined)
    await rest()
    expect(desk.method.stopped).toBe(stopped + 1)
    expect(desk.payment()).toMatchObject({ at: 'ready', method: 'stripe' })
  })

  it('STRIPE-02 a form that was moved on the page is made anew before it can be pressed', async () => {
    await beginReady()
    desk.model.payment.setRoom(null)
    desk.model.payment.pay()
    expect(desk.method.verify).not.toHaveBeenCalled()
    desk.model.payment.setRoom({} as HTMLElement)
    await rest()
    await pay(confirmed)
    expect(desk.payment().at).toBe('paid')
  })

  it('STRIPE-02 a missing address brings the shopper to it, and says so', async () => {
    begin()
    desk.method.prepare = async () => ({ problem: { code: 'missingBilling' }, at: 'address' })
    await desk.ready()
    expect(desk.model.get()).toMatchObject({ open: 'address', notice: 'missingBilling', payment: { at: 'choosing' } })
    desk.method.prepare = async () => undefined
    await desk.model.proceed()
    await desk.ready()
    expect(desk.payment()).toMatchObject({ at: 'ready', problem: undefined })
  })
})
