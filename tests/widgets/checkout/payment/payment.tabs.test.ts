import { describe, expect, it, vi } from 'vitest'
import { RoveError } from '../../../../core/errors'
import type { Outcome } from '../../../../widgets/checkout/methods/methods.model'
import { fullOrder } from '../begun'
import { later, rest, statusOf } from '../checkout-desk'
import { desk, eachHasADesk } from '../each-desk'
import { beginReady, confirmed, pay } from './paying'

eachHasADesk()

const ends = () => desk.named('payment.status').map(({ input }) => [input.operation, input.end])
const hear = (at: 'paying' | 'rested', attempt = 'other', order = '7') => desk.model.heard({ order, attempt, at })
const announced = () => desk.deps.tabs.post.mock.calls.map(([news]) => news.at)

describe('a tab beside one that pays', () => {
  it('STRIPE-02 says so, keeps its form, and goes on with it once the server says that nothing came of it', async () => {
    await beginReady()
    desk.answers['payment.status'] = statusOf('open', 'other')
    hear('paying', 'other', '8')
    expect(desk.payment().at).toBe('ready')
    hear('paying')
    desk.model.payment.pay()
    expect(desk.payment()).toMatchObject({ at: 'watching', attempt: 'other', standing: 'open' })
    await vi.advanceTimersByTimeAsync(30_000)
    expect(desk.payment().at).toBe('watching')
    desk.answers['payment.status'] = statusOf('none')
    hear('rested')
    await rest()
    expect(desk.payment()).toMatchObject({ at: 'ready', problem: undefined })
    expect([desk.method.prepared, desk.method.stopped]).toEqual([1, 0])
    await pay(confirmed)
    expect(desk.payment().at).toBe('paid')
  })

  it('STRIPE-02 learns by itself that another tab has paid, and shows the order', async () => {
    await beginReady()
    hear('paying')
    desk.answers['payment.status'] = statusOf('paid', '', '/thanks')
    await vi.advanceTimersByTimeAsync(1)
    expect(desk.payment()).toEqual({ at: 'paid', url: '/thanks' })
  })

  it('STRIPE-02 whoever presses while another attempt is under way is told by the server, and charges nothing', async () => {
    await beginReady()
    desk.method.verify.mockRejectedValueOnce(new RoveError('status-409', 'payment.stripe'))
    desk.answers['payment.status'] = statusOf('open', 'other')
    await pay()
    await vi.advanceTimersByTimeAsync(1)
    expect(desk.payment()).toMatchObject({ at: 'watching', attempt: 'other', standing: 'open' })
    expect(desk.method.pay).not.toHaveBeenCalled()
    expect(desk.deps.report).not.toHaveBeenCalled()
    expect(announced()).toEqual([])
  })

  it('STRIPE-02 of two that press at once the server decides, not what the other tab says', async () => {
    await beginReady()
    const verified = later<number>()
    desk.method.verify.mockReturnValueOnce(verified.promise)
    desk.method.pay.mockReturnValueOnce(new Promise(() => {}))
    await pay()
    hear('paying')
    expect(desk.payment().at).toBe('verifying')
    verified.resolve(100)
    await rest()
    expect(desk.payment().at).toBe('confirming')
    hear('paying')
    hear('rested')
    await rest()
    expect(desk.payment().at).toBe('confirming')
  })

  it('STRIPE-02 takes over where the server has stopped the other attempt, and says that nothing was charged', async () => {
    await beginReady()
    hear('paying')
    desk.answers['payment.status'] = new RoveError('network', 'payment.status')
    desk.model.payment.takeOver()
    await rest()
    expect(desk.payment()).toMatchObject({ at: 'watching', problem: { code: 'notStopped' } })
    desk.answers['payment.status'] = ({ end }: { end?: string }) => statusOf(end === 'stop' ? 'none' : 'open', 'other')
    desk.model.payment.takeOver()
    await rest()
    expect(ends()).toContainEqual(['other', 'stop'])
    expect(desk.payment()).toMatchObject({ at: 'ready', problem: { code: 'notPaid' } })
    expect(announced()).toEqual(['rested'])
    hear('paying', 'third')
    expect(desk.payment()).toMatchObject({ at: 'watching', behind: { problem: undefined } })
  })

  it.each([
    ['processing', { at: 'watching', standing: 'unknown' }],
    ['held', { at: 'held' }],
    ['paid', { at: 'paid' }],
  ] as const)('STRIPE-02 what the server says is %s is not taken over', async (status, then) => {
    await beginReady()
    hear('paying')
    desk.answers['payment.status'] = statusOf(status, '', '/thanks')
    desk.model.payment.takeOver()
    await rest()
    expect(desk.payment()).toMatchObject(then)
  })

  it('STRIPE-02 a tab that is seen again, or comes from the back-forward cache, asks what happens elsewhere', async () => {
    await beginReady()
    desk.answers['payment.status'] = statusOf('open', 'other')
    document.dispatchEvent(new Event('visibilitychange'))
    await rest()
    expect(desk.payment()).toMatchObject({ at: 'watching', attempt: 'other', standing: 'open' })
    desk.answers['payment.status'] = statusOf('paid', '', '/thanks')
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await rest()
    expect(desk.payment().at).toBe('paid')
  })
})

