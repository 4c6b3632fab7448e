import { describe, expect, it, vi } from 'vitest'
import { RoveError } from '../../../../core/base/report/errors'
import { checkout, now, startCheckout, startEachCheckout } from '../each-checkout'
import { flushPromises } from '../test-checkout'
import { fullOrder, home } from '../test-order'

startEachCheckout()

const changed = { order: fullOrder().id, attempt: '', at: 'changed' } as const

describe('one order in two tabs', () => {
  it('ADDR-01 an order that another tab has changed is read and shown', async () => {
    startCheckout({ order: fullOrder() })
    await flushPromises()
    checkout.serve(fullOrder({ delivery: { ...home, street1: '999 Elsewhere Road' } }))
    checkout.model.receive({ ...changed, order: 'another one' })
    await flushPromises()
    expect(now().draft.delivery.street1).toBe(home.street1)
    checkout.model.receive(changed)
    await flushPromises()
    expect(now().draft.delivery.street1).toBe('999 Elsewhere Road')
  })

  it('ADDR-04 the error of a refused city is removed when another tab changes the city', async () => {
    const refused = { field: 'panes[delivery][delivery_city]', message: 'Not shippable city' }
    startCheckout({ order: fullOrder(), problems: [refused] })
    await flushPromises()
    checkout.serve(fullOrder({ delivery: { ...home, city: 'Sparks' } }))
    checkout.model.receive(changed)
    await flushPromises()
    expect(now()).toMatchObject({ draft: { delivery: { city: 'Sparks' } }, problems: [] })
  })

  it('QUOTE-01 unsaved input is not sent when another tab changes the order', async () => {
    startCheckout({ order: fullOrder() })
    await flushPromises()
    checkout.model.goTo('address')
    checkout.model.type('delivery', { street1: '22 B Street' })
    checkout.serve(fullOrder({ quotes: [], quote: null, delivery: { ...home, city: 'Key West' } }))
    checkout.model.receive(changed)
    await vi.advanceTimersByTimeAsync(5000)
    expect(checkout.named('order.quote')).toEqual([])
    expect(now()).toMatchObject({ open: 'address', draft: { delivery: { street1: '22 B Street', city: home.city } } })
    await checkout.model.proceed()
    expect(checkout.named('order.quote')).toHaveLength(1)
  })

  it('STRIPE-01 the order is not read while a payment runs', async () => {
    startCheckout({ order: fullOrder() })
    await checkout.ready()
    checkout.method.pay.mockReturnValueOnce(new Promise(() => {}))
    checkout.model.payment.pay()
    await flushPromises()
    const { length } = checkout.named('order.read')
    checkout.model.receive(changed)
    await flushPromises()
    expect(checkout.named('order.read')).toHaveLength(length)
  })

  it.each([
    ['answered', undefined],
    ['lost', new RoveError('network', 'order.change')],
  ])('CHK-02 notifies other tabs of each change that was sent, whether it was %s', async (_, failure) => {
    startCheckout({ order: fullOrder() })
    await flushPromises()
    checkout.deps.tabs.post.mockClear()
    if (failure) checkout.answers['order.change'] = failure
    await checkout.model.pickProtection(3)
    expect(checkout.deps.tabs.post.mock.calls).toEqual([[changed]])
  })

  it('QUOTE-01 MEMB-01 notifies other tabs of address and membership changes', async () => {
    startCheckout({ order: fullOrder() })
    await flushPromises()
    checkout.deps.tabs.post.mockClear()
    checkout.model.goTo('address')
    checkout.model.type('delivery', { street1: '1 New Road' })
    await checkout.model.proceed()
    checkout.model.goTo('membership')
    checkout.model.chooseMembership(1)
    await checkout.model.proceed()
    expect(checkout.deps.tabs.post.mock.calls).toEqual([[changed], [changed]])
  })
})
