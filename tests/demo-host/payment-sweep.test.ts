import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createTill } from '../../demo-host/payment/till'
import { startSweep, sweepPayments } from '../../demo-host/webhooks/sweep'
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
