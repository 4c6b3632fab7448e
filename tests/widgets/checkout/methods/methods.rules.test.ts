import { describe, expect, it, vi } from 'vitest'
import { createMethodsModel } from '../../../../widgets/checkout/methods/methods.model'
import { methodsOf } from '../../../../widgets/checkout/methods/methods.rules'

describe('the payment methods of an order', () => {
  it('STRIPE-01 the methods are those of the order, in its order, if they are known', () => {
    const report = vi.fn()
    const methods = ['klarna', 'bitcoin', 'stripe', 'klarna', 'constructor', 'other']
    expect(methodsOf({ methods, due: 10 }, report)).toEqual(['klarna', 'stripe', 'other'])
    expect(report.mock.calls.flat()).toEqual([
      'bitcoin is an unknown payment method, it is left out',
      'constructor is an unknown payment method, it is left out',
    ])
  })

  it('CREDIT-01 if store credit covers the order, only methods that can place it stay', () => {
    const of = (...methods: string[]) => methodsOf({ methods, due: 0 }, () => {})
    expect(of('klarna', 'other', 'affirm', 'stripe')).toEqual(['other', 'stripe'])
    expect(of('klarna')).toEqual(['stripe'])
  })

  it('the code of every method can be loaded', async () => {
    const methods = ['stripe', 'klarna', 'affirm', 'paybright', 'credit', 'other']
    const all = methodsOf({ methods, due: 10 }, () => {})
    const loaded = await Promise.all(all.map(createMethodsModel()))
    expect(new Set(loaded).size).toBe(6)
  })
})
