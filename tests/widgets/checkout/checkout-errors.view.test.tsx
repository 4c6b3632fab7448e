import { afterEach, describe, expect, it, vi } from 'vitest'
import { ErrorsView } from '../../../widgets/checkout/checkout-errors.view'
import { freshOrder, fullOrder, home } from './begun'
import { all, click, leave, show, stateOf, texts } from './part-page'

afterEach(leave)

const city = { field: 'panes[delivery][delivery_city]', message: 'Not shippable city' }
const atAddress = { open: 'address', heldUp: 1 } as const

describe('what stands in the way', () => {
  it('CHK-05 counts errors, and each leads to its field in words', async () => {
    const order = fullOrder({ delivery: { ...home, street1: 'PO Box 7' } })
    const state = stateOf(order, { ...atAddress, problems: [city], told: new Set(['delivery']) })
    await show(ErrorsView, state)
    expect(texts('.rove-banner')).toEqual(['2 error(s).'])
    expect(texts('li')).toEqual(['Street address: We do not accept PO Boxes', 'City: Not shippable city'])
    const field = document.body.appendChild(document.createElement('input'))
    field.id = 'rove-panes-delivery-delivery_city-'
    const address = location.href
    await click(all('a')[1])
    expect(document.activeElement).toBe(field)
    expect(location.href).toBe(address)
  })

  it('CHK-05 says whose address it is where there are two', async () => {
    const order = fullOrder({ copy_address: false, billing: { ...home, city: '' } })
    await show(ErrorsView, stateOf(order, { ...atAddress, told: new Set(['billing']) }))
    expect(texts('li')).toEqual(['Billing address, City: Required'])
  })

  it('CHK-05 a refused e-mail address leads to its field; one that was marked without words is invalid', async () => {
    const field = 'panes[customer][primary_email]'
    const account = { open: 'account', heldUp: 1 } as const
    await show(ErrorsView, stateOf(freshOrder(), { ...account, problems: [{ field, message: 'In use.' }] }))
    expect(texts('li')).toEqual(['Email: In use.'])
    await show(ErrorsView, stateOf(freshOrder(), { ...account, problems: [{ field, message: '' }] }))
    expect(texts('li')).toEqual(['Email: Invalid'])
  })

  it('PAY-01 what is about no field can be dismissed; a mark without words and a coupon are not counted', async () => {
    const dismiss = vi.fn()
    const problem = { field: '', message: 'A sofa is sold out.' }
    const problems = [
      problem,
      { field: 'panes[payment][details][cc_number]', message: '' },
      { field: 'panes[coupon][code]', message: 'Ended.' },
    ]
    await show(ErrorsView, stateOf(fullOrder(), { ...atAddress, problems }), { dismiss })
    expect(texts('.rove-banner')).toEqual(['1 error(s).'])
    await click(all('button')[0])
    expect(dismiss).toHaveBeenCalledExactlyOnceWith(problem)
  })

  it('ADDR-04 says nothing above before the shopper has asked to go on', async () => {
    await show(ErrorsView, stateOf(fullOrder(), { open: 'address', problems: [city] }))
    expect(document.querySelector('.rove-errors')?.textContent).toBe('')
  })
})
