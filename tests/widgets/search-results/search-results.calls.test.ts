import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { type Country, findCountry } from '../../../core/base/country/countries.rules'
import { firstPlace, noFacets, type ResultsPlace } from '../../../core/shop/search/results-page.rules'
import { type SearchHit, searchAnswer } from '../../../core/shop/search/search.contract'
import { foundIn, type ResultsContext } from '../../../widgets/search-results/search-results.calls'
import { searchHit, searchResult } from '../../core/shop/search/search-hit'

const us = findCountry('US') as Country
const context: ResultsContext = {
  country: us,
  locale: 'en_US',
  terms: { isMember: false, memberDiscount: 0.2 },
}
const placeOf = (more: Partial<ResultsPlace> = {}): ResultsPlace => ({ ...firstPlace('products', 'sofa'), ...more })

describe('the answer of a results page', () => {
  const found = (hits: SearchHit[], more: Partial<ResultsContext> = {}) =>
    foundIn(placeOf(), { results: [searchResult({ hits, nbHits: 50 }), searchResult()] }, { ...context, ...more })

  it('SEARCH-10 RESULTS-03 has no more pages than the service gives', () => {
    const pagesOf = (nbPages: number) =>
      foundIn(placeOf(), { results: [searchResult({ nbHits: 5000, nbPages })] }, context).pages
    expect([42, 1000, 0, -1].map(pagesOf)).toEqual([42, 209, 209, 209])
  })

  it('SEARCH-10 RESULTS-03 has the country’s prices, the results and the pages', () => {
    const { cards, count, pages } = found([searchHit()])
    expect({ count, pages }).toEqual({ count: 50, pages: 3 })
    expect(cards.map(({ content }) => content)).toMatchObject([
      {
        nid: '1201',
        href: 'http://localhost:3000/product/marlow',
        title: 'Marlow Sofa',
        picture: 'http://localhost:3000/marlow.webp',
        price: { kind: 'sale', due: 1690, was: 1890 },
      },
    ])
    expect(found([searchHit()], { country: findCountry('KR') as Country }).cards[0]?.content.price).toEqual({
      kind: 'regular',
      due: 2290000,
      was: undefined,
    })
  })

  it('RESULTS-03 SEARCH-10 has the categories of the last request, with their own pictures', () => {
    const category = searchHit({ title: 'Sofas', url: '/sofas', image: '/a.webp', image_category: '/sofas.webp' })
    const results = [searchResult({ hits: [searchHit()] }), searchResult(), searchResult({ hits: [category] })]
    const { categories } = foundIn(placeOf(), { results }, context, true)
    expect(categories).toMatchObject([
      { title: 'Sofas', href: 'http://localhost:3000/sofas', picture: 'http://localhost:3000/sofas.webp' },
    ])
    expect(foundIn(placeOf(), { results }, context).categories).toBeUndefined()
  })

  it('SEARCH-10 shows members their price, and none where the country has none', () => {
    const terms = { isMember: true, memberDiscount: 0.2 }
    expect(found([searchHit()], { terms }).cards[0]?.content.price).toEqual({ kind: 'member', due: 1352, was: 1890 })
    expect(found([searchHit({ prices: undefined })]).cards[0]?.content.price).toBeUndefined()
    expect(found([searchHit({ prices: { final: { usd: -1 }, regular: {} } })]).cards[0]?.content.price).toBeUndefined()
  })

  it('SEARCH-10 the final price is due, whatever the regular one says', () => {
    const price = (final: object, regular: object) =>
      found([searchHit({ prices: { final, regular } as SearchHit['prices'] })]).cards[0]?.content.price
    expect(price({ usd: 3000 }, { usd: 2690 })).toEqual({ kind: 'regular', due: 3000, was: undefined })
    expect(price({}, { usd: 2690 })).toBeUndefined()
    expect(price({ usd: -1 }, { usd: 2690 })).toBeUndefined()
  })

  it('SEARCH-10 a swatch has no price of its own: the service has none by currency', () => {
    const swatches = [{ label: 'Moss', model: 'A', group: 'Green', color: '', image_lrg: '', default_price: 2690 }]
    const hit = parse(searchAnswer, { results: [{ hits: [{ ...searchHit(), swatches }], nbHits: 1 }] }).results[0]?.hits
    expect(found(hit ?? [], { country: findCountry('KR') as Country }).cards[0]?.content.swatches).toMatchObject([
      { label: 'Moss', price: { due: 2290000 } },
    ])
  })

  it('RESULTS-02 leaves out what has no safe address or another language', () => {
    const { cards } = found([
      searchHit({ url: 'javascript:alert(1)' }),
      searchHit({ language: 'ko_KR' }),
      searchHit({ nid: '7' }),
    ])
    expect(cards.map(({ content }) => content.nid)).toEqual(['7'])
  })

  it('RESULTS-02 has the counts of each facet', () => {
    const place = placeOf({ facets: { ...noFacets, material: ['Velvet'] } })
    const results = [
      searchResult(),
      searchResult({ facets: { colors: { Green: 2 }, terms: { Sofas: 2 } } }),
      searchResult({ facets: { nice_names: { Velvet: 2, Linen: 5 } } }),
    ]
    expect(foundIn(place, { results }, context).facetCounts).toEqual({
      color: { Green: 2 },
      material: { Velvet: 2, Linen: 5 },
      type: { Sofas: 2 },
    })
    const [main, first] = results
    expect(foundIn(place, { results: [main, first].flatMap((one) => one ?? []) }, context).facetCounts).toMatchObject({
      material: undefined,
    })
    expect(foundIn(firstPlace('pages', 'x'), { results: [searchResult()] }, context).facetCounts).toBeUndefined()
  })

  it('RESULTS-03 an invalid count is the number of hits', () => {
    const results = [searchResult({ hits: [searchHit(), searchHit()], nbHits: Number.POSITIVE_INFINITY })]
    expect(foundIn(placeOf(), { results }, context)).toMatchObject({ count: 2, pages: 1 })
  })
})
