import { describe, expect, it } from 'vitest'
import { freshOrder, fullOrder, home } from './begun'
import { rest } from './checkout-desk'
import { begin, desk, eachHasADesk, now } from './each-desk'
import { fakeTab } from './fake-tab'

eachHasADesk()

const email = 'ada@example.com'
const offers = [{ term: 3, title: '3 years', cost: 90 }]

describe('a step as a place in the history', () => {
  it('CHK-02 Back opens the step before, Forward the one after; a step that opens by itself is no place of its own', async () => {
    begin({ order: freshOrder({ email }) })
    expect(desk.tab.steps()).toEqual(['membership'])
    desk.model.chooseMembership(0)
    desk.serve(freshOrder({ email, membership: 0 }))
    await desk.model.proceed()
    expect(desk.tab.steps()).toEqual(['membership', 'address'])
    desk.tab.go(-1)
    expect(now().open).toBe('membership')
    desk.tab.go(1)
    expect(now().open).toBe('address')
    expect(desk.tab.steps()).toEqual(['membership', 'address'])
  })

  it('PAY-01 payment is a place once the server has opened it; refused, the address stands in its place', async () => {
    begin({ order: fullOrder() })
    await rest()
    expect(desk.tab.steps()).toEqual(['payment'])
    desk.model.goTo('address')
    desk.tab.go(-1)
    await rest()
    expect(now().open).toBe('payment')
    desk.tab.go(1)
    desk.answers['order.validate'] = { success: false, errors: ['No.'] }
    desk.tab.go(-1)
    await rest()
    expect(now().open).toBe('address')
    expect(desk.tab.steps()).toEqual(['address', 'address'])
  })

  it('PAY-01 while money may move Back changes nothing of the order', async () => {
    begin({ order: fullOrder() })
    await desk.ready()
    desk.model.goTo('account')
    desk.model.goTo('payment')
    await desk.ready()
    desk.hold('payment.status')
    desk.model.heard({ order: '7', attempt: 'a', at: 'paying' })
    desk.tab.go(-1)
    expect(now()).toMatchObject({ open: 'payment', payment: { at: 'watching' } })
    expect(desk.tab.steps()).toEqual(['payment', 'payment', 'payment'])
  })

  it.each([
    ['account', 'account'],
    ['payment', 'payment'],
  ] as const)('CHK-02 a page that is loaded again at %s opens %s', async (step, open) => {
    begin({ order: fullOrder(), tab: fakeTab(undefined, [{ order: '7', step }]) })
    await rest()
    expect(now().open).toBe(open)
    expect(desk.tab.steps()).toEqual([step])
  })

  it('CHK-02 another order begins where it stands', () => {
    begin({ order: freshOrder({ email }), tab: fakeTab(undefined, [{ order: '6', step: 'account' }]) })
    expect(now().open).toBe('membership')
  })

  it('CHK-02 an edited step leads back to where the shopper was, unless something else is to be answered now', async () => {
    const protection = { offers, term: 0 }
    begin({ order: fullOrder({ protection }) })
    await rest()
    desk.model.goTo('account')
    await desk.model.proceed()
    await rest()
    expect(now().open).toBe('payment')
    desk.model.goTo('account')
    desk.serve(fullOrder({ protection: { offers } }))
    await desk.model.proceed()
    await rest()
    expect(now().open).toBe('protection')
  })
})

describe('what the tab keeps', () => {
  const again = (order = freshOrder({ email })) => {
    const { tab } = desk
    desk.model.stop()
    begin({ order, tab })
  }

  it('CHK-02 what was typed and not yet taken is there when the page is loaded again', async () => {
    begin({ order: freshOrder({ email }) })
    desk.model.chooseMembership(1)
    desk.model.type('delivery', { city: 'Reno', phone: '775' })
    desk.model.copyAddress(false)
    desk.model.refer({ source: 'friend' })
    again()
    expect(now().draft).toMatchObject({ membership: 1, delivery: { city: 'Reno', phone: '775' }, copyAddress: false })
    expect(now()).toMatchObject({ open: 'membership', referral: { source: 'friend' } })
    desk.model.typeEmail('bob@exam')
    again()
    expect(now()).toMatchObject({ open: 'account', draft: { email: 'bob@exam' } })
    // Logged in meanwhile: the order says who it is.
    again(freshOrder({ email: 'eve@example.com' }))
    expect(now().draft.email).toBe('eve@example.com')
  })

  it('CHK-02 nothing that the server has is kept, nothing of a placed order, and nothing of another one', async () => {
    begin({ order: fullOrder() })
    await desk.ready()
    expect(desk.tab.drafts.read()).toEqual({ order: '7' })
    desk.model.payment.choose('affirm')
    desk.model.goTo('address')
    desk.model.type('delivery', { city: 'Elko' })
    expect(desk.tab.drafts.read()).toEqual({ order: '7', method: 'affirm', delivery: { ...home, city: 'Elko' } })
    again(fullOrder({ id: '8' }))
    expect(now().draft.delivery.city).toBe(home.city)
    desk.serve(fullOrder({ id: '8', status: 'paid', url: '/thanks' }))
    await desk.model.keepOrder()
    expect(desk.tab.drafts.read()).toBeUndefined()
  })

  it('PAY-01 the way to pay that was chosen is chosen again', async () => {
    begin({ order: fullOrder() })
    await desk.ready()
    desk.model.payment.choose('affirm')
    again(fullOrder())
    await desk.ready()
    expect(desk.payment()).toMatchObject({ at: 'ready', method: 'affirm' })
  })

  it('EMAIL-01 MEMB-01 a new membership that was announced is still chosen after the login, and not for somebody else', async () => {
    begin({ order: freshOrder() })
    desk.answers['user.exists'] = { emailExists: true, memberExists: false, tradeExists: false }
    desk.model.typeEmail(email)
    await desk.model.proceed()
    expect(now()).toMatchObject({ account: { at: 'login' }, found: 'new' })
    desk.tab.places.replace(undefined as never)
    again()
    expect(now()).toMatchObject({ open: 'membership', found: 'new', draft: { membership: 1, email } })
    again(freshOrder({ email: 'eve@example.com' }))
    expect(now()).toMatchObject({ found: undefined, draft: { membership: undefined } })
  })
  it('EMAIL-01 MEMB-01 that an address has a membership is known after a reload, and not of another address', async () => {
    begin({ order: freshOrder() })
    desk.answers['user.exists'] = { emailExists: true, memberExists: true, memberActive: true }
    desk.model.typeEmail(email)
    await desk.model.proceed()
    again()
    expect(now()).toMatchObject({ found: 'active' })
    desk.model.typeEmail('eve@example.com')
    again()
    expect(now()).toMatchObject({ found: undefined })
  })
})
