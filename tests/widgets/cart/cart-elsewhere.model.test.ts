import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBus } from '../../../core/bus'
import { type Elsewhere, listenElsewhere } from '../../../widgets/cart/cart-elsewhere.model'
import { FakeChannel } from '../../core/device/fake-channel'

const listener = { changed: vi.fn(), leave: vi.fn(), comeBack: vi.fn() }
let bus: ReturnType<typeof createBus>
let elsewhere: Elsewhere
const heard = vi.fn<(event: { data: unknown }) => void>()
beforeEach(() => {
  FakeChannel.open.clear()
  vi.stubGlobal('BroadcastChannel', FakeChannel)
  bus = createBus()
  elsewhere = listenElsewhere(bus, listener)
  new FakeChannel('rove_cart').onmessage = heard
})
afterEach(() => {
  elsewhere.stop()
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

const added = { nid: 7, model: 'a', qty: 1, price: 5, currency: 'USD' } as const
const show = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

describe('what happens to the cart elsewhere', () => {
  it('is heard of other widgets, and told to other tabs', () => {
    bus.tell('cart:added', added)
    bus.tell('cart:changed', { count: 2 })
    expect(listener.changed).toHaveBeenCalledTimes(2)
    expect(heard).toHaveBeenCalledTimes(2)
  })

  it('is heard of other tabs, and not told back', () => {
    new FakeChannel('rove_cart').postMessage('changed')
    expect(listener.changed).toHaveBeenCalledTimes(1)
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it('is not heard of itself; other tabs are told what was changed here', () => {
    elsewhere.tell(true, () => bus.tell('cart:changed', { count: 2 }))
    expect(listener.changed).not.toHaveBeenCalled()
    expect(heard).toHaveBeenCalledTimes(1)
    elsewhere.tell(false, () => bus.tell('cart:changed', { count: 3 }))
    expect(heard, 'tabs would ask each other for ever').toHaveBeenCalledTimes(1)
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
    new FakeChannel('rove_cart').postMessage('changed')
    expect([...listener.changed.mock.calls, ...listener.comeBack.mock.calls]).toEqual([])
  })
})
