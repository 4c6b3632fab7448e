import { describe, expect, it, vi } from 'vitest'
import { loadMethod, methodsOf } from '../../../../widgets/checkout/methods/methods.rules'

describe('the ways to pay', () => {
  it('STRIPE-01 are those of the order, in its order, each once; unknown ones are left out and named', () => {
    const report = vi.fn()
    const methods = ['klarna', 'bitcoin', 'stripe', 'klarna', 'constructor', 'other']
    expect(methodsOf({ methods, due: 10 }, report)).toEqual(['klarna', 'stripe', 'other'])
    expect(report.mock.calls.flat()).toEqual([
      'bitcoin is no way to pay that is known here, and is left out',
      'constructor is no way to pay that is known here, and is left out',
    ])
  })

  it('CREDIT-01 are those that can place an order, where store credit pays for all of it', () => {
    const of = (...methods: string[]) => methodsOf({ methods, due: 0 }, () => {})
    expect(of('klarna', 'other', 'affirm', 'stripe')).toEqual(['other', 'stripe'])
    expect(of('klarna')).toEqual(['stripe'])
  })

  it('are all to be had', async () => {
    const methods = ['stripe', 'klarna', 'affirm', 'paybright', 'credit', 'other']
    const all = methodsOf({ methods, due: 10 }, () => {})
    const loaded = await Promise.all(all.map(loadMethod))
    expect(new Set(loaded).size).toBe(6)
  })
})
