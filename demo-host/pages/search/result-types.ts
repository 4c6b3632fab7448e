import type { ResultType } from '../../../core/shop/search/results-path.rules'
import type { ShopCode } from '../../visitor/texts/texts'

/** The types of results with their tabs, and the text if there are none. */
export const resultTabs: Readonly<Record<ResultType, { readonly tab: ShopCode; readonly none: ShopCode }>> = {
  products: { tab: 'tabProducts', none: 'noProducts' },
  customer_photos: { tab: 'tabPhotos', none: 'noPhotos' },
  reviews: { tab: 'tabReviews', none: 'noReviews' },
  pages: { tab: 'tabPages', none: 'noPages' },
  STL: { tab: 'tabLooks', none: 'nothing' },
}
