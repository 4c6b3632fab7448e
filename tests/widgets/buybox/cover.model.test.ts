import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as question from '../../../core/base/device/consent-question'
import { createStore } from '../../../core/base/state/create-store'
import { page } from '../../../core/base/state/page'
import type { CartAddInput } from '../../../core/shop/cart/cart-add.contract'
import { createBuyboxModel } from '../../../widgets/buybox/buybox.model'
import { coverDelayMs } from '../../../widgets/buybox/cover/cover.rules'
import { pageProduct, shop } from './sofa'

const cover = { nid: 1300, model: 'COVER', title: 'Cover', price: 90, image: '', url: '', options: { '1': 31 } }
beforeEach(() => {
  delete page().dialogQueue
  vi.useFakeTimers()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('the offer of the cover', () => {
  it('COVER-01 the cover is offered two seconds after the first press, once', async () => {
    const { deps } = shop({ preset: [11, 22] }, { more: { ...pageProduct, cover } })
    const model = createBuyboxModel(deps)
    await model.add()
    await vi.advanceTimersByTimeAsync(coverDelayMs - 1)
    expect(model.get().dialog).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(model.get().dialog).toBe('cover')
    model.close()
    await model.add()
    await vi.advanceTimersByTimeAsync(coverDelayMs * 2)
    expect(model.get().dialog).toBeUndefined()
    await model.addCover()
    const added = { nid: 1300, model: 'COVER', qty: 1, options: new Map([[1, 31]]), operation: expect.any(String) }
    expect(deps.addToCart).toHaveBeenLastCalledWith(added)
  })

  it('COVER-01 another press after a lost response sends the same operation id', async () => {
    const addToCart = vi.fn(async (_: CartAddInput) => ({}))
    const { deps } = shop({ preset: [11, 22], addToCart }, { more: { ...pageProduct, cover } })
    const model = createBuyboxModel(deps)
    addToCart.mockRejectedValueOnce(new Error('lost'))
    await model.addCover()
    await model.addCover()
    await model.addCover()
    const [first, second, third] = addToCart.mock.calls.map(([{ operation }]) => operation)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('COVER-01 the cover is offered after the first press that added a product', async () => {
    const { deps } = shop({ preset: [11, 22] }, { more: { ...pageProduct, cover } })
    vi.mocked(deps.addToCart).mockRejectedValueOnce(new Error('no'))
    const model = createBuyboxModel(deps)
    await model.add()
    await vi.advanceTimersByTimeAsync(coverDelayMs)
    expect(model.get().dialog).toBeUndefined()
    await model.add()
    await vi.advanceTimersByTimeAsync(coverDelayMs)
    expect(model.get().dialog).toBe('cover')
  })

  it('COVER-01 the cover waits until no other dialog is open', async () => {
    const model = createBuyboxModel(shop({ preset: [11, 22] }, { more: { ...pageProduct, cover } }).deps)
    const openDialogs = createStore(2)
    page().openDialogs = openDialogs
    await model.add()
    await vi.advanceTimersByTimeAsync(coverDelayMs)
    openDialogs.set(1)
    expect(model.get().dialog).toBeUndefined()
    openDialogs.set(0)
    expect(model.get().dialog).toBe('cover')
  })

  it('COVER-01 a cover that is no longer wanted is not offered, and leaves the dialog queue', async () => {
    const { deps } = shop({ preset: [11, 22] }, { more: { ...pageProduct, cover } })
    const model = createBuyboxModel({ ...deps, loadDialog: async () => undefined })
    await model.add()
    await vi.advanceTimersByTimeAsync(coverDelayMs * 2)
    expect(model.get().dialog).toBeUndefined()
    expect(deps.report).not.toHaveBeenCalled()
  })

  it('COVER-01 the offer steps aside for a question about cookies, but not once the cover was taken', async () => {
    const asks = vi.spyOn(question, 'consentQuestion').mockReturnValue(undefined)
    const asking = { box: document.body, sign: 'cookies' }
    const model = createBuyboxModel(shop({ preset: [11, 22] }, { more: { ...pageProduct, cover } }).deps)
    await model.add()
    await vi.advanceTimersByTimeAsync(coverDelayMs)
    asks.mockReturnValue(asking)
    await vi.advanceTimersByTimeAsync(1000)
    expect(model.get().dialog).toBeUndefined()
    asks.mockReturnValue(undefined)
    await vi.advanceTimersByTimeAsync(1000)
    expect(model.get().dialog).toBe('cover')
    await model.addCover()
    asks.mockReturnValue(asking)
    await vi.advanceTimersByTimeAsync(5000)
    expect(model.get().dialog).toBe('cover')
    model.close()
    asks.mockReturnValue(undefined)
    await vi.advanceTimersByTimeAsync(5000)
    expect(model.get().dialog).toBeUndefined()
  })

  it('COVER-01 the cover is not offered after the model is stopped', async () => {
    const ended = createBuyboxModel(shop({ preset: [11, 22] }, { more: { ...pageProduct, cover } }).deps)
    await ended.add()
    ended.stop()
    await vi.advanceTimersByTimeAsync(coverDelayMs)
    expect(ended.get().dialog).toBeUndefined()
  })
})