describe('the tab that pays', () => {
  it('STRIPE-02 tells the server when its attempt was refused, and only then the other tabs', async () => {
    await beginReady()
    const told = desk.hold('payment.status')
    await pay({ type: 'refused', problem: { code: 'declined' } })
    expect(ends()).toEqual([[desk.method.pay.mock.calls[0]?.[0], 'rested']])
    expect(announced()).toEqual(['paying'])
    await told(statusOf('none'))
    expect(announced()).toEqual(['paying', 'rested'])
    expect(desk.payment()).toMatchObject({ at: 'ready', problem: { code: 'declined' } })
  })

  it('STRIPE-02 watches where another tab has begun meanwhile', async () => {
    await beginReady()
    desk.answers['payment.status'] = statusOf('open', 'other')
    await pay({ type: 'refused', problem: { code: 'declined' } })
    expect(desk.payment()).toMatchObject({ at: 'watching', attempt: 'other' })
  })

  it('STRIPE-02 reads that it was stopped in another tab, once the server has said so', async () => {
    await beginReady()
    desk.method.pay.mockReturnValueOnce(new Promise(() => {}))
    await pay()
    const told = desk.hold('payment.status')
    const attempt = desk.method.pay.mock.calls[0]?.[0] ?? ''
    hear('rested', attempt)
    await rest()
    expect(desk.payment()).toMatchObject({ at: 'checking', problem: { code: 'stopped' } })
    await told(statusOf('none'))
    expect(ends()[0]).toEqual([attempt, 'stop'])
    expect(desk.payment()).toMatchObject({ problem: { code: 'stopped' } })
  })

  it.each<[string, Outcome, object]>([
    ['a yes', confirmed, { at: 'paid' }],
    ['a no', { type: 'refused', problem: { code: 'declined' } }, { at: 'ready', problem: { code: 'declined' } }],
    ['nothing certain', { type: 'unknown' }, { at: 'checking', ended: true }],
  ])(
    'STRIPE-02 after 45 seconds without a word the server is asked, nothing is stopped, and %s still counts',
    async (_, outcome, then) => {
      await beginReady()
      const late = later<Outcome>()
      desk.method.pay.mockReturnValueOnce(late.promise)
      await pay()
      const attempt = desk.method.pay.mock.calls[0]?.[0] ?? ''
      desk.answers['payment.status'] = ({ end }: { end?: string }) =>
        end ? statusOf('none') : statusOf('open', attempt)
      await vi.advanceTimersByTimeAsync(44_999)
      expect(desk.payment().at).toBe('confirming')
      await vi.advanceTimersByTimeAsync(3_000)
      expect(desk.payment()).toMatchObject({ at: 'checking', standing: 'open' })
      expect(ends().filter(([, end]) => end)).toEqual([])
      desk.answers['payment.status'] = statusOf('none')
      if (outcome.type === 'unknown') desk.hold('payment.status')
      late.resolve(outcome)
      await rest()
      expect(desk.payment()).toMatchObject(then)
      expect(desk.method.prepared).toBe(1)
    },
  )

  it('AFFIRM-02 whoever has come back from the provider’s page has the attempt stopped, and pays again', async () => {
    await beginReady({ attempt: { attempt: 'a-1', own: true, returned: true } })
    expect(ends()[0]).toEqual(['a-1', 'stop'])
    desk.answers['payment.status'] = statusOf('none')
    desk.model.payment.ask()
    await desk.ready()
    expect(desk.payment()).toMatchObject({ at: 'ready', problem: { code: 'notPaid' } })
  })

  it('AFFIRM-02 keeps in the tab with which attempt it leaves', async () => {
    await beginReady()
    await pay({ type: 'leaving', url: 'https://affirm.example/' })
    const attempt = desk.method.pay.mock.calls[0]?.[0]
    expect(desk.deps.attempts.leave).toHaveBeenCalledExactlyOnceWith({ order: '7', attempt })
  })

  it('PAY-02 the shop’s own form begins no attempt: nothing is kept, announced or said of it', async () => {
    await beginReady()
    Object.assign(desk.method, { elsewhere: true })
    desk.model.payment.choose('affirm')
    await rest()
    await pay({ type: 'submitted' })
    expect(desk.payment().at).toBe('leaving')
    expect(desk.deps.attempts.keep).not.toHaveBeenCalled()
    expect(announced()).toEqual([])
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await rest()
    expect(desk.payment()).toMatchObject({ at: 'ready', problem: undefined })
    expect(ends().filter(([, end]) => end)).toEqual([])
  })

  it('STRIPE-01 a missing address at the press brings the visitor to it, and leaves nothing that could not be started', async () => {
    await beginReady({ order: fullOrder() })
    desk.method.verify.mockResolvedValueOnce({ problem: { code: 'missingBilling' }, at: 'address' })
    await pay()
    expect(desk.model.get()).toMatchObject({ open: 'address', notice: 'missingBilling', payment: { at: 'choosing' } })
    expect(desk.method.pay).not.toHaveBeenCalled()
  })
})
