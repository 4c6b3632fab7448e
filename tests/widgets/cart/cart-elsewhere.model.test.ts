import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBus } from '../../../core/base/bus/bus'
import { createElsewhereModel, type ElsewhereModel } from '../../../widgets/cart/cart-elsewhere.model'

const listener = { changed: vi.fn(), sendPending: vi.fn(), resume: vi.fn() }
let bus: ReturnType<typeof createBus>
let elsewhere: ElsewhereModel
beforeEach(() => {
  bus = createBus()
  elsewhere = createElsewhereModel(bus, listener)
})
afterEach(() => {
  elsewhere.stop()
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

const added = { nid: 7, model: 'a', qty: 1, price: 5, currency: 'USD' } as const
const show = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

describe('changes of the cart elsewhere', () => {
  it('changes by other widgets and other tabs are received', () => {
    bus.publish('cart:added', added)
    bus.publish('cart:changed', { count: 2 })
    bus.publish('cart:changed', { count: 3, elsewhere: true })
    bus.publish('coupon:changed', { op: 'add', coupon: 'ROOMS10', elsewhere: true })
    expect(listener.changed).toHaveBeenCalledTimes(4)
  })

  it('the cart’s own changes are not received', () => {
    elsewhere.muted(() => bus.publish('cart:changed', { count: 2 }))
    expect(listener.changed).not.toHaveBeenCalled()
  })

  it('the cart is read when the tab becomes visible, and when the page is restored', () => {
    document.dispatchEvent(new Event('visibilitychange'))
    expect(listener.changed).toHaveBeenCalledTimes(1)
    show(false)
    expect(listener.resume).not.toHaveBeenCalled()
    dispatchEvent(new Event('pagehide'))
    expect(listener.sendPending).toHaveBeenCalledTimes(1)
    show(true)
    expect(listener.resume).toHaveBeenCalledTimes(1)
  })

  it('nothing is received after the model is stopped', () => {
    elsewhere.stop()
    bus.publish('cart:added', added)
    document.dispatchEvent(new Event('visibilitychange'))
    show(true)
    expect([...listener.changed.mock.calls, ...listener.resume.mock.calls]).toEqual([])
  })
})
