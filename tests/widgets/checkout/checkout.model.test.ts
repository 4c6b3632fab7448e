import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RoveError } from '../../../core/errors'
import { expiryTimes } from '../../../widgets/checkout/expiry/expiry.model'
import { freshOrder, fullOrder, home } from './begun'
import { checkoutDesk, rest } from './checkout-desk'

let desk: ReturnType<typeof checkoutDesk>
const begin = (...begun: Parameters<typeof checkoutDesk>) => {
  desk = checkoutDesk(...begun)
}
const now = () => desk.model.get()
const known = { emailExists: true, memberExists: false, memberActive: false, tradeExists: false, tradeActive: false }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  desk.model.stop()
  vi.useRealTimers()
})

describe('the account', () => {
  const ada = freshOrder({ email: 'ada@example.com' })

  it('EMAIL-01 an address without an account goes on to membership', async () => {
    begin({ order: freshOrder() })
    desk.model.typeEmail('ada@example.com')
    desk.serve(ada)
    await desk.model.proceed()
    expect(desk.named('user.exists')[0]?.input).toEqual({ email: 'ada@example.com' })
    expect(desk.named('order.change')[0]?.input).toMatchObject({ email: 'ada@example.com' })
    expect(now()).toMatchObject({ open: 'membership', continuing: false, newMembership: false })
  })

  it('EMAIL-01 a check that fails counts as no account', async () => {
    begin({ order: freshOrder() })
    desk.answers['user.exists'] = new RoveError('timeout', 'user.exists')
    desk.model.typeEmail('ada@example.com')
    desk.serve(ada)
    await desk.model.proceed()
    expect(now().open).toBe('membership')
    expect(desk.deps.report).toHaveBeenCalledOnce()
  })

  it.each([
    ['no membership', known, true],
    ['a membership', { ...known, memberExists: true, memberActive: true }, false],
    ['a trade membership', { ...known, tradeExists: true }, false],
  ])('EMAIL-01 an account with %s may log in; a new membership is told where it has none', async (_, answer, isNew) => {
    begin({ order: freshOrder() })
    desk.answers['user.exists'] = answer
    desk.model.typeEmail('ada@example.com')
    await desk.model.proceed()
    expect(now()).toMatchObject({ open: 'account', account: { at: 'login' }, newMembership: isNew, continuing: false })
    expect(now().draft.membership).toBe(isNew ? 1 : undefined)
    expect(desk.named('order.change')).toHaveLength(0)
  })

  it('EMAIL-01 what the check says of an account is told to nobody', async () => {
    begin({ order: freshOrder() })
    desk.answers['user.exists'] = { ...known, tradeExists: true, tradeActive: true }
    desk.model.typeEmail('ada@example.com')
    await desk.model.proceed()
    expect(desk.deps.tell).not.toHaveBeenCalled()
    expect(JSON.stringify(now())).not.toMatch(/trade|exists/i)
  })

  it('EMAIL-01 an address that is wrong is not asked about', async () => {
    begin({ order: freshOrder() })
    desk.model.typeEmail('ada@example.toolong')
    await desk.model.proceed()
    expect(desk.calls).toHaveLength(0)
    expect(now()).toMatchObject({ open: 'account', continuing: false, heldUp: 1 })
    expect(desk.told('checkout:failed')).toEqual([{ message: 'Please complete this field', field: 'email' }])
  })

  it('EMAIL-01 whoever types on while it is asked is not answered about the old address', async () => {
    begin({ order: freshOrder() })
    const answer = desk.hold('user.exists')
    desk.model.typeEmail('ada@example.com')
    const done = desk.model.proceed()
    desk.model.typeEmail('adam@example.com')
    await answer(known)
    await done
    expect(now()).toMatchObject({ open: 'account', account: { at: 'asking' }, continuing: false })
    expect(desk.named('order.change')).toHaveLength(0)
  })

  it('LOGIN-01 leads back to the e-mail, or on without the account', async () => {
    begin({ order: freshOrder() })
    desk.answers['user.exists'] = known
    desk.model.typeEmail('ada@example.com')
    await desk.model.proceed()
    desk.model.backToEmail()
    expect(now().account.at).toBe('asking')
    desk.model.withoutLogin()
    expect(desk.named('order.change')).toHaveLength(0)
    await desk.model.proceed()
    desk.serve(ada)
    desk.model.withoutLogin()
    await rest()
    expect(now()).toMatchObject({ open: 'membership', account: { at: 'asking' } })
  })

  it('EMAIL-01 another address begins anew', async () => {
    begin({ order: freshOrder() })
    desk.answers['user.exists'] = known
    desk.model.typeEmail('ada@example.com')
    await desk.model.proceed()
    desk.model.typeEmail('bob@example.com')
    expect(now()).toMatchObject({ account: { at: 'asking' }, newMembership: false })
  })
})

