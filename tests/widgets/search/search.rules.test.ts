import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countries, findCountry } from '../../../core/base/country/countries.rules'
import { safeUrl } from '../../../core/base/input/safe-url'
import type { SearchHit } from '../../../core/shop/search/search.contract'
import { type HistoryEntry, remember, type SearchContext } from '../../../widgets/search/search.rules'
import { pricesOf, requestsFor, skuOf, suggestionsOf, titleParts } from '../../../widgets/search/search-answer.rules'
import { searchHit, searchResult } from '../../core/shop/search/search-hit'

const us = findCountry('US') as NonNullable<ReturnType<typeof findCountry>>
const context: SearchContext = {
  country: us,
  locale: 'en_US',
  basePath: '/',
  safeUrl,
}
const result = (...hits: SearchHit[]) => searchResult({ hits })
const answer = (...products: SearchHit[]) => ({
  results: [result(...products), ...Array.from({ length: 6 }, () => result())],
})

describe('search requests', () => {
  it('SEARCH-01 all seven indexes are requested at once', () => {
    expect(requestsFor('sofa', us).map(({ indexName }) => indexName)).toEqual([
      'products',
      'pages',
      'category',
      'customer_photos',
      'reviews',
      'rooms',
      'STL',
    ])
  })

  it('SEARCH-02 each index is requested with the specification’s number of hits', () => {
    const counts = Object.fromEntries(
      requestsFor('x', us).map(({ indexName, params }) => [indexName, params.hitsPerPage]),
    )
    expect(counts).toEqual({ products: 5, pages: 3, category: 5, STL: 2, customer_photos: 0, reviews: 0, rooms: 0 })
  })

  it('SEARCH-06 indexes that the country hides are left out', () => {
    const filters = countries.map((country) => requestsFor('x', country)[0]?.params.numericFilters)
    expect(filters).toEqual(countries.map(({ hidePrefix }) => [`${hidePrefix}_hide=0`]))
    expect(filters[0]).toEqual(['usa_hide=0'])
  })
})

