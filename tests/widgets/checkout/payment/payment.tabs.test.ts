import { describe, expect, it, vi } from 'vitest'
import { RoveError } from '../../../../core/base/report/errors'
import type { Outcome } from '../../../../widgets/checkout/methods/methods.types'
import { checkout, startEachCheckout } from '../each-checkout'
import { deferred, flushPromises, statusOf } from '../test-checkout'
import { fullOrder } from '../test-order'
import { confirmed, pay, startReady } from './paying'

startEachCheckout()

const ends = () => checkout.named('payment.status').map(({ input }) => [input.operation, input.end])
const receive = (at: 'paying' | 'rested' | 'stopped', attempt = 'other', order = '7') =>
  checkout.model.receive({ order, attempt, at })
const announced = () => checkout.deps.tabs.post.mock.calls.map(([news]) => news.at)

describe('a tab that watches another one pay', () => {
  it('STRIPE-02 a watching tab keeps its form, and continues after a failed attempt', async () => {
    await startReady()
    checkout.answers['payment.status'] = statusOf('open', 'other')
    receive('paying', 'other', '8')
    expect(checkout.payment().at).toBe('ready')
    receive('paying')
    checkout.model.payment.pay()
    expect(checkout.payment()).toMatchObject({ at: 'watching', attempt: 'other', standing: 'open' })
    await vi.advanceTimersByTimeAsync(30_000)
    expect(checkout.payment().at).toBe('watching')
    checkout.answers['payment.status'] = statusOf('none')
    receive('rested')
    await flushPromises()
    expect(checkout.payment()).toMatchObject({ at: 'ready', problem: undefined })
    expect([checkout.method.prepared, checkout.method.stopped]).toEqual([1, 0])
    await pay(confirmed)
    expect(checkout.payment().at).toBe('paid')
  })

  it('STRIPE-02 a watching tab detects that another tab has paid, and shows the order', async () => {
    await startReady()
    receive('paying')
    checkout.answers['payment.status'] = statusOf('paid', '', '/thanks')
    await vi.advanceTimersByTimeAsync(1)
    expect(checkout.payment()).toEqual({ at: 'paid', url: '/thanks' })
  })

  it('STRIPE-02 a press during another tab’s attempt is rejected, charging nothing', async () => {
    await startReady()
    checkout.method.verify.mockRejectedValueOnce(new RoveError('status-409', 'payment.stripe'))
    checkout.answers['payment.status'] = statusOf('open', 'other')
    await pay()
    await vi.advanceTimersByTimeAsync(1)
    expect(checkout.payment()).toMatchObject({ at: 'watching', attempt: 'other', standing: 'open' })
    expect(checkout.method.pay).not.toHaveBeenCalled()
    expect(checkout.deps.report).not.toHaveBeenCalled()
    expect(announced()).toEqual([])
  })

  it('STRIPE-02 if two tabs press at once, the server decides', async () => {
    await startReady()
    const verified = deferred<number>()
    checkout.method.verify.mockReturnValueOnce(verified.promise)
    checkout.method.pay.mockReturnValueOnce(new Promise(() => {}))
    await pay()
    receive('paying')
    expect(checkout.payment().at).toBe('verifying')
    verified.resolve(100)
    await flushPromises()
    expect(checkout.payment().at).toBe('confirming')
    receive('paying')
    receive('rested')
    await flushPromises()
    expect(checkout.payment().at).toBe('confirming')
  })

  it('STRIPE-02 a tab takes over once the server has stopped the other attempt', async () => {
    await startReady()
    receive('paying')
    checkout.answers['payment.status'] = new RoveError('network', 'payment.status')
    checkout.model.payment.takeOver()
    await flushPromises()
    expect(checkout.payment()).toMatchObject({ at: 'watching', problem: { code: 'notStopped' } })
    checkout.answers['payment.status'] = ({ end }: { end?: string }) =>
      statusOf(end === 'stop' ? 'none' : 'open', 'other')
    checkout.model.payment.takeOver()
    await flushPromises()
    expect(ends()).toContainEqual(['other', 'stop'])
    expect(checkout.payment()).toMatchObject({ at: 'ready', problem: { code: 'notPaid' } })
    expect(announced()).toEqual(['stopped'])
    receive('paying', 'third')
    expect(checkout.payment()).toMatchObject({ at: 'watching', behind: { problem: undefined } })
  })

  it.each([
    ['this tab watches', () => {}],
    ['this tab wanted to take over', () => checkout.model.payment.takeOver()],
  ])('STRIPE-02 a payment that %s, and is paid, is not shown as stopped', async (_, act) => {
    await startReady()
    receive('paying')
    checkout.answers['payment.status'] = statusOf('paid', '', '/thanks')
    act()
    await vi.advanceTimersByTimeAsync(5000)
    expect(checkout.payment().at).toBe('paid')
    expect(announced()).not.toContain('stopped')
  })

  it.each([
    ['processing', { at: 'watching', standing: 'unknown' }],
    ['held', { at: 'held' }],
    ['paid', { at: 'paid' }],
  ] as const)('STRIPE-02 an attempt with the status %s is not taken over', async (status, then) => {
    await startReady()
    receive('paying')
    checkout.answers['payment.status'] = statusOf(status, '', '/thanks')
    checkout.model.payment.takeOver()
    await flushPromises()
    expect(checkout.payment()).toMatchObject(then)
  })

  it('STRIPE-02 a tab that becomes visible or is restored requests the payment status', async () => {
    await startReady()
    checkout.answers['payment.status'] = statusOf('open', 'other')
    document.dispatchEvent(new Event('visibilitychange'))
    await flushPromises()
    expect(checkout.payment()).toMatchObject({ at: 'watching', attempt: 'other', standing: 'open' })
    checkout.answers['payment.status'] = statusOf('paid', '', '/thanks')
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await flushPromises()
    expect(checkout.payment().at).toBe('paid')
  })
})

