/** What a search needs: loaded when the field is used. */
import { readSetting } from '../../core/base/input/read-setting'
import { RoveError } from '../../core/base/report/errors'
import { readMemberTerms } from '../../core/shop/membership/membership.setting'
import { searchService } from '../../core/shop/search/search.setting'
import { createSearch } from '../../core/shop/search/search-client'
import type { PricedSuggestions, SearchContext } from './search.rules'
import { pricesOf, requestsFor, suggestionsOf } from './search-answer.rules'
import { SuggestionLine } from './search-suggestion.view'

/** Asks the search service. Rejects with RoveError `not-configured`, and as `createSearch` does. */
async function suggest(query: string, context: SearchContext): Promise<PricedSuggestions> {
  const settings = readSetting(searchService)
  if (!settings) throw new RoveError('not-configured', 'search')
  const answer = await createSearch(settings)(requestsFor(query, context.country))
  const suggestions = suggestionsOf(query, answer, context)
  return { ...suggestions, prices: pricesOf(suggestions, context.country.currency, readMemberTerms()) }
}

/** The suggestions, and the view of one. */
export const later = { suggest, SuggestionLine }
