/** What is requested for a query, and what is shown of the answer. */

import type { Country, CurrencyCode } from '../../core/base/country/countries.rules'
import { maskAddresses } from '../../core/base/input/mask-emails'
import { type MemberTerms, shownPrice } from '../../core/shop/membership/membership.rules'
import type { ProductPrice } from '../../core/shop/price-check/mismatch.rules'
import { type ResultType, resultsPath, resultTypes } from '../../core/shop/search/results-path.rules'
import type { SearchAnswer, SearchHit, SearchRequest } from '../../core/shop/search/search.contract'
import { type IndexName, searchIndexes } from '../../core/shop/search/search-indexes.contract'
import type { SearchContext, Suggestion, SuggestionGroup, Suggestions, TitlePart } from './search.rules'

/** The number of suggestions shown of each type (SEARCH-02). The specification gives none for `rooms`: it is requested, not shown. */
const shown: Readonly<Record<IndexName, number>> = {
  products: 5,
  pages: 3,
  category: 5,
  customer_photos: 0,
  reviews: 0,
  rooms: 0,
  STL: 2,
}

/**
 * The multi-index request (SEARCH-01), without indexes that are hidden in the country (SEARCH-06) and without e-mail
 * addresses.
 */
export function requestsFor(given: string, { hidePrefix }: Country): readonly SearchRequest[] {
  const query = maskAddresses(given)
  return searchIndexes.map((indexName) => ({
    indexName,
    query,
    params: { hitsPerPage: shown[indexName], numericFilters: [`${hidePrefix}_hide=0`] },
  }))
}

/** Converts the answer to suggestions. */
export function suggestionsOf(query: string, { results }: SearchAnswer, context: SearchContext): Suggestions {
  const groups = searchIndexes.flatMap((index, n): SuggestionGroup[] => {
    const { hits, nbHits } = results[n] ?? { hits: [], nbHits: 0 }
    // JSON can contain numbers such as `-1e999`: an invalid total is replaced by the number of hits.
    const count = Number.isSafeInteger(nbHits) && nbHits >= 0 ? nbHits : hits.length
    const suggestions = hits.flatMap((hit) => suggestionOf(hit, index, context)).slice(0, shown[index])
    const href = count > 0 && hasResults(index) ? resultsPath(index, query, context.basePath) : undefined
    return suggestions.length > 0 || href ? [{ index, suggestions, count, href }] : []
  })
  return { query, groups, count: groups.reduce((sum, { count }) => sum + count, 0) }
}

function suggestionOf(hit: SearchHit, index: IndexName, { country, locale, safeUrl }: SearchContext): Suggestion[] {
  const href = safeUrl(hit.url)
  if (!href || !['und', 'en', locale].includes(hit.language)) return []
  const price = hit.prices?.final[country.currency.toLowerCase()]
  return [
    {
      index,
      objectID: hit.objectID,
      sku: skuOf(hit.objectID),
      nid: hit.nid,
      googleId: hit.google_tag_id,
      title: titleParts(hit._highlightResult?.title?.value ?? hit.title),
      href,
      image: safeUrl(pictureOf(hit, index)),
      price: price !== undefined && price >= 0 ? price : undefined,
    },
  ]
}

/**
 * The prices of the suggested products. A record that can be one of several of its product is left out: its `objectID` is
 * neither the sku nor the sku with the node id.
 */
export function pricesOf({ groups }: Suggestions, currency: CurrencyCode, terms: MemberTerms): ProductPrice[] {
  const products = groups.find(({ index }) => index === 'products')?.suggestions ?? []
  return products.flatMap(({ objectID, sku, nid, price }) => {
    if (price === undefined || !nid || ![sku, `${sku}-${nid}`].includes(objectID)) return []
    const { isMember } = terms
    return [{ nid: Number(nid), model: undefined, currency, isMember, price: shownPrice(price, terms).due }]
  })
}

/** Products and categories are shown with a picture. */
function pictureOf({ image, image_category }: SearchHit, index: IndexName): string {
  if (index === 'category') return image_category || image
  return index === 'products' ? image : ''
}

/** `category` and `rooms` have no results page. */
const hasResults = (index: IndexName): index is ResultType => resultTypes.some((type) => type === index)

/** The part of an objectID before the first dash (SEARCH-07). */
export function skuOf(objectID: string): string {
  return objectID.split('-', 1)[0] ?? ''
}

/** Splits a highlighted title into parts. Only the service's own `<em>` is markup. */
export function titleParts(highlighted: string): readonly TitlePart[] {
  return highlighted
    .split(/<\/?em>/)
    .map((text, n) => ({ text, marked: n % 2 === 1 }))
    .filter(({ text }) => text !== '')
}
