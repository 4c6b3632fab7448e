import { beforeEach, describe, expect, it, vi } from 'vitest'
import { findCountry } from '../../../core/base/country/countries.rules'
import { createTextLookup } from '../../../core/base/texts/texts'
import { next } from '../../../widgets/financing/financing.machine'
import { createFinancingModel, type FinancingDeps } from '../../../widgets/financing/financing.model'
import { financingTexts } from '../../../widgets/financing/financing.texts'
import { lendersOf } from '../../../widgets/financing/lender/lender.rules'

/** A product page in the United States that becomes idle when the test says so. */
function page() {
  const emit: { price?: (price: number | undefined) => void; calm?: () => void } = {}
  const undone: string[] = []
  const messages = { update: vi.fn(), stop: () => void undone.push('messages') }
  const lenders = lendersOf(findCountry('US') as NonNullable<ReturnType<typeof findCountry>>)
  const deps = {
    chosen: undefined as number | undefined,
    price: 1890 as number | undefined,
    currency: 'USD',
    language: 'en',
    programme: 'standard_3_6_12',
    lenders,
    messageLenders: lenders,
    t: createTextLookup(financingTexts, 'en'),
    onPrice(listener) {
      emit.price = listener
      return () => void undone.push('price')
    },
    whenIdle(come) {
      emit.calm = come
      return () => void undone.push('calm')
    },
    startMessages: vi.fn(() => messages),
    loadPlansView: vi.fn(async () => () => null),
    report: vi.fn(),
  } satisfies FinancingDeps
  return { deps, emit, undone, messages }
}

describe('the financing model', () => {
  let host: ReturnType<typeof page>
  beforeEach(() => {
    host = page()
  })
  const calmed = async () => {
    host.emit.calm?.()
    await vi.waitFor(() => {})
  }

  it('FIN-01 the lowest monthly payment of the product is shown, then that of the chosen model', () => {
    const model = createFinancingModel(host.deps)
    expect(model.get()).toMatchObject({ amount: 1890, offer: { monthly: 87.21 } })
    host.emit.price?.(1000)
    expect(model.get()).toMatchObject({ amount: 1000, offer: { monthly: 46.14 } })
    host.emit.price?.(999)
    expect(model.get()).toMatchObject({ amount: 999, offer: undefined })
    host.emit.price?.(undefined)
    expect(model.get().amount).toBe(1890)
  })

  it('FIN-01 the initial model is the one published before', () => {
    expect(createFinancingModel({ ...host.deps, chosen: 2459.99 }).get().offer?.monthly).toBe(113.52)
  })

  it('FIN-01 the plans open when their code is loaded, and can be closed', async () => {
    const model = createFinancingModel(host.deps)
    model.press()
    model.press()
    expect(model.get().now).toEqual({ at: 'opening' })
    await vi.waitFor(() => expect(model.get().now).toEqual({ at: 'open' }))
    expect(model.plansView()).toBeDefined()
    model.close()
    expect(model.get().now).toEqual({ at: 'closed', failed: false })
    expect(host.deps.loadPlansView).toHaveBeenCalledOnce()
  })

  it('FIN-01 a message says if the plans cannot be loaded, and another press tries again', async () => {
    const failure = new TypeError('chunk')
    host.deps.loadPlansView.mockRejectedValueOnce(failure)
    const model = createFinancingModel(host.deps)
    model.press()
    await vi.waitFor(() => expect(model.get().now).toEqual({ at: 'closed', failed: true }))
    expect(host.deps.report).toHaveBeenCalledExactlyOnceWith(failure)
    model.press()
    await vi.waitFor(() => expect(model.get().now).toEqual({ at: 'open' }))
  })

  it('FIN-01 height is reserved for lenders’ messages before they load', () => {
    const model = createFinancingModel(host.deps)
    expect(model.get().heights).toEqual([
      { lender: 'affirm', height: 24 },
      { lender: 'klarna', height: 15 },
    ])
    host.emit.price?.(399.99)
    expect(model.get().heights[1]?.height).toBe(40)
  })

  it('FIN-01 lenders’ messages load when the page is idle, with the current amount', async () => {
    createFinancingModel(host.deps)
    host.emit.price?.(1200)
    expect(host.deps.startMessages).not.toHaveBeenCalled()
    await calmed()
    expect(host.deps.startMessages).toHaveBeenCalledExactlyOnceWith(120_000)
    host.emit.price?.(1300)
    expect(host.messages.update).toHaveBeenLastCalledWith(130_000)
  })

  it('lenders’ messages do not load before a price is known', async () => {
    createFinancingModel({ ...host.deps, price: undefined })
    await calmed()
    expect(host.deps.startMessages).not.toHaveBeenCalled()
    host.emit.price?.(1200)
    expect(host.deps.startMessages).toHaveBeenCalledExactlyOnceWith(120_000)
  })

  it('FIN-01 no lender’s script is loaded without a key', () => {
    createFinancingModel({ ...host.deps, messageLenders: [] })
    expect(host.emit.calm).toBeUndefined()
  })

  it('FIN-01 a lender’s script that throws is reported once, and the line stays', async () => {
    const failure = new TypeError('lender')
    host.deps.startMessages.mockImplementation(() => {
      throw failure
    })
    const model = createFinancingModel(host.deps)
    await calmed()
    host.emit.price?.(1300)
    expect(host.deps.report).toHaveBeenCalledExactlyOnceWith(failure)
    expect(host.deps.startMessages).toHaveBeenCalledTimes(1)
    expect(model.get().offer).toBeDefined()
  })

  it('everything is released after the model is stopped, also what arrives later', async () => {
    const model = createFinancingModel(host.deps)
    await calmed()
    model.stop()
    expect(host.undone.sort()).toEqual(['calm', 'messages', 'price'])
    host.undone.length = 0
    const late = createFinancingModel(host.deps)
    host.emit.calm?.()
    late.stop()
    await vi.waitFor(() => expect(host.undone.sort()).toEqual(['calm', 'messages', 'price']))
  })
})

describe('the state machine of the plans dialog', () => {
  it('the dialog opens only when its code is loaded, and closes only when it is open', () => {
    const closed = { at: 'closed', failed: false } as const
    expect(next(closed, { type: 'loaded' })).toBe(closed)
    expect(next(closed, { type: 'closed' })).toBe(closed)
    expect(next({ at: 'opening' }, { type: 'pressed' })).toEqual({ at: 'opening' })
    expect(next({ at: 'open' }, { type: 'failed' })).toEqual({ at: 'open' })
  })
})
