/** Asks the search service for the results of a place, and reads its answer (RESULTS-02, RESULTS-03, SEARCH-10). */

import { numbered } from '../../core/base/input/numbered'
import type { CardContent } from '../../core/shop/card/card.types'
import { cardContent } from '../../core/shop/card/card-content'
import type { MemberTerms } from '../../core/shop/membership/membership.rules'
import { fieldsOf, type HitContext } from '../../core/shop/search/hit-fields'
import type { ResultCard } from '../../core/shop/search/result-card.contract'
import {
  type ChosenFacets,
  type FacetName,
  facetAttributes,
  pageSizes,
  type ResultsPlace,
} from '../../core/shop/search/results-page.rules'
import type { SearchAnswer, SearchHit } from '../../core/shop/search/search.contract'
import type { Search } from '../../core/shop/search/search-client'
import { countGroups, requestsOf } from './search-results.rules'
import type { FacetCounts, Found, FoundCard } from './search-results.types'

/** What results depend on besides the answer. */
export interface ResultsContext extends HitContext {
  readonly terms: MemberTerms
}

/**
 * The results of a place. Rejects as the search client does.
 *
 * @param wantsCategories whether the categories are asked for too
 */
export async function findResults(
  search: Search,
  place: ResultsPlace,
  context: ResultsContext,
  wantsCategories: boolean,
): Promise<Found> {
  const answer = await search(requestsOf(place, context.country, wantsCategories))
  return foundIn(place, answer, context, wantsCategories)
}

/** Reads the answer to the requests of a place. @param hasCategories whether the last request was for categories */
export function foundIn(
  place: ResultsPlace,
  { results }: SearchAnswer,
  context: ResultsContext,
  hasCategories = false,
): Found {
  const [main, ...counted] = results
  const categories = hasCategories ? counted.pop()?.hits : undefined
  const hits = main?.hits ?? []
  const count = Number.isSafeInteger(main?.nbHits) && main ? Math.max(main.nbHits, 0) : hits.length
  const pages = Math.ceil(count / pageSizes[place.type])
  return {
    cards: hits.flatMap((hit) => foundCard(fieldsOf(hit, context), place, context) ?? []),
    count,
    // The service gives the results of its first pages only.
    pages: main && main.nbPages > 0 ? Math.min(pages, main.nbPages) : pages,
    categories: categories?.flatMap((hit) => categoryIn(hit, context) ?? []),
    facetCounts: place.type === 'products' ? countsIn(place.facets, counted) : undefined,
  }
}

/** A category has a picture of its own (SEARCH-10). */
function categoryIn(hit: SearchHit, context: ResultsContext): CardContent | undefined {
  const fields = fieldsOf({ ...hit, image: hit.image_category || hit.image }, context)
  return fields && cardContent(fields, context.terms)
}

function countsIn(facets: ChosenFacets, results: SearchAnswer['results']): FacetCounts {
  const counts: Record<FacetName, Readonly<Record<string, number>> | undefined> = {
    color: undefined,
    material: undefined,
    type: undefined,
  }
  for (const [n, { names }] of numbered(countGroups(facets)))
    for (const name of names) {
      const none = results[n]?.nbHits === 0 ? {} : undefined
      counts[name] = results[n]?.facets[facetAttributes[name]] ?? none
    }
  return counts
}

/** A result with what its card shows, in a chosen colour; `undefined` if it has no safe address. */
export function foundCard(
  fields: ResultCard | undefined,
  { facets }: ResultsPlace,
  { terms }: Pick<ResultsContext, 'terms'>,
): FoundCard | undefined {
  const content = fields && cardContent(fields, terms, { colors: facets.color })
  if (!content) return undefined
  const { text, author, product } = fields
  const stars = Math.max(0, Math.min(mostStars, Math.round(fields.stars)))
  const texts = { text, author, product, stars: '★'.repeat(stars) + '☆'.repeat(mostStars - stars) }
  return { fields, content: { ...content, texts } }
}

const mostStars = 5
