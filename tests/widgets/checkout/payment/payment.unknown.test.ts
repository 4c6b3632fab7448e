import { describe, expect, it, vi } from 'vitest'
import { RoveError } from '../../../../core/errors'
import type { Outcome } from '../../../../widgets/checkout/methods/methods.model'
import { fullOrder } from '../begun'
import { later, rest } from '../checkout-desk'
import { desk, eachHasADesk } from '../each-desk'
import { beginReady, confirmed, pay } from './paying'

const comeBack = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))

eachHasADesk()

describe('a payment of which nobody knows what came', () => {
  it('STRIPE-02 a yes that comes after the element has left the page still reaches the server', async () => {
    await beginReady({ order: fullOrder() })
    const yes = later<Outcome>()
    desk.method.pay.mockReturnValueOnce(yes.promise)
    await pay()
    desk.model.stop()
    yes.resolve(confirmed)
    await rest()
    expect(desk.named('payment.complete')).toHaveLength(1)
  })

  it.each([
    ['an unknown outcome', async () => pay({ type: 'unknown' })],
    [
      'a completion that is lost',
      async () => {
        desk.answers['payment.complete'] = new RoveError('network', 'payment.complete')
        await pay(confirmed)
      },
    ],
    [
      'a completion that the server did not take',
      async () => {
        desk.answers['payment.complete'] = { success: false, url: null }
        await pay(confirmed)
      },
    ],
  ])('STRIPE-02 after %s the server is asked until it knows, and nothing can be paid', async (_, go) => {
    await beginReady()
    await go()
    expect(desk.payment().at).toBe('checking')
    const times: number[] = []
    const start = Date.now()
    desk.answers['payment.status'] = () => {
      times.push(Math.round((Date.now() - start) / 1000))
      return times.length === 3 ? new RoveError('network', 'payment.status') : { status: 'processing', url: null }
    }
    await vi.advanceTimersByTimeAsync(60_000)
    expect(times).toEqual([2, 6, 14, 29, 44, 59])
    desk.model.payment.pay()
    expect(desk.payment().at).toBe('checking')
    desk.answers['payment.status'] = { status: 'paid', url: '/thanks' }
    desk.model.payment.ask()
    await rest()
    expect(desk.payment()).toEqual({ at: 'paid', url: '/thanks' })
  })

  it('STRIPE-02 only the server’s word that nothing was paid makes it ready again', async () => {
    await beginReady()
    await pay({ type: 'unknown' })
    comeBack()
    await rest()
    expect(desk.payment().at).toBe('checking')
    desk.answers['payment.status'] = { status: 'none', url: null }
    desk.model.payment.ask()
    await rest()
    expect(desk.payment()).toMatchObject({ at: 'ready', problem: { code: 'notPaid' } })
    expect(desk.method.prepared).toBe(2)
  })

  it('STRIPE-02 an answer about an older attempt says nothing of the one under way', async () => {
    await beginReady()
    const late = later<Outcome>()
    desk.method.pay.mockReturnValueOnce(late.promise)
    await pay()
    comeBack()
    await rest()
    const answerLate = desk.hold('payment.status')
    desk.model.payment.ask()
    desk.answers['payment.status'] = { status: 'none', url: null }
    desk.model.payment.ask()
    await rest()
    desk.method.pay.mockReturnValueOnce(new Promise(() => {}))
    desk.answers['payment.status'] = { status: 'processing', url: null }
    await pay()
    expect(desk.payment().at).toBe('confirming')
    late.resolve({ type: 'refused', problem: undefined })
    await rest()
    expect(desk.payment().at).toBe('confirming')
    comeBack()
    await answerLate({ status: 'none', url: null })
    expect(desk.payment().at).toBe('checking')
  })

  it('STRIPE-02 a confirmation that comes late is still told to the server', async () => {
    await beginReady()
    const late = later<Outcome>()
    desk.method.pay.mockReturnValueOnce(late.promise)
    await pay()
    comeBack()
    await rest()
    expect(desk.payment().at).toBe('checking')
    late.resolve(confirmed)
    await rest()
    expect(desk.named('payment.complete')[0]?.input).toMatchObject({ amount: 100 })
    expect(desk.payment().at).toBe('paid')
  })

  it('STRIPE-02 where the session has ended meanwhile it is said what helps, and the truth once somebody has logged in', async () => {
    await beginReady()
    await pay({ type: 'unknown' })
    desk.answers['payment.status'] = new RoveError('status-403', 'payment.status')
    desk.model.payment.ask()
    await rest()
    expect(desk.payment()).toMatchObject({ at: 'checking', problem: { code: 'signedOut' } })
    expect(desk.model.get().dialog).toBeUndefined()
    desk.answers['payment.status'] = { status: 'paid', url: '/thanks', attempt: '' }
    desk.model.payment.ask()
    await rest()
    expect(desk.payment()).toEqual({ at: 'paid', url: '/thanks' })
  })

  it('AFFIRM-02 a shopper who comes back from the provider learns the true outcome', async () => {
    await beginReady()
    await pay({ type: 'leaving', url: 'https://affirm.example/' })
    expect(desk.deps.goTo).toHaveBeenCalledWith('https://affirm.example/')
    desk.answers['payment.status'] = { status: 'none', url: null }
    comeBack()
    await vi.advanceTimersByTimeAsync(1)
    expect(desk.payment()).toMatchObject({ at: 'ready', problem: { code: 'notPaid' } })
  })

  it('AFFIRM-02 an attempt that was under way when the page was closed is asked about first', async () => {
    await beginReady({ attempt: { attempt: 'a-1', own: true, returned: false } })
    expect(desk.payment()).toMatchObject({ at: 'watching', attempt: 'a-1' })
    desk.model.payment.ask()
    await rest()
    expect(desk.named('payment.status')[0]?.input).toEqual({ order: '7', operation: 'a-1' })
    desk.answers['payment.status'] = { status: 'none', url: null }
    desk.model.payment.ask()
    await desk.ready()
    expect(desk.deps.attempts.forget).toHaveBeenCalledWith({ order: '7', attempt: 'a-1' })
    expect(desk.payment()).toMatchObject({ at: 'ready', due: 100, problem: { code: 'notPaid' } })
  })

  it('AFFIRM-02 an order that is being paid for as the page comes is asked about by itself', async () => {
    await beginReady({ order: fullOrder({ status: 'processing' }) })
    desk.answers['payment.status'] = { status: 'paid', url: '/thanks' }
    await vi.advanceTimersByTimeAsync(2_000)
    expect(desk.payment()).toEqual({ at: 'paid', url: '/thanks' })
  })

  it('STRIPE-02 an attempt is kept while money may be moving, and other tabs are told', async () => {
    await beginReady()
    desk.method.pay.mockImplementationOnce(async (attempt) => {
      expect(desk.deps.attempts.keep).toHaveBeenCalledExactlyOnceWith({ order: '7', attempt })
      expect(desk.deps.tabs.post).toHaveBeenCalledExactlyOnceWith({ order: '7', attempt, at: 'paying' })
      return confirmed
    })
    await pay()
    const attempt = desk.method.pay.mock.calls[0]?.[0]
    expect(desk.deps.attempts.forget).toHaveBeenCalledExactlyOnceWith({ order: '7', attempt })
    expect(desk.deps.tabs.post).toHaveBeenLastCalledWith({ order: '7', attempt, at: 'rested' })
  })
})
