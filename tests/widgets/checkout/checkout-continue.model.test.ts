import { describe, expect, it } from 'vitest'
import { RoveError } from '../../../core/errors'
import { known } from './account/known'
import { freshOrder, fullOrder } from './begun'
import { rest } from './checkout-desk'
import { begin, desk, eachHasADesk, now } from './each-desk'

eachHasADesk()

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

  it('MEMB-01 a choice that is refused says why, in the shop’s words', async () => {
    begin({ order: ada })
    desk.answers['membership.validate'] = new RoveError('status-422', 'membership.validate', {}, 'Not by card.')
    desk.model.chooseMembership(1)
    await desk.model.proceed()
    expect(now()).toMatchObject({ open: 'membership', notice: undefined, continuing: false, heldUp: 1 })
    expect(now().problems).toEqual([{ field: '', message: 'Not by card.' }])
  })

  it('MEMB-01 a choice that is kept says so where the order cannot be had, and Continue only asks for the order', async () => {
    begin({ order: ada })
    desk.answers['order.read'] = new RoveError('status-500', 'order.read')
    desk.model.chooseMembership(1)
    await desk.model.proceed()
    expect(now()).toMatchObject({ open: 'membership', notice: 'notRead', continuing: false })
    const kept = freshOrder({ email: 'ada@example.com', membership: 1 })
    desk.answers['order.read'] = { order: kept, errors: [] }
    await desk.model.proceed()
    expect(now()).toMatchObject({ open: 'address', notice: undefined })
    expect(desk.named('membership.validate')).toHaveLength(1)
  })

  it('MEMB-01 another choice than the one that was kept is kept anew', async () => {
    begin({ order: ada })
    desk.answers['order.read'] = new RoveError('status-500', 'order.read')
    desk.model.chooseMembership(1)
    await desk.model.proceed()
    desk.model.chooseMembership(0)
    await desk.model.proceed()
    expect(desk.named('membership.validate').map(({ input }) => input.value)).toEqual([1, 0])
  })

  it.each([
    ['coupon', () => desk.model.setCoupon('SPRING'), 'panes[coupon][code]', 0],
    ['protection', () => desk.model.pickProtection(3), '', 1],
  ])('CHK-05 a refused %s says why, where it belongs', async (_, change, field, heldUp) => {
    begin({ order: fullOrder() })
    desk.answers['order.change'] = new RoveError('status-422', 'order.change', {}, 'Not today.')
    expect(await change()).toBe(false)
    expect(now().problems).toEqual([{ field, message: 'Not today.' }])
    expect(now().heldUp).toBe(heldUp)
  })

  it('CHK-07 is held up where nothing is chosen, and says where', async () => {
    begin({ order: ada })
    await desk.model.proceed()
    expect(now()).toMatchObject({ open: 'membership', notice: 'completeField', heldUp: 1 })
    expect(desk.told('checkout:failed')).toEqual([{ message: 'Please complete this field', field: 'membership' }])
  })

  it('MEMB-01 a choice that the server does not take is said, instead of nothing', async () => {
    begin({ order: freshOrder({ email: 'ada@example.com', membership: 0 }) })
    desk.model.goTo('membership')
    desk.model.chooseMembership(1)
    desk.answers['membership.validate'] = { valueChanged: false }
    await desk.model.proceed()
    expect(now()).toMatchObject({ open: 'membership', notice: 'membershipStays', heldUp: 1 })
    desk.model.chooseMembership(0)
    await desk.model.proceed()
    expect(now()).toMatchObject({ open: 'address', notice: undefined })
  })

  it('MEMB-01 a member is asked for no membership, and can read what they are', async () => {
    begin({ order: freshOrder({ email: 'ada@example.com', membership: 0 }), terms: { isMember: true } })
    expect(now().open).toBe('address')
    desk.model.goTo('membership')
    await desk.model.proceed()
    expect(desk.named('membership.validate')).toEqual([])
    expect(now().open).toBe('address')
  })

  it('CHK-02 a later title continues each step on the way, and stops at the first that is not complete', async () => {
    begin({ order: freshOrder() })
    await desk.model.goTo('payment')
    expect(now()).toMatchObject({ open: 'account', heldUp: 1 })
    desk.model.typeEmail('Ada@example.com')
    desk.serve(freshOrder({ email: 'ada@example.com' }))
    await desk.model.goTo('payment')
    expect(now()).toMatchObject({ open: 'membership', notice: 'completeField', heldUp: 2 })
    desk.model.chooseMembership(0)
    desk.serve(fullOrder())
    await desk.model.goTo('payment')
    await rest()
    expect(now()).toMatchObject({ open: 'address', notice: 'completeDetails', heldUp: 3 })
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
