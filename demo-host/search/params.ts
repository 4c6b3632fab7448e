/** What a request asks of an index: from a body of the wire format, whatever else stands in it. */
import {
  array,
  boolean,
  fallback,
  type InferOutput,
  integer,
  maxValue,
  minValue,
  number,
  object,
  optional,
  pipe,
  string,
  transform,
  union,
} from 'valibot'

/** A list, or one string with commas. */
const listed = pipe(
  string(),
  transform((text) => text.split(',').map((one) => one.trim())),
)
const filters = optional(union([array(union([string(), array(string())])), listed]), [])
const names = (otherwise: string[]) => optional(union([array(string()), listed]), otherwise)
const whole = (most: number, otherwise: number) =>
  optional(pipe(number(), integer(), minValue(0), maxValue(most)), otherwise)

const params = {
  query: fallback(string(), ''),
  page: whole(1000, 0),
  hitsPerPage: whole(1000, 20),
  numericFilters: filters,
  facetFilters: filters,
  facets: names([]),
  attributesToRetrieve: names(['*']),
  highlightPreTag: optional(string(), '<em>'),
  highlightPostTag: optional(string(), '</em>'),
  /** `min`, the setting of these indexes: a record with a typing mistake is found only where none without one is. */
  typoTolerance: fallback(union([boolean(), string()]), 'min'),
  clickAnalytics: fallback(boolean(), false),
}

/** The parameters alone, as a query of one index sends them. */
export const searchParams = object(params)
/** The parameters of one query, read. */
export type SearchParams = InferOutput<typeof searchParams>

/** The body of a multi-index query. Older clients put the parameters one level down. */
export const searchBody = object({
  requests: array(object({ indexName: string(), params: optional(object(params)), ...params })),
})
