import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { vendorPayments, webhookEvents } from '../../demo-host/database/payment-tables'
import { createTill } from '../../demo-host/payment/till'
import { startSweep, sweepPayments } from '../../demo-host/webhooks/sweep'
import { handleKept, receive } from '../../demo-host/webhooks/webhook-inbox'
import { statusOf } from './paying'
import { openShopWithDatabase } from './visitor'
import { minutes, webhookCalls } from './webhook-calls'

let till: Awaited<ReturnType<typeof openShopWithDatabase>>
let calls: ReturnType<typeof webhookCalls>
beforeEach(async () => {
  till = await openShopWithDatabase()
  calls = webhookCalls(till)
})

describe('the sweep', () => {
  it('places what was paid while no event arrived, and leaves alone who may still be paying', async () => {
    const [affirm, card] = [await calls.approvedAt('affirm'), await calls.paidByCard()]
    await calls.sweep()
    expect(await calls.placed()).toEqual([])
    await calls.sweep(minutes(3))
    expect((await calls.placed()).sort()).toEqual([affirm.order.id, card.order.id].sort())
    await calls.sweep(minutes(3))
    expect(await calls.placed()).toHaveLength(2)
  })

  it('goes on to the next where a provider cannot be asked', async () => {
    const [affirm, card] = [await calls.approvedAt('affirm'), await calls.paidByCard()]
    const own = createTill(till.db)
    const retrieve = () => Promise.reject(new Error('unreachable'))
    const silent = { ...own, providers: { ...own.providers, affirm: { ...own.providers.affirm, retrieve } } }
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => said.mockRestore())
    await sweepPayments(silent, { now: minutes(3) })
    expect(await calls.placed()).toEqual([card.order.id])
    expect(said).toHaveBeenCalled()
    await calls.sweep(minutes(3))
    expect(await statusOf(till.db, affirm.order)).toBe('paid')
  })

  it('PAY-03 asks about a bank’s payment as long as it is open, days later too, each time after a longer while', async () => {
    const { order } = await calls.paidByCard('4000000000007726')
    const own = createTill(till.db)
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
    await till.db.run(`update vendor_payments set status = 'succeeded' where order_id = '${order.id}'`)
    await days(1)
    expect(await statusOf(till.db, order)).toBe('paid')
    expect(await days(1)).toBe(0)
  })

  it('PAY-03 tries an event again until its provider can be asked, and has cancelled what nobody paid after an hour', async () => {
    const { order, clientSecret } = await calls.paidByCard()
    const own = createTill(till.db)
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => said.mockRestore())
    const retrieve = vi.fn(() => Promise.reject(new Error('unreachable')))
    const silent = { ...own, providers: { ...own.providers, stripe: { ...own.providers.stripe, retrieve } } }
    const [payment = ''] = clientSecret.split('_secret_')
    await receive(silent, { method: 'stripe', id: 'evt_1', payment })
    await vi.waitFor(() => expect(retrieve).toHaveBeenCalled())
    vi.useFakeTimers({ now: minutes(3 * 1440), toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    await handleKept(silent, Date.now())
    expect(await till.db.select().from(webhookEvents)).toMatchObject([{ handled: false }])
    vi.setSystemTime(minutes(1440))
    await handleKept(own, Date.now())
    expect(await till.db.select().from(webhookEvents)).toMatchObject([{ handled: true }])
    expect(await calls.placed()).toEqual([order.id])

    const { order: left } = await calls.authorizedAtKlarna()
    vi.setSystemTime(minutes(61))
    await calls.sweep()
    expect((await till.db.select().from(vendorPayments)).find((one) => one.order === left.id)?.status).toBe('canceled')
    const asked = vi.fn(own.providers.klarna.retrieve)
    vi.setSystemTime(minutes(5000))
    await sweepPayments({
      ...own,
      providers: { ...own.providers, klarna: { ...own.providers.klarna, retrieve: asked } },
    })
    expect(asked).not.toHaveBeenCalled()
  })

  it('is a timer that stops with the shop', async () => {
    const { order } = await calls.approvedAt('affirm')
    vi.useFakeTimers({ now: minutes(3), toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const stop = startSweep(createTill(till.db))
    await vi.advanceTimersByTimeAsync(60_000)
    vi.useRealTimers()
    await calls.becomes(order, 'paid')
    stop()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const stopAgain = startSweep(createTill(till.db))
    expect(vi.getTimerCount()).toBe(1)
    stopAgain()
    expect(vi.getTimerCount()).toBe(0)
  })
})
