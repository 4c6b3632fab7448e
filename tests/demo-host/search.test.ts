import { beforeAll, describe, expect, it } from 'vitest'
import { countries } from '../../core/base/country/countries.rules'
import { searchIndexes } from '../../core/shop/search/search-indexes.contract'
import { createSearchIndex } from '../../demo-host/stand-ins/algolia/search-index'
import { ask, openService, recordOf, search, titles } from './search-service'

beforeAll(openService)

describe('the query', () => {
  it.each(['sfoa', 'soaf', 'sofs', 'sofaa', 'so', 'SOFA', 'sofá', 'couch'])(
    'SEARCH-01 the query “%s” ranks sofas first',
    async (query) => {
      expect((await titles({ query }))[0]).toMatch(/sofa/i)
    },
  )

  it.each([
    ['vlevet sofa', 'Juno Velvet Sofa'],
    ['carrrara', 'Carrara Coffee Table'],
    ['flatewaeve', 'Border Flatweave Rug'],
    ['rattan hangign', 'Rattan Hanging Chair'],
  ])('SEARCH-01 “%s” is matched in spite of its typos', async (query, title) => {
    expect(await titles({ query })).toContain(title)
  })

  it('matches nothing for nonsense, and allows no typo in a short word', async () => {
    expect(await search({ query: 'qqzzxx' })).toMatchObject({ hits: [], nbHits: 0, nbPages: 0 })
    expect(await titles({ query: 'ruq' })).toEqual([])
  })

  it('requires every word', async () => {
    expect(await titles({ query: 'velvet marlow' })).toEqual([])
    expect(await titles({ query: 'marlow armchair' })).toEqual(['Marlow Armchair'])
  })

  it('treats only the last word as a prefix', async () => {
    expect(await titles({ query: 'marlow arm' })).toEqual(['Marlow Armchair'])
    expect(await titles({ query: 'mar armchair' })).toEqual([])
  })

  it('ranks exact matches before prefixes, and prefixes before typos', () => {
    const index = createSearchIndex('words', ['Soda', 'Sofabed', 'Sofa'].map(recordOf))
    const found = (typoTolerance: string | boolean) =>
      index.search(ask({ query: 'sofa', typoTolerance })).hits.map(({ title }) => title)
    expect(found(true)).toEqual(['Sofa', 'Sofabed', 'Soda'])
    expect(found('min')).toEqual(['Sofa', 'Sofabed'])
  })

  it('matches the categories’ names in every language of the shop', async () => {
    for (const query of ['소파', '梳化', 'canapés'])
      expect((await titles({ query }))[0]).toMatch(/sofa|loveseat|chaise/i)
  })
})

describe('the results', () => {
  it('SEARCH-01 every index has records with an address on this shop', async () => {
    for (const indexName of searchIndexes) {
      const { hits, nbHits } = await search({ indexName, query: '', hitsPerPage: 1000 })
      expect(nbHits, indexName).toBeGreaterThanOrEqual(4)
      for (const hit of hits) expect(hit.url, indexName).toMatch(/^\/[a-z]/)
    }
  })

  it('SEARCH-07 a product has its sku, its price in each currency and its highlighted title', async () => {
    const { hits } = await search({ query: 'marlow so', hitsPerPage: 1 })
    expect(hits[0]).toMatchObject({
      objectID: 'SOF1201-1201',
      google_tag_id: 'SOF1201',
      nid: 1201,
      prices: { final: { usd: 1890, cad: 2550, aud: 2840, krw: 2550000, gbp: 1510, hkd: 14750 } },
      _highlightResult: {
        title: { value: '<em>Marlow</em> 3-Seat <em>So</em>fa', matchLevel: 'full', matchedWords: ['marlow', 'so'] },
      },
    })
  })

  it('a mistyped word is highlighted whole, with the words that matched', async () => {
    const { hits } = await search({ query: 'jnuo sofa', hitsPerPage: 1, highlightPreTag: '[', highlightPostTag: ']' })
    expect(hits[0]?._highlightResult).toMatchObject({
      title: { value: '[Juno] Velvet [Sofa]', matchLevel: 'full', fullyHighlighted: false },
      text: { matchLevel: 'none', matchedWords: [] },
    })
  })

  it('contain only the requested attributes', async () => {
    const { hits } = await search({ query: 'marlow', hitsPerPage: 1, attributesToRetrieve: ['title'] })
    expect(Object.keys(hits[0] ?? {}).sort()).toEqual(['_highlightResult', 'objectID', 'title'])
  })

  it('RESULTS-03 a replica has another order and the same records', async () => {
    const of = async (indexName: string) => (await search({ indexName, query: 'sofa', hitsPerPage: 100 })).hits
    const prices = (await of('products_price_asc')).map(
      ({ prices }) => (prices as { final: { krw: number } }).final.krw,
    )
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    const sorted = (hits: readonly Record<string, unknown>[]) => hits.map(({ nid }) => Number(nid)).sort()
    expect(sorted(await of('products_price_desc'))).toEqual(sorted(await of('products')))
    expect((await of('products_newest')).map(({ nid }) => nid)).toEqual(
      sorted(await of('products')).toSorted((a, b) => b - a),
    )
  })

  it('are paginated', async () => {
    const one = await search({ query: 'sofa', hitsPerPage: 4 })
    const two = await search({ query: 'sofa', hitsPerPage: 4, page: 1 })
    expect(one.hits).toHaveLength(4)
    expect(one.nbPages).toBe(Math.ceil(one.nbHits / 4))
    const first = one.hits.map(({ objectID }) => objectID)
    expect(two.hits.filter(({ objectID }) => first.includes(objectID))).toEqual([])
  })
})

