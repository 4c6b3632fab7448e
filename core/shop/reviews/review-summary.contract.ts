/** The summary of the shop at its review provider (REVIEW-03), from the address `rove.vendors.reviews.url`. */
import { count } from '../../base/input/php-values'
import { shape } from '../../base/input/shape'

/** The part of the provider's answer that is read: the number of reviews. */
export const reviewSummary = shape({ numberOfReviews: shape({ total: count }) })
