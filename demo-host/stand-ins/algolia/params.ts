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

/** Parameters as a query string, in which lists and numbers are JSON: `hitsPerPage=5&facets=["terms"]`. */
const queryParams = pipe(
  string(),
  transform((text) =>
    Object.fromEntries(
      [...new URLSearchParams(text)].map(([name, value]) => [name, name === 'query' ? value : readValue(value)]),
    ),
  ),
  searchParams,
)

function readValue(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The body of a multi-index query. Clients send the parameters as a query string, beside the index, or one level deeper. */
export const searchBody = object({
  requests: array(object({ indexName: string(), params: optional(union([queryParams, searchParams])), ...params })),
})