describe('the tab that pays', () => {
  it('STRIPE-02 a refused attempt is reported to the server first, then to the tabs', async () => {
    await startReady()
    const heldStatus = checkout.hold('payment.status')
    await pay({ type: 'refused', problem: { code: 'declined' } })
    expect(ends()).toEqual([[checkout.method.pay.mock.calls[0]?.[0], 'rested']])
    expect(announced()).toEqual(['paying'])
    await heldStatus(statusOf('none'))
    expect(announced()).toEqual(['paying', 'rested'])
    expect(checkout.payment()).toMatchObject({ at: 'ready', problem: { code: 'declined' } })
  })

  it('STRIPE-02 the paying tab watches if another tab has started an attempt meanwhile', async () => {
    await startReady()
    checkout.answers['payment.status'] = statusOf('open', 'other')
    await pay({ type: 'refused', problem: { code: 'declined' } })
    expect(checkout.payment()).toMatchObject({ at: 'watching', attempt: 'other' })
  })

  it('STRIPE-02 the paying tab continues, whatever a watching tab has posted', async () => {
    await startReady()
    checkout.method.pay.mockReturnValueOnce(new Promise(() => {}))
    await pay()
    receive('rested', checkout.method.pay.mock.calls[0]?.[0] ?? '')
    await flushPromises()
    expect(checkout.payment().at).toBe('confirming')
    expect(checkout.named('payment.status')).toEqual([])
  })

  it('STRIPE-02 the paying tab says that another tab stopped it, once confirmed', async () => {
    await startReady()
    checkout.method.pay.mockReturnValueOnce(new Promise(() => {}))
    await pay()
    const heldStatus = checkout.hold('payment.status')
    const attempt = checkout.method.pay.mock.calls[0]?.[0] ?? ''
    receive('stopped', attempt)
    await flushPromises()
    expect(checkout.payment()).toMatchObject({ at: 'checking', problem: { code: 'stopped' } })
    await heldStatus(statusOf('none'))
    expect(ends()[0]).toEqual([attempt, 'stop'])
    expect(checkout.payment()).toMatchObject({ problem: { code: 'stopped' } })
  })

  it.each<[string, Outcome, object]>([
    ['a confirmation', confirmed, { at: 'paid' }],
    ['a refusal', { type: 'refused', problem: { code: 'declined' } }, { at: 'ready', problem: { code: 'declined' } }],
    ['an unknown outcome', { type: 'unknown' }, { at: 'checking', ended: true }],
  ])('STRIPE-02 after 45 seconds the status is requested, and %s still counts', async (_, outcome, then) => {
    await startReady()
    const late = deferred<Outcome>()
    checkout.method.pay.mockReturnValueOnce(late.promise)
    await pay()
    const attempt = checkout.method.pay.mock.calls[0]?.[0] ?? ''
    checkout.answers['payment.status'] = ({ end }: { end?: string }) =>
      end ? statusOf('none') : statusOf('open', attempt)
    await vi.advanceTimersByTimeAsync(44_999)
    expect(checkout.payment().at).toBe('confirming')
    await vi.advanceTimersByTimeAsync(3_000)
    expect(checkout.payment()).toMatchObject({ at: 'checking', standing: 'open' })
    expect(ends().filter(([, end]) => end)).toEqual([])
    checkout.answers['payment.status'] = statusOf('none')
    if (outcome.type === 'unknown') checkout.hold('payment.status')
    late.resolve(outcome)
    await flushPromises()
    expect(checkout.payment()).toMatchObject(then)
    expect(checkout.method.prepared).toBe(1)
  })

  it('AFFIRM-02 a visitor who returns from the provider can pay again', async () => {
    await startReady({ attempt: { attempt: 'a-1', own: true, returned: true } })
    expect(ends()[0]).toEqual(['a-1', 'stop'])
    checkout.answers['payment.status'] = statusOf('none')
    checkout.model.payment.requestStatus()
    await checkout.ready()
    expect(checkout.payment()).toMatchObject({ at: 'ready', problem: { code: 'notPaid' } })
  })

  it('AFFIRM-02 the attempt is stored before it leaves for the provider’s page', async () => {
    await startReady()
    await pay({ type: 'leaving', url: 'https://affirm.example/' })
    const attempt = checkout.method.pay.mock.calls[0]?.[0]
    expect(checkout.deps.attempts.markLeft).toHaveBeenCalledExactlyOnceWith({ order: '7', attempt })
  })

  it('PAY-02 the shop’s own form starts no attempt: nothing is stored, posted or shown', async () => {
    await startReady()
    Object.assign(checkout.method, { elsewhere: true })
    checkout.model.payment.choose('affirm')
    await flushPromises()
    await pay({ type: 'submitted' })
    expect(checkout.payment().at).toBe('leaving')
    expect(checkout.deps.attempts.save).not.toHaveBeenCalled()
    expect(announced()).toEqual([])
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await flushPromises()
    expect(checkout.payment()).toMatchObject({ at: 'ready', problem: undefined })
    expect(ends().filter(([, end]) => end)).toEqual([])
  })

  it('STRIPE-01 a missing address at the press opens the address step, no attempt', async () => {
    await startReady({ order: fullOrder() })
    checkout.method.verify.mockResolvedValueOnce({ problem: { code: 'missingBilling' }, at: 'address' })
    await pay()
    expect(checkout.model.get()).toMatchObject({
      open: 'address',
      notice: 'missingBilling',
      payment: { at: 'choosing' },
    })
    expect(checkout.method.pay).not.toHaveBeenCalled()
  })
})
