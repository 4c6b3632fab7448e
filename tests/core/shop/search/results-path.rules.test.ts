import { expect, it } from 'vitest'
import { resultsPath } from '../../../../core/shop/search/results-path.rules'

it('SEARCH-05 a term that cannot be in a path has no results page; a lone surrogate does not break the others', () => {
  expect(['.', '..'].map((term) => resultsPath('products', term, '/'))).toEqual([undefined, undefined])
  expect(resultsPath('products', 'a..', '/')).toBe('/search/products/a../')
  expect(resultsPath('products', 'sofa \ud83d', '/')).toBe('/search/products/sofa%20%EF%BF%BD/')
})

it('SEARCH-01 view-all links are the specification’s paths, whatever was typed', () => {
  expect(resultsPath('products', 'oak & ash/round?', '/')).toBe('/search/products/oak%20%26%20ash%2Fround%3F/')
  expect(resultsPath('STL', '소파', '/shop/')).toBe('/shop/search/STL/%EC%86%8C%ED%8C%8C')
})
