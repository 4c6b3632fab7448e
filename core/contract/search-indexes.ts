/** The search service's indexes: document 0, section 7 (SEARCH-01). */

/** The indexes of the multi-index query, in the order they are asked. */
export const searchIndexes = ['products', 'pages', 'category', 'customer_photos', 'reviews', 'rooms', 'STL'] as const
/** The name of one index. */
export type IndexName = (typeof searchIndexes)[number]