describe('the filters', () => {
  const count = async (request: object) => (await search({ query: '', hitsPerPage: 0, ...request })).nbHits

  it('SEARCH-06 each country except the first hides a few products, and each hides other ones', async () => {
    const shown = await Promise.all(
      countries.map(({ hidePrefix }) => count({ numericFilters: [`${hidePrefix}_hide=0`] })),
    )
    expect(shown[0]).toBe(69)
    for (const number of shown.slice(1)) {
      expect(number).toBeLessThan(66)
      expect(number).toBeGreaterThan(58)
    }
    const hidden = await Promise.all(
      countries.map(async ({ hidePrefix }) =>
        (await titles({ query: '', numericFilters: [`${hidePrefix}_hide=1`] })).join(),
      ),
    )
    expect(new Set(hidden).size).toBe(countries.length)
  })

  it('SEARCH-06 a product that is hidden in Korea is not found there', async () => {
    const [hidden = ''] = await titles({ query: '', numericFilters: ['kr_hide=1'] })
    expect(await titles({ query: hidden })).toContain(hidden)
    expect(await titles({ query: hidden, numericFilters: ['kr_hide=0'] })).not.toContain(hidden)
  })

  it('RESULTS-02 facets are AND in the outer list and OR in an inner one, and a minus negates', async () => {
    const { nbHits, facets = {} } = await search({ query: '', facets: ['colors', 'terms'], hitsPerPage: 0 })
    const { Green = 0, Red = 0 } = facets.colors ?? {}
    expect(await count({ facetFilters: ['colors:Green'] })).toBe(Green)
    expect(await count({ facetFilters: ['colors:-Green'] })).toBe(nbHits - Green)
    const both = await count({ facetFilters: ['colors:Green', 'colors:Red'] })
    expect(await count({ facetFilters: [['colors:Green', 'colors:Red']] })).toBe(Green + Red - both)
    expect(Object.keys(facets)).toEqual(['colors', 'terms'])
  })

  it('RESULTS-02 facet counts follow the query, and * requests all', async () => {
    const { facets = {} } = await search({ query: 'rug', facets: ['*'], hitsPerPage: 0 })
    expect(Object.keys(facets)).toEqual(['colors', 'nice_names', 'terms'])
    expect(facets.nice_names?.Velvet).toBeUndefined()
    expect(facets.nice_names?.Wool).toBeGreaterThan(3)
  })

  it('numbers are compared, also in ranges, and an unreadable filter matches nothing', async () => {
    const price = 'prices.final.usd'
    const of = (...numericFilters: unknown[]) => count({ numericFilters })
    expect((await of(`${price}<100`)) + (await of(`${price} >= 100`))).toBe(69)
    expect(await of(`${price}:100 TO 200`)).toBe(await of(`${price}>=100`, `${price}<=200`))
    expect(await of([`${price}<100`, `${price}>=100`])).toBe(69)
    expect(await of('nid=1201')).toBe(1)
    expect(await of('nid!=1201')).toBe(68)
    expect(await of('price is low')).toBe(0)
    expect(await count({ numericFilters: 'nid>1201,nid<1204' })).toBe(2)
  })
})
