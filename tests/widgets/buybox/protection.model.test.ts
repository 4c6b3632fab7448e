import { describe, expect, it, vi } from 'vitest'
import { createBuyboxModel } from '../../../widgets/buybox/buybox.model'
import { offersFrom } from '../../../widgets/buybox/protection/protection.rules'
import { pageProduct, shop } from './sofa'

describe('the protection of a buybox', () => {
  const offer = { id: 'p3', title: '', term: 3, charge: 149 }

  it('COVER-02 plans are requested for each model, and a chosen one is added to price and cart', async () => {
    const { deps } = shop(
      { preset: [11, 22], readOffers: vi.fn(async () => [offer]) },
      { more: { ...pageProduct, protection: true } },
    )
    const model = createBuyboxModel(deps)
    await vi.waitFor(() => expect(model.get().offers).toEqual([offer]))
    model.takeProtection('p3')
    expect(model.offered().prices).toMatchObject({ due: 1890, total: 2039 })
    await model.add()
    expect(deps.addToCart).toHaveBeenCalledWith(expect.objectContaining({ protection: 'p3' }))
    model.choose(21)
    expect(model.get(), 'another model, another offer').toMatchObject({ protection: undefined, offers: [] })
    expect(deps.readOffers).toHaveBeenLastCalledWith('OAT-2')
  })

  it('COVER-02 an override replaces the cost; that of three years has its own', () => {
    const offers = [1, 3].map((term) => ({ id: `p${term}`, cost: 99, term, title: '' }))
    const charges = (overrides: object) =>
      offersFrom({
        offers,
        override_order_charge: undefined,
        override_order_charge_term_3: undefined,
        ...overrides,
      }).map(({ charge }) => charge)
    expect(charges({})).toEqual([99, 99])
    expect(charges({ override_order_charge: 129 })).toEqual([129, 129])
    expect(charges({ override_order_charge_term_3: 199 })).toEqual([99, 199])
    expect(charges({ override_order_charge: 129, override_order_charge_term_3: 199 })).toEqual([129, 199])
  })

  it('COVER-02 a late response for another model is dropped', async () => {
    const answers = new Map<string, (offers: (typeof offer)[]) => void>()
    const { deps } = shop(
      { preset: [11, 22], readOffers: (name) => new Promise((resolve) => answers.set(name, resolve)) },
      { more: { ...pageProduct, protection: true } },
    )
    const model = createBuyboxModel(deps)
    model.choose(21)
    answers.get('OAT-2')?.([{ ...offer, charge: 99 }])
    answers.get('OAT-3')?.([offer])
    await vi.waitFor(() => expect(model.get().offers).toHaveLength(1))
    await Promise.resolve()
    expect(model.get().offers[0]?.charge).toBe(99)
  })

  it('COVER-02 without a response the product is sold without protection', async () => {
    const { deps } = shop(
      { preset: [11, 22], readOffers: () => Promise.reject(new Error('down')) },
      { more: { ...pageProduct, protection: true } },
    )
    const model = createBuyboxModel(deps)
    await vi.waitFor(() => expect(deps.report).toHaveBeenCalledTimes(1))
    await model.add()
    expect(model.get().purchase).toEqual({ at: 'added' })
  })

  it('COVER-02 no plans are requested for a product without protection', () => {
    const { deps } = shop({ preset: [11, 22] })
    createBuyboxModel(deps)
    expect(deps.readOffers).not.toHaveBeenCalled()
  })
})
