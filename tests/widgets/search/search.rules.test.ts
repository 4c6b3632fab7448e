import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countries, findCountry } from '../../../core/domain/countries'
import { safeUrl } from '../../../core/safe-url'
import {
  type HistoryEntry,
  type Outlook,
  remember,
  requestsFor,
  resultsPath,
  skuOf,
  suggestionsOf,
  titleParts,
} from '../../../widgets/search/search.rules'

const us = findCountry('US') as NonNullable<ReturnType<typeof findCountry>>
const outlook: Outlook = {
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

describe('what search asks', () => {
  it('SEARCH-05 a term that is no place in an address leads nowhere; half a character does not stop the rest', () => {
    expect(['.', '..'].map((term) => resultsPath('products', term, '/'))).toEqual([undefined, undefined])
    expect(resultsPath('products', 'a..', '/')).toBe('/search/products/a../')
    expect(resultsPath('products', 'sofa \ud83d', '/')).toBe('/search/products/sofa%20%EF%BF%BD/')
  })

  it('SEARCH-01 asks all seven indexes at once', () => {
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

  it('SEARCH-02 asks for as many of each as the specification shows', () => {
    const counts = Object.fromEntries(
      requestsFor('x', us).map(({ indexName, params }) => [indexName, params.hitsPerPage]),
    )
    expect(counts).toEqual({ products: 5, pages: 3, category: 5, STL: 2, customer_photos: 0, reviews: 0, rooms: 0 })
  })

  it('SEARCH-06 leaves out what the country hides', () => {
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

  it('SEARCH-01 view-all leads to the stated routes, whatever was typed', () => {
    expect(resultsPath('products', 'oak & ash/round?', '/')).toBe('/search/products/oak%20%26%20ash%2Fround%3F/')
    expect(resultsPath('STL', '소파', '/shop/')).toBe('/shop/search/STL/%EC%86%8C%ED%8C%8C')
    expect(resultsPath('rooms', 'x', '/')).toBeUndefined()
    expect(resultsPath('category', 'x', '/')).toBeUndefined()
  })
})

describe('what search shows', () => {
  it('SEARCH-07 a hit has its sku, its links and the price of the country', () => {
    const [group] = suggestionsOf('marlow', answer(hit()), outlook).groups
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
    const [group] = suggestionsOf('x', answer(hit()), { ...outlook, country: hk, locale: 'ch_HK' }).groups
    expect(group?.suggestions[0]?.price).toBeUndefined()
  })

  it.each([
    ['und', true],
    ['en', true],
    ['ko_KR', true],
    ['fr_CA', false],
  ])('SEARCH-07 a hit in %s is shown to a Korean visitor: %s', (language, shown) => {
    const { groups } = suggestionsOf('x', answer(hit({ language })), { ...outlook, locale: 'ko_KR' })
    expect(groups[0]?.suggestions.length === 1).toBe(shown)
  })

  it('SEARCH-07 the sku is what stands before the first dash', () => {
    expect([skuOf('A-B-C'), skuOf('A'), skuOf('')]).toEqual(['A', 'A', ''])
  })

  it('a hit whose link would run a script is left out', () => {
    expect(suggestionsOf('x', answer(hit({ url: 'javascript:alert(1)' })), outlook).groups[0]?.suggestions).toEqual([])
  })

  it('SEARCH-07 only the service’s own marks are marks; everything else stays text, letter by letter', () => {
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
    'SEARCH-01 of a count that is none (%s) a visitor reads how many there are to see',
    (nbHits) => {
      const results = [
        { hits: [hit(), hit()], nbHits },
        { hits: [], nbHits },
      ]
      expect(suggestionsOf('sofa', { results }, outlook)).toMatchObject({ count: 2, groups: [{ count: 2 }] })
    },
  )

  it('SEARCH-01 groups without a hit are left out, and types without suggestions still say how many there are', () => {
    const results = Array.from({ length: 7 }, (_, n) => ({ hits: [], nbHits: n === 3 ? 12 : 0 }))
    expect(suggestionsOf('x', { results }, outlook).groups).toEqual([
      { index: 'customer_photos', suggestions: [], count: 12, href: '/search/customer_photos/x' },
    ])
  })

  it('an answer with fewer results than were asked for is read as far as it goes', () => {
    expect(suggestionsOf('x', { results: [] }, outlook)).toEqual({ query: 'x', groups: [], count: 0 })
  })
})

describe('history', () => {
  const entry = (term: string): HistoryEntry => ({ term, href: `/search/products/${term}/` })

  it('SEARCH-04 keeps the newest first, no term twice, and a hundred at the most', () => {
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
