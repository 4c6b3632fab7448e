import { beforeEach, describe, expect, it, vi } from 'vitest'
import { RoveError } from '../../../../core/errors'
import { page } from '../../../../core/page'
import { holdTurns, whyWait } from '../../../../core/turns'
import { expiryTimes } from '../../../../widgets/checkout/expiry/expiry.model'
import { freshOrder, fullOrder } from '../begun'
import { begin, desk, eachHasADesk, now } from '../each-desk'

beforeEach(() => void delete page().turns)
eachHasADesk()

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

  it('CHK-06 takes its turn, lets nobody speak beside it, and ends when it is closed', async () => {
    begin({ order: freshOrder() })
    const release = holdTurns()
    await wait(expiryTimes.ask)
    expect(now().dialog).toBeUndefined()
    release()
    expect(now().dialog).toBe('timing')
    expect(whyWait('popup')).toBe('the expiry speaks')
    desk.serve(freshOrder())
    await desk.model.keepOrder()
    expect(whyWait('popup')).toBe('the expiry spoke less than 30 s ago')
    expect(whyWait('expiry')).toBe('the expiry spoke less than 30 s ago')
    desk.model.stop()
  })

  it('CHK-06 nobody speaks unasked while an order is being paid for', async () => {
    begin()
    await desk.ready()
    expect(whyWait('popup')).toBeUndefined()
    desk.model.payment.pay()
    await wait(0)
    expect(whyWait('popup')).toBe('a payment is under way')
    desk.model.stop()
    expect(whyWait('popup')).toBeUndefined()
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
