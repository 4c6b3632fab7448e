import { beforeEach, describe, expect, it, vi } from 'vitest'
import { RoveError } from '../../../core/base/report/errors'
import { createStore } from '../../../core/base/state/create-store'
import { createTextLookup } from '../../../core/base/texts/texts'
import type { LovedProduct, LoveInput } from '../../../core/shop/love/love.contract'
import type { LovesState } from '../../../core/shop/love/love.store'
import { createWishlistModel, type WishlistDeps } from '../../../widgets/wishlist/wishlist.model'
import { wishlistTexts } from '../../../widgets/wishlist/wishlist.texts'

const product = (nid: number): LovedProduct => ({ nid, title: `Product ${nid}`, url: '/', image: '', price: 90 })

/** A server that has some loves, and answers requests. */
function shop(...nids: number[]) {
  const store = createStore<LovesState>({ loved: new Set(nids), count: nids.length })
  const calls: LoveInput[] = []
  const love = (nid: number, loved: boolean) => {
    const after = new Set(store.get().loved)
    if (loved) after.add(nid)
    else after.delete(nid)
    store.set({ loved: after, count: after.size })
  }
  let failure: unknown
  const list = vi.fn(async () => {
    if (failure) throw failure
    return [...store.get().loved].map(product)
  })
  const deps: WishlistDeps = {
    loves: {
      get: store.get,
      subscribe: store.subscribe,
      list,
      async change(input) {
        calls.push(input)
        await null
        if (failure) throw failure
        love(input.nid, input.loved)
      },
    },
    t: createTextLookup(wishlistTexts, 'en'),
    money: String,
    shown: (price) => ({ due: price, regular: undefined }),
    basePath: '/',
    safeUrl: (url) => url,
    report: vi.fn(),
  }
  return { deps, calls, list, love, failWith: (one: unknown) => (failure = one) }
}
const nids = (items: readonly LovedProduct[]) => items.map(({ nid }) => nid)

describe('the wishlist model', () => {
  let host: ReturnType<typeof shop>
  beforeEach(() => {
    host = shop(7, 8)
  })

  it('LOVE-05 the server’s products are listed', async () => {
    const model = await createWishlistModel(host.deps)
    expect(model.get()).toEqual({
      items: [product(7), product(8)],
      waiting: [],
      removed: undefined,
      failed: false,
    })
  })

  it('LOVE-05 the model rejects if the products cannot be loaded', async () => {
    host.failWith(new RoveError('timeout', 'love.items'))
    await expect(createWishlistModel(host.deps)).rejects.toThrow('timeout')
  })

  it('LOVE-05 a product is removed after the server has answered, and can be restored', async () => {
    const model = await createWishlistModel(host.deps)
    const removing = model.remove(product(7))
    expect(model.get()).toMatchObject({ items: [product(7), product(8)], waiting: [7] })
    await removing
    expect(model.get()).toEqual({ items: [product(8)], waiting: [], removed: product(7), failed: false })
    await model.undo()
    await vi.waitFor(() => expect(nids(model.get().items)).toEqual([8, 7]))
    expect(model.get().removed).toBeUndefined()
    expect(host.calls).toEqual([
      { nid: 7, loved: false },
      { nid: 7, loved: true },
    ])
  })

  it('nothing is restored without a removal', async () => {
    await (await createWishlistModel(host.deps)).undo()
    expect(host.calls).toEqual([])
  })

  it('LOVE-05 several products can be removed, also during a request', async () => {
    const model = await createWishlistModel(host.deps)
    const removing = Promise.all([model.remove(product(7)), model.remove(product(7)), model.remove(product(8))])
    expect(model.get().waiting).toEqual([7, 8])
    await removing
    expect(model.get()).toMatchObject({ items: [], waiting: [], removed: product(8) })
    expect(host.calls).toEqual([
      { nid: 7, loved: false },
      { nid: 8, loved: false },
    ])
  })

  it('LOVE-04 a failed request keeps the product and shows a message, until the next change', async () => {
    const model = await createWishlistModel(host.deps)
    const failure = new RoveError('status-500', 'love.set')
    host.failWith(failure)
    await model.remove(product(7))
    expect(model.get()).toMatchObject({ items: [product(7), product(8)], waiting: [], failed: true })
    expect(host.deps.report).toHaveBeenCalledExactlyOnceWith(failure)
    host.failWith(undefined)
    await model.remove(product(7))
    expect(model.get()).toMatchObject({ items: [product(8)], failed: false })
  })

  it('hearts elsewhere are followed: removed products go without a request, added ones are requested', async () => {
    const model = await createWishlistModel(host.deps)
    host.love(7, false)
    expect(nids(model.get().items)).toEqual([8])
    expect(host.list).toHaveBeenCalledTimes(1)
    host.love(9, true)
    await vi.waitFor(() => expect(nids(model.get().items)).toEqual([8, 9]))
  })

  it('a list that cannot be read again is reported, and the known one stays', async () => {
    const model = await createWishlistModel(host.deps)
    host.failWith(new RoveError('network', 'love.items'))
    host.love(9, true)
    await vi.waitFor(() => expect(host.deps.report).toHaveBeenCalledTimes(1))
    expect(nids(model.get().items)).toEqual([7, 8])
  })

  it('nothing is followed after the model is stopped', async () => {
    const model = await createWishlistModel(host.deps)
    model.stop()
    host.love(7, false)
    expect(nids(model.get().items)).toEqual([7, 8])
  })
})
