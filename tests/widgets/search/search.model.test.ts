import { parse } from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type SearchAnswer, searchAnswer } from '../../../core/contract/search'
import { findCountry } from '../../../core/domain/countries'
import { RoveError } from '../../../core/errors'
import { safeUrl } from '../../../core/safe-url'
import { createSay } from '../../../core/texts'
import { createSearchModel, type SearchDeps, type SearchModel } from '../../../widgets/search/search.model'
import type { HistoryEntry } from '../../../widgets/search/search.rules'
import { searchTexts } from '../../../widgets/search/search.texts'

interface Question {
  readonly query: string
  answer(count: number, hit?: { readonly objectID: string; readonly url: string }): Promise<void>
  fail(): Promise<void>
}

/** A service whose answers wait until a test lets them go. */
function desk() {
  const questions: Question[] = []
  let kept: readonly HistoryEntry[] = []
  let otherTabWrote = () => {}
  const deps = {
    outlook: { country: findCountry('US') as never, locale: 'en_US', basePath: '/', safeUrl },
    say: createSay(searchTexts, 'en'),
    begun: { term: '', selection: undefined },
    history: {
      read: () => kept,
      write: (entries: readonly HistoryEntry[]) => {
        kept = entries
      },
      watch: (listener: () => void) => {
        otherTabWrote = listener
        return () => {}
      },
    },
    search: (requests) =>
      new Promise<SearchAnswer>((resolve, reject) => {
        const settle = async (finish: () => void) => {
          finish()
          await vi.advanceTimersByTimeAsync(0)
        }
        questions.push({
          query: requests[0]?.query ?? '',
          answer: (count, hit) =>
            settle(() => {
              const result = { hits: hit ? [hit] : [], nbHits: count }
              resolve(parse(searchAnswer, { results: Array(7).fill(result) }))
            }),
          fail: () => settle(() => reject(new RoveError('timeout', 'search'))),
        })
      }),
    warm: vi.fn(),
    tell: vi.fn(),
    go: vi.fn(),
    report: vi.fn(),
  } satisfies SearchDeps
  return {
    deps,
    questions,
    kept: () => kept,
    otherTabWrote: () => otherTabWrote(),
    write: (entries: readonly HistoryEntry[]) => deps.history.write(entries),
  }
}

let shop: ReturnType<typeof desk>
let model: SearchModel
const linesOf = (one: SearchModel) => one.groups().flatMap(({ lines }) => lines)
const rest = () => vi.advanceTimersByTimeAsync(400)

beforeEach(() => {
  vi.useFakeTimers()
  shop = desk()
  model = createSearchModel(shop.deps)
})
afterEach(() => {
  model.stop()
  vi.useRealTimers()
})

