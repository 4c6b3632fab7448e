import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RoveError } from '../../../../core/errors'
import { expiryTimes } from '../../../../widgets/checkout/expiry/expiry.model'
import { freshOrder, fullOrder } from '../begun'
import { checkoutDesk } from '../checkout-desk'

let desk: ReturnType<typeof checkoutDesk>
const begin = (...begun: Parameters<typeof checkoutDesk>) => {
  desk = checkoutDesk(...begun)
}
const now = () => desk.model.get()

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  desk.model.stop()
  vi.useRealTimers()
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
