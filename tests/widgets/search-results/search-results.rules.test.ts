import { describe, expect, it } from 'vitest'
import { type Country, findCountry } from '../../../core/base/country/countries.rules'
import { firstPlace, noFacets, type ResultsPlace } from '../../../core/shop/search/results-page.rules'
import { requestsOf } from '../../../widgets/search-results/search-results.rules'

const us = findCountry('US') as Country
const placeOf = (more: Partial<ResultsPlace> = {}): ResultsPlace => ({ ...firstPlace('products', 'sofa'), ...more })
describe('the request of a results page', () => {
  it('RESULTS-02 RESULTS-03 asks for a page, and for facet counts without hits', () => {
    expect(requestsOf(placeOf({ page: 3 }), us)).toEqual([
      {
        indexName: 'products',
        query: 'sofa',
        params: { hitsPerPage: 24, page: 2, numericFilters: ['usa_hide=0'], facetFilters: [] },
      },
      {
        indexName: 'products',
        query: 'sofa',
        params: {
          hitsPerPage: 0,
          numericFilters: ['usa_hide=0'],
          facetFilters: [],
          facets: ['colors', 'nice_names', 'terms'],
        },
      },
    ])
  })

  it('RESULTS-02 products match each facet; a facet is counted without its choice', () => {
    const facets = { ...noFacets, color: ['Blue', 'Green'], material: ['Velvet'] }
    const [hits, ...counts] = requestsOf(placeOf({ facets }), us)
    const colors = ['colors:Blue', 'colors:Green']
    expect(hits?.params.facetFilters).toEqual([colors, ['nice_names:Velvet']])
    expect(counts.map(({ params: { facets, facetFilters } }) => ({ facets, facetFilters }))).toEqual([
      { facets: ['terms'], facetFilters: [colors, ['nice_names:Velvet']] },
      { facets: ['colors'], facetFilters: [['nice_names:Velvet']] },
      { facets: ['nice_names'], facetFilters: [colors] },
    ])
  })

  it('RESULTS-03 an order has its own index; other types have their page size', () => {
    expect(requestsOf(placeOf({ sort: 'price_asc' }), us)[0]?.indexName).toBe('products_price_asc')
    expect(requestsOf(placeOf({ sort: 'price_asc' }), us)[1]?.indexName).toBe('products')
    expect(requestsOf(firstPlace('reviews', 'sofa'), us)).toEqual([
      {
        indexName: 'reviews',
        query: 'sofa',
        params: { hitsPerPage: 10, page: 0, numericFilters: ['usa_hide=0'], facetFilters: [] },
      },
    ])
  })

  it('RESULTS-01 contains no e-mail address', () => {
    expect(requestsOf(firstPlace('pages', 'ines@home.test'), us)[0]?.query).toBe('***')
  })
})
