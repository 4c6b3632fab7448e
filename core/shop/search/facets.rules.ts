/** The facets of products in requests and lists (RESULTS-02). */
import { type ChosenFacets, type FacetName, facetAttributes, facetNames, type Sort, sorts } from './results-page.rules'

/** The colours of the filter, in their order. */
export const filterColors = [
  'White',
  'Black',
  'Beige',
  'Brown',
  'Blue',
  'Orange',
  'Purple',
  'Gray',
  'Grey',
  'Red',
  'Pink',
  'Green',
  'Yellow',
] as const

/** The number of types that are shown at once; the others are under More. */
export const shownTypes = 6

/** The number of chosen values. */
export const chosenCount = (facets: ChosenFacets): number =>
  facetNames.reduce((sum, name) => sum + facets[name].length, 0)

/** The choice with a value added, or without it if it was chosen. */
export function toggleFacet(facets: ChosenFacets, name: FacetName, value: string): ChosenFacets {
  const chosen = facets[name]
  return {
    ...facets,
    [name]: chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value].sort(),
  }
}

/**
 * The filters of a request: one of each facet's values must match.
 *
 * @param ignored a facet whose choice does not count: the counts of its values are those of the other facets
 */
export function facetFilters(facets: ChosenFacets, ignored?: FacetName): readonly (readonly string[])[] {
  return facetNames.flatMap((name) =>
    name === ignored || facets[name].length === 0
      ? []
      : [facets[name].map((value) => `${facetAttributes[name]}:${literal(value)}`)],
  )
}

/** Before a value, a minus means “not”: the service reads one after a backslash as a part of the value. */
const literal = (value: string): string => value.replace(/^-/, '\\-')

/** The index of products in an order: `products_price_asc`. */
export const productIndex = (sort: Sort): string => (sort === 'best' ? 'products' : `products_${sort}`)

/** The indexes of the orders, besides those of the specification. */
export const sortIndexes = sorts.slice(1).map(productIndex)
