import { describe, expect, it, vi } from 'vitest'
import { RoveError } from '../../../core/base/report/errors'
import { checkout, now, startCheckout, startEachCheckout } from './each-checkout'
import { flushPromises } from './test-checkout'
import { fullOrder, home } from './test-order'

startEachCheckout()

/** The lines of the order, as each step's fact has them. */
const goodsNow = { goods: [{ url: '', quantity: 1, price: 100 }], coupon: '', discount: 0 }

describe('the checkout model and payment', () => {
  it('PAY-01 payment opens only after the validation, if no other step was opened', async () => {
    startCheckout({ order: fullOrder() })
    expect(now()).toMatchObject({ open: 'address', validating: true })
    const first = checkout.hold('order.validate')
    checkout.model.goTo('account')
    checkout.model.goTo('payment')
    await flushPromises()
    expect(now()).toMatchObject({ open: 'address', validating: true })
    checkout.model.goTo('account')
    await first({ success: true, errors: [] })
    expect(now()).toMatchObject({ open: 'account', validating: false })
  })

  it('CHK-02 payment stays closed if its validating step’s title is pressed', async () => {
    startCheckout({ order: fullOrder() })
    const heldValidation = checkout.hold('order.validate')
    checkout.model.goTo('address')
    await heldValidation({ success: true, errors: [] })
    expect(now()).toMatchObject({ open: 'address', validating: false })
  })

  it.each([
    ['reasons', ['A sofa is sold out.'], undefined],
    ['no reason', [], 'notAccepted'],
  ])('PAY-01 an invalid order, with %s, opens and focuses the address step', async (_, errors, notice) => {
    startCheckout({ order: fullOrder() })
    checkout.answers['order.validate'] = { success: false, errors }
    await flushPromises()
    expect(now()).toMatchObject({ open: 'address', validating: false, notice, blockedCount: 1 })
    expect(now().problems).toEqual(errors.map((message) => ({ field: 'order', message })))
  })

  it('PAY-01 the response of an aborted validation is ignored', async () => {
    startCheckout({ order: fullOrder() })
    const older = checkout.hold('order.validate')
    await flushPromises()
    checkout.model.goTo('account')
    checkout.answers['order.validate'] = { success: false, errors: ['No.'] }
    checkout.model.goTo('payment')
    await older({ success: true, errors: [] })
    expect(now()).toMatchObject({ open: 'address', problems: [{ message: 'No.' }] })
  })

  it('CHK-05 an error about the submitted form stays until it is dismissed', async () => {
    startCheckout({
      order: fullOrder(),
      problems: [
        { field: '', message: 'The card was declined.' },
        { field: '', message: 'Please try another one.' },
        { field: 'panes[payment][details][cc_number]', message: '' },
      ],
    })
    expect(now().blockedCount).toBe(1)
    await flushPromises()
    expect(now().open).toBe('payment')
    await checkout.model.setCoupon('TEN')
    expect(now().problems.map(({ message }) => message)).toEqual([
      'The card was declined.',
      'Please try another one.',
      '',
    ])
  })

  it('CHK-05 STRIPE-02 messages about a payment are removed when the next one starts', async () => {
    startCheckout({
      order: fullOrder(),
      problems: [{ field: '', message: 'The payment was cancelled, and nothing was charged.' }],
    })
    await checkout.ready()
    checkout.method.pay.mockReturnValueOnce(new Promise(() => {}))
    checkout.model.payment.pay()
    await flushPromises()
    expect(checkout.payment().at).toBe('confirming')
    expect(now().problems).toEqual([])
  })

  it('PAY-01 if the validation request fails, the step before payment stays open', async () => {
    startCheckout({ order: fullOrder() })
    checkout.answers['order.validate'] = new RoveError('network', 'order.validate')
    await flushPromises()
    expect(now()).toMatchObject({ open: 'address', validating: false, notice: 'notChecked', blockedCount: 1 })
  })
})

