import { describe, expect, it } from 'vitest'
import { orderFields, paneField } from '../../../core/contract/order-form'
import type { CheckoutEvent, CheckoutState } from '../../../widgets/checkout/checkout.machine'
import { next } from '../../../widgets/checkout/checkout.machine'
import { begin } from '../../../widgets/checkout/checkout-begin.machine'
import { fullOrder, termsOf } from './begun'

const terms = termsOf()
const order = fullOrder()
const atAddress: CheckoutState = { ...begin(order, [], terms), open: 'address', validating: false }
const soldOut = 'The sofa is not available in that quantity.'

const refused: CheckoutState = next(
  { ...atAddress, validating: true },
  { type: 'validated', success: false, errors: [soldOut] },
  terms,
)
const ready = { ...atAddress, open: 'payment', payReady: true } as const
const amounts = { method: 'stripe', due: 100, amount: 100, attempt: 'a' } as const
const refusedAtPress = next(
  { ...ready, payment: { at: 'verifying', ...amounts } },
  { type: 'invalid', attempt: 'a', errors: [soldOut] },
  terms,
)

const said = (state: CheckoutState) => state.problems.map(({ message }) => message)
const upon = (state: CheckoutState, ...events: readonly CheckoutEvent[]) =>
  events.reduce((now, event) => next(now, event, terms), state)

const coupon = { field: orderFields.coupon, message: 'Ended.' }
const city = { field: paneField('delivery', 'city'), message: 'No such city.' }

describe('why the order cannot be paid for', () => {
  it.each<[string, readonly CheckoutEvent[]]>([
    ['the order is read anew', [{ type: 'order', order, errors: [] }]],
    ['a coupon is refused', [{ type: 'order', order, errors: [coupon] }]],
    [
      'a quote comes',
      [
        { type: 'quote-asked', hash: 'h' },
        { type: 'quote-answered', order, errors: [], sent: atAddress.draft },
      ],
    ],
    ['a city is refused', [{ type: 'quote-answered', order, errors: [city], sent: atAddress.draft }]],
    ['something is typed', [{ type: 'typed', pane: 'delivery', fields: { city: 'Elko' } }]],
  ])('PAY-01 CHK-05 is still said when %s', (_, events) => {
    expect(said(upon(refused, ...events))).toContain(soldOut)
    expect(said(upon(refusedAtPress, ...events))).toContain(soldOut)
  })

  it.each<[string, readonly CheckoutEvent[]]>([
    [
      'it may be paid for',
      [
        { type: 'title', step: 'payment' },
        { type: 'validated', success: true, errors: [] },
      ],
    ],
    ['it is dismissed', [{ type: 'dismissed', problem: refused.problems[0] as never }]],
  ])('PAY-01 is said no more once %s', (_, events) => {
    expect(said(upon(refused, ...events))).toEqual([])
  })

  it('PAY-01 is said once, however often it is the answer', () => {
    const again = upon(
      refused,
      { type: 'title', step: 'payment' },
      { type: 'validated', success: false, errors: [soldOut] },
    )
    expect(said(again)).toEqual([soldOut])
  })
})

it('CHK-05 what was said of a sent form stands when a quote comes; what an answer says of a change goes with the next', () => {
  const sent = begin(order, [{ field: '', message: 'The card was declined.' }], terms)
  const quote = { type: 'quote-answered', order, errors: [], sent: sent.draft } as const
  const change = { type: 'order', order, errors: [{ field: '', message: 'Not by credit.' }] } as const
  expect(said(upon(sent, change))).toEqual(['The card was declined.', 'Not by credit.'])
  expect(said(upon(sent, change, quote))).toEqual(['The card was declined.'])
})
