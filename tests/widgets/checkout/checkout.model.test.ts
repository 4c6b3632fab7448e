import { describe, expect, it, vi } from 'vitest'
import { RoveError } from '../../../core/errors'
import { fullOrder, home } from './begun'
import { rest } from './checkout-desk'
import { begin, desk, eachHasADesk, now } from './each-desk'

eachHasADesk()

/** The lines of the order, as every step of the checkout publishes them. */
const goodsNow = { goods: [{ url: '', quantity: 1, price: 100 }], coupon: '', discount: 0 }

describe('payment', () => {
  it('PAY-01 does not open before the server has answered, nor where the shopper has gone elsewhere', async () => {
    begin({ order: fullOrder() })
    expect(now()).toMatchObject({ open: 'address', validating: true })
    const first = desk.hold('order.validate')
    desk.model.goTo('account')
    desk.model.goTo('payment')
    await rest()
    expect(now()).toMatchObject({ open: 'address', validating: true })
    desk.model.goTo('account')
    await first({ success: true, errors: [] })
    expect(now()).toMatchObject({ open: 'account', validating: false })
  })

  it('CHK-02 stays closed where the shopper presses the title of the step that waits for it', async () => {
    begin({ order: fullOrder() })
    const asked = desk.hold('order.validate')
    desk.model.goTo('address')
    await asked({ success: true, errors: [] })
    expect(now()).toMatchObject({ open: 'address', validating: false })
  })

  it.each([
    ['its reasons', ['A sofa is sold out.'], undefined],
    ['no reason', [], 'notAccepted'],
  ])('PAY-01 the server’s no, with %s, opens the address and brings the shopper to it', async (_, errors, notice) => {
    begin({ order: fullOrder() })
    desk.answers['order.validate'] = { success: false, errors }
    await rest()
    expect(now()).toMatchObject({ open: 'address', validating: false, notice, heldUp: 1 })
    expect(now().problems).toEqual(errors.map((message) => ({ field: 'order', message })))
  })

  it('PAY-01 an older question says nothing of a newer one', async () => {
    begin({ order: fullOrder() })
    const older = desk.hold('order.validate')
    await rest()
    desk.model.goTo('account')
    desk.answers['order.validate'] = { success: false, errors: ['No.'] }
    desk.model.goTo('payment')
    await older({ success: true, errors: [] })
    expect(now()).toMatchObject({ open: 'address', problems: [{ message: 'No.' }] })
  })

  it('CHK-05 what the server said of a form that was sent stays until it is dismissed, whatever it marked', async () => {
    begin({
      order: fullOrder(),
      problems: [
        { field: '', message: 'The card was declined.' },
        { field: '', message: 'Please try another one.' },
        { field: 'panes[payment][details][cc_number]', message: '' },
      ],
    })
    expect(now().heldUp).toBe(1)
    await rest()
    expect(now().open).toBe('payment')
    await desk.model.setCoupon('TEN')
    expect(now().problems.map(({ message }) => message)).toEqual([
      'The card was declined.',
      'Please try another one.',
      '',
    ])
  })

  it('PAY-01 whoever cannot be asked leaves the step before it open', async () => {
    begin({ order: fullOrder() })
    desk.answers['order.validate'] = new RoveError('network', 'order.validate')
    await rest()
    expect(now()).toMatchObject({ open: 'address', validating: false, notice: 'notChecked', heldUp: 1 })
  })
})

