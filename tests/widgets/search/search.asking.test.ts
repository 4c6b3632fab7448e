import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSearchModel } from '../../../widgets/search/search.model'
import { debounceMs, restMs } from '../../../widgets/search/search.rules'
import type { SearchModel } from '../../../widgets/search/search.types'
import { searchPage } from './search-page'

let shop: ReturnType<typeof searchPage>
let model: SearchModel
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

describe('the requests of the search field', () => {
  it('SEARCH-02 one request is sent 400 ms after the last key', async () => {
    model.open()
    for (const term of ['s', 'so', 'sof']) model.type(term)
    await vi.advanceTimersByTimeAsync(399)
    expect(shop.questions).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(shop.questions.map(({ query }) => query)).toEqual(['sof'])
  })

  it('SEARCH-03 an empty term sends no request; the same term sends none again', async () => {
    model.open()
    model.type('   ')
    await waitForDebounce()
    expect(shop.questions).toEqual([])
    model.type('rug')
    await waitForDebounce()
    await shop.questions[0]?.answer(1)
    model.type('rug ')
    model.type('rug')
    await waitForDebounce()
    expect(shop.questions).toHaveLength(1)
  })

  it('SEARCH-03 a term that was emptied and typed again is requested again', async () => {
    model.type('sofa')
    await waitForDebounce()
    await shop.questions[0]?.answer(1)
    model.type('')
    model.type('sofa')
    await waitForDebounce()
    await shop.questions[1]?.answer(1)
    expect(model.get()).toMatchObject({ at: 'results', last: { query: 'sofa' } })
  })

  it('a response that arrives while the panel is closed is shown when it opens, without another request', async () => {
    model.type('sofa')
    await waitForDebounce()
    model.close()
    await shop.questions[0]?.answer(1)
    model.open()
    await waitForDebounce()
    expect(model.get()).toMatchObject({ at: 'results', last: { query: 'sofa' } })
    expect(shop.questions).toHaveLength(1)
  })

  it('SEARCH-03 a visitor who returns to a pending term gets its response, requested once', async () => {
    for (const term of ['sofa', 'rug']) {
      model.type(term)
      await waitForDebounce()
      if (term === 'sofa') await shop.questions[0]?.answer(1)
    }
    model.type('sofa')
    await waitForDebounce()
    model.type('rug')
    await waitForDebounce()
    await shop.questions[1]?.answer(2)
    expect(model.get()).toMatchObject({ at: 'results', last: { query: 'rug' } })
    expect(shop.questions).toHaveLength(2)
  })

  it('a response that arrives after the term has changed is dropped, so its term is requested again', async () => {
    for (const term of ['sofa', 'rug']) {
      model.type(term)
      await waitForDebounce()
      if (term === 'sofa') await shop.questions[0]?.answer(1)
    }
    model.type('sofa')
    await shop.questions[1]?.answer(2)
    expect(model.get()).toMatchObject({ at: 'results', last: { query: 'sofa' } })
    model.type('rug')
    await waitForDebounce()
    await shop.questions[2]?.answer(2)
    expect(model.get()).toMatchObject({ at: 'results', last: { query: 'rug' } })
  })

  it('a pending request is sent again after the page is restored from the back-forward cache', async () => {
    model.type('sofa')
    await waitForDebounce()
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    model.open()
    await waitForDebounce()
    await shop.questions[1]?.answer(1)
    expect(model.get()).toMatchObject({ at: 'results', last: { query: 'sofa' } })
  })

  it('a failure from before the restoration does not replace the later answer', async () => {
    model.type('sofa')
    await waitForDebounce()
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    model.open()
    await waitForDebounce()
    await shop.questions[0]?.fail()
    await shop.questions[1]?.answer(1)
    expect(model.get()).toMatchObject({ at: 'results', last: { query: 'sofa' } })
  })

  it('an arrow key that opens the panel requests the current term', async () => {
    model.type('sofa')
    model.close()
    model.move(1)
    await waitForDebounce()
    expect(shop.questions.map(({ query }) => query)).toEqual(['sofa'])
  })

  it('an incomplete syllable is not requested; a complete one is, also during the composition', async () => {
    model.open()
    model.type('ㅅ', 'ㅅ')
    await waitForDebounce()
    model.type('소ㅍ', 'ㅍ')
    await waitForDebounce()
    expect(shop.questions).toEqual([])
    model.type('소파', '파')
    await waitForDebounce()
    model.type('소파', undefined)
    await waitForDebounce()
    expect(shop.questions.map(({ query }) => query)).toEqual(['소파'])
  })

  it('a Latin word is requested while a phone’s keyboard composes it', async () => {
    model.type('velvet so', 'so')
    await waitForDebounce()
    expect(shop.questions.map(({ query }) => query)).toEqual(['velvet so'])
  })

  it('in Chinese, phonetic input (pinyin, zhuyin) is not requested until it is converted', async () => {
    const chinese = createSearchModel({ ...shop.deps, context: { ...shop.deps.context, locale: 'ch_HK' } })
    for (const [term, composed] of [
      ['sha fa', 'sha fa'],
      ['地ㄊㄢˇ', 'ㄊㄢˇ'],
    ] as const) {
      chinese.type(term, composed)
      await waitForDebounce()
    }
    expect(shop.questions).toEqual([])
    chinese.type('沙發', '沙發')
    await waitForDebounce()
    chinese.type('sofa', undefined)
    await waitForDebounce()
    expect(shop.questions.map(({ query }) => query)).toEqual(['沙發', 'sofa'])
    chinese.stop()
  })

  it.each([
    ['ch_HK', 'sofa', 'sofa'],
    ['ko_KR', 'ㅅ', 'ㅅ'],
    ['ch_HK', '地ㄊㄢˇ', 'ㄊㄢˇ'],
  ] as const)(
    'SEARCH-02 in %s, %j is requested after a second in which its composition does not end',
    async (locale, term, composed) => {
      const composing = createSearchModel({ ...shop.deps, context: { ...shop.deps.context, locale } })
      composing.type(term, composed)
      await waitForDebounce()
      expect(shop.questions).toEqual([])
      await vi.advanceTimersByTimeAsync(restMs - debounceMs)
      expect(shop.questions.map(({ query }) => query)).toEqual([term])
      composing.stop()
    },
  )

  it('a late response and a late failure are dropped', async () => {
    model.type('rug')
    await waitForDebounce()
    model.type('sofa')
    await waitForDebounce()
    await shop.questions[1]?.answer(2)
    await shop.questions[0]?.answer(9)
    expect(model.get()).toMatchObject({ at: 'results', last: { query: 'sofa' } })
    model.type('table')
    await waitForDebounce()
    model.type('chair')
    await waitForDebounce()
    await shop.questions[2]?.fail()
    expect(model.get()).toMatchObject({ at: 'searching', term: 'chair' })
    expect(shop.deps.report).not.toHaveBeenCalled()
  })

  it('a failure is reported once and shown, and the same term can be requested again', async () => {
    model.type('rug')
    await waitForDebounce()
    await shop.questions[0]?.fail()
    expect(model.get().at).toBe('failed')
    expect(shop.deps.report).toHaveBeenCalledTimes(1)
    model.type('rugs')
    model.type('rug')
    await waitForDebounce()
    expect(shop.questions).toHaveLength(2)
  })
})
