/** The search service's indexes (SEARCH-01). */

/** The indexes of the multi-index query, in the order of the requests. */
export const searchIndexes = ['products', 'pages', 'category', 'customer_photos', 'reviews', 'rooms', 'STL'] as const
/** The name of one index. */
export type IndexName = (typeof searchIndexes)[number]
