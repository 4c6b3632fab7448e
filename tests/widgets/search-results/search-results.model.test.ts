import { beforeEach, expect, it, vi } from 'vitest'
import { firstPlace } from '../../../core/shop/search/results-page.rules'
import { slowMs } from '../../../widgets/search-results/search-results.rules'
import { green, greenSofas, left, openModel, sofas, unchosen } from './open-model'

let shop: ReturnType<typeof openModel>
beforeEach(() => {
  shop = openModel()
})

it('RESULTS-02 RESULTS-04 a chosen facet has an address, which Back leaves', async () => {
  await shop.choose(green)
  expect(shop.model.get().at).toBe('searching')
  expect(shop.deps.address.write).not.toHaveBeenCalled()
  shop.answers[0]?.resolve()
  await shop.settle()
  expect(shop.page.show).toHaveBeenCalledWith(expect.objectContaining(green), expect.objectContaining({ count: 50 }))
  expect(shop.deps.address.write.mock.calls).toEqual([['push', greenSofas, left]])
  expect(shop.model.get().at).toBe('idle')
})

it('RESULTS-02 of two quick choices the last is shown', async () => {
  await shop.choose(green)
  await shop.choose({ ...green, sort: 'price_asc' })
  shop.answers[1]?.resolve()
  shop.answers[0]?.resolve()
  await shop.settle()
  expect(shop.page.show).toHaveBeenCalledTimes(1)
  expect(shop.deps.address.write.mock.calls).toEqual([['push', `${greenSofas}?sort=price_asc`, left]])
})

it('RESULTS-02 of choices made while the client loads, the last one alone is sent', async () => {
  const { search } = shop.deps
  const client = await search()
  const loaded: (() => void)[] = []
  search.mockImplementation(() => new Promise((resolve) => loaded.push(() => resolve(client))))
  await shop.choose(green)
  await shop.choose({ ...green, sort: 'price_asc' })
  for (const load of loaded) load()
  await shop.settle()
  expect(shop.answers).toHaveLength(1)
  expect(shop.answers[0]?.requests[0]?.indexName).toBe('products_price_asc')
})

it('RESULTS-02 a choice that is undone before its answer changes nothing', async () => {
  await shop.choose(green)
  await shop.choose(unchosen)
  expect(shop.answers).toHaveLength(1)
  expect(shop.model.get().at).toBe('idle')
  shop.answers[0]?.resolve()
  await shop.settle()
  expect(shop.page.show).not.toHaveBeenCalled()
})

it('RESULTS-02 a slow search says that results are loading, a quick one does not', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    await shop.choose(green)
    vi.advanceTimersByTime(slowMs - 1)
    expect(shop.page.writeLoading).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(shop.page.writeLoading).toHaveBeenCalledTimes(1)
    await shop.choose(unchosen)
    await shop.choose(green)
    await shop.choose(unchosen)
    vi.advanceTimersByTime(slowMs)
    expect(shop.page.writeLoading).toHaveBeenCalledTimes(1)
  } finally {
    vi.useRealTimers()
  }
})

it('RESULTS-03 more results are added, and their page replaces the address', async () => {
  expect(shop.model.follow({ ...firstPlace('products', 'sofa'), page: 2 }, 'more')).toBe(true)
  await shop.settle()
  expect(shop.answers[0]?.requests[0]?.params.page).toBe(1)
  shop.answers[0]?.resolve()
  await shop.settle()
  expect(shop.page.append).toHaveBeenCalledTimes(1)
  expect(shop.page.show).not.toHaveBeenCalled()
  expect(shop.deps.address.write.mock.calls).toEqual([['replace', `${sofas}?page=2`, undefined]])
  await shop.choose(green)
  expect(shop.answers[1]?.requests[0]?.params.page).toBe(0)
})

it('RESULTS-02 without an answer the last results stay, and it can be asked again', async () => {
  await shop.choose(green)
  shop.answers[0]?.reject()
  await shop.settle()
  expect(shop.model.get().at).toBe('failed')
  expect(shop.page.show).not.toHaveBeenCalled()
  expect(shop.deps.address.write).not.toHaveBeenCalled()
  expect(shop.deps.report).toHaveBeenCalledTimes(1)
  shop.model.retry()
  await shop.settle()
  shop.answers[1]?.resolve()
  await shop.settle()
  expect(shop.page.show).toHaveBeenCalledWith(expect.objectContaining(green), expect.anything())
})

it('RESULTS-02 a failed choice is named and taken back; another try makes it', async () => {
  await shop.choose(green)
  shop.answers[0]?.reject()
  await shop.settle()
  expect(shop.page.nameAdded).toHaveBeenCalledWith(expect.objectContaining(green), expect.objectContaining(unchosen))
  expect(shop.model.get()).toMatchObject({ at: 'failed', name: 'Green' })
  expect(shop.choice()).toEqual(unchosen)
  shop.model.choose()
  expect(shop.model.get().at).toBe('failed')
  shop.model.retry()
  expect(shop.choice()).toEqual(green)
})

it('RESULTS-02 a closed message leaves what is shown, and its address', async () => {
  await shop.choose(green)
  shop.answers[0]?.reject()
  await shop.settle()
  shop.model.dismiss()
  expect(shop.choice()).toEqual(unchosen)
  expect(shop.model.get().at).toBe('idle')
  expect(shop.deps.address.write).not.toHaveBeenCalled()
})

it('RESULTS-05 a type without results is replaced by the one with the most', async () => {
  shop.page.answered.mockReturnValue(firstPlace('reviews', 'sofa'))
  shop.model.follow(firstPlace('pages', 'sofa'), 'chosen')
  await shop.settle()
  expect(shop.answers[0]?.requests[0]?.indexName).toBe('reviews')
})

it('RESULTS-01 a tab that is shown already adds no entry to the history', async () => {
  shop.model.follow(firstPlace('products', 'sofa'), 'chosen')
  await shop.settle()
  shop.answers[0]?.resolve()
  await shop.settle()
  expect(shop.deps.address.write).toHaveBeenCalledWith('replace', sofas, left)
})

it('RESULTS-01 another search is another page of the server', () => {
  expect(shop.model.follow(firstPlace('products', 'rug'), 'chosen')).toBe(false)
  shop.goBack('/search/products/rug/')
  shop.goBack('/sofas')
  expect(shop.answers).toHaveLength(0)
})
