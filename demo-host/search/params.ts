/** What a request asks of an index: from a body of the wire format, whatever else stands in it. */
import {
  array,
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
  union,
} from 'valibot'

const filters = optional(array(union([string(), array(string())])), [])
const whole = (most: number, otherwise: number) =>
  optional(pipe(number(), integer(), minValue(0), maxValue(most)), otherwise)

const params = {
  query: fallback(string(), ''),
  page: whole(1000, 0),
  hitsPerPage: whole(1000, 20),
  numericFilters: filters,
  facetFilters: filters,
  facets: optional(array(string()), []),
  highlightPreTag: optional(string(), '<em>'),
  highlightPostTag: optional(string(), '</em>'),
}

/** The body of a multi-index query. Older clients put the parameters one level down. */
export const searchBody = object({
  requests: array(object({ indexName: string(), params: optional(object(params)), ...params })),
})

export type SearchParams = InferOutput<typeof searchParams>
/** The parameters alone. */
export const searchParams = object(params)
