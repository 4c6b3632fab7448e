import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBuyboxModel } from '../../../widgets/buybox/buybox.model'
import { pageProduct, settings, shop, stock, stockOf } from './sofa'

const chosen = (deps: ReturnType<typeof shop>['deps']) => vi.mocked(deps.tellChosen).mock.calls.at(-1)?.[0]

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('choosing', () => {
  it('BUY-02 writes the address, and tells the model, its price and its stock', () => {
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
      currency: 'USD',
      stock: 'in-stock',
    })
  })

  it('BUY-02 begins with the address, over the server’s form; options of other products are dropped from it', () => {
    const { deps, open, href } = shop({ preset: [11, 21] })
    open('https://shop.test/product/sofa?aid[]=12&aid[]=99&ref=mail')
    createBuyboxModel(deps)
    expect(chosen(deps)?.model).toBe('MOSS-2')
    expect(href()).toBe('https://shop.test/product/sofa?ref=mail&aid[]=12&aid[]=21')
  })

  it('BUY-02 says the same thing once', () => {
    const { deps } = shop({ preset: [11, 21] })
    const model = createBuyboxModel(deps)
    const told = vi.mocked(deps.tellChosen).mock.calls.length
    model.choose(11)
    model.choose(999)
    expect(deps.tellChosen).toHaveBeenCalledTimes(told)
  })

  it('BUY-04 in-stock-only goes over to what is there', () => {
    const { deps } = shop({ preset: [12, 22] })
    const model = createBuyboxModel(deps)
    model.showInStockOnly(true)
    expect([...model.offered().visible].sort()).toEqual([11, 21, 22])
    expect(chosen(deps)?.model).toBe('OAT-3')
    model.showInStockOnly(false)
    expect(chosen(deps)?.model, 'nobody chose otherwise').toBe('OAT-3')
  })

  it('BUY-04 in-stock-only with nothing in stock says so, and keeps what was chosen for when it is off again', async () => {
    const sold = { 'OAT-2': stockOf(), 'OAT-3': stockOf(), 'MOSS-3': stockOf(), 'MOSS-2': stockOf({ preOrder: 12 }) }
    const { deps, href } = shop({ preset: [12, 21], stock: sold })
    const model = createBuyboxModel(deps)
    model.showInStockOnly(true)
    expect(model.offered()).toMatchObject({ nothing: true, model: undefined })
    model.showInStockOnly(false)
    expect(model.offered()).toMatchObject({ nothing: false, model: 'MOSS-2' })
    expect(href()).toBe('https://shop.test/product/sofa?aid[]=12&aid[]=21')
  })

  it('PRICE-04 a page that locks compare-at prices strikes no regular price either', () => {
    const sale = { sell_price: undefined, amt: 200, currency: 'USD', available: true }
    const { deps } = shop({ preset: [11, 22] }, { sale })
    expect(createBuyboxModel(deps).offered()).toMatchObject({ prices: { due: 1690 }, struck: 1890 })
    const locked = { ...deps, terms: { ...deps.terms, isMSRPShown: true, comparePricesLocked: true } }
    expect(createBuyboxModel(locked).offered()).toMatchObject({ prices: { due: 1690 }, struck: undefined })
  })

  it('BUY-07 shows the lowest price while something is still to be chosen', () => {
    const model = createBuyboxModel(shop().deps)
    expect(model.offered()).toMatchObject({ model: undefined, prices: { due: 1490 }, voucher: 0 })
  })

  it('BUY-07 tells no price where the options bring it below zero', () => {
    const unpriced = { ...stock, 'OAT-2': stockOf({ inStock: 4, price: undefined }) }
    const options = { ...settings.options, 21: { aid: 2, name: '2-Seat', label: 'Size', price: -200 } }
    const { deps } = shop({ preset: [11, 21], stock: unpriced }, { options, more: { ...pageProduct, price: 100 } })
    const model = createBuyboxModel(deps)
    expect(chosen(deps)).toMatchObject({ model: 'OAT-2', price: undefined })
    expect(model.offered().prices).toBeUndefined()
  })
})

describe('a dialog', () => {
  it('BUY-06 whose code does not come says so until it is pressed again, and then opens', async () => {
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

  it('BUY-06 is one at a time', async () => {
    const model = createBuyboxModel(shop().deps)
    await model.open('notify')
    await model.open('delivery')
    expect(model.get().dialog).toBe('notify')
  })
})
