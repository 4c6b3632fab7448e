/** @jsxImportSource hono/jsx */
import type { Product } from '../catalogue/catalogue'
import type { Review } from '../content/reviews'
import { Paging } from '../listing/paging'
import { Previous } from '../listing/previous'
import type { Visitor } from '../visitor/visitor'
import { ReviewCard } from './review-card'

/** One page of a list of reviews. */
export interface ReviewPage {
  readonly reviews: readonly Review[]
  readonly products: ReadonlyMap<string, Product>
  readonly page: number
  readonly pages: number
  /** The number of reviews on this page and those before it. */
  readonly shown: number
  readonly total: number
  /** The address of a page. */
  readonly addressOf: (page: number) => string
}

/** The list and the link to its next page: what a further page is read from, too (REVIEW-01). */
export function ReviewWall({ wall, visitor }: { wall: ReviewPage; visitor: Visitor }) {
  const { reviews, products, page, pages, shown, total, addressOf } = wall
  return (
    <>
      <Previous page={page} addressOf={addressOf} visitor={visitor} />
      <ul class="reviews-wall" data-rove-listing="grid" data-page={page} data-shown={shown} data-total={total}>
        {reviews.map((review) => (
          <li id={`review-${review.id}`}>
            <ReviewCard review={review} products={products} visitor={visitor} />
          </li>
        ))}
      </ul>
      <Paging
        page={page}
        pages={pages}
        from={shown - reviews.length + 1}
        shown={shown}
        total={total}
        addressOf={addressOf}
        visitor={visitor}
      />
    </>
  )
}
