import { describe, expect, it } from 'vitest'
import { paneField } from '../../../../core/shop/order/order-form.contract'
import { next } from '../../../../widgets/checkout/checkout.machine'
import { quoteHash } from '../../../../widgets/checkout/checkout.rules'
import { initialState } from '../../../../widgets/checkout/draft/draft-initial.machine'
import { fullOrder, home, settingsOf } from '../test-order'

const settings = settingsOf()
const state = initialState(fullOrder({ copy_address: false }), [], settings)
const upper = { ...home, city: 'RENO' }
const order = fullOrder({ copy_address: false, delivery: upper, billing: upper })

describe('the addresses after a quote response', () => {
  it.each([
    ['nothing', [], 'RENO', 'RENO'],
    ['the delivery city', [paneField('delivery', 'city')], 'Reno', 'RENO'],
    ['the billing city', [paneField('billing', 'city')], 'RENO', 'Reno'],
  ])('QUOTE-01 if the server refused %s, the input stays in the refused fields', (_, fields, ...cities) => {
    const errors = fields.map((field) => ({ field, message: 'No such city.' }))
    const { draft } = next(state, { type: 'quote-answered', order, errors, sent: state.draft }, settings)
    expect([draft.delivery.city, draft.billing.city]).toEqual(cities)
  })

  it('QUOTE-01 an error is removed if its field has changed since the request', () => {
    const typed = next(state, { type: 'typed', pane: 'delivery', fields: { phone: '7755550117' } }, settings)
    const errors = [
      { field: paneField('delivery', 'phone'), message: 'Required' },
      { field: paneField('delivery', 'city'), message: 'No such city.' },
    ]
    const { problems } = next(typed, { type: 'quote-answered', order, errors, sent: state.draft }, settings)
    expect(problems).toEqual([errors[1]])
  })

  it('ADDR-01 an error of our own rules is not shown before the field was left', () => {
    const typing = next(state, { type: 'typed', pane: 'delivery', fields: { phone: '775', last_name: '' } }, settings)
    const errors = [
      { field: paneField('delivery', 'phone'), message: 'Invalid' },
      { field: paneField('delivery', 'last_name'), message: 'Required' },
      { field: paneField('delivery', 'city'), message: 'No such city.' },
    ]
    const { problems } = next(typing, { type: 'quote-answered', order, errors, sent: typing.draft }, settings)
    expect(problems).toEqual([errors[2]])
  })

  it('QUOTE-01 input typed since the request stays', () => {
    const typed = next(state, { type: 'typed', pane: 'delivery', fields: { city: 'Elko' } }, settings)
    const { draft } = next(typed, { type: 'quote-answered', order, errors: [], sent: state.draft }, settings)
    expect([draft.delivery.city, draft.billing.city]).toEqual(['Elko', 'RENO'])
  })
})

describe('an order changed in another tab', () => {
  const paying = { ...initialState(fullOrder(), [], settings), open: 'payment', validating: false } as const
  const elsewhere = { ...home, street1: '9 Elsewhere Road', city: 'Elko' }

  it.each([
    ['the address', { delivery: elsewhere, billing: elsewhere }, { delivery: { city: 'Elko' } }],
    ['the membership', { membership: 1, due: 190 }, { membership: 1 }],
    ['the e-mail', { email: 'bob@example.com' }, { email: 'bob@example.com' }],
  ])('CHK-02 %s is updated to its current value, and the step stays open', (_, changes, draft) => {
    const after = next(paying, { type: 'order', order: fullOrder(changes), errors: [] }, settings)
    expect(after).toMatchObject({ open: 'payment', draft })
  })

  it('CHK-02 unsent input stays', () => {
    const typed = next(paying, { type: 'typed', pane: 'delivery', fields: { city: 'Sparks' } }, settings)
    const changed = fullOrder({ delivery: elsewhere, billing: elsewhere, membership: 1 })
    const { draft } = next(typed, { type: 'order', order: changed, errors: [] }, settings)
    expect([draft.delivery.street1, draft.delivery.city, draft.membership]).toEqual([home.street1, 'Sparks', 1])
  })

  it('QUOTE-01 a quote response updates the draft too, except for the sent addresses', () => {
    const answer = fullOrder({ membership: 1, email: 'bob@example.com' })
    const { draft } = next(paying, { type: 'quote-answered', order: answer, errors: [], sent: paying.draft }, settings)
    expect(draft).toMatchObject({ membership: 1, email: 'bob@example.com', delivery: { city: 'Reno' } })
  })

  it('QUOTE-01 input stays if the server’s value has not changed', () => {
    const typed = next(paying, { type: 'typed', pane: 'delivery', fields: { street1: '999 New Road' } }, settings)
    const errors = [{ field: '', message: 'This order is being paid for.' }]
    const busy = { type: 'quote-answered', order: fullOrder(), errors, sent: typed.draft } as const
    expect(next(typed, busy, settings).draft.delivery.street1).toBe('999 New Road')
  })

  it('QUOTE-01 input typed back after a lost quote stays, although it is the order’s', () => {
    const typed = next(paying, { type: 'typed', pane: 'delivery', fields: { street1: '999 Wrong Road' } }, settings)
    const lost = next(typed, { type: 'quote-failed', lost: true }, settings)
    const back = next(lost, { type: 'typed', pane: 'delivery', fields: { street1: home.street1 } }, settings)
    const wrong = { ...home, street1: '999 Wrong Road' }
    const read = { type: 'order', order: fullOrder({ delivery: wrong, billing: wrong }), errors: [] } as const
    expect(next(back, read, settings)).toMatchObject({
      orderStale: false,
      open: 'address',
      draft: { delivery: { street1: home.street1 } },
      order: { delivery: { street1: '999 Wrong Road' } },
    })
  })

  it('QUOTE-01 the order has the quotes of the address whose response was lost', () => {
    const typed = next(state, { type: 'typed', pane: 'delivery', fields: { city: 'Elko' } }, settings)
    const lost = next(next(typed, { type: 'quote-requested', hash: 'h' }, settings), { type: 'quote-failed' }, settings)
    const delivery = { ...home, city: 'Elko' }
    const read = fullOrder({ copy_address: false, delivery, billing: home })
    const after = next(lost, { type: 'order', order: read, errors: [] }, settings)
    expect(after.quoting).toEqual({ at: 'idle' })
    expect(after.quotedFor).toBe(quoteHash(after, settings))
  })
})
