import { describe, expect, it } from 'vitest'
import { identify } from '../../../core/shop/contacts/identify.action'
import { resetDeviceAtNoonEachTest } from './each-visit'
import { dataLayer, lastEvent, logAfterLeaving, noProducts, ownEvents, publish, sofa, visit } from './tracked-page'

resetDeviceAtNoonEachTest()

describe('the steps of a checkout', () => {
  it('TRACK-02 have the specification’s numbers, each once for an order', async () => {
    const come = (id: number) => visit({ page: { type: 'other' } }, { checkout: { order: { id } } })
    await come(7)
    const numbers = { membership: 1, address: 2, protection: 3, payment: 4 }
    const walk = () => {
      for (const step of ['membership', 'address', 'protection', 'payment', 'address', 'payment'] as const)
        publish('checkout:advanced', {
          step,
          number: numbers[step],
          order: '7',
          value: 80,
          total: 90,
          currency: 'USD',
          ...noProducts,
        })
      for (const method of ['stripe', 'klarna', undefined])
        publish('payment:changed', {
          method,
          chosen: method === 'klarna',
          due: 40,
          value: 80,
          total: 90,
          currency: 'USD',
          ...noProducts,
        })
    }
    walk()
    expect(ownEvents()).toEqual([
      'checkout_step',
      'checkout_step',
      'add_shipping_info',
      'checkout_step',
      'add_payment_info',
    ])
    expect(dataLayer().flatMap(({ step }) => step ?? [])).toEqual([2, 3, 4, 5, 6])
    expect(lastEvent('add_shipping_info')).toMatchObject({ step: 4, shipping_tier: 'Ground' })
    for (const { ecommerce, ...plain } of dataLayer().filter(({ step }) => step))
      expect(ecommerce ?? plain, 'the same in every step').toMatchObject({ value: 80, total: 90 })
    await come(7)
    walk()
    expect(ownEvents()).toEqual([])
    await come(8)
    walk()
    expect(ownEvents()).toHaveLength(5)
    expect(lastEvent('add_payment_info')).toMatchObject({ step: 6, payment_type: 'Credit Card' })
  })

  it('TRACK-02 have the order’s present goods, sums and coupon, also after a change of membership or in another tab', async () => {
    const url = '/product/marlow-sofa'
    const oat = { ...sofa, id: 'OAT', variant: 'OAT', url, price: 1890, quantity: 2 }
    const cart = { items: [oat, { ...sofa, id: 'RUG', url: '/product/rug', price: 66 }], value: 3846, total: 3846 }
    await visit({ page: { type: 'checkout', cart } }, { checkout: { order: { id: 9 } } })
    expect(lastEvent('begin_checkout')).toMatchObject({ value: 3846, items: [{ price: 1890 }, { price: 66 }] })
    const now = {
      ...({ value: 3074, total: 3200, currency: 'USD', coupon: 'WELCOME50', discount: 50 } as const),
      goods: [
        { url, quantity: 2, price: 1512 },
        { url: '/product/rug', quantity: 1, price: 53 },
      ],
    }
    const items = [
      { id: 'OAT', price: 1512, quantity: 2 },
      { id: 'RUG', price: 53 },
    ]
    const expected = { value: 3074, total: 3200, coupon: 'WELCOME50', items }
    publish('checkout:advanced', { ...now, step: 'address', number: 3, order: '9' })
    identify({ email: 'ida@home.test' }, 'checkout')
    for (const event of ['checkout_step', 'add_shipping_info']) expect(lastEvent(event)).toMatchObject(expected)
    const member = { url: '', quantity: 1, price: 100, id: 'membership', name: 'Membership' }
    publish('checkout:advanced', {
      ...{ ...now, value: 3174, total: 3300, goods: [...now.goods, member] },
      ...({ step: 'payment', number: 4, order: '9' } as const),
    })
    expect(lastEvent('checkout_step')).toMatchObject({
      value: 3174,
      items: [...items, { item_id: 'membership', item_name: 'Membership', price: 100, quantity: 1 }],
    })
    const [first] = now.goods
    const fewer = { ...now, value: 2974, total: 3100, goods: first ? [first] : [] }
    publish('payment:changed', { ...fewer, method: 'stripe', chosen: true, due: 3100 })
    expect(lastEvent('add_payment_info').items).toMatchObject([{ id: 'OAT', price: 1512, quantity: 2 }])
    expect(lastEvent('add_payment_info').items).toHaveLength(1)
    const started = (await logAfterLeaving()).filter(({ event }) => event === 'started_checkout')
    expect(started).toMatchObject([{ params: { ...expected, step: 1 } }])
  })

  it.each([
    [2, []],
    [3, ['add_shipping_info']],
  ])('TRACK-02 step 4 is sent after the address step: not at our step %i', async (number, names) => {
    await visit({ page: { type: 'other' } })
    publish('checkout:advanced', {
      step: 'protection',
      number,
      order: '7',
      value: 80,
      total: 90,
      currency: 'USD',
      ...noProducts,
    })
    expect(ownEvents()).toEqual(names)
  })
})