describe('search suggestions', () => {
  const pricesFor = (hit: Parameters<typeof searchHit>[0], isMember: boolean) =>
    pricesOf(suggestionsOf('marlow', answer(searchHit(hit)), context), 'USD', { isMember, memberDiscount: 0.2 })

  it('PRICE-02 the price of a suggested product is that of this visitor', () => {
    const price = { nid: 1201, model: undefined, currency: 'USD' }
    expect(pricesFor({}, false)).toEqual([{ ...price, isMember: false, price: 1690 }])
    expect(pricesFor({}, true)).toEqual([{ ...price, isMember: true, price: 1352 }])
  })

  it.each([
    ['is one of several of its product', { objectID: 'SOF1201-OAT' }],
    ['has no node id', { nid: '' }],
    ['has no price', { prices: undefined }],
  ])('PRICE-01 a record that %s states no price', (_, hit) => expect(pricesFor(hit, false)).toEqual([]))

  it('SEARCH-07 a hit has its sku, its links and the country’s price', () => {
    const [group] = suggestionsOf('marlow', answer(searchHit()), context).groups
    expect(group?.suggestions).toEqual([
      {
        index: 'products',
        objectID: 'SOF1201-1201',
        sku: 'SOF1201',
        nid: '1201',
        googleId: 'G1201',
        title: [{ text: 'Marlow Sofa', marked: false }],
        href: 'http://localhost:3000/product/marlow',
        image: 'http://localhost:3000/marlow.webp',
        price: 1690,
      },
    ])
  })

  it('SEARCH-07 a hit without a price in this country shows none', () => {
    const hk = findCountry('HK') as typeof us
    const [group] = suggestionsOf('x', answer(searchHit()), { ...context, country: hk, locale: 'ch_HK' }).groups
    expect(group?.suggestions[0]?.price).toBeUndefined()
  })

  it('SEARCH-10 a category has its own picture, and the record’s where it has none; pages have none', () => {
    const categories = [searchHit({ image_category: '/sofas.webp' }), searchHit({ nid: '' })]
    const products = [searchHit({ image_category: '/sofas.webp' })]
    const results = [
      result(...products),
      result(searchHit()),
      result(...categories),
      ...Array.from({ length: 4 }, () => result()),
    ]
    const pictures = suggestionsOf('sofa', { results }, context).groups.map(({ index, suggestions }) => [
      index,
      ...suggestions.map(({ image }) => image),
    ])
    const [own, others] = ['http://localhost:3000/sofas.webp', 'http://localhost:3000/marlow.webp']
    expect(pictures).toEqual([
      ['products', others],
      ['pages', undefined],
      ['category', own, others],
    ])
  })

  it.each([
    ['und', true],
    ['en', true],
    ['ko_KR', true],
    ['fr_CA', false],
  ])('SEARCH-07 a hit in %s is shown to a Korean visitor: %s', (language, shown) => {
    const { groups } = suggestionsOf('x', answer(searchHit({ language })), { ...context, locale: 'ko_KR' })
    expect(groups[0]?.suggestions.length === 1).toBe(shown)
  })

  it('SEARCH-07 the sku is the part before the first dash', () => {
    expect([skuOf('A-B-C'), skuOf('A'), skuOf('')]).toEqual(['A', 'A', ''])
  })

  it('a hit with a script URL is left out', () => {
    expect(
      suggestionsOf('x', answer(searchHit({ url: 'javascript:alert(1)' })), context).groups[0]?.suggestions,
    ).toEqual([])
  })

  it('SEARCH-07 only the service’s own marks are markup; everything else is text, character by character', () => {
    expect(titleParts('Tern <em>Sofa</em> <b>Bed</b>')).toEqual([
      { text: 'Tern ', marked: false },
      { text: 'Sofa', marked: true },
      { text: ' <b>Bed</b>', marked: false },
    ])
    fc.assert(
      fc.property(fc.string(), (text) => {
        const shown = titleParts(text)
          .map((part) => part.text)
          .join('')
        expect(shown).toBe(text.replaceAll(/<em>(.*?)<\/em>/gs, '$1'))
      }),
    )
  })

  it.each([[Number.NEGATIVE_INFINITY], [Number.POSITIVE_INFINITY], [-5], [2.5], [Number.NaN]])(
    'SEARCH-01 for an invalid count (%s) the number of hits is shown',
    (nbHits) => {
      const results = [
        { ...result(searchHit(), searchHit()), nbHits },
        { ...result(), nbHits },
      ]
      expect(suggestionsOf('sofa', { results }, context)).toMatchObject({ count: 2, groups: [{ count: 2 }] })
    },
  )

  it('SEARCH-01 groups without a hit are left out, and types without suggestions still show their count', () => {
    const results = Array.from({ length: 7 }, (_, n) => ({ ...result(), hits: [], nbHits: n === 3 ? 12 : 0 }))
    expect(suggestionsOf('x', { results }, context).groups).toEqual([
      { index: 'customer_photos', suggestions: [], count: 12, href: '/search/customer_photos/x' },
    ])
  })

  it('an answer with too few results is read as far as it goes', () => {
    expect(suggestionsOf('x', { results: [] }, context)).toEqual({ query: 'x', groups: [], count: 0 })
  })
})

describe('the search history', () => {
  const entry = (term: string): HistoryEntry => ({ term, href: `/search/products/${term}/` })

  it('SEARCH-04 the newest entry is first, without duplicates, and at most a hundred are kept', () => {
    expect(remember([entry('a')], entry('b'))).toEqual([entry('b'), entry('a')])
    const two = [entry('Oak Table'), entry('a')]
    expect(remember(two, entry('a')), 'what is searched again moves up').toEqual([entry('a'), entry('Oak Table')])
    expect(remember(two, entry('oak table')), 'capitals make no other search').toEqual([entry('oak table'), entry('a')])
    let kept: readonly HistoryEntry[] = []
    for (let n = 0; n < 130; n++) kept = remember(kept, entry(`term ${n}`))
    expect(kept).toHaveLength(100)
    expect(kept[0]?.term).toBe('term 129')
  })
})
