import { describe, expect, it, vi } from 'vitest'
import { createBuyboxModel } from '../../../widgets/buybox/buybox.model'
import { pageProduct, shop } from './sofa'

describe('protection', () => {
  const offer = { id: 'p3', title: '', term: 3, charge: 149 }

  it('COVER-02 is asked for each model, and what is taken goes into the price and the cart', async () => {
    const { deps } = shop(
      { preset: [11, 22], askOffers: vi.fn(async () => [offer]) },
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
    expect(deps.askOffers).toHaveBeenLastCalledWith('OAT-2')
  })

  it('COVER-02 a late answer for another model is dropped', async () => {
    const answers = new Map<string, (offers: (typeof offer)[]) => void>()
    const { deps } = shop(
      { preset: [11, 22], askOffers: (name) => new Promise((resolve) => answers.set(name, resolve)) },
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

  it('COVER-02 without an answer the product is sold all the same', async () => {
    const { deps } = shop(
      { preset: [11, 22], askOffers: () => Promise.reject(new Error('down')) },
      { more: { ...pageProduct, protection: true } },
    )
    const model = createBuyboxModel(deps)
    await vi.waitFor(() => expect(deps.report).toHaveBeenCalledTimes(1))
    await model.add()
    expect(model.get().purchase).toEqual({ at: 'added' })
  })

  it('COVER-02 is not asked for where the product has none', () => {
    const { deps } = shop({ preset: [11, 22] })
    createBuyboxModel(deps)
    expect(deps.askOffers).not.toHaveBeenCalled()
  })
})
