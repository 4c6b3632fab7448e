import { describe, expect, it } from 'vitest'
import { RoveError } from '../../../../core/errors'
import { fullOrder } from '../begun'
import { later, rest } from '../checkout-desk'
import { begin, desk, eachHasADesk } from '../each-desk'
import { beginReady, confirmed, pay } from './paying'

eachHasADesk()

describe('the amount that is paid', () => {
  it('STRIPE-02 an amount that has changed is shown first, and only then confirmed', async () => {
    await beginReady()
    desk.method.amount = 90
    desk.serve(fullOrder({ due: 90 }))
    await pay()
    expect(desk.method.pay).not.toHaveBeenCalled()
    expect(desk.payment()).toMatchObject({ at: 'ready', due: 90, problem: { code: 'amountChanged' } })
    expect(desk.method.prepared).toBe(1)
    await pay(confirmed)
    expect(desk.named('payment.complete')[0]?.input).toMatchObject({ amount: 90 })
  })

  it.each(['a method is chosen', 'Pay is pressed'])(
    'PAY-03 the order has grown elsewhere, and %s: Pay waits until the summary shows what is charged',
    async (when) => {
      await beginReady()
      const answer = desk.hold('order.read')
      desk.serve(fullOrder({ due: 200, total: 200 }))
      desk.method.amount = 200
      if (when === 'Pay is pressed') desk.model.payment.pay()
      else desk.model.payment.choose('affirm', true)
      await rest()
      expect(desk.payment()).toMatchObject({ at: 'comparing', charged: 200 })
      desk.model.payment.pay()
      await answer({ order: fullOrder({ due: 200, total: 200 }), errors: [] })
      expect(desk.model.get().order).toMatchObject({ due: 200, total: 200 })
      expect(desk.payment()).toMatchObject({ at: 'ready', due: 200, problem: { code: 'amountChanged' } })
      expect(desk.method.pay).not.toHaveBeenCalled()
      await pay(confirmed)
      expect(desk.named('payment.complete')[0]?.input).toMatchObject({ amount: 200 })
    },
  )

  it('PAY-03 what the server charges is what is due, also where its order goes on saying otherwise', async () => {
    await beginReady()
    desk.method.amount = 95
    await pay()
    expect(desk.payment()).toMatchObject({ at: 'ready', due: 95, problem: { code: 'amountChanged' } })
    expect(desk.model.get().order.due).toBe(95)
    expect(desk.named('order.read').length).toBeLessThan(3)
    await pay(confirmed)
    expect(desk.named('payment.complete')[0]?.input).toMatchObject({ amount: 95 })
  })

  it('PAY-03 where the order cannot be read, another amount than is shown cannot be paid', async () => {
    await beginReady()
    desk.answers['order.read'] = new RoveError('network', 'order.read')
    desk.method.amount = 95
    await pay()
    expect(desk.payment()).toEqual({ at: 'choosing', problem: { code: 'notStarted' } })
    desk.method.amount = undefined
    desk.model.payment.choose('stripe', true)
    await rest()
    expect(desk.payment()).toMatchObject({ at: 'ready', due: 100 })
  })

  it('STRIPE-01 CREDIT-01 what was typed stays where only the amount changes, and goes with the way to pay or the currency', async () => {
    await beginReady()
    const form = () => [desk.method.prepared, desk.method.stopped]
    for (const due of [90, 80]) {
      desk.serve(fullOrder({ due }))
      await desk.model.setCoupon('TEN')
      await rest()
      expect(desk.payment()).toMatchObject({ at: 'ready', due })
      expect(desk.method.verify.mock.lastCall?.[0]).toMatchObject({ due })
      expect(form()).toEqual([1, 0])
    }
    expect(desk.model.get().payReady).toBe(true)
    desk.model.payment.choose('affirm', true)
    await rest()
    expect(form()).toEqual([2, 1])
    desk.serve(fullOrder({ due: 70, currency: 'CAD' }))
    await desk.model.setCoupon('TEN')
    await rest()
    expect(form()).toEqual([3, 2])
  })

  it('CREDIT-01 PAY-03 an answer is lost: what the server did is shown, and what it did not is said to be unsaved', async () => {
    const credit = { credits: 50, usable: 50, amount_to_charge_usable: 50 }
    await beginReady({ order: fullOrder({ credit }) })
    desk.answers['order.change'] = new RoveError('timeout', 'order.change')
    expect(await desk.model.payByCredit(true)).toBe(false)
    expect(desk.model.get()).toMatchObject({ notice: 'notSaved', order: { due: 100 } })
    desk.serve(fullOrder({ due: 50, credit: { ...credit, active: true } }))
    expect(await desk.model.payByCredit(true)).toBe(true)
    await rest()
    expect(desk.model.get()).toMatchObject({ notice: undefined, order: { due: 50 }, payment: { at: 'ready', due: 50 } })
    desk.serve(fullOrder({ coupon: { code: 'TEN', title: '' } }))
    expect(await desk.model.setCoupon('ten')).toBe(true)
  })

  it('STRIPE-01 an amount that cannot be told to the form is told to another one', async () => {
    await beginReady()
    desk.serve(fullOrder({ due: 90 }))
    desk.method.verify.mockRejectedValueOnce(new RoveError('network', 'payment.stripe'))
    await desk.model.setCoupon('TEN')
    await rest()
    expect(desk.payment()).toMatchObject({ at: 'ready', due: 90 })
    expect([desk.method.prepared, desk.method.stopped]).toEqual([2, 1])
  })

  it('STRIPE-01 of two amounts that follow each other the last one is shown, whichever is answered last', async () => {
    await beginReady()
    const slow = later<number>()
    desk.method.verify.mockReturnValueOnce(slow.promise)
    desk.serve(fullOrder({ due: 90 }))
    await desk.model.setCoupon('TEN')
    desk.serve(fullOrder({ due: 80 }))
    await desk.model.setCoupon('MORE')
    await rest()
    expect(desk.payment()).toMatchObject({ at: 'preparing', due: 80 })
    slow.resolve(90)
    await rest()
    expect(desk.payment()).toMatchObject({ at: 'ready', due: 80 })
    expect(desk.method.prepared).toBe(1)
  })

  it('PAY-03 a tab that is looked at again reads the order where it rests at payment, and nowhere else', async () => {
    begin()
    const look = () => document.dispatchEvent(new Event('visibilitychange'))
    desk.model.goTo('address')
    look()
    await rest()
    expect(desk.named('order.read')).toEqual([])
    await desk.model.proceed()
    await desk.ready()
    desk.serve(fullOrder({ due: 200, total: 200 }))
    look()
    await rest()
    expect(desk.model.get()).toMatchObject({ order: { total: 200 }, payment: { at: 'ready', due: 200 } })
    desk.method.pay.mockReturnValueOnce(new Promise(() => {}))
    await pay()
    const { length } = desk.named('order.read')
    look()
    await rest()
    expect(desk.named('order.read')).toHaveLength(length)
  })
})
