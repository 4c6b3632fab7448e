/** The parameters of a search request. Other fields of its body are ignored. */
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
  /** `min`, the default here: records with typing mistakes are found only if no record without a mistake is found. */
  typoTolerance: fallback(union([boolean(), string()]), 'min'),
  clickAnalytics: fallback(boolean(), false),
}

/** The body of a query of one index: only the parameters. */
export const searchParams = object(params)
/** The validated parameters of one query. */
export type SearchParams = InferOutput<typeof searchParams>

/** The body of a multi-index query. Older clients send the parameters one level deeper. */
export const searchBody = object({
  requests: array(object({ indexName: string(), params: optional(object(params)), ...params })),
})
