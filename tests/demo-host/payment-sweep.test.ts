import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { vendorPayments, webhookEvents } from '../../demo-host/database/payment-tables'
import { createPaymentServices } from '../../demo-host/payment/payment-services'
import { startSweep, sweepPayments } from '../../demo-host/webhooks/sweep'
import { receiveEvent, retryStoredEvents } from '../../demo-host/webhooks/webhook-inbox'
import { statusOf } from './paying'
import { openShopWithDatabase } from './visitor'
import { minutes, webhookCalls } from './webhook-calls'

let demo: Awaited<ReturnType<typeof openShopWithDatabase>>
let calls: ReturnType<typeof webhookCalls>
beforeEach(async () => {
  demo = await openShopWithDatabase()
  calls = webhookCalls(demo)
})

describe('the payment sweep', () => {
  it('places a paid order without an event, and does not change a payment in progress', async () => {
    const [affirm, card] = [await calls.approvedAt('affirm'), await calls.paidByCard()]
    await calls.sweep()
    expect(await calls.placed()).toEqual([])
    await calls.sweep(minutes(3))
    expect((await calls.placed()).sort()).toEqual([affirm.order.id, card.order.id].sort())
    await calls.sweep(minutes(3))
    expect(await calls.placed()).toHaveLength(2)
  })

  it('continues with the next payment when a provider is unreachable', async () => {
    const [affirm, card] = [await calls.approvedAt('affirm'), await calls.paidByCard()]
    const own = createPaymentServices(demo.db)
    const retrieve = () => Promise.reject(new Error('unreachable'))
    const silent = { ...own, providers: { ...own.providers, affirm: { ...own.providers.affirm, retrieve } } }
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => said.mockRestore())
    await sweepPayments(silent, { now: minutes(3) })
    expect(await calls.placed()).toEqual([card.order.id])
    expect(said).toHaveBeenCalled()
    await calls.sweep(minutes(3))
    expect(await statusOf(demo.db, affirm.order)).toBe('paid')
  })

  it('PAY-03 checks an open bank payment for days, at growing intervals', async () => {
    const { order } = await calls.paidByCard('4000000000007726')
    const own = createPaymentServices(demo.db)
    const retrieve = vi.fn(own.providers.stripe.retrieve)
    const asked = { ...own, providers: { ...own.providers, stripe: { ...own.providers.stripe, retrieve } } }
    const days = async (count: number, every = 10) => {
      retrieve.mockClear()
      for (const end = Date.now() + count * 1440 * 60_000; Date.now() < end; ) {
        vi.setSystemTime(minutes(every))
        await sweepPayments(asked)
      }
      return retrieve.mock.calls.length
    }
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const [first, second, third, fourth] = [await days(1), await days(1), await days(1), await days(1)]
    expect([first > second, second > third, third > fourth, fourth >= 4]).toEqual([true, true, true, true])
    await days(30, 120)
    await demo.db.run(`update vendor_payments set status = 'succeeded' where order_id = '${order.id}'`)
    await days(1)
    expect(await statusOf(demo.db, order)).toBe('paid')
    expect(await days(1)).toBe(0)
  })

  it('PAY-03 retries an event until its provider responds, and cancels an unpaid payment after an hour', async () => {
    const { order, clientSecret } = await calls.paidByCard()
    const own = createPaymentServices(demo.db)
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => said.mockRestore())
    const retrieve = vi.fn(() => Promise.reject(new Error('unreachable')))
    const silent = { ...own, providers: { ...own.providers, stripe: { ...own.providers.stripe, retrieve } } }
    const [payment = ''] = clientSecret.split('_secret_')
    await receiveEvent(silent, { method: 'stripe', id: 'evt_1', payment })
    await vi.waitFor(() => expect(retrieve).toHaveBeenCalled())
    vi.useFakeTimers({ now: minutes(3 * 1440), toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    await retryStoredEvents(silent, Date.now())
    expect(await demo.db.select().from(webhookEvents)).toMatchObject([{ handled: false }])
    vi.setSystemTime(minutes(1440))
    await retryStoredEvents(own, Date.now())
    expect(await demo.db.select().from(webhookEvents)).toMatchObject([{ handled: true }])
    expect(await calls.placed()).toEqual([order.id])

    const { order: left } = await calls.authorizedAtKlarna()
    vi.setSystemTime(minutes(61))
    await calls.sweep()
    expect((await demo.db.select().from(vendorPayments)).find((one) => one.order === left.id)?.status).toBe('canceled')
    const asked = vi.fn(own.providers.klarna.retrieve)
    vi.setSystemTime(minutes(5000))
    await sweepPayments({
      ...own,
      providers: { ...own.providers, klarna: { ...own.providers.klarna, retrieve: asked } },
    })
    expect(asked).not.toHaveBeenCalled()
  })

  it('its timer stops with the shop', async () => {
    const { order } = await calls.approvedAt('affirm')
    vi.useFakeTimers({ now: minutes(3), toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const stop = startSweep(createPaymentServices(demo.db))
    await vi.advanceTimersByTimeAsync(60_000)
    vi.useRealTimers()
    await calls.becomes(order, 'paid')
    stop()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const stopAgain = startSweep(createPaymentServices(demo.db))
    expect(vi.getTimerCount()).toBe(1)
    stopAgain()
    expect(vi.getTimerCount()).toBe(0)
  })
})
