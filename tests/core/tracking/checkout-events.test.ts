import { describe, expect, it } from 'vitest'
import { eachVisitOnOneDay } from './each-visit'
import { last, layer, own, tell, visit } from './tracked-page'

eachVisitOnOneDay()

describe('the steps of a checkout', () => {
  it('TRACK-02 the steps of the checkout have the document’s numbers, each once an order', async () => {
    const come = (id: number) => visit({ page: { type: 'other' } }, { checkout: { order: { id } } })
    await come(7)
    const numbers = { membership: 1, address: 2, protection: 3, payment: 4 }
    const walk = () => {
      for (const step of ['membership', 'address', 'protection', 'payment', 'address', 'payment'] as const)
        tell('checkout:advanced', { step, number: numbers[step], order: '7', value: 80, total: 90, currency: 'USD' })
      for (const method of ['stripe', 'klarna', undefined])
        tell('payment:changed', { method, chosen: method === 'klarna', due: 40, value: 80, total: 90, currency: 'USD' })
    }
    walk()
    expect(own()).toEqual(['checkout_step', 'checkout_step', 'add_shipping_info', 'checkout_step', 'add_payment_info'])
    expect(layer().flatMap(({ step }) => step ?? [])).toEqual([2, 3, 4, 5, 6])
    expect(last('add_shipping_info')).toMatchObject({ step: 4, shipping_tier: 'Ground' })
    for (const { ecommerce, ...plain } of layer().filter(({ step }) => step))
      expect(ecommerce ?? plain, 'the same in every step').toMatchObject({ value: 80, total: 90 })
    await come(7)
    walk()
    expect(own()).toEqual([])
    await come(8)
    walk()
    expect(own()).toHaveLength(5)
    expect(last('add_payment_info')).toMatchObject({ step: 6, payment_type: 'Credit Card' })
  })

  it.each([
    [2, []],
    [3, ['add_shipping_info']],
  ])('TRACK-02 step 4 is told once the address is left: not at our step %i', async (number, names) => {
    await visit({ page: { type: 'other' } })
    tell('checkout:advanced', { step: 'protection', number, order: '7', value: 80, total: 90, currency: 'USD' })
    expect(own()).toEqual(names)
  })
})