describe('the order', () => {
  it('CHK-02 is read when the page comes back, as long as the checkout is there', async () => {
    begin({ order: fullOrder() })
    const comeBack = async () => {
      dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
      await rest()
      return desk.named('order.read').length
    }
    expect(await comeBack()).toBe(1)
    desk.model.stop()
    expect(await comeBack()).toBe(1)
  })

  it('PAY-03 is told once how the shopper heard of the shop; where that is lost, nobody is held up', async () => {
    begin({ order: fullOrder() })
    await rest()
    desk.model.keepReferral()
    desk.model.refer({ source: 'friend' })
    desk.model.refer({ associate: '12' })
    desk.answers['order.change'] = new RoveError('network', 'order.change')
    desk.model.keepReferral()
    desk.model.keepReferral()
    await rest()
    expect(desk.named('order.change').map(({ input }) => input)).toEqual([
      expect.objectContaining({ referral: { source: 'friend', other: '', associate: '12' } }),
    ])
    expect(now()).toMatchObject({ open: 'payment', notice: undefined })
  })

  it('CHK-02 is changed in turn, so that no answer is older than what stands', async () => {
    begin({ order: fullOrder() })
    await rest()
    const first = desk.hold('order.change')
    desk.model.setCoupon('TEN')
    desk.model.payByCredit(true)
    await rest()
    expect(desk.named('order.change')).toHaveLength(1)
    await first({ order: fullOrder({ due: 90 }), errors: [] })
    expect(desk.named('order.change').map(({ input }) => [input.coupon, input.credit])).toEqual([
      ['TEN', undefined],
      [undefined, true],
    ])
  })

  it('CHK-02 quotes that are gone are asked for again', async () => {
    begin({ order: fullOrder() })
    await rest()
    desk.serve(fullOrder({ quotes: [], quote: null }))
    await desk.model.keepOrder()
    expect(now().open).toBe('address')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(desk.named('order.quote')).toHaveLength(1)
  })

  it('TRACK-02 tells the page steps, payment, coupon, quote and the placed order, and nothing that was filled in', async () => {
    begin({ order: fullOrder() })
    await rest()
    expect(desk.told('checkout:advanced')).toEqual([
      { step: 'payment', number: 4, order: '7', value: 100, total: 100, currency: 'USD', ...goodsNow },
    ])
    desk.serve(fullOrder({ due: 90, total: 90, coupon: { code: 'TEN' } }))
    await desk.model.setCoupon('TEN')
    expect(desk.told('coupon:changed')).toEqual([{ op: 'add', coupon: 'TEN', value: 90, total: 90 }])
    desk.model.goTo('address')
    desk.serve(fullOrder({ quotes: [{ id: 'air---0', title: 'Air - $9' }], quote: 'air---0' }))
    await desk.model.chooseQuote('air---0')
    expect(desk.told('quote:changed')).toEqual([{ total: 100 }])
    desk.serve(fullOrder({ status: 'paid', url: '/thanks' }))
    const before = desk.told('payment:changed').length
    await desk.model.keepOrder()
    expect(desk.told('order:placed')).toEqual([{ id: '7', value: 100, total: 100, currency: 'USD' }])
    expect(desk.told('payment:changed')).toHaveLength(before)
    const personal = [home.first_name, home.last_name, home.street1, home.phone, 'ada@example.com']
    for (const word of personal) expect(JSON.stringify(desk.deps.tell.mock.calls)).not.toContain(word)
  })

  it('TRACK-02 tells which way to pay, whether the visitor picked it, and what is due', async () => {
    begin({ order: fullOrder() })
    await desk.ready()
    desk.model.payment.choose('affirm', true)
    expect(desk.told('payment:changed')).toEqual([
      { method: 'stripe', chosen: false, due: 100, value: 100, total: 100, currency: 'USD', ...goodsNow },
      { method: 'affirm', chosen: true, due: 100, value: 100, total: 100, currency: 'USD', ...goodsNow },
    ])
  })

  it('TRACK-02 who pays the way that was chosen for them has picked it', async () => {
    begin({ order: fullOrder() })
    await desk.ready()
    desk.model.payment.pay()
    expect(desk.told('payment:changed')).toMatchObject([{ chosen: false }, { method: 'stripe', chosen: true }])
  })

  it('TRACK-01 tells the words that the screen says: the server’s too, each once', async () => {
    begin({ order: fullOrder() })
    const message = 'We do not deliver to this street.'
    desk.answers['order.validate'] = { success: false, errors: [message] }
    await rest()
    await rest()
    expect(now().problems).toEqual([{ field: 'order', message }])
    expect(desk.told('checkout:failed')).toEqual([{ field: 'order', message }])
  })

  it('TRACK-02 an order that was paid before the page came is no news, and is shown', async () => {
    begin({ order: fullOrder({ status: 'paid', url: '/thanks' }) })
    await rest()
    expect(desk.told('order:placed')).toEqual([])
    expect(desk.deps.goTo).toHaveBeenCalledExactlyOnceWith('/thanks')
  })
})
