import { array, assert, constantFrom, integer, property, record, shuffledSubarray, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { typedText } from '../../../../core/base/input/typed.rules'
import {
  facetAttributes,
  facetNames,
  firstPlace,
  noFacets,
  pageSizes,
  placePath,
  type ResultsPlace,
  readPlacePath,
  sorts,
} from '../../../../core/shop/search/results-page.rules'
import { resultTypes } from '../../../../core/shop/search/results-path.rules'

const pathOf = (place: Partial<ResultsPlace>) => placePath({ ...firstPlace('products', 'sofa'), ...place }, '/')
/** What a browser requests when it follows the address. */
const requested = (path: string) => new URL(path, 'https://shop.test/').href.slice('https://shop.test/'.length)

/** Texts with the characters that addresses, servers and facets treat specially. */
const text = string({
  unit: constantFrom(
    'a',
    'é',
    '가',
    '沙',
    ' ',
    '+',
    '/',
    '\\',
    '.',
    ',',
    ':',
    ';',
    '~',
    '%',
    '&',
    '?',
    '#',
    '=',
    '"',
    "'",
    '2F',
    '🛋',
  ),
  maxLength: 12,
})
const value = text.filter((one) => one !== '')
const query = text.filter((one) => one === typedText(one) && placePath(firstPlace('products', one), '/') !== undefined)
const values = array(value, { maxLength: 4 })
const place = record({
  type: constantFrom(...resultTypes),
  query,
  facets: record({ color: values, material: values, type: values }),
  sort: constantFrom(...sorts),
  page: integer({ min: 1, max: 50 }),
})

describe('the address of a results page', () => {
  it('RESULTS-01 has type, query and facets in its path, order and page in its query', () => {
    expect(pathOf({})).toBe('/search/products/sofa/')
    expect(pathOf({ type: 'STL' })).toBe('/search/STL/sofa')
    expect(pathOf({ query: 'green sofa', facets: { color: ['Green'], material: ['Velvet'], type: ['Sofas'] } })).toBe(
      '/search/products/green%20sofa/filter/colors:Green,nice_names:Velvet,terms:Sofas/',
    )
    expect(pathOf({ sort: 'price_asc', page: 3 })).toBe('/search/products/sofa/?sort=price_asc&page=3')
    expect(placePath(firstPlace('pages', 'sofa'), '/shop/fr/')).toBe('/shop/fr/search/pages/sofa')
  })

  it('RESULTS-03 each type has its number of results on a page', () => {
    expect(pageSizes).toMatchObject({ products: 24, pages: 20, customer_photos: 10, reviews: 10, STL: 20 })
  })

  it('RESULTS-01 RESULTS-04 names its place both ways, whatever characters query and facets have', () => {
    assert(
      property(place, (given) => {
        const path = placePath(given, '/') ?? ''
        const read = readPlacePath(requested(path))
        const isProducts = given.type === 'products'
        const sorted = (all: readonly string[]) => [...new Set(all)].sort()
        expect(read).toEqual({
          ...given,
          facets: isProducts
            ? {
                color: sorted(given.facets.color),
                material: sorted(given.facets.material),
                type: sorted(given.facets.type),
              }
            : noFacets,
          sort: isProducts ? given.sort : 'best',
        })
        expect(placePath(read as ResultsPlace, '/')).toBe(path)
      }),
    )
  })

  it('RESULTS-04 is the same for the same facets in any order, and is read in any order', () => {
    const pairs = ['colors:Green', 'colors:Blue', 'nice_names:Linen', 'terms:Sofas', 'terms:Sofas']
    assert(
      property(shuffledSubarray(pairs, { minLength: pairs.length }), (order) => {
        const read = readPlacePath(`search/products/sofa/filter/${order.join(',')}/`)
        expect(read && placePath(read, '/')).toBe(
          '/search/products/sofa/filter/colors:Blue,colors:Green,nice_names:Linen,terms:Sofas/',
        )
      }),
    )
  })

  it('RESULTS-04 has no encoded slash or backslash in its facets, which servers refuse', () => {
    for (const name of facetNames) {
      const path = pathOf({ facets: { ...noFacets, [name]: ['1/2', 'a\\b', '~2f', 'x,y'] } })
      expect(path).toContain(`/filter/${facetAttributes[name]}:`)
      expect(path).not.toMatch(/%2f|%5c/i)
      expect(path?.split('/')).toHaveLength(7)
    }
  })

  it('RESULTS-01 does not exist without a query, and for one that a browser removes from a path', () => {
    for (const none of ['', ' ', '.', '..', ' .. ']) expect(pathOf({ query: none })).toBeUndefined()
    expect(pathOf({ query: '...' })).toBe('/search/products/.../')
  })

  it('RESULTS-01 contains no e-mail address and no half of a character', () => {
    expect(pathOf({ query: 'ines@home.test' })).toBe('/search/products/***/')
    expect(pathOf({ query: 'sofa\ud83d' })).toBe('/search/products/sofa%EF%BF%BD/')
  })
})

describe('an address that is read', () => {
  it('RESULTS-01 is a results page only below a known type, with a query', () => {
    for (const other of [
      '',
      'sofas',
      'search',
      'search/products',
      'search/products/',
      'search/rooms/sofa',
      'search/products/%20/',
    ])
      expect(readPlacePath(other)).toBeUndefined()
  })

  it('RESULTS-04 loses what is unknown in it, and keeps the rest', () => {
    const read = readPlacePath(
      'search/products/50%/filter/size:XL,colors:,colors:Green,nonsense,/?sort=best_price&page=-2',
    )
    expect(read).toEqual({ ...firstPlace('products', '50%'), facets: { ...noFacets, color: ['Green'] } })
    expect(readPlacePath('search/pages/sofa/filter/colors:Green/?sort=newest')).toEqual(firstPlace('pages', 'sofa'))
    for (const page of ['0', '1.5', '1e99', 'x']) expect(readPlacePath(`search/pages/sofa?page=${page}`)?.page).toBe(1)
  })
})
