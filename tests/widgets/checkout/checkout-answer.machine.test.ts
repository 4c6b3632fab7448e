import { describe, expect, it } from 'vitest'
import { paneField } from '../../../core/contract/order-form'
import { next } from '../../../widgets/checkout/checkout.machine'
import { begin } from '../../../widgets/checkout/checkout-begin.machine'
import { fullOrder, home, termsOf } from './begun'

const terms = termsOf()
const state = begin(fullOrder({ copy_address: false }), [], terms)
const upper = { ...home, city: 'RENO' }
const order = fullOrder({ copy_address: false, delivery: upper, billing: upper })

describe('the addresses after a quote', () => {
  it.each([
    ['nothing', [], 'RENO', 'RENO'],
    ['the delivery', [paneField('delivery', 'city')], 'Reno', 'RENO'],
    ['the billing', [paneField('billing', 'city')], 'RENO', 'Reno'],
  ])(
    'QUOTE-01 where the server refused %s, what the shopper wrote stays in what was refused',
    (_, fields, ...cities) => {
      const errors = fields.map((field) => ({ field, message: 'No such city.' }))
      const { draft } = next(state, { type: 'quote-answered', order, errors, sent: state.draft }, terms)
      expect([draft.delivery.city, draft.billing.city]).toEqual(cities)
    },
  )

  it('QUOTE-01 what was refused of a field is not said of what is written there since', () => {
    const typed = next(state, { type: 'typed', pane: 'delivery', fields: { phone: '7755550117' } }, terms)
    const errors = [
      { field: paneField('delivery', 'phone'), message: 'Required' },
      { field: paneField('delivery', 'city'), message: 'No such city.' },
    ]
    const { problems } = next(typed, { type: 'quote-answered', order, errors, sent: state.draft }, terms)
    expect(problems).toEqual([errors[1]])
  })

  it('ADDR-01 what is wrong by our own rules is not told before the field was left', () => {
    const typing = next(state, { type: 'typed', pane: 'delivery', fields: { phone: '775', last_name: '' } }, terms)
    const errors = [
      { field: paneField('delivery', 'phone'), message: 'Invalid' },
      { field: paneField('delivery', 'last_name'), message: 'Required' },
      { field: paneField('delivery', 'city'), message: 'No such city.' },
    ]
    const { problems } = next(typing, { type: 'quote-answered', order, errors, sent: typing.draft }, terms)
    expect(problems).toEqual([errors[2]])
  })

  it('QUOTE-01 what the shopper has written since stays', () => {
    const typed = next(state, { type: 'typed', pane: 'delivery', fields: { city: 'Elko' } }, terms)
    const { draft } = next(typed, { type: 'quote-answered', order, errors: [], sent: state.draft }, terms)
    expect([draft.delivery.city, draft.billing.city]).toEqual(['Elko', 'RENO'])
  })
})
