import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBuyboxModel } from '../../../widgets/buybox/buybox.model'
import { pageProduct, settings, shop, stock, stockOf } from './sofa'

const chosen = (deps: ReturnType<typeof shop>['deps']) => vi.mocked(deps.publish).mock.calls.at(-1)?.[0]

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('choices in the buybox', () => {
  it('BUY-02 a choice is written to the URL, and its model, prices and stock are published', () => {
    const { deps, href } = shop()
    const model = createBuyboxModel(deps)
    expect(chosen(deps)).toMatchObject({ nid: 1201, model: undefined, price: 1490, options: [] })
    model.choose(11)
    model.choose(21)
    expect(href()).toBe('https://shop.test/product/sofa?aid[]=11&aid[]=21')
    expect(chosen(deps)).toEqual({
      nid: 1201,
      model: 'OAT-2',
      options: [11, 21],
      price: 1490,
      memberPrice: 1192,
      regularPrice: 1490,
      currency: 'USD',
      stock: 'in-stock',
    })
  })

  it('BUY-02 the initial choice comes from the URL, then from the server’s form; foreign options are dropped', () => {
    const { deps, open, href } = shop({ preset: [11, 21] })
    open('https://shop.test/product/sofa?aid[]=12&aid[]=99&ref=mail')
    createBuyboxModel(deps)
    expect(chosen(deps)?.model).toBe('MOSS-2')
    expect(href()).toBe('https://shop.test/product/sofa?ref=mail&aid[]=12&aid[]=21')
  })

  it('BUY-02 the same choice is published once', () => {
    const { deps } = shop({ preset: [11, 21] })
    const model = createBuyboxModel(deps)
    const told = vi.mocked(deps.publish).mock.calls.length
    model.choose(11)
    model.choose(999)
    expect(deps.publish).toHaveBeenCalledTimes(told)
  })

  it('BUY-04 in-stock-only switches to options that are in stock', () => {
    const { deps } = shop({ preset: [12, 22] })
    const model = createBuyboxModel(deps)
    model.showInStockOnly(true)
    expect([...model.offered().visible].sort()).toEqual([11, 21, 22])
    expect(chosen(deps)?.model).toBe('OAT-3')
    model.showInStockOnly(false)
    expect(chosen(deps)?.model, 'nobody chose otherwise').toBe('OAT-3')
  })

  it('BUY-04 in-stock-only without stock shows a message, and the choice is restored when it is turned off', async () => {
    const sold = { 'OAT-2': stockOf(), 'OAT-3': stockOf(), 'MOSS-3': stockOf(), 'MOSS-2': stockOf({ preOrder: 12 }) }
    const { deps, href } = shop({ preset: [12, 21], stock: sold })
    const model = createBuyboxModel(deps)
    model.showInStockOnly(true)
    expect(model.offered()).toMatchObject({ noneInStock: true, model: undefined })
    model.showInStockOnly(false)
    expect(model.offered()).toMatchObject({ noneInStock: false, model: 'MOSS-2' })
    expect(href()).toBe('https://shop.test/product/sofa?aid[]=12&aid[]=21')
  })

  it('PRICE-04 a page that locks compare-at prices shows no struck regular price either', () => {
    const sale = { sell_price: undefined, amt: 200, currency: 'USD', available: true }
    const { deps } = shop({ preset: [11, 22] }, { sale })
    expect(createBuyboxModel(deps).offered()).toMatchObject({ prices: { due: 1690 }, struck: 1890 })
    const locked = { ...deps, terms: { ...deps.terms, isMSRPShown: true, comparePricesLocked: true } }
    expect(createBuyboxModel(locked).offered()).toMatchObject({ prices: { due: 1690 }, struck: undefined })
  })

  it('BUY-07 the lowest price is shown while the choice is incomplete', () => {
    const model = createBuyboxModel(shop().deps)
    expect(model.offered()).toMatchObject({ model: undefined, prices: { due: 1490 }, voucher: 0 })
  })

  it('BUY-07 no price is published if the options make it negative', () => {
    const unpriced = { ...stock, 'OAT-2': stockOf({ inStock: 4, price: undefined }) }
    const options = { ...settings.options, 21: { aid: 2, name: '2-Seat', label: 'Size', price: -200 } }
    const { deps } = shop({ preset: [11, 21], stock: unpriced }, { options, more: { ...pageProduct, price: 100 } })
    const model = createBuyboxModel(deps)
    expect(chosen(deps)).toMatchObject({ model: 'OAT-2', price: undefined })
    expect(model.offered().prices).toBeUndefined()
  })
})

describe('the dialogs of the buybox', () => {
  it('BUY-06 a dialog whose code fails to load shows a message, and opens at the next press', async () => {
    const loadDialog = vi.fn(async () => () => null).mockRejectedValueOnce(new Error('offline'))
    const { deps } = shop({ loadDialog })
    const model = createBuyboxModel(deps)
    await model.open('notify')
    expect(model.get()).toMatchObject({ dialog: undefined, unopened: 'notify' })
    expect(deps.report).toHaveBeenCalledTimes(1)
    const again = model.open('notify')
    expect(model.get().unopened).toBeUndefined()
    await again
    expect(model.get()).toMatchObject({ dialog: 'notify', unopened: undefined })
  })

  it('BUY-06 at most one dialog is open', async () => {
    const model = createBuyboxModel(shop().deps)
    await model.open('notify')
    await model.open('delivery')
    expect(model.get().dialog).toBe('notify')
  })
})
