import { describe, expect, it } from 'vitest'
import { checkout, now, startCheckout, startEachCheckout } from '../each-checkout'
import { fakeTab } from '../fake-tab'
import { flushPromises } from '../test-checkout'
import { freshOrder, fullOrder, home } from '../test-order'

startEachCheckout()

const email = 'ada@example.com'
const offers = [{ term: 3, title: '3 years', cost: 90 }]

describe('history entries of the steps', () => {
  it('CHK-02 Back opens the previous step, Forward the next', async () => {
    startCheckout({ order: freshOrder({ email }) })
    expect(checkout.tab.steps()).toEqual(['membership'])
    checkout.model.chooseMembership(0)
    checkout.serve(freshOrder({ email, membership: 0 }))
    await checkout.model.proceed()
    expect(checkout.tab.steps()).toEqual(['membership', 'address'])
    checkout.tab.go(-1)
    expect(now().open).toBe('membership')
    checkout.tab.go(1)
    expect(now().open).toBe('address')
    expect(checkout.tab.steps()).toEqual(['membership', 'address'])
  })

  it('PAY-01 payment has an entry once the server has validated the order', async () => {
    startCheckout({ order: fullOrder() })
    await flushPromises()
    expect(checkout.tab.steps()).toEqual(['payment'])
    checkout.model.goTo('address')
    checkout.tab.go(-1)
    await flushPromises()
    expect(now().open).toBe('payment')
    checkout.tab.go(1)
    checkout.answers['order.validate'] = { success: false, errors: ['No.'] }
    checkout.tab.go(-1)
    await flushPromises()
    expect(now().open).toBe('address')
    expect(checkout.tab.steps()).toEqual(['address', 'address'])
  })

  it('PAY-01 while a payment runs, Back changes nothing of the order', async () => {
    startCheckout({ order: fullOrder() })
    await checkout.ready()
    checkout.model.goTo('account')
    checkout.model.goTo('payment')
    await checkout.ready()
    checkout.hold('payment.status')
    checkout.model.receive({ order: '7', attempt: 'a', at: 'paying' })
    checkout.tab.go(-1)
    expect(now()).toMatchObject({ open: 'payment', payment: { at: 'watching' } })
    expect(checkout.tab.steps()).toEqual(['payment', 'payment', 'payment'])
  })

  it.each([
    ['account', 'account'],
    ['payment', 'payment'],
  ] as const)('CHK-02 a page reloaded at %s opens %s', async (step, open) => {
    startCheckout({ order: fullOrder(), tab: fakeTab(undefined, [{ order: '7', step }]) })
    await flushPromises()
    expect(now().open).toBe(open)
    expect(checkout.tab.steps()).toEqual([step])
  })

  it('CHK-02 another order opens at its own first incomplete step', () => {
    startCheckout({ order: freshOrder({ email }), tab: fakeTab(undefined, [{ order: '6', step: 'account' }]) })
    expect(now().open).toBe('membership')
  })

  it('CHK-02 after an edit, Continue returns to the furthest complete step', async () => {
    const protection = { offers, term: 0 }
    startCheckout({ order: fullOrder({ protection }) })
    await flushPromises()
    checkout.model.goTo('account')
    await checkout.model.proceed()
    await flushPromises()
    expect(now().open).toBe('payment')
    checkout.model.goTo('account')
    checkout.serve(fullOrder({ protection: { offers } }))
    await checkout.model.proceed()
    await flushPromises()
    expect(now().open).toBe('protection')
  })
})

describe('the draft that the tab stores', () => {
  const again = (order = freshOrder({ email })) => {
    const { tab } = checkout
    checkout.model.stop()
    startCheckout({ order, tab })
  }

  it('CHK-02 unsaved input is restored after a reload', async () => {
    startCheckout({ order: freshOrder({ email }) })
    checkout.model.chooseMembership(1)
    checkout.model.type('delivery', { city: 'Reno', phone: '775' })
    checkout.model.copyAddress(false)
    checkout.model.refer({ source: 'friend' })
    again()
    expect(now().draft).toMatchObject({ membership: 1, delivery: { city: 'Reno', phone: '775' }, copyAddress: false })
    expect(now()).toMatchObject({ open: 'membership', referral: { source: 'friend' } })
    checkout.model.typeEmail('bob@exam')
    again()
    expect(now()).toMatchObject({ open: 'account', draft: { email: 'bob@exam' } })
    // The visitor has logged in meanwhile: the order has the customer.
    again(freshOrder({ email: 'eve@example.com' }))
    expect(now().draft.email).toBe('eve@example.com')
  })

  it('CHK-02 nothing that the server has is stored, nor anything of another order', async () => {
    startCheckout({ order: fullOrder() })
    await checkout.ready()
    expect(checkout.tab.drafts.read()).toEqual({ order: '7' })
    checkout.model.payment.choose('affirm')
    checkout.model.goTo('address')
    checkout.model.type('delivery', { city: 'Elko' })
    expect(checkout.tab.drafts.read()).toEqual({ order: '7', method: 'affirm', delivery: { ...home, city: 'Elko' } })
    again(fullOrder({ id: '8' }))
    expect(now().draft.delivery.city).toBe(home.city)
    checkout.serve(fullOrder({ id: '8', status: 'paid', url: '/thanks' }))
    await checkout.model.renewOrder()
    expect(checkout.tab.drafts.read()).toBeUndefined()
  })

  it('PAY-01 the chosen payment method is chosen again', async () => {
    startCheckout({ order: fullOrder() })
    await checkout.ready()
    checkout.model.payment.choose('affirm')
    again(fullOrder())
    await checkout.ready()
    expect(checkout.payment()).toMatchObject({ at: 'ready', method: 'affirm' })
  })

  it('EMAIL-01 MEMB-01 an announced membership is still chosen after the login', async () => {
    startCheckout({ order: freshOrder() })
    checkout.answers['user.exists'] = { emailExists: true, memberExists: false, tradeExists: false }
    checkout.model.typeEmail(email)
    await checkout.model.proceed()
    expect(now()).toMatchObject({ account: { at: 'login' }, found: 'new' })
    checkout.tab.places.replace(undefined as never)
    again()
    expect(now()).toMatchObject({ open: 'membership', found: 'new', draft: { membership: 1, email } })
    again(freshOrder({ email: 'eve@example.com' }))
    expect(now()).toMatchObject({ found: undefined, draft: { membership: undefined } })
  })
  it('EMAIL-01 MEMB-01 an address’s membership is still known after a reload', async () => {
    startCheckout({ order: freshOrder() })
    checkout.answers['user.exists'] = { emailExists: true, memberExists: true, memberActive: true }
    checkout.model.typeEmail(email)
    await checkout.model.proceed()
    again()
    expect(now()).toMatchObject({ found: 'active' })
    checkout.model.typeEmail('eve@example.com')
    again()
    expect(now()).toMatchObject({ found: undefined })
  })
})
