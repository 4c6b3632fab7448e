/** The addresses of the results pages of each type (RESULTS-01, SEARCH-05). */

import { maskAddresses } from '../../base/input/mask-emails'
import { typedText } from '../../base/input/typed.rules'

/** The types of results, in the order of the tabs (RESULTS-01). */
export const resultTypes = ['products', 'customer_photos', 'reviews', 'pages', 'STL'] as const
/** A type of results: the name of its index. */
export type ResultType = (typeof resultTypes)[number]

/**
 * The path of a type's results: `/search/products/{query}/`, `/search/{type}/{query}` for the others. E-mail addresses
 * are masked.
 *
 * @param basePath the shop's path, with a slash at its end
 * @returns `undefined` without a query, and for `.` and `..`, which a browser would remove from the path
 */
export function resultsPath(type: ResultType, query: string, basePath: string): string | undefined {
  if (['', '.', '..'].includes(typedText(query))) return undefined
  const term = encodeURIComponent(wellFormed(maskAddresses(typedText(query))))
  return `${basePath}search/${type}/${term}${type === 'products' ? '/' : ''}`
}

/** Replaces halves of characters, which cannot be encoded. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd')
