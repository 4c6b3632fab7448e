import { describe, expect, it } from 'vitest'
import { RoveError } from '../../../../core/base/report/errors'
import { existingAccount } from '../account/existing-account'
import { checkout, now, startCheckout, startEachCheckout } from '../each-checkout'
import { flushPromises } from '../test-checkout'
import { freshOrder, fullOrder } from '../test-order'

startEachCheckout()

describe('Continue', () => {
  const ada = freshOrder({ email: 'ada@example.com' })

  it('MEMB-01 Continue saves the membership choice and opens the next step', async () => {
    startCheckout({ order: ada })
    checkout.model.chooseMembership(1)
    checkout.serve(freshOrder({ email: 'ada@example.com', membership: 1 }))
    await checkout.model.proceed()
    expect(checkout.named('membership.validate')[0]?.input).toMatchObject({ value: 1 })
    expect(now().open).toBe('address')
  })

  it('MEMB-01 a choice that could not be saved shows a message in the open step', async () => {
    startCheckout({ order: ada })
    checkout.answers['membership.validate'] = new RoveError('network', 'membership.validate')
    checkout.model.chooseMembership(1)
    await checkout.model.proceed()
    expect(now()).toMatchObject({ open: 'membership', notice: 'notSaved', continuing: false })
  })

  it.each([
    ['is saved if the order has it', freshOrder({ email: 'ada@example.com', membership: 1 }), 'address', undefined],
    ['is reported as not confirmed if the order cannot be read', undefined, 'membership', 'notConfirmed'],
  ])('MEMB-01 a choice whose response is lost %s', async (_, order, open, notice) => {
    startCheckout({ order: ada })
    checkout.answers['membership.validate'] = new RoveError('network', 'membership.validate')
    if (order) checkout.serve(order)
    else checkout.answers['order.read'] = new RoveError('network', 'order.read')
    checkout.model.chooseMembership(1)
    await checkout.model.proceed()
    expect(now()).toMatchObject({ open, notice, continuing: false })
  })

  it.each([
    ['the response', () => undefined],
    ['the read after a lost response', () => new RoveError('timeout', 'order.change')],
  ])('EMAIL-01 an address typed back while Continue waits for %s is saved first', async (_, failure) => {
    startCheckout({ order: fullOrder() })
    await flushPromises()
    checkout.model.goTo('account')
    checkout.model.typeEmail('typo@example.com')
    checkout.serve(fullOrder({ email: 'typo@example.com' }))
    const lost = failure()
    if (lost) checkout.answers['order.change'] = lost
    const answer = checkout.hold(lost ? 'order.read' : 'order.change')
    const proceeding = checkout.model.proceed()
    await flushPromises()
    checkout.model.typeEmail(fullOrder().email)
    await answer({ order: fullOrder({ email: 'typo@example.com' }), errors: [] })
    await proceeding
    expect(now()).toMatchObject({ open: 'account', draft: { email: fullOrder().email }, notice: 'notSaved' })
  })

  it('MEMB-01 a choice made while Continue saves another one keeps the step open', async () => {
    startCheckout({ order: ada })
    const answer = checkout.hold('membership.validate')
    checkout.model.chooseMembership(1)
    const proceeding = checkout.model.proceed()
    await flushPromises()
    checkout.model.chooseMembership(0)
    checkout.serve(freshOrder({ email: 'ada@example.com', membership: 1 }))
    await answer({ valueChanged: true })
    await proceeding
    expect(now()).toMatchObject({ open: 'membership', draft: { membership: 0 }, notice: 'notSaved' })
  })

  it('MEMB-01 a refused choice shows the server’s message', async () => {
    startCheckout({ order: ada })
    checkout.answers['membership.validate'] = new RoveError('status-422', 'membership.validate', {}, 'Not by card.')
    checkout.model.chooseMembership(1)
    await checkout.model.proceed()
    expect(now()).toMatchObject({ open: 'membership', notice: undefined, continuing: false, blockedCount: 1 })
    expect(now().problems).toEqual([{ field: '', message: 'Not by card.' }])
  })

  it('MEMB-01 if the order of a saved choice cannot be read, Continue only reads it', async () => {
    startCheckout({ order: ada })
    checkout.answers['order.read'] = new RoveError('status-500', 'order.read')
    checkout.model.chooseMembership(1)
    await checkout.model.proceed()
    expect(now()).toMatchObject({ open: 'membership', notice: 'notRead', continuing: false })
    const kept = freshOrder({ email: 'ada@example.com', membership: 1 })
    checkout.answers['order.read'] = { order: kept, errors: [] }
    await checkout.model.proceed()
    expect(now()).toMatchObject({ open: 'address', notice: undefined })
    expect(checkout.named('membership.validate')).toHaveLength(1)
  })

  it('MEMB-01 a choice that differs from the saved one is saved again', async () => {
    startCheckout({ order: ada })
    checkout.answers['order.read'] = new RoveError('status-500', 'order.read')
    checkout.model.chooseMembership(1)
    await checkout.model.proceed()
    checkout.model.chooseMembership(0)
    await checkout.model.proceed()
    expect(checkout.named('membership.validate').map(({ input }) => input.value)).toEqual([1, 0])
  })

  it.each([
    ['coupon', () => checkout.model.setCoupon('SPRING'), 'panes[coupon][code]', 0],
    ['protection', () => checkout.model.pickProtection(3), '', 1],
  ])('CHK-05 a refused %s shows the server’s message beside its field', async (_, change, field, blockedCount) => {
    startCheckout({ order: fullOrder() })
    checkout.answers['order.change'] = new RoveError('status-422', 'order.change', {}, 'Not today.')
    expect(await change()).toBe(false)
    expect(now().problems).toEqual([{ field, message: 'Not today.' }])
    expect(now().blockedCount).toBe(blockedCount)
  })

  it.each([
    ['a change that the order lacks is reported as not saved', undefined, 'notSaved'],
    [
      'a change is reported as not confirmed if the order cannot be read',
      new RoveError('network', 'order.read'),
      'notConfirmed',
    ],
  ])('CHK-02 after a lost response, %s, until the next response', async (_, read, notice) => {
    startCheckout({ order: fullOrder() })
    await flushPromises()
    checkout.answers['order.change'] = new RoveError('timeout', 'order.change')
    if (read) checkout.answers['order.read'] = read
    expect(await checkout.model.pickProtection(3)).toBe(false)
    expect(now()).toMatchObject({ notice, blockedCount: 1 })
    checkout.answers['order.change'] = { order: fullOrder(), errors: [] }
    await checkout.model.pickProtection(3)
    expect(now().notice).toBeUndefined()
  })

  it('CHK-07 Continue without a membership choice is blocked, with a message', async () => {
    startCheckout({ order: ada })
    await checkout.model.proceed()
    expect(now()).toMatchObject({ open: 'membership', notice: 'completeField', blockedCount: 1 })
    expect(checkout.published('checkout:failed')).toEqual([
      { message: 'Please complete this field', field: 'membership' },
    ])
  })

  const missing = (...fields: readonly string[]) =>
    fields.map((field) => ({ message: 'Please complete this field', field }))

  it('CHK-07 each empty field of the addresses is named, but no wrong one', async () => {
    startCheckout({ order: freshOrder({ email: 'ada@example.com', membership: 0 }) })
    checkout.model.copyAddress(false)
    checkout.model.type('delivery', { ...fullOrder().delivery, zone: 0, city: ' ', phone: '1' })
    checkout.model.type('billing', { ...fullOrder().delivery, street1: '' })
    await checkout.model.proceed()
    expect(checkout.published('checkout:failed')).toEqual([
      { message: 'Please complete your details to continue.', field: 'address' },
      ...missing('panes[delivery][delivery_city]', 'panes[delivery][delivery_zone]', 'panes[billing][billing_street1]'),
    ])
  })

  it('CHK-07 an empty e-mail address, and a protection that was not chosen, are named', async () => {
    startCheckout({ order: freshOrder() })
    await checkout.model.proceed()
    expect(checkout.published('checkout:failed')).toEqual(missing('email'))
    startCheckout({ order: fullOrder({ protection: { offers: [], term: undefined } }) })
    await flushPromises()
    await checkout.model.proceed()
    expect(now().notice).toBe('protectionRequired')
    expect(checkout.published('checkout:failed')).toEqual(missing('protection'))
  })

  it('MEMB-01 a message says if the server has saved another choice', async () => {
    startCheckout({ order: freshOrder({ email: 'ada@example.com', membership: 0 }) })
    checkout.model.goTo('membership')
    checkout.model.chooseMembership(1)
    checkout.answers['membership.validate'] = { valueChanged: false }
    await checkout.model.proceed()
    expect(now()).toMatchObject({ open: 'membership', notice: 'membershipStays', blockedCount: 1 })
    checkout.model.chooseMembership(0)
    await checkout.model.proceed()
    expect(now()).toMatchObject({ open: 'address', notice: undefined })
  })

  it('MEMB-01 a member needs no membership choice and can open the step', async () => {
    startCheckout({ order: freshOrder({ email: 'ada@example.com', membership: 0 }), settings: { isMember: true } })
    expect(now().open).toBe('address')
    checkout.model.goTo('membership')
    await checkout.model.proceed()
    expect(checkout.named('membership.validate')).toEqual([])
    expect(now().open).toBe('address')
  })

  it('CHK-02 the title of a later step continues up to the first incomplete one', async () => {
    startCheckout({ order: freshOrder() })
    await checkout.model.goTo('payment')
    expect(now()).toMatchObject({ open: 'account', blockedCount: 1 })
    checkout.model.typeEmail('Ada@example.com')
    checkout.serve(freshOrder({ email: 'ada@example.com' }))
    await checkout.model.goTo('payment')
    expect(now()).toMatchObject({ open: 'membership', notice: 'completeField', blockedCount: 2 })
    checkout.model.chooseMembership(0)
    checkout.serve(freshOrder({ email: 'ada@example.com', membership: 0 }))
    await checkout.model.goTo('payment')
    await flushPromises()
    expect(now()).toMatchObject({ open: 'address', notice: 'completeDetails', blockedCount: 3 })
  })

  it('PROT-01 Continue requires a protection offer or “No thanks”', async () => {
    const offers = [{ term: 3, title: '3 years', cost: 90 }]
    startCheckout({ order: fullOrder({ protection: { offers } }) })
    await checkout.model.proceed()
    expect(now()).toMatchObject({ open: 'protection', notice: 'protectionRequired' })
    checkout.serve(fullOrder({ protection: { offers, term: 0 } }))
    await checkout.model.pickProtection(0)
    expect(checkout.named('order.change')[0]?.input).toMatchObject({ protection: 0 })
    await checkout.model.proceed()
    await flushPromises()
    expect(now().open).toBe('payment')
  })

  it('CHK-04 Continue runs once at a time and ends when the visitor opens another step', async () => {
    startCheckout({ order: fullOrder() })
    await flushPromises()
    checkout.model.goTo('account')
    const answer = checkout.hold('user.exists')
    checkout.model.proceed()
    checkout.model.proceed()
    expect(now().continuing).toBe(true)
    checkout.model.goTo('address')
    expect(now()).toMatchObject({ open: 'address', continuing: false })
    await answer(existingAccount)
    expect(now()).toMatchObject({ open: 'address', continuing: false, account: { at: 'asking' } })
    expect(checkout.named('user.exists')).toHaveLength(1)
  })

  it('CHK-04 Continue stops when another tab pays', async () => {
    startCheckout({ order: ada })
    const answer = checkout.hold('membership.validate')
    checkout.model.chooseMembership(1)
    checkout.model.proceed()
    checkout.model.receive({ order: '7', attempt: 'a', at: 'paying' })
    checkout.answers['payment.status'] = { status: 'none', url: null }
    checkout.model.payment.requestStatus()
    await answer({ valueChanged: true })
    expect(now()).toMatchObject({ continuing: false, payment: { at: 'choosing' } })
  })

  it.each([
    ['panes[membership][choice]', 'membership'],
    ['panes[quotes][quote]', 'address'],
    ['panes[warranty][term]', 'protection'],
  ])('CHK-05 server errors of %s are removed once the server has accepted it', async (field, step) => {
    startCheckout({
      order: fullOrder({ protection: { offers: [{ term: 3, title: '3 years', cost: 90 }], term: 0 } }),
      problems: [{ field, message: 'Please choose.' }],
    })
    expect(now().open).toBe(step)
    await checkout.model.proceed()
    await flushPromises()
    expect(now().problems).toEqual([])
    expect(now().open).not.toBe(step)
  })
})
