import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBus } from '../../../core/bus'
import { type Elsewhere, listenElsewhere } from '../../../widgets/cart/cart-elsewhere.model'

const listener = { changed: vi.fn(), leave: vi.fn(), comeBack: vi.fn() }
let bus: ReturnType<typeof createBus>
let elsewhere: Elsewhere
beforeEach(() => {
  bus = createBus()
  elsewhere = listenElsewhere(bus, listener)
})
afterEach(() => {
  elsewhere.stop()
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

const added = { nid: 7, model: 'a', qty: 1, price: 5, currency: 'USD' } as const
const show = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

describe('what happens to the cart elsewhere', () => {
  it('is heard of other widgets and other tabs', () => {
    bus.tell('cart:added', added)
    bus.tell('cart:changed', { count: 2 })
    bus.tell('cart:changed', { count: 3, elsewhere: true })
    bus.tell('coupon:changed', { op: 'add', coupon: 'ROOMS10', elsewhere: true })
    expect(listener.changed).toHaveBeenCalledTimes(4)
  })

  it('is not heard of itself', () => {
    elsewhere.tell(() => bus.tell('cart:changed', { count: 2 }))
    expect(listener.changed).not.toHaveBeenCalled()
  })

  it('is asked for when the tab is shown again, and when the page comes back', () => {
    document.dispatchEvent(new Event('visibilitychange'))
    expect(listener.changed).toHaveBeenCalledTimes(1)
    show(false)
    expect(listener.comeBack).not.toHaveBeenCalled()
    dispatchEvent(new Event('pagehide'))
    expect(listener.leave).toHaveBeenCalledTimes(1)
    show(true)
    expect(listener.comeBack).toHaveBeenCalledTimes(1)
  })

  it('is nobody’s once it is stopped', () => {
    elsewhere.stop()
    bus.tell('cart:added', added)
    document.dispatchEvent(new Event('visibilitychange'))
    show(true)
    expect([...listener.changed.mock.calls, ...listener.comeBack.mock.calls]).toEqual([])
  })
})
