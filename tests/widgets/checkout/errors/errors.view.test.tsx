import { afterEach, describe, expect, it, vi } from 'vitest'
import { ErrorsView } from '../../../../widgets/checkout/errors/errors.view'
import { all, click, leave, show, stateOf, texts } from '../part-page'
import { freshOrder, fullOrder, home } from '../test-order'

afterEach(leave)

const city = { field: 'panes[delivery][delivery_city]', message: 'Not shippable city' }
const atAddress = { open: 'address', blockedCount: 1 } as const

describe('the list of errors', () => {
  it('CHK-05 errors are counted, and each links to its field', async () => {
    const order = fullOrder({ delivery: { ...home, street1: 'PO Box 7' } })
    const state = stateOf(order, { ...atAddress, problems: [city], touched: new Set(['delivery']) })
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

  it('CHK-05 with two addresses each error names its address', async () => {
    const order = fullOrder({ copy_address: false, billing: { ...home, city: '' } })
    await show(ErrorsView, stateOf(order, { ...atAddress, touched: new Set(['billing']) }))
    expect(texts('li')).toEqual(['Billing address, City: Required'])
  })

  it('CHK-05 a refused address links to its field; a mark without message is shown', async () => {
    const field = 'panes[customer][primary_email]'
    const account = { open: 'account', blockedCount: 1 } as const
    await show(ErrorsView, stateOf(freshOrder(), { ...account, problems: [{ field, message: 'In use.' }] }))
    expect(texts('li')).toEqual(['Email: In use.'])
    await show(ErrorsView, stateOf(freshOrder(), { ...account, problems: [{ field, message: '' }] }))
    expect(texts('li')).toEqual(['Email: Invalid'])
  })

  it('PAY-01 an error without a field can be dismissed; marks alone are not counted', async () => {
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

  it.each([
    [['order'], ['/cart']],
    [['', 'order', 'order'], ['/cart']],
    [['', 'form'], []],
  ])(
    'PAY-01 beside errors of %j the links are %j: sold-out goods can be removed in the cart',
    async (fields, links) => {
      const problems = fields.map((field, n) => ({ field, message: `Sofa ${n} is sold out.` }))
      await show(ErrorsView, stateOf(fullOrder(), { problems }), { cartUrl: '/cart' })
      expect(all('.rove-errors a').map((link) => link.getAttribute('href'))).toEqual(links)
    },
  )

  it('ADDR-04 no errors are listed before the visitor presses Continue', async () => {
    await show(ErrorsView, stateOf(fullOrder(), { open: 'address', problems: [city] }))
    expect(document.querySelector('.rove-errors')?.textContent).toBe('')
  })
})
