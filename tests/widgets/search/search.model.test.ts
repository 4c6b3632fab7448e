import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSearchModel } from '../../../widgets/search/search.model'
import { searchTexts } from '../../../widgets/search/search.texts'
import type { SearchModel } from '../../../widgets/search/search.types'
import { searchPage } from './search-page'

let shop: ReturnType<typeof searchPage>
let model: SearchModel
const linesOf = (one: SearchModel) => one.groups().flatMap(({ lines }) => lines)
const waitForDebounce = () => vi.advanceTimersByTimeAsync(400)

beforeEach(() => {
  vi.useFakeTimers()
  shop = searchPage()
  model = createSearchModel(shop.deps)
})
afterEach(() => {
  model.stop()
  vi.useRealTimers()
})

describe('the search model', () => {
  it('SEARCH-05 Enter opens the results page and stores the term and its URL', async () => {
    model.type(' oak table ')
    model.enter()
    const href = 'http://localhost:3000/search/products/oak%20table/'
    expect(shop.deps.go).toHaveBeenCalledExactlyOnceWith(href)
    expect(shop.kept()).toEqual([{ term: 'oak table', href }])
    expect(shop.deps.publish).toHaveBeenCalledWith('search:submitted', { query: 'oak table', href })
  })

  it('SEARCH-05 Enter without a term does nothing', () => {
    model.open()
    model.enter()
    expect(shop.deps.go).not.toHaveBeenCalled()
  })

  it('SEARCH-04 six history entries are shown, with a button that clears the history', () => {
    shop.write(Array.from({ length: 9 }, (_, n) => ({ term: `t${n}`, href: `/search/products/t${n}/` })))
    model.open()
    expect(model.get().recent.map(({ term }) => term)).toEqual(['t0', 't1', 't2', 't3', 't4', 't5'])
    expect(linesOf(model)).toHaveLength(7)
    linesOf(model)[6]?.choose()
    expect(shop.kept()).toEqual([])
    expect(linesOf(model)).toEqual([])
  })

  it('SEARCH-04 the history of another tab is followed', () => {
    model.open()
    shop.write([{ term: 'rug', href: '/search/products/rug/' }])
    expect(model.groups()).toEqual([])
    shop.otherTabWrote()
    expect(linesOf(model).map(({ shows }) => shows)).toEqual(['rug', undefined])
  })

  it('SEARCH-01 the lines are numbered across all groups, and each has its own link', async () => {
    model.type('sofa')
    await waitForDebounce()
    await shop.questions[0]?.answer(3, { objectID: 'S-1', url: '/product/s' })
    expect(model.groups().map(({ name, lines }) => [name, lines.map(({ part, place }) => `${part} ${place}`)])).toEqual(
      [
        ['products', ['option 0', 'view-all 1']],
        ['pages', ['option 2', 'view-all 3']],
        ['category', ['option 4']],
        ['customer_photos', ['view-all 5']],
        ['reviews', ['view-all 6']],
        ['STL', ['option 7', 'view-all 8']],
      ],
    )
    model.move(1)
    model.enter()
    const href = 'http://localhost:3000/product/s'
    expect(shop.deps.go).toHaveBeenLastCalledWith(href)
    const chosen = { query: 'sofa', index: 'products', objectID: 'S-1', href, place: 0 }
    const item = { id: 'S-1', id_default: 'S', id_google: '', nid: '', name: '', url: href }
    expect(shop.deps.publish).toHaveBeenLastCalledWith('search:selected', { ...chosen, item })
    linesOf(model)[8]?.choose()
    expect(shop.deps.go).toHaveBeenLastCalledWith('/search/STL/sofa')
  })

  it('SEARCH-04 a history entry with a script URL is not offered', () => {
    shop.write([{ term: 'x', href: 'javascript:alert(1)' }])
    model.open()
    expect(model.get().recent).toEqual([])
  })

  it('TRACK-06 an e-mail address in the search field is in no history, URL, request or fact', async () => {
    const old = { term: 'ada@home.test', href: '/search/products/ada%40home.test/' }
    shop.deps.history.write([old])
    model.open()
    expect(model.get().recent).toEqual([])
    model.type('rug ada@home.test')
    await waitForDebounce()
    await shop.questions[0]?.answer(1, { objectID: 'RUG-1', url: '/product/rug' })
    linesOf(model)[0]?.choose()
    model.enter()
    expect(shop.questions[0]?.query).toBe('rug ***')
    expect(shop.deps.history.read()).toEqual([old])
    expect(shop.deps.go).toHaveBeenLastCalledWith('http://localhost:3000/search/products/rug%20***/')
    expect(JSON.stringify([shop.deps.publish.mock.calls, model.groups()])).not.toContain('home.test')
  })

  it('SEARCH-04 nothing is stored if the page disables the history', () => {
    const without = createSearchModel({ ...shop.deps, history: undefined })
    without.type('rug')
    without.enter()
    expect(shop.kept()).toEqual([])
    expect(shop.deps.go).toHaveBeenCalledTimes(1)
    without.stop()
  })

  it('the panel closes when the page is restored from the back-forward cache', () => {
    model.open()
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(model.get().at).toBe('closed')
  })

  it('nothing is requested after the model is stopped', async () => {
    model.type('rug')
    model.stop()
    await waitForDebounce()
    expect(shop.questions).toEqual([])
  })
})

describe('the texts of the search field', () => {
  it('SEARCH-08 the message for no results is the specification’s in English, and exists in every language', () => {
    expect(searchTexts.en.nothing).toBe("Oh no, sorry we couldn't find that")
    expect(searchTexts.en.clear).toBe('Clear recent searches')
    for (const texts of Object.values(searchTexts)) for (const text of Object.values(texts)) expect(text).toBeTruthy()
  })

  it('SEARCH-09 the wishlist is named in every language', () => {
    expect(new Set(Object.values(searchTexts).map(({ wishlist }) => wishlist)).size).toBe(4)
  })
})
