import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSearchModel, type SearchModel } from '../../../widgets/search/search.model'
import { searchDesk } from './desk'

let shop: ReturnType<typeof searchDesk>
let model: SearchModel
const rest = () => vi.advanceTimersByTimeAsync(400)

beforeEach(() => {
  vi.useFakeTimers()
  shop = searchDesk()
  model = createSearchModel(shop.deps)
})
afterEach(() => {
  model.stop()
  vi.useRealTimers()
})

describe('what the search field asks', () => {
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
})
