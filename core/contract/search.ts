/** The search service: document 0, sections 3 and 7 (SEARCH-01, SEARCH-07). Its wire format is Algolia's. */
import { array, fallback, type InferOutput, nullish, number, pipe, record, string, transform, union } from 'valibot'
import { shape } from '../shape'

const text = fallback(string(), '')

const hit = shape({
  objectID: string(),
  nid: fallback(pipe(union([number(), string()]), transform(String)), ''),
  google_tag_id: text,
  title: text,
  url: text,
  image: text,
  /** `und`, `en` or one of the shop's locales. */
  language: fallback(string(), 'und'),
  /** Final price by lowercase currency code, in units of that currency. */
  prices: fallback(
    nullish(shape({ final: fallback(record(string(), fallback(number(), Number.NaN)), {}) })),
    undefined,
  ),
  /** The title with `<em>` around what matched: to be parsed, never inserted. */
  _highlightResult: fallback(
    nullish(shape({ title: fallback(nullish(shape({ value: string() })), undefined) })),
    undefined,
  ),
})

/** One record of an answer. Fields of a wrong type read as empty; a hit without objectID spoils the answer. */
export type SearchHit = InferOutput<typeof hit>

/** What the service answers to one multi-index query: a result for each request, in order. */
export const searchAnswer = shape({
  results: array(shape({ hits: array(hit), nbHits: number() })),
})
/** What the service answers to a multi-index query. */
export type SearchAnswer = InferOutput<typeof searchAnswer>

/** One entry of the multi-index query. */
export interface SearchRequest {
  readonly indexName: string
  readonly query: string
  readonly params: {
    readonly hitsPerPage: number
    /** `["usa_hide=0"]`: conditions that all hold. */
    readonly numericFilters: readonly string[]
  }
}
