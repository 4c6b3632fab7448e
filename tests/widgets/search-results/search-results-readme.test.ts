/** What the README tells a server to write. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { filterColors, shownTypes } from '../../../core/shop/search/facets.rules'

it('RESULTS-02 names the colours of the filter in their order, and the number of types', () => {
  const text = readFileSync('widgets/search-results/README.md', 'utf8')
  expect(text).toContain(`${filterColors.join(', ')}.`)
  expect(shownTypes).toBe(6)
  expect(text).toContain('Of the types the first six')
})