describe('Continue', () => {
  const ada = freshOrder({ email: 'ada@example.com' })

  it('MEMB-01 keeps the membership choice, and goes on', async () => {
    begin({ order: ada })
    desk.model.chooseMembership(1)
    desk.serve(freshOrder({ email: 'ada@example.com', membership: 1 }))
    await desk.model.proceed()
    expect(desk.named('membership.validate')[0]?.input).toMatchObject({ value: 1 })
    expect(now().open).toBe('address')
  })

  it('MEMB-01 a choice that could not be kept is said, and nothing goes on', async () => {
    begin({ order: ada })
    desk.answers['membership.validate'] = new RoveError('network', 'membership.validate')
    desk.model.chooseMembership(1)
    await desk.model.proceed()
    expect(now()).toMatchObject({ open: 'membership', notice: 'notSaved', continuing: false })
  })

  it('CHK-07 is held up where nothing is chosen, and says where', async () => {
    begin({ order: ada })
    await desk.model.proceed()
    expect(now()).toMatchObject({ open: 'membership', notice: 'completeField', heldUp: 1 })
    expect(desk.told('checkout:failed')).toEqual([{ message: 'Please complete this field', field: 'membership' }])
  })

  it('PROT-01 asks for an offer or No thanks', async () => {
    const offers = [{ term: 3, title: '3 years', cost: 90 }]
    begin({ order: fullOrder({ protection: { offers } }) })
    await desk.model.proceed()
    expect(now()).toMatchObject({ open: 'protection', notice: 'protectionRequired' })
    desk.serve(fullOrder({ protection: { offers, term: 0 } }))
    await desk.model.pickProtection(0)
    expect(desk.named('order.change')[0]?.input).toMatchObject({ protection: 0 })
    await desk.model.proceed()
    await rest()
    expect(now().open).toBe('payment')
  })

  it('CHK-04 works once at a time, and never on for ever when the shopper goes elsewhere', async () => {
    begin({ order: fullOrder() })
    await rest()
    desk.model.goTo('account')
    const answer = desk.hold('user.exists')
    desk.model.proceed()
    desk.model.proceed()
    expect(now().continuing).toBe(true)
    desk.model.goTo('address')
    expect(now()).toMatchObject({ open: 'address', continuing: false })
    await answer(known)
    expect(now()).toMatchObject({ open: 'address', continuing: false, account: { at: 'asking' } })
    expect(desk.named('user.exists')).toHaveLength(1)
  })

  it('CHK-04 does not work on while another tab pays', async () => {
    begin({ order: ada })
    const answer = desk.hold('membership.validate')
    desk.model.chooseMembership(1)
    desk.model.proceed()
    desk.model.heard({ order: '7', attempt: 'a', at: 'paying' })
    desk.answers['payment.status'] = { status: 'none', url: null }
    desk.model.payment.ask()
    await answer({ valueChanged: true })
    expect(now()).toMatchObject({ continuing: false, payment: { at: 'choosing' } })
  })

  it.each([
    ['panes[membership][choice]', 'membership'],
    ['panes[quotes][quote]', 'address'],
    ['panes[warranty][term]', 'protection'],
  ])('CHK-05 what the server refused of %s is over once it has taken it again', async (field, step) => {
    begin({
      order: fullOrder({ protection: { offers: [{ term: 3, title: '3 years', cost: 90 }], term: 0 } }),
      problems: [{ field, message: 'Please choose.' }],
    })
    expect(now().open).toBe(step)
    await desk.model.proceed()
    await rest()
    expect(now().problems).toEqual([])
    expect(now().open).not.toBe(step)
  })
})

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

  it.each([
    ['its reasons', ['A sofa is sold out.'], undefined],
    ['no reason', [], 'completeDetails'],
  ])('PAY-01 the server’s no, with %s, opens the address', async (_, errors, notice) => {
    desk = checkoutDesk({ order: fullOrder() })
    desk.answers['order.validate'] = { success: false, errors }
    await rest()
    expect(now()).toMatchObject({ open: 'address', validating: false, notice })
    expect(now().problems).toEqual(errors.map((message) => ({ field: '', message })))
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

  it('PAY-01 whoever cannot be asked leaves the step before it open', async () => {
    desk = checkoutDesk({ order: fullOrder() })
    desk.answers['order.validate'] = new RoveError('network', 'order.validate')
    await rest()
    expect(now()).toMatchObject({ open: 'address', validating: false, notice: 'notSaved' })
  })
})

