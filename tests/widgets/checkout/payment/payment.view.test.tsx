import { afterEach, describe, expect, it, vi } from 'vitest'
import type { MethodName, PaymentState } from '../../../../widgets/checkout/payment/payment.machine'
import { Paying, PaymentStep } from '../../../../widgets/checkout/payment/payment.view'
import { fullOrder } from '../begun'
import { all, click, leave, show, stateOf, submit, texts, type } from '../part-page'

afterEach(leave)

const ready = (method: MethodName = 'stripe', due = 100): PaymentState => ({ at: 'ready', method, due })
const confirming = { ...ready(), at: 'confirming', attempt: 'a' } as PaymentState
const at = (payment: PaymentState, payReady = true, order = fullOrder()) => stateOf(order, { payment, payReady })
const parts = () => ({
  payment: { pay: vi.fn(), choose: vi.fn(), setRoom: vi.fn(), ask: vi.fn(), takeOver: vi.fn() },
  keepReferral: vi.fn(),
  methodsOf: () => ['stripe', 'affirm'],
})
const button = () => all('.rove-primary')[0] as HTMLButtonElement

describe('the payment step', () => {
  it.each([
    ['nothing is chosen', at({ at: 'choosing' }), 'Pay $100', false],
    ['it is made ready', at({ at: 'preparing', method: 'stripe', due: 100 }), 'Processing...', false],
    ['it is not filled in', at(ready(), false), 'Processing...', false],
    ['it is ready', at(ready()), 'Pay $100', true],
    [
      'another amount is charged than is shown',
      at({ at: 'comparing', method: 'stripe', due: 100, charged: 90 }),
      'Processing...',
      false,
    ],
    ['it goes by the shop’s own form', at(ready('credit')), 'Review order', true],
    ['it goes on without a provider', at(ready('other')), 'Review order', true],
    ['nothing is due', at(ready('stripe', 0), true, fullOrder({ due: 0 })), 'Place order', true],
    ['money may be moving', at(confirming), 'Processing...', false],
  ] as const)('PAY-01 where %s the button says so, and pays where it can', async (_, state, words, pays) => {
    const model = parts()
    await show(PaymentStep, state, model)
    expect(button().textContent).toBe(words)
    await submit()
    expect(model.payment.pay).toHaveBeenCalledTimes(Number(pays))
    expect(model.keepReferral).toHaveBeenCalledTimes(Number(pays))
    expect(button().getAttribute('aria-disabled')).toBe(String(!pays))
  })

  it('PAY-01 gives the chosen way a room of its own, and takes it away with it', async () => {
    const model = parts()
    await show(PaymentStep, at(ready()), model)
    expect(all('[data-state=chosen] .rove-room')).toHaveLength(1)
    expect(model.payment.setRoom).toHaveBeenCalledExactlyOnceWith(all('.rove-room > div')[0])
    await show(PaymentStep, at(ready('affirm')), model)
    expect(model.payment.setRoom.mock.calls.map(([room]) => room && 'room')).toEqual(['room', null, 'room'])
    await click(all('input[type=radio]')[0])
    expect(model.payment.choose).toHaveBeenCalledExactlyOnceWith('stripe', true)
  })

  it('PAY-01 nothing else can be chosen while money may be moving', async () => {
    await show(PaymentStep, at(confirming), parts())
    expect(all('input[type=radio]').every((input) => (input as HTMLInputElement).disabled)).toBe(true)
  })

  it('CREDIT-01 asks for no way to pay where nothing is due, and says it where there is none', async () => {
    await show(PaymentStep, at({ at: 'choosing' }, false, fullOrder({ due: 0 })), parts())
    expect([all('fieldset').length, all('.rove-room').length, all('p[role=alert]').length]).toEqual([0, 1, 1])
    await show(PaymentStep, at({ at: 'choosing' }), { ...parts(), methodsOf: () => [] })
    expect([all('fieldset').length, all('.rove-room').length, all('p[role=alert]').length]).toEqual([0, 0, 2])
  })

  it.each([
    [{ words: 'Your bank says no.' }, 'Your bank says no.'],
    [{ code: 'amountChanged' }, '$90'],
  ] as const)('STRIPE-02 %j is told in words', async (problem, words) => {
    await show(
      PaymentStep,
      at({ ...ready('stripe', 90), problem } as PaymentState, true, fullOrder({ due: 90 })),
      parts(),
    )
    expect(texts('.rove-error').join('')).toContain(words)
  })
})

describe('store credit', () => {
  const credit = { credits: 80, usable: 60, amount_to_charge_usable: 40, expiry: 'May 1' }

  it.each([undefined, { ...credit, usable: 0 }])('CREDIT-01 is not offered where there is %j', async (none) => {
    await show(PaymentStep, at(ready(), true, fullOrder({ credit: none })), parts())
    expect(all('.rove-credit')).toEqual([])
  })

  it.each([
    [false, 100, []],
    [true, 40, ['Amount to be charged: $40']],
    [true, 0, []],
  ])('CREDIT-01 used: %s, with %s due, says %j', async (active, due, says) => {
    const payByCredit = vi.fn()
    const order = fullOrder({ due, credit: { ...credit, active } })
    await show(PaymentStep, at(ready(), true, order), { ...parts(), payByCredit })
    expect(texts('.rove-credit [role=status]')).toEqual(says)
    expect(texts('.rove-credit .rove-hint').join('')).toMatch(/\$80.*May 1/)
    await click(all('.rove-credit input')[0])
    expect(payByCredit).toHaveBeenCalledExactlyOnceWith(!active)
  })
})

