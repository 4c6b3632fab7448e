/** What a results page shows, and its address: `/search/{type}/{query}[/filter/{facets}/]` (RESULTS-01, RESULTS-04). */
import { typedText } from '../../base/input/typed.rules'
import { type ResultType, resultsPath, resultTypes, wellFormed } from './results-path.rules'

/** The number of results of each type on a page (RESULTS-03). */
export const pageSizes: Readonly<Record<ResultType, number>> = {
  products: 24,
  customer_photos: 10,
  reviews: 10,
  pages: 20,
  STL: 20,
}

/** The name of the list of found products in facts and events. */
export const resultsList = 'search results'

/** The number of categories that a results page offers above its results (RESULTS-03). */
export const offeredCategories = 5

/** The facets of products by the names of their form fields, with the service's attributes (RESULTS-02). */
export const facetAttributes = { color: 'colors', material: 'nice_names', type: 'terms' } as const
/** The name of a facet: also of its field in the server's form. */
export type FacetName = keyof typeof facetAttributes
/** All facets, in the order of an address. */
export const facetNames = Object.keys(facetAttributes) as FacetName[]
/** The chosen values of each facet. A product has at least one of each facet's values. */
export type ChosenFacets = Readonly<Record<FacetName, readonly string[]>>
/** No value is chosen. */
export const noFacets: ChosenFacets = { color: [], material: [], type: [] }

/** The orders of products. All but the first have an index of their own: `products_price_asc` (RESULTS-03, proposed). */
export const sorts = ['best', 'price_asc', 'price_desc', 'newest'] as const
/** An order of products. */
export type Sort = (typeof sorts)[number]

/** What a results page shows. */
export interface ResultsPlace {
  readonly type: ResultType
  readonly query: string
  readonly facets: ChosenFacets
  readonly sort: Sort
  /** From 1. */
  readonly page: number
}

/** The first page of a type, without facets. */
export const firstPlace = (type: ResultType, query: string): ResultsPlace => ({
  type,
  query,
  facets: noFacets,
  sort: 'best',
  page: 1,
})

/**
 * The address of a place. Equal places have equal addresses: values are sorted, and each occurs once. Only `products`
 * has facets and an order. E-mail addresses in the query are masked.
 *
 * @param basePath the shop's path, with a slash at its end
 * @returns `undefined` if the query has no results page
 */
export function placePath({ type, query, facets, sort, page }: ResultsPlace, basePath: string): string | undefined {
  const path = resultsPath(type, query, basePath)
  const isProducts = type === 'products'
  const filter = isProducts ? filterOf(facets) : ''
  const settings = [isProducts && sort !== 'best' && `sort=${sort}`, page > 1 && `page=${page}`].filter(Boolean)
  return path && `${path}${filter && `filter/${filter}/`}${settings.length > 0 ? `?${settings.join('&')}` : ''}`
}

/** `colors:Green,nice_names:Velvet`. A value's own separators are written as `~` and their code. */
function filterOf(facets: ChosenFacets): string {
  return facetNames
    .flatMap((name) =>
      [...new Set(facets[name].map(wellFormed))]
        .sort()
        .map((value) => `${facetAttributes[name]}:${escapeValue(value)}`),
    )
    .join(',')
}

// Servers and proxies refuse or decode an encoded slash or backslash in a path.
const escapeValue = (value: string): string =>
  encodeURIComponent(value.replace(/[~,/\\]/g, (sign) => `~${sign.charCodeAt(0).toString(16)}`))
const unescapeValue = (value: string): string =>
  decode(value).replace(/~([0-9a-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * The place of an address, in any order of its values. What is unknown in it is left out.
 *
 * @param address path and query, below the shop's path: `search/products/sofa/filter/colors:Green/?page=2`
 * @returns `undefined` if it is no results page, or has no query
 */
export function readPlacePath(address: string): ResultsPlace | undefined {
  const [path = '', search = ''] = address.split('?')
  const [, typeName, rest = ''] = /^search\/([^/]+)\/(.+)$/.exec(path) ?? []
  const type = resultTypes.find((known) => known === typeName)
  if (!type) return undefined
  const [, term = rest, filter = ''] = /^(.*?)\/filter\/([^/]*)\/?$/.exec(rest) ?? []
  const given = new URLSearchParams(search)
  const query = typedText(decode(term.replace(/\/$/, '')))
  if (!query) return undefined
  const page = Number(given.get('page'))
  const isProducts = type === 'products'
  return {
    type,
    query,
    facets: isProducts ? readFilter(filter) : noFacets,
    sort: (isProducts && sorts.find((known) => known === given.get('sort'))) || 'best',
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  }
}

function readFilter(filter: string): ChosenFacets {
  const pairs = filter.split(',').map((pair) => {
    const text = decode(pair)
    const end = text.indexOf(':')
    return { attribute: text.slice(0, end), value: unescapeValue(pair).slice(end + 1) }
  })
  const valuesOf = (name: FacetName) =>
    [
      ...new Set(
        pairs.filter(({ attribute, value }) => attribute === facetAttributes[name] && value).map(({ value }) => value),
      ),
    ].sort()
  return { color: valuesOf('color'), material: valuesOf('material'), type: valuesOf('type') }
}