describe('the order', () => {
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
      { step: 'payment', number: 4, order: '7', total: 100, currency: 'USD' },
    ])
    desk.serve(fullOrder({ due: 90, total: 90, coupon: { code: 'TEN' } }))
    await desk.model.setCoupon('TEN')
    expect(desk.told('coupon:changed')).toEqual([{ op: 'add', coupon: 'TEN', total: 90 }])
    desk.model.goTo('address')
    desk.serve(fullOrder({ quotes: [{ id: 'air---0', title: 'Air - $9' }], quote: 'air---0' }))
    await desk.model.chooseQuote('air---0')
    expect(desk.told('quote:changed')).toEqual([{ total: 100 }])
    desk.serve(fullOrder({ status: 'paid', url: '/thanks' }))
    const before = desk.told('payment:changed').length
    await desk.model.keepOrder()
    expect(desk.told('order:placed')).toEqual([{ id: '7', total: 100, currency: 'USD' }])
    expect(desk.told('payment:changed')).toHaveLength(before)
    const personal = [home.first_name, home.last_name, home.street1, home.phone, 'ada@example.com']
    for (const word of personal) expect(JSON.stringify(desk.deps.tell.mock.calls)).not.toContain(word)
  })

  it('TRACK-02 tells which way to pay, and what is due', async () => {
    begin({ order: fullOrder() })
    await desk.ready()
    desk.model.payment.choose('affirm')
    expect(desk.told('payment:changed')).toEqual([
      { method: 'stripe', due: 100, currency: 'USD' },
      { method: 'affirm', due: 100, currency: 'USD' },
    ])
  })

  it('TRACK-02 an order that was paid before the page came is no news, and is shown', async () => {
    begin({ order: fullOrder({ status: 'paid', url: '/thanks' }) })
    await rest()
    expect(desk.told('order:placed')).toEqual([])
    expect(desk.deps.goTo).toHaveBeenCalledExactlyOnceWith('/thanks')
  })
})

describe('the time of the order', () => {
  const wait = (time: number) => vi.advanceTimersByTimeAsync(time)

  it('CHK-06 asks after 25 minutes, and says 5 minutes later that it is over', async () => {
    begin({ order: freshOrder() })
    await wait(expiryTimes.ask - 1)
    expect(now().dialog).toBeUndefined()
    await wait(1)
    expect(now().dialog).toBe('timing')
    await wait(300_000 - 1)
    expect(now().dialog).toBe('timing')
    await wait(1)
    expect(now().dialog).toBe('expired')
    expect(expiryTimes.ask).toBe(1_500_000)
  })

  it('CHK-06 begins anew with each word of the server’s', async () => {
    begin({ order: freshOrder() })
    await wait(expiryTimes.ask)
    desk.serve(freshOrder())
    await desk.model.keepOrder()
    expect(now().dialog).toBeUndefined()
    await wait(expiryTimes.ask - 1)
    expect(now().dialog).toBeUndefined()
    await wait(1)
    expect(now().dialog).toBe('timing')
  })

  it('CHK-06 interrupts no payment, and is said afterwards, once', async () => {
    begin()
    await desk.ready()
    desk.model.payment.pay()
    await wait(0)
    expect(now().payment.at).toBe('checking')
    await wait(expiryTimes.ask + 60_000)
    expect(now().dialog).toBeUndefined()
    desk.answers['order.read'] = new RoveError('network', 'order.read')
    desk.answers['payment.status'] = { status: 'none', url: null }
    desk.model.payment.ask()
    await wait(0)
    expect(now().dialog).toBe('timing')
    desk.answers['order.read'] = { order: fullOrder(), errors: [] }
    await desk.model.keepOrder()
    await wait(600_000)
    expect(now().dialog).toBeUndefined()
  })

  it('CHK-06 says nothing of an order that is paid, or to a page that is gone', async () => {
    begin({ order: fullOrder({ status: 'paid' }) })
    await wait(expiryTimes.ask + expiryTimes.leave)
    expect(now().dialog).toBeUndefined()
    begin({ order: freshOrder() })
    desk.model.stop()
    expect(vi.getTimerCount()).toBe(0)
  })
})