describe('the search field’s model', () => {
  it('SEARCH-02 asks when typing has rested for 400 ms, once', async () => {
    model.open()
    for (const term of ['s', 'so', 'sof']) model.type(term)
    await vi.advanceTimersByTimeAsync(399)
    expect(shop.questions).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(shop.questions.map(({ query }) => query)).toEqual(['sof'])
  })

  it('SEARCH-03 an empty term asks nothing; the same term again asks nothing', async () => {
    model.open()
    model.type('   ')
    await rest()
    expect(shop.questions).toEqual([])
    model.type('rug')
    await rest()
    await shop.questions[0]?.answer(1)
    model.type('rug ')
    model.type('rug')
    await rest()
    expect(shop.questions).toHaveLength(1)
  })

  it('SEARCH-03 a term that was emptied and typed again is asked again', async () => {
    model.type('sofa')
    await rest()
    await shop.questions[0]?.answer(1)
    model.type('')
    model.type('sofa')
    await rest()
    await shop.questions[1]?.answer(1)
    expect(model.get()).toMatchObject({ at: 'results', last: { query: 'sofa' } })
  })

  it('an answer that comes while the panel is closed is there when it opens again, without another question', async () => {
    model.type('sofa')
    await rest()
    model.close()
    await shop.questions[0]?.answer(1)
    model.open()
    await rest()
    expect(model.get()).toMatchObject({ at: 'results', last: { query: 'sofa' } })
    expect(shop.questions).toHaveLength(1)
  })

  it('SEARCH-03 a visitor who turns back to a term that is under way gets its answer, asked once', async () => {
    for (const term of ['sofa', 'rug']) {
      model.type(term)
      await rest()
      if (term === 'sofa') await shop.questions[0]?.answer(1)
    }
    model.type('sofa')
    await rest()
    model.type('rug')
    await rest()
    await shop.questions[1]?.answer(2)
    expect(model.get()).toMatchObject({ at: 'results', last: { query: 'rug' } })
    expect(shop.questions).toHaveLength(2)
  })

  it('a term whose answer came while another one stood there is asked again', async () => {
    for (const term of ['sofa', 'rug']) {
      model.type(term)
      await rest()
      if (term === 'sofa') await shop.questions[0]?.answer(1)
    }
    model.type('sofa')
    await shop.questions[1]?.answer(2)
    expect(model.get()).toMatchObject({ at: 'results', last: { query: 'sofa' } })
    model.type('rug')
    await rest()
    await shop.questions[2]?.answer(2)
    expect(model.get()).toMatchObject({ at: 'results', last: { query: 'rug' } })
  })

  it('asks again after the page has come back from the cache with a question under way', async () => {
    model.type('sofa')
    await rest()
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    model.open()
    await rest()
    await shop.questions[1]?.answer(1)
    expect(model.get()).toMatchObject({ at: 'results', last: { query: 'sofa' } })
  })

  it('an arrow key that opens the panel asks for what stands in the field', async () => {
    model.type('sofa')
    model.close()
    model.move(1)
    await rest()
    expect(shop.questions.map(({ query }) => query)).toEqual(['sofa'])
  })

  it('half a syllable is not asked; a whole one is, though the input method is not done with it', async () => {
    model.open()
    model.type('ㅅ', 'ㅅ')
    await rest()
    model.type('소ㅍ', 'ㅍ')
    await rest()
    expect(shop.questions).toEqual([])
    model.type('소파', '파')
    await rest()
    model.type('소파', undefined)
    await rest()
    expect(shop.questions.map(({ query }) => query)).toEqual(['소파'])
  })

  it('a Latin word is asked while a phone’s keyboard composes it', async () => {
    model.type('velvet so', 'so')
    await rest()
    expect(shop.questions.map(({ query }) => query)).toEqual(['velvet so'])
  })

  it('in Chinese, the letters of a reading are not asked; what they become is', async () => {
    const chinese = createSearchModel({ ...shop.deps, outlook: { ...shop.deps.outlook, locale: 'ch_HK' } })
    for (const [term, composed] of [
      ['sha fa', 'sha fa'],
      ['地ㄊㄢˇ', 'ㄊㄢˇ'],
    ] as const) {
      chinese.type(term, composed)
      await rest()
    }
    expect(shop.questions).toEqual([])
    chinese.type('沙發', '沙發')
    await rest()
    chinese.type('sofa', undefined)
    await rest()
    expect(shop.questions.map(({ query }) => query)).toEqual(['沙發', 'sofa'])
    chinese.stop()
  })

  it('a late answer and a late failure are dropped', async () => {
    model.type('rug')
    await rest()
    model.type('sofa')
    await rest()
    await shop.questions[1]?.answer(2)
    await shop.questions[0]?.answer(9)
    expect(model.get()).toMatchObject({ at: 'results', last: { query: 'sofa' } })
    model.type('table')
    await rest()
    model.type('chair')
    await rest()
    await shop.questions[2]?.fail()
    expect(model.get()).toMatchObject({ at: 'searching', term: 'chair' })
    expect(shop.deps.report).not.toHaveBeenCalled()
  })

  it('a failure is reported once, said, and the same term may be asked again', async () => {
    model.type('rug')
    await rest()
    await shop.questions[0]?.fail()
    expect(model.get().at).toBe('failed')
    expect(shop.deps.report).toHaveBeenCalledTimes(1)
    model.type('rugs')
    model.type('rug')
    await rest()
    expect(shop.questions).toHaveLength(2)
  })

  it('SEARCH-05 Enter goes to the results page and records term and address', async () => {
    model.type(' oak table ')
    model.enter()
    const href = 'http://localhost:3000/search/products/oak%20table/'
    expect(shop.deps.go).toHaveBeenCalledExactlyOnceWith(href)
    expect(shop.kept()).toEqual([{ term: 'oak table', href }])
    expect(shop.deps.tell).toHaveBeenCalledWith('search:submitted', { query: 'oak table', href })
  })

  it('SEARCH-05 Enter on nothing goes nowhere', () => {
    model.open()
    model.enter()
    expect(shop.deps.go).not.toHaveBeenCalled()
  })

  it('SEARCH-04 shows six of the history and a way to clear it', () => {
    shop.write(Array.from({ length: 9 }, (_, n) => ({ term: `t${n}`, href: `/search/products/t${n}/` })))
    model.open()
    expect(model.get().recent.map(({ term }) => term)).toEqual(['t0', 't1', 't2', 't3', 't4', 't5'])
    expect(linesOf(model)).toHaveLength(7)
    linesOf(model)[6]?.choose()
    expect(shop.kept()).toEqual([])
    expect(linesOf(model)).toEqual([])
  })

  it('SEARCH-04 follows what another tab remembers', () => {
    model.open()
    shop.write([{ term: 'rug', href: '/search/products/rug/' }])
    expect(model.groups()).toEqual([])
    shop.otherTabWrote()
    expect(linesOf(model).map(({ shows }) => shows)).toEqual(['rug', undefined])
  })

  it('SEARCH-01 the lines are numbered through all groups, and each leads where it says', async () => {
    model.type('sofa')
    await rest()
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
    const chosen = { query: 'sofa', index: 'products', objectID: 'S-1', href }
    expect(shop.deps.tell).toHaveBeenLastCalledWith('search:selected', chosen)
    linesOf(model)[8]?.choose()
    expect(shop.deps.go).toHaveBeenLastCalledWith('/search/STL/sofa')
  })

  it('SEARCH-04 a history entry that would run a script is not offered', () => {
    shop.write([{ term: 'x', href: 'javascript:alert(1)' }])
    model.open()
    expect(model.get().recent).toEqual([])
  })

  it('SEARCH-04 keeps nothing where the host wants no history', () => {
    const without = createSearchModel({ ...shop.deps, history: undefined })
    without.type('rug')
    without.enter()
    expect(shop.kept()).toEqual([])
    expect(shop.deps.go).toHaveBeenCalledTimes(1)
    without.stop()
  })

  it('closes when the page comes back from the cache', () => {
    model.open()
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(model.get().at).toBe('closed')
  })

  it('asks nothing after it was stopped', async () => {
    model.type('rug')
    model.stop()
    await rest()
    expect(shop.questions).toEqual([])
  })
})

describe('the search field’s words', () => {
  it('SEARCH-08 says the specification’s sentence in English, and something in every language', () => {
    expect(searchTexts.en.nothing).toBe("Oh no, sorry we couldn't find that")
    expect(searchTexts.en.clear).toBe('Clear recent searches')
    for (const texts of Object.values(searchTexts)) for (const text of Object.values(texts)) expect(text).toBeTruthy()
  })

  it('SEARCH-09 names the wishlist in every language', () => {
    expect(new Set(Object.values(searchTexts).map(({ wishlist }) => wishlist)).size).toBe(4)
  })
})
