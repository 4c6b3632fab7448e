import { afterEach, describe, expect, it, vi } from 'vitest'
import type { MethodName, PaymentState } from '../../../../widgets/checkout/payment/payment.types'
import { Paying, PaymentStep } from '../../../../widgets/checkout/payment/payment.view'
import { all, click, leave, show, stateOf, submit, texts, type } from '../part-page'
import { fullOrder } from '../test-order'

afterEach(leave)

const ready = (method: MethodName = 'stripe', due = 100): PaymentState => ({ at: 'ready', method, due })
const confirming = { ...ready(), at: 'confirming', attempt: 'a' } as PaymentState
const at = (payment: PaymentState, payReady = true, order = fullOrder()) => stateOf(order, { payment, payReady })
const parts = () => ({
  payment: { pay: vi.fn(), choose: vi.fn(), setContainer: vi.fn(), requestStatus: vi.fn(), takeOver: vi.fn() },
  saveReferral: vi.fn(),
  methodsOf: () => ['stripe', 'affirm'],
})
const button = () => all('.rove-primary')[0] as HTMLButtonElement

describe('the payment step', () => {
  it.each([
    ['no method is chosen', at({ at: 'choosing' }), 'Pay $100', false],
    ['the method is being prepared', at({ at: 'preparing', method: 'stripe', due: 100 }), 'Processing...', false],
    ['its form is incomplete', at(ready(), false), 'Processing...', false],
    ['the method is ready', at(ready()), 'Pay $100', true],
    [
      'the charged amount differs from the shown one',
      at({ at: 'comparing', method: 'stripe', due: 100, charged: 90 }),
      'Processing...',
      false,
    ],
    ['the method is the shop’s own form', at(ready('credit')), 'Review order', true],
    ['the method has no provider', at(ready('other')), 'Review order', true],
    ['nothing is due', at(ready('stripe', 0), true, fullOrder({ due: 0 })), 'Place order', true],
    ['a payment runs', at(confirming), 'Processing...', false],
  ] as const)(
    'PAY-01 if %s, the button has its text, and is enabled only if it can pay',
    async (_, state, words, pays) => {
      const model = parts()
      await show(PaymentStep, state, model)
      expect(button().textContent).toBe(words)
      await submit()
      expect(model.payment.pay).toHaveBeenCalledTimes(Number(pays))
      expect(model.saveReferral).toHaveBeenCalledTimes(Number(pays))
      expect(button().getAttribute('aria-disabled')).toBe(String(!pays))
    },
  )

  it('PAY-01 the chosen method gets a container of its own, which is removed with it', async () => {
    const model = parts()
    await show(PaymentStep, at(ready()), model)
    expect(all('[data-state=chosen] .rove-method')).toHaveLength(1)
    expect(model.payment.setContainer).toHaveBeenCalledExactlyOnceWith(all('.rove-method > div')[0])
    await show(PaymentStep, at(ready('affirm')), model)
    expect(model.payment.setContainer.mock.calls.map(([container]) => container && 'room')).toEqual([
      'room',
      null,
      'room',
    ])
    await click(all('input[type=radio]')[0])
    expect(model.payment.choose).toHaveBeenCalledExactlyOnceWith('stripe', true)
  })

  it('PAY-01 no other method can be chosen while a payment runs', async () => {
    await show(PaymentStep, at(confirming), parts())
    expect(all('input[type=radio]').every((input) => (input as HTMLInputElement).disabled)).toBe(true)
  })

  it('CREDIT-01 no method is required if nothing is due; a message says if none exists', async () => {
    await show(PaymentStep, at({ at: 'choosing' }, false, fullOrder({ due: 0 })), parts())
    expect([all('fieldset').length, all('.rove-method').length, all('p[role=alert]').length]).toEqual([0, 1, 1])
    await show(PaymentStep, at({ at: 'choosing' }), { ...parts(), methodsOf: () => [] })
    expect([all('fieldset').length, all('.rove-method').length, all('p[role=alert]').length]).toEqual([0, 0, 2])
  })

  it.each([
    [{ message: 'Your bank says no.' }, 'Your bank says no.'],
    [{ code: 'amountChanged' }, '$90'],
  ] as const)('STRIPE-02 %j is shown as text', async (problem, words) => {
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

  it.each([undefined, { ...credit, usable: 0 }])('CREDIT-01 store credit is not offered with %j', async (none) => {
    await show(PaymentStep, at(ready(), true, fullOrder({ credit: none })), parts())
    expect(all('.rove-credit')).toEqual([])
  })

  it.each([
    [false, 100, []],
    [true, 40, ['Amount to be charged: $40']],
    [true, 0, []],
  ])('CREDIT-01 store credit used: %s, due: %s, texts: %j', async (active, due, says) => {
    const payByCredit = vi.fn()
    const order = fullOrder({ due, credit: { ...credit, active } })
    await show(PaymentStep, at(ready(), true, order), { ...parts(), payByCredit })
    expect(texts('.rove-credit [role=status]')).toEqual(says)
    expect(texts('.rove-credit .rove-hint').join('')).toMatch(/\$80.*May 1/)
    await click(all('.rove-credit input')[0])
    expect(payByCredit).toHaveBeenCalledExactlyOnceWith(!active)
  })
})

it('CREDIT-01 a changed checkbox keeps its value until the server has answered', async () => {
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

describe('the referral question', () => {
  const referrals = [{ id: 'friend', name: 'A friend' }]
  const fields = () => all('.rove-pair [name]').map((field) => field.getAttribute('name'))

  it('PAY-03 the referral question is shown if the shop asks it, with its details', async () => {
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

describe('the progress of a payment', () => {
  it.each([
    ['the outcome is unknown', checking(), 'We are checking your payment.', 'Check now'],
    ['the provider may still be open', checking('open'), 'If your bank', 'Stop it and pay again'],
    ['another tab pays', watching('open'), 'A payment was started in another tab or window.', 'Stop it and pay here'],
    ['the attempt can no longer be stopped', watching(), 'We are checking your payment.', 'Check now'],
  ] as const)('STRIPE-02 if %s, the progress is accurate, and its buttons work', async (_, payment, words, press) => {
    const model = parts()
    await show(Paying, at(payment), model)
    expect(document.body.textContent).toContain(words)
    expect(texts('button')).toEqual([press])
    await click(all('button')[0])
    const stops = press !== 'Check now'
    expect([model.payment.takeOver, model.payment.requestStatus].map((call) => call.mock.calls.length)).toEqual([
      Number(stops),
      Number(!stops),
    ])
  })

  it('STRIPE-02 a watching tab keeps its container and amount, and ignores presses', async () => {
    const model = parts()
    await show(PaymentStep, at({ ...ready(), problem: { code: 'notPaid' } } as PaymentState), model)
    const container = all('.rove-method > div')[0]
    await show(PaymentStep, at(watching('open')), model)
    expect(all('.rove-method > div')[0]).toBe(container)
    expect(button().getAttribute('aria-disabled')).toBe('true')
    expect(texts('.rove-payment > .rove-error')).toEqual([''])
    expect(all('input[type=radio]').every((input) => (input as HTMLInputElement).disabled)).toBe(true)
  })

  it('STRIPE-02 an unknown outcome can be requested again, and a paid order is opened', async () => {
    const model = parts()
    await show(Paying, at(confirming), model)
    expect(document.body.textContent).toBe('')
    await show(Paying, at(checking()), model)
    await click(all('button')[0])
    expect(model.payment.requestStatus).toHaveBeenCalledOnce()
    await show(Paying, at({ at: 'paid', url: '/thanks' }), model)
    expect(all('a').map((link) => link.getAttribute('href'))).toEqual(['/thanks'])
    await show(Paying, at({ at: 'paid', url: '' }), model)
    expect(all('a')).toEqual([])
  })
})
