import type { ShopCode } from '../visitor/texts/texts'

/** The types of results with their tabs, and the text if there are none. */
export const resultTypes = [
  { type: 'products', tab: 'tabProducts', none: 'noProducts' },
  { type: 'customer_photos', tab: 'tabPhotos', none: 'noPhotos' },
  { type: 'reviews', tab: 'tabReviews', none: 'noReviews' },
  { type: 'pages', tab: 'tabPages', none: 'noPages' },
  { type: 'STL', tab: 'tabLooks', none: 'nothing' },
] as const satisfies readonly { type: string; tab: ShopCode; none: ShopCode }[]

/** A type of results. */
export type ResultType = (typeof resultTypes)[number]['type']