it('CREDIT-01 what was ticked stays ticked until the server has answered, whatever is shown anew meanwhile', async () => {
  let answer: (kept: boolean) => void = () => {}
  const payByCredit = () => new Promise<boolean>((resolve) => (answer = resolve))
  const credit = { credits: 80, usable: 60, amount_to_charge_usable: 40, active: false }
  const tick = () => all('.rove-credit input')[0] as HTMLInputElement
  const model = { ...parts(), payByCredit }
  await show(PaymentStep, at(ready(), false, fullOrder({ credit })), model)
  await click(tick())
  await show(PaymentStep, at(ready(), true, fullOrder({ credit })), model)
  expect(tick().checked).toBe(true)
  answer(false)
  await show(PaymentStep, at(ready(), true, fullOrder({ credit })), model)
  expect(tick().checked).toBe(false)
})

describe('how the shop was heard of', () => {
  const referrals = [{ id: 'friend', name: 'A friend' }]
  const fields = () => all('.rove-pair [name]').map((field) => field.getAttribute('name'))

  it('PAY-03 is asked where the shop asks, and who in particular once it is said', async () => {
    const refer = vi.fn()
    await show(PaymentStep, at(ready()), parts())
    expect(fields()).toEqual([])
    await show(PaymentStep, at(ready()), { ...parts(), referrals, refer })
    await vi.waitFor(() => expect(fields()).toEqual(['panes[referral][id]', 'panes[referral][associate]']))
    await type(all('.rove-pair select')[0] as HTMLInputElement, 'friend')
    expect(refer).toHaveBeenCalledWith({ source: 'friend' })
    const said = { ...at(ready()), referral: { source: 'friend', other: '', associate: '' } }
    await show(PaymentStep, said, { ...parts(), referrals, refer })
    await vi.waitFor(() => expect(fields()).toContain('panes[referral][other]'))
  })
})

const checking = (standing: 'open' | 'unknown' = 'unknown'): PaymentState => ({
  ...(ready() as PaymentState & { at: 'ready' }),
  at: 'checking',
  attempt: 'a',
  standing,
})
const watching = (standing: 'open' | 'unknown' = 'unknown'): PaymentState => ({
  at: 'watching',
  attempt: 'a',
  standing,
  behind: ready() as PaymentState & { at: 'ready' },
})

describe('what is said while money may be moving', () => {
  it.each([
    ['nobody knows', checking(), 'We are checking your payment.', 'Check now'],
    ['a provider may still be asking', checking('open'), 'If your bank', 'Stop it and pay again'],
    ['another tab pays', watching('open'), 'You are paying in another tab.', 'Stop it and pay here'],
    ['it can no longer be stopped', watching(), 'We are checking your payment.', 'Check now'],
  ] as const)(
    'STRIPE-02 where %s, what is said is true, and what can be pressed can be done',
    async (_, payment, words, press) => {
      const model = parts()
      await show(Paying, at(payment), model)
      expect(document.body.textContent).toContain(words)
      expect(texts('button')).toEqual([press])
      await click(all('button')[0])
      const stops = press !== 'Check now'
      expect([model.payment.takeOver, model.payment.ask].map((call) => call.mock.calls.length)).toEqual([
        Number(stops),
        Number(!stops),
      ])
    },
  )

  it('STRIPE-02 a tab that watches keeps its room and its amount, takes no press, and says nothing of an earlier payment', async () => {
    const model = parts()
    await show(PaymentStep, at({ ...ready(), problem: { code: 'notPaid' } } as PaymentState), model)
    const room = all('.rove-room > div')[0]
    await show(PaymentStep, at(watching('open')), model)
    expect(all('.rove-room > div')[0]).toBe(room)
    expect(button().getAttribute('aria-disabled')).toBe('true')
    expect(texts('.rove-payment > .rove-error')).toEqual([''])
    expect(all('input[type=radio]').every((input) => (input as HTMLInputElement).disabled)).toBe(true)
  })

  it('STRIPE-02 asks anew where nobody knows, and leads to the order where it is paid', async () => {
    const model = parts()
    await show(Paying, at(confirming), model)
    expect(document.body.textContent).toBe('')
    await show(Paying, at(checking()), model)
    await click(all('button')[0])
    expect(model.payment.ask).toHaveBeenCalledOnce()
    await show(Paying, at({ at: 'paid', url: '/thanks' }), model)
    expect(all('a').map((link) => link.getAttribute('href'))).toEqual(['/thanks'])
    await show(Paying, at({ at: 'paid', url: '' }), model)
    expect(all('a')).toEqual([])
  })
})
