import { describe, expect, it } from 'vitest'
import { orderFields, paneField } from '../../../../core/shop/order/order-form.contract'
import { next } from '../../../../widgets/checkout/checkout.machine'
import type { CheckoutEvent, CheckoutState } from '../../../../widgets/checkout/checkout-state.types'
import { initialState } from '../../../../widgets/checkout/draft/draft-initial.machine'
import { fullOrder, settingsOf } from '../test-order'

const settings = settingsOf()
const order = fullOrder()
const atAddress: CheckoutState = { ...initialState(order, [], settings), open: 'address', validating: false }
const soldOut = 'The sofa is not available in that quantity.'

const refused: CheckoutState = next(
  { ...atAddress, validating: true },
  { type: 'validated', success: false, errors: [soldOut] },
  settings,
)
const ready = { ...atAddress, open: 'payment', payReady: true } as const
const amounts = { method: 'stripe', due: 100, amount: 100, attempt: 'a' } as const
const refusedAtPress = next(
  { ...ready, payment: { at: 'verifying', ...amounts } },
  { type: 'invalid', attempt: 'a', errors: [soldOut] },
  settings,
)

const messages = (state: CheckoutState) => state.problems.map(({ message }) => message)
const upon = (state: CheckoutState, ...events: readonly CheckoutEvent[]) =>
  events.reduce((now, event) => next(now, event, settings), state)

const coupon = { field: orderFields.coupon, message: 'Ended.' }
const city = { field: paneField('delivery', 'city'), message: 'No such city.' }

describe('the reason why an order cannot be paid for', () => {
  it.each<[string, readonly CheckoutEvent[]]>([
    ['a read of the order', [{ type: 'order', order, errors: [] }]],
    ['a refused coupon', [{ type: 'order', order, errors: [coupon] }]],
    [
      'a quote',
      [
        { type: 'quote-requested', hash: 'h' },
        { type: 'quote-answered', order, errors: [], sent: atAddress.draft },
      ],
    ],
    ['a refused city', [{ type: 'quote-answered', order, errors: [city], sent: atAddress.draft }]],
    ['an edit', [{ type: 'typed', pane: 'delivery', fields: { city: 'Elko' } }]],
  ])('PAY-01 CHK-05 the reason is still shown after %s', (_, events) => {
    expect(messages(upon(refused, ...events))).toContain(soldOut)
    expect(messages(upon(refusedAtPress, ...events))).toContain(soldOut)
  })

  it.each<[string, readonly CheckoutEvent[]]>([
    [
      'a successful validation',
      [
        { type: 'title', step: 'payment' },
        { type: 'validated', success: true, errors: [] },
      ],
    ],
    ['a dismissal', [{ type: 'dismissed', problem: refused.problems[0] as never }]],
  ])('PAY-01 the reason is removed after %s', (_, events) => {
    expect(messages(upon(refused, ...events))).toEqual([])
  })

  it('PAY-01 the reason is shown once, even if several responses have it', () => {
    const again = upon(
      refused,
      { type: 'title', step: 'payment' },
      { type: 'validated', success: false, errors: [soldOut] },
    )
    expect(messages(again)).toEqual([soldOut])
  })
})

it('CHK-05 an error of a form outlasts a quote, an error of a change does not', () => {
  const sent = initialState(order, [{ field: '', message: 'The card was declined.' }], settings)
  const quote = { type: 'quote-answered', order, errors: [], sent: sent.draft } as const
  const change = { type: 'order', order, errors: [{ field: '', message: 'Not by credit.' }] } as const
  expect(messages(upon(sent, change))).toEqual(['The card was declined.', 'Not by credit.'])
  expect(messages(upon(sent, change, quote))).toEqual(['The card was declined.'])
})
