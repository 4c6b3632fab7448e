import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countries, findCountry } from '../../../core/country/countries.rules'
import { safeUrl } from '../../../core/input/safe-url'
import {
  type HistoryEntry,
  remember,
  requestsFor,
  resultsPath,
  type SearchContext,
  skuOf,
  suggestionsOf,
  titleParts,
} from '../../../widgets/search/search.rules'

const us = findCountry('US') as NonNullable<ReturnType<typeof findCountry>>
const context: SearchContext = {
  country: us,
  locale: 'en_US',
  basePath: '/',
  safeUrl,
}
const hit = (more: object = {}) => ({
  objectID: 'SOF1201-1201',
  nid: '1201',
  google_tag_id: 'G1201',
  title: 'Marlow sofa',
  url: '/product/marlow',
  image: '/marlow.webp',
  language: 'und',
  prices: { final: { usd: 1890, krw: 2550000 } },
  _highlightResult: undefined,
  ...more,
})
const answer = (...products: ReturnType<typeof hit>[]) => ({
  results: [{ hits: products, nbHits: products.length }, ...Array.from({ length: 6 }, () => ({ hits: [], nbHits: 0 }))],
})

describe('search requests', () => {
  it('SEARCH-05 a term that cannot be in a path has no results page; a lone surrogate does not break the others', () => {
    expect(['.', '..'].map((term) => resultsPath('products', term, '/'))).toEqual([undefined, undefined])
    expect(resultsPath('products', 'a..', '/')).toBe('/search/products/a../')
    expect(resultsPath('products', 'sofa \ud83d', '/')).toBe('/search/products/sofa%20%EF%BF%BD/')
  })

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
    expect(filters).toEqual([
      ['usa_hide=0'],
      ['canada_hide=0'],
      ['au_hide=0'],
      ['kr_hide=0'],
      ['uk_hide=0'],
      ['hk_hide=0'],
    ])
  })

  it('SEARCH-01 view-all links are the specification’s paths, whatever was typed', () => {
    expect(resultsPath('products', 'oak & ash/round?', '/')).toBe('/search/products/oak%20%26%20ash%2Fround%3F/')
    expect(resultsPath('STL', '소파', '/shop/')).toBe('/shop/search/STL/%EC%86%8C%ED%8C%8C')
    expect(resultsPath('rooms', 'x', '/')).toBeUndefined()
    expect(resultsPath('category', 'x', '/')).toBeUndefined()
  })
})

describe('search suggestions', () => {
  it('SEARCH-07 a hit has its sku, its links and the country’s price', () => {
    const [group] = suggestionsOf('marlow', answer(hit()), context).groups
    expect(group?.suggestions).toEqual([
      {
        index: 'products',
        objectID: 'SOF1201-1201',
        sku: 'SOF1201',
        nid: '1201',
        googleId: 'G1201',
        title: [{ text: 'Marlow sofa', marked: false }],
        href: 'http://localhost:3000/product/marlow',
        image: 'http://localhost:3000/marlow.webp',
        price: 1890,
      },
    ])
  })

  it('SEARCH-07 a hit without a price in this country shows none', () => {
    const hk = findCountry('HK') as typeof us
    const [group] = suggestionsOf('x', answer(hit()), { ...context, country: hk, locale: 'ch_HK' }).groups
    expect(group?.suggestions[0]?.price).toBeUndefined()
  })

  it.each([
    ['und', true],
    ['en', true],
    ['ko_KR', true],
    ['fr_CA', false],
  ])('SEARCH-07 a hit in %s is shown to a Korean visitor: %s', (language, shown) => {
    const { groups } = suggestionsOf('x', answer(hit({ language })), { ...context, locale: 'ko_KR' })
    expect(groups[0]?.suggestions.length === 1).toBe(shown)
  })

  it('SEARCH-07 the sku is the part before the first dash', () => {
    expect([skuOf('A-B-C'), skuOf('A'), skuOf('')]).toEqual(['A', 'A', ''])
  })

  it('a hit with a script URL is left out', () => {
    expect(suggestionsOf('x', answer(hit({ url: 'javascript:alert(1)' })), context).groups[0]?.suggestions).toEqual([])
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
        { hits: [hit(), hit()], nbHits },
        { hits: [], nbHits },
      ]
      expect(suggestionsOf('sofa', { results }, context)).toMatchObject({ count: 2, groups: [{ count: 2 }] })
    },
  )

  it('SEARCH-01 groups without a hit are left out, and types without suggestions still show their count', () => {
    const results = Array.from({ length: 7 }, (_, n) => ({ hits: [], nbHits: n === 3 ? 12 : 0 }))
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
