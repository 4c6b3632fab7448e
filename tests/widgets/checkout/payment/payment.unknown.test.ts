import { describe, expect, it, vi } from 'vitest'
import { RoveError } from '../../../../core/base/report/errors'
import type { Outcome } from '../../../../widgets/checkout/methods/methods.types'
import { checkout, startEachCheckout } from '../each-checkout'
import { deferred, flushPromises } from '../test-checkout'
import { fullOrder } from '../test-order'
import { confirmed, pay, startReady } from './paying'

const restorePage = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))

startEachCheckout()

describe('a payment with an unknown outcome', () => {
  it('STRIPE-02 a confirmation after the element was removed is still sent', async () => {
    await startReady({ order: fullOrder() })
    const yes = deferred<Outcome>()
    checkout.method.pay.mockReturnValueOnce(yes.promise)
    await pay()
    checkout.model.stop()
    yes.resolve(confirmed)
    await flushPromises()
    expect(checkout.named('payment.complete')).toHaveLength(1)
  })

  it.each([
    ['an unknown outcome', async () => pay({ type: 'unknown' })],
    [
      'a lost completion',
      async () => {
        checkout.answers['payment.complete'] = new RoveError('network', 'payment.complete')
        await pay(confirmed)
      },
    ],
    [
      'a rejected completion',
      async () => {
        checkout.answers['payment.complete'] = { success: false, url: null }
        await pay(confirmed)
      },
    ],
  ])('STRIPE-02 after %s the server is polled until the outcome is known', async (_, go) => {
    await startReady()
    await go()
    expect(checkout.payment().at).toBe('checking')
    const times: number[] = []
    const start = Date.now()
    checkout.answers['payment.status'] = () => {
      times.push(Math.round((Date.now() - start) / 1000))
      return times.length === 3 ? new RoveError('network', 'payment.status') : { status: 'processing', url: null }
    }
    await vi.advanceTimersByTimeAsync(60_000)
    expect(times).toEqual([2, 6, 14, 29, 44, 59])
    checkout.model.payment.pay()
    expect(checkout.payment().at).toBe('checking')
    checkout.answers['payment.status'] = { status: 'paid', url: '/thanks' }
    checkout.model.payment.requestStatus()
    await flushPromises()
    expect(checkout.payment()).toEqual({ at: 'paid', url: '/thanks' })
  })

  it('STRIPE-02 only the server’s answer that nothing was charged enables Pay again', async () => {
    await startReady()
    await pay({ type: 'unknown' })
    restorePage()
    await flushPromises()
    expect(checkout.payment().at).toBe('checking')
    checkout.answers['payment.status'] = { status: 'none', url: null }
    checkout.model.payment.requestStatus()
    await flushPromises()
    expect(checkout.payment()).toMatchObject({ at: 'ready', problem: { code: 'notPaid' } })
    expect(checkout.method.prepared).toBe(2)
  })

  it('STRIPE-02 the status of an older attempt does not change the running one', async () => {
    await startReady()
    const late = deferred<Outcome>()
    checkout.method.pay.mockReturnValueOnce(late.promise)
    await pay()
    restorePage()
    await flushPromises()
    const answerLate = checkout.hold('payment.status')
    checkout.model.payment.requestStatus()
    checkout.answers['payment.status'] = { status: 'none', url: null }
    checkout.model.payment.requestStatus()
    await flushPromises()
    checkout.method.pay.mockReturnValueOnce(new Promise(() => {}))
    checkout.answers['payment.status'] = { status: 'processing', url: null }
    await pay()
    expect(checkout.payment().at).toBe('confirming')
    late.resolve({ type: 'refused', problem: undefined })
    await flushPromises()
    expect(checkout.payment().at).toBe('confirming')
    restorePage()
    await answerLate({ status: 'none', url: null })
    expect(checkout.payment().at).toBe('checking')
  })

  it('STRIPE-02 a late confirmation is still sent to the server', async () => {
    await startReady()
    const late = deferred<Outcome>()
    checkout.method.pay.mockReturnValueOnce(late.promise)
    await pay()
    restorePage()
    await flushPromises()
    expect(checkout.payment().at).toBe('checking')
    late.resolve(confirmed)
    await flushPromises()
    expect(checkout.named('payment.complete')[0]?.input).toMatchObject({ amount: 100 })
    expect(checkout.payment().at).toBe('paid')
  })

  it('STRIPE-02 after an expired session and a login the outcome is shown', async () => {
    await startReady()
    await pay({ type: 'unknown' })
    checkout.answers['payment.status'] = new RoveError('status-403', 'payment.status')
    checkout.model.payment.requestStatus()
    await flushPromises()
    expect(checkout.payment()).toMatchObject({ at: 'checking', problem: { code: 'signedOut' } })
    expect(checkout.model.get().dialog).toBeUndefined()
    checkout.answers['payment.status'] = { status: 'paid', url: '/thanks', attempt: '' }
    checkout.model.payment.requestStatus()
    await flushPromises()
    expect(checkout.payment()).toEqual({ at: 'paid', url: '/thanks' })
  })

  it('AFFIRM-02 a visitor who returns from the provider sees the true outcome', async () => {
    await startReady()
    await pay({ type: 'leaving', url: 'https://affirm.example/' })
    expect(checkout.deps.goTo).toHaveBeenCalledWith('https://affirm.example/')
    checkout.answers['payment.status'] = { status: 'none', url: null }
    restorePage()
    await vi.advanceTimersByTimeAsync(1)
    expect(checkout.payment()).toMatchObject({ at: 'ready', problem: { code: 'notPaid' } })
  })

  it('AFFIRM-02 the status of an attempt that was running is requested first', async () => {
    await startReady({ attempt: { attempt: 'a-1', own: true, returned: false } })
    expect(checkout.payment()).toMatchObject({ at: 'watching', attempt: 'a-1' })
    checkout.model.payment.requestStatus()
    await flushPromises()
    expect(checkout.named('payment.status')[0]?.input).toEqual({ order: '7', operation: 'a-1' })
    checkout.answers['payment.status'] = { status: 'none', url: null }
    checkout.model.payment.requestStatus()
    await checkout.ready()
    expect(checkout.deps.attempts.forget).toHaveBeenCalledWith({ order: '7', attempt: 'a-1' })
    expect(checkout.payment()).toMatchObject({ at: 'ready', due: 100, problem: { code: 'notPaid' } })
  })

  it('AFFIRM-02 the status of an order that is processing at load is polled', async () => {
    await startReady({ order: fullOrder({ status: 'processing' }) })
    checkout.answers['payment.status'] = { status: 'paid', url: '/thanks' }
    await vi.advanceTimersByTimeAsync(2_000)
    expect(checkout.payment()).toEqual({ at: 'paid', url: '/thanks' })
  })

  it('STRIPE-02 a running attempt is stored and posted to other tabs', async () => {
    await startReady()
    checkout.method.pay.mockImplementationOnce(async (attempt) => {
      expect(checkout.deps.attempts.save).toHaveBeenCalledExactlyOnceWith({ order: '7', attempt })
      expect(checkout.deps.tabs.post).toHaveBeenCalledExactlyOnceWith({ order: '7', attempt, at: 'paying' })
      return confirmed
    })
    await pay()
    const attempt = checkout.method.pay.mock.calls[0]?.[0]
    expect(checkout.deps.attempts.forget).toHaveBeenCalledExactlyOnceWith({ order: '7', attempt })
    expect(checkout.deps.tabs.post).toHaveBeenLastCalledWith({ order: '7', attempt, at: 'rested' })
  })
})
