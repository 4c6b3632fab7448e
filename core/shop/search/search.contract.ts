/** The search service (SEARCH-01, SEARCH-07). Its wire format is Algolia's. */
import { array, fallback, type InferOutput, nullish, number, pipe, record, string, transform, union } from 'valibot'
import { numericString } from '../../base/input/php-values'
import { shape } from '../../base/input/shape'
import { foundSwatches } from '../card/card.contract'

const stringOrNone = fallback(string(), '')

const priceByCurrency = fallback(record(string(), fallback(numericString, Number.NaN)), {})

const hit = shape({
  objectID: string(),
  nid: fallback(pipe(union([number(), string()]), transform(String)), ''),
  google_tag_id: stringOrNone,
  title: stringOrNone,
  url: stringOrNone,
  image: stringOrNone,
  /** The picture of a category (SEARCH-10). */
  image_category: stringOrNone,
  /** What records other than products also show; proposed. `stars` is from 1 to 5. */
  text: stringOrNone,
  author: stringOrNone,
  stars: fallback(numericString, 0),
  product: stringOrNone,
  image_alt_lrg: stringOrNone,
  swatches: foundSwatches,
  /** `und`, `en` or one of the shop's locales. */
  language: fallback(string(), 'und'),
  /** Prices by lowercase currency code, in units of that currency. `regular`, before the sale, is proposed. */
  prices: fallback(nullish(shape({ final: priceByCurrency, regular: priceByCurrency })), undefined),
  /** The title with `<em>` around what matched: to be parsed, never inserted. */
  _highlightResult: fallback(
    nullish(shape({ title: fallback(nullish(shape({ value: string() })), undefined) })),
    undefined,
  ),
})

/** One record of an answer. Fields of a wrong type decode as empty; a hit without objectID makes the answer invalid. */
export type SearchHit = InferOutput<typeof hit>

/** The answer to one multi-index query: a result for each request, in order. */
export const searchAnswer = shape({
  results: array(
    shape({
      hits: array(hit),
      nbHits: number(),
      nbPages: fallback(number(), 0),
      /** The number of records of each value, by attribute: `{ "colors": { "Green": 3 } }`. */
      facets: fallback(record(string(), record(string(), number())), {}),
    }),
  ),
})
/** The decoded answer to a multi-index query. */
export type SearchAnswer = InferOutput<typeof searchAnswer>

/** One entry of the multi-index query. `params` is sent as a query string, as the service takes it. */
export interface SearchRequest {
  readonly indexName: string
  readonly query: string
  readonly params: {
    readonly hitsPerPage: number
    /** `["usa_hide=0"]`: conditions that all hold. */
    readonly numericFilters: readonly string[]
    /** `[["colors:Green", "colors:Blue"]]`: of each list, at least one condition holds. */
    readonly facetFilters?: readonly (readonly string[])[]
    /** The attributes whose values are counted. */
    readonly facets?: readonly string[]
    /** From 0. */
    readonly page?: number
  }
}
