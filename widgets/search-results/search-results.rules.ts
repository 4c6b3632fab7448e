/** The requests of a results page (RESULTS-02, RESULTS-03). */

import type { Country } from '../../core/base/country/countries.rules'
import { maskAddresses } from '../../core/base/input/mask-emails'
import { facetFilters, productIndex } from '../../core/shop/search/facets.rules'
import {
  type ChosenFacets,
  type FacetName,
  facetAttributes,
  facetNames,
  offeredCategories,
  pageSizes,
  type ResultsPlace,
} from '../../core/shop/search/results-page.rules'
import type { SearchRequest } from '../../core/shop/search/search.contract'

/** How long a search takes before the page says that it is loading, in milliseconds: a quick answer is only shown. */
export const slowMs = 300

/** The number of cards of a page that get their content at once: more than a screen shows. */
export const filledAtOnce = 8

/** The number of other cards that get their content in one idle moment. */
export const filledInStep = 4

/** Facets that are counted by one request: with the same conditions. */
interface CountGroup {
  readonly names: readonly FacetName[]
  readonly facets: ChosenFacets
}

/** A facet's own choice does not count: each number is what one more press would find. */
export function countGroups(facets: ChosenFacets): readonly CountGroup[] {
  const isChosen = (name: FacetName) => facets[name].length > 0
  const free = facetNames.filter((name) => !isChosen(name))
  return [
    ...(free.length > 0 ? [{ names: free, facets }] : []),
    ...facetNames.filter(isChosen).map((name) => ({ names: [name], facets: { ...facets, [name]: [] } })),
  ]
}

/**
 * The multi-index request of a place: its hits, for products the counts of their facets (RESULTS-02), and last the
 * categories (RESULTS-03).
 *
 * @param wantsCategories whether the page offers categories, and has none yet
 */
export function requestsOf(
  place: ResultsPlace,
  { hidePrefix }: Country,
  wantsCategories = false,
): readonly SearchRequest[] {
  const { type, facets, sort, page } = place
  const isProducts = type === 'products'
  const query = maskAddresses(place.query)
  const numericFilters = [`${hidePrefix}_hide=0`]
  const hits: SearchRequest = {
    indexName: isProducts ? productIndex(sort) : type,
    query,
    params: { hitsPerPage: pageSizes[type], page: page - 1, numericFilters, facetFilters: facetFilters(facets) },
  }
  const categories = { indexName: 'category', query, params: { hitsPerPage: offeredCategories, numericFilters } }
  const counts = (isProducts ? countGroups(facets) : []).map((group) => ({
    indexName: 'products',
    query,
    params: {
      hitsPerPage: 0,
      numericFilters,
      facetFilters: facetFilters(group.facets),
      facets: group.names.map((name) => facetAttributes[name]),
    },
  }))
  return [hits, ...counts, ...(wantsCategories ? [categories] : [])]
}
