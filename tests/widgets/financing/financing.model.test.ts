import { beforeEach, describe, expect, it, vi } from 'vitest'
import { findCountry } from '../../../core/domain/countries'
import { createSay } from '../../../core/texts'
import { next } from '../../../widgets/financing/financing.machine'
import { createFinancingModel, type FinancingDeps } from '../../../widgets/financing/financing.model'
import { financingTexts } from '../../../widgets/financing/financing.texts'
import { lendersOf } from '../../../widgets/financing/lender/lender.rules'

/** A product page in the United States that is calm when it is told to be. */
function page() {
  const told: { price?: (price: number | undefined) => void; calm?: () => void } = {}
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
    callers: lenders,
    say: createSay(financingTexts, 'en'),
    onPrice(listener) {
      told.price = listener
      return () => void undone.push('price')
    },
    whenCalm(come) {
      told.calm = come
      return () => void undone.push('calm')
    },
    beginMessages: vi.fn(async () => messages),
    loadPlansView: vi.fn(async () => () => null),
    report: vi.fn(),
  } satisfies FinancingDeps
  return { deps, told, undone, messages }
}

describe('a financing line', () => {
  let host: ReturnType<typeof page>
  beforeEach(() => {
    host = page()
  })
  const calmed = async () => {
    host.told.calm?.()
    await vi.waitFor(() => {})
  }

  it('FIN-01 tells the lowest monthly payment of the product, and then of the chosen model', () => {
    const model = createFinancingModel(host.deps)
    expect(model.get()).toMatchObject({ amount: 1890, offer: { monthly: 87.21 } })
    host.told.price?.(1000)
    expect(model.get()).toMatchObject({ amount: 1000, offer: { monthly: 46.14 } })
    host.told.price?.(999)
    expect(model.get()).toMatchObject({ amount: 999, offer: undefined })
    host.told.price?.(undefined)
    expect(model.get().amount).toBe(1890)
  })

  it('FIN-01 begins with the model that was chosen before it came', () => {
    expect(createFinancingModel({ ...host.deps, chosen: 2459.99 }).get().offer?.monthly).toBe(113.52)
  })

  it('FIN-01 opens the plans when they are there, and closes them', async () => {
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

  it('FIN-01 says it when the plans cannot be shown, and tries again', async () => {
    const failure = new TypeError('chunk')
    host.deps.loadPlansView.mockRejectedValueOnce(failure)
    const model = createFinancingModel(host.deps)
    model.press()
    await vi.waitFor(() => expect(model.get().now).toEqual({ at: 'closed', failed: true }))
    expect(host.deps.report).toHaveBeenCalledExactlyOnceWith(failure)
    model.press()
    await vi.waitFor(() => expect(model.get().now).toEqual({ at: 'open' }))
  })

  it('FIN-01 keeps the room of lenders’ words before they speak', () => {
    const model = createFinancingModel(host.deps)
    expect(model.get().rooms).toEqual([
      { lender: 'affirm', room: 24 },
      { lender: 'klarna', room: 15 },
    ])
    host.told.price?.(399.99)
    expect(model.get().rooms[1]?.room).toBe(40)
  })

  it('FIN-01 lets lenders speak once the page is calm, of the amount as it is then', async () => {
    createFinancingModel(host.deps)
    host.told.price?.(1200)
    expect(host.deps.beginMessages).not.toHaveBeenCalled()
    await calmed()
    expect(host.deps.beginMessages).toHaveBeenCalledExactlyOnceWith(120_000)
    host.told.price?.(1300)
    expect(host.messages.update).toHaveBeenLastCalledWith(130_000)
  })

  it('lets lenders speak of nothing before there is a price', async () => {
    createFinancingModel({ ...host.deps, price: undefined })
    await calmed()
    expect(host.deps.beginMessages).not.toHaveBeenCalled()
    host.told.price?.(1200)
    expect(host.deps.beginMessages).toHaveBeenCalledExactlyOnceWith(120_000)
  })

  it('FIN-01 asks no lender where the page has no key', () => {
    createFinancingModel({ ...host.deps, callers: [] })
    expect(host.told.calm).toBeUndefined()
  })

  it('lenders that cannot be asked are reported, and the line stays', async () => {
    const failure = new TypeError('chunk')
    host.deps.beginMessages.mockRejectedValueOnce(failure)
    const model = createFinancingModel(host.deps)
    await calmed()
    expect(host.deps.report).toHaveBeenCalledExactlyOnceWith(failure)
    expect(model.get().offer).toBeDefined()
  })

  it('lets go of all it held, also of what arrives after its end', async () => {
    const model = createFinancingModel(host.deps)
    await calmed()
    model.stop()
    expect(host.undone.sort()).toEqual(['calm', 'messages', 'price'])
    host.undone.length = 0
    const late = createFinancingModel(host.deps)
    host.told.calm?.()
    late.stop()
    await vi.waitFor(() => expect(host.undone.sort()).toEqual(['calm', 'messages', 'price']))
  })
})

describe('the plans’ modal', () => {
  it('opens only when its code has come, and closes only when it is open', () => {
    const closed = { at: 'closed', failed: false } as const
    expect(next(closed, { type: 'loaded' })).toBe(closed)
    expect(next(closed, { type: 'closed' })).toBe(closed)
    expect(next({ at: 'opening' }, { type: 'pressed' })).toEqual({ at: 'opening' })
    expect(next({ at: 'open' }, { type: 'failed' })).toEqual({ at: 'open' })
  })
})
