import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  chosenCount,
  facetFilters,
  filterColors,
  productIndex,
  toggleFacet,
} from '../../../../core/shop/search/facets.rules'
import { noFacets } from '../../../../core/shop/search/results-page.rules'
import { passesFacetFilters } from '../../../../demo-host/stand-ins/algolia/filters'

const chosen = { color: ['Blue', 'Green'], material: ['Velvet'], type: [] }

it('RESULTS-02 a product has one value of each facet; a facet’s counts ignore its own choice', () => {
  expect(facetFilters(chosen)).toEqual([['colors:Blue', 'colors:Green'], ['nice_names:Velvet']])
  expect(facetFilters(chosen, 'color')).toEqual([['nice_names:Velvet']])
  expect(facetFilters(noFacets)).toEqual([])
})

it('RESULTS-02 whatever a value is called, products with it are found, and no others', () => {
  // What begins with a backslash and a minus cannot be told from an escaped minus.
  const name = fc
    .oneof(
      fc.string({ minLength: 1 }),
      fc.string().map((rest) => `-${rest}`),
    )
    .filter((one) => !one.startsWith('\\-'))
  fc.assert(
    fc.property(name, name, (value, other) => {
      const finds = (color: string) =>
        passesFacetFilters({ colors: [color] } as never, facetFilters({ ...noFacets, color: [value] }))
      expect(finds(value)).toBe(true)
      if (other !== value) expect(finds(other)).toBe(false)
    }),
  )
})

it('RESULTS-02 a press adds a value, another one removes it', () => {
  const more = toggleFacet(chosen, 'color', 'Beige')
  expect(more).toEqual({ ...chosen, color: ['Beige', 'Blue', 'Green'] })
  expect(toggleFacet(more, 'color', 'Beige')).toEqual(chosen)
  expect([chosenCount(noFacets), chosenCount(chosen)]).toEqual([0, 3])
})

it('RESULTS-02 the colours are the thirteen of the specification, in its order', () => {
  expect(filterColors.join(', ')).toBe(
    'White, Black, Beige, Brown, Blue, Orange, Purple, Gray, Grey, Red, Pink, Green, Yellow',
  )
})

it('RESULTS-03 each order but the first has its own index', () => {
  expect(productIndex('best')).toBe('products')
  expect(productIndex('price_asc')).toBe('products_price_asc')
})