describe('the checkout model and the order', () => {
  it('CHK-02 the order is read when the page returns from the back-forward cache', async () => {
    startCheckout({ order: fullOrder() })
    const restorePage = async () => {
      dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
      await flushPromises()
      return checkout.named('order.read').length
    }
    expect(await restorePage()).toBe(1)
    checkout.model.stop()
    expect(await restorePage()).toBe(1)
  })

  it('PAY-03 the referral is sent once, and a failure of it blocks nothing', async () => {
    startCheckout({ order: fullOrder() })
    await flushPromises()
    checkout.model.saveReferral()
    checkout.model.refer({ source: 'friend' })
    checkout.model.refer({ associate: '12' })
    checkout.answers['order.change'] = new RoveError('network', 'order.change')
    checkout.model.saveReferral()
    checkout.model.saveReferral()
    await flushPromises()
    expect(checkout.named('order.change').map(({ input }) => input)).toEqual([
      expect.objectContaining({ referral: { source: 'friend', other: '', associate: '12' } }),
    ])
    expect(now()).toMatchObject({ open: 'payment', notice: undefined })
  })

  it('CHK-02 changes are queued, so that no response overwrites a newer one', async () => {
    startCheckout({ order: fullOrder() })
    await flushPromises()
    const first = checkout.hold('order.change')
    checkout.model.setCoupon('TEN')
    checkout.model.payByCredit(true)
    await flushPromises()
    expect(checkout.named('order.change')).toHaveLength(1)
    await first({ order: fullOrder({ due: 90 }), errors: [] })
    expect(checkout.named('order.change').map(({ input }) => [input.coupon, input.credit])).toEqual([
      ['TEN', undefined],
      [undefined, true],
    ])
  })

  it('CHK-02 quotes that a new order lacks are requested again', async () => {
    startCheckout({ order: fullOrder() })
    await flushPromises()
    checkout.serve(fullOrder({ quotes: [], quote: null }))
    await checkout.model.renewOrder()
    expect(now().open).toBe('address')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(checkout.named('order.quote')).toHaveLength(1)
  })

  it('TRACK-02 publishes steps, payment, coupon and quote, but no visitor input', async () => {
    startCheckout({ order: fullOrder() })
    await flushPromises()
    expect(checkout.published('checkout:advanced')).toEqual([
      { step: 'payment', number: 4, order: '7', value: 100, total: 100, currency: 'USD', ...goodsNow },
    ])
    checkout.serve(fullOrder({ due: 90, total: 90, coupon: { code: 'TEN' } }))
    await checkout.model.setCoupon('TEN')
    expect(checkout.published('coupon:changed')).toEqual([{ op: 'add', coupon: 'TEN', value: 90, total: 90 }])
    checkout.model.goTo('address')
    checkout.serve(fullOrder({ quotes: [{ id: 'air---0', title: 'Air - $9' }], quote: 'air---0' }))
    await checkout.model.chooseQuote('air---0')
    expect(checkout.published('quote:changed')).toEqual([{ total: 100 }])
    checkout.serve(fullOrder({ status: 'paid', url: '/thanks' }))
    const before = checkout.published('payment:changed').length
    await checkout.model.renewOrder()
    expect(checkout.published('order:placed')).toEqual([{ id: '7', value: 100, total: 100, currency: 'USD' }])
    expect(checkout.published('payment:changed')).toHaveLength(before)
    const personal = [home.first_name, home.last_name, home.street1, home.phone, 'ada@example.com']
    for (const word of personal) expect(JSON.stringify(checkout.deps.publish.mock.calls)).not.toContain(word)
  })

  it('TRACK-02 publishes the payment method, chosen or not, and the amount due', async () => {
    startCheckout({ order: fullOrder() })
    await checkout.ready()
    checkout.model.payment.choose('affirm', true)
    expect(checkout.published('payment:changed')).toEqual([
      { method: 'stripe', chosen: false, due: 100, value: 100, total: 100, currency: 'USD', ...goodsNow },
      { method: 'affirm', chosen: true, due: 100, value: 100, total: 100, currency: 'USD', ...goodsNow },
    ])
  })

  it('TRACK-02 paying with the preselected method counts as choosing it', async () => {
    startCheckout({ order: fullOrder() })
    await checkout.ready()
    checkout.model.payment.pay()
    expect(checkout.published('payment:changed')).toMatchObject([{ chosen: false }, { method: 'stripe', chosen: true }])
  })

  it('TRACK-01 publishes each shown error message once, including the server’s', async () => {
    startCheckout({ order: fullOrder() })
    const message = 'We do not deliver to this street.'
    checkout.answers['order.validate'] = { success: false, errors: [message] }
    await flushPromises()
    await flushPromises()
    expect(now().problems).toEqual([{ field: 'order', message }])
    expect(checkout.published('checkout:failed')).toEqual([{ field: 'order', message }])
  })

  it('TRACK-02 an order paid before the page loaded is shown, but not published', async () => {
    startCheckout({ order: fullOrder({ status: 'paid', url: '/thanks' }) })
    await flushPromises()
    expect(checkout.published('order:placed')).toEqual([])
    expect(checkout.deps.goTo).toHaveBeenCalledExactlyOnceWith('/thanks')
  })
})
