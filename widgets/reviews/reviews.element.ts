/** `<rove-reviews>`: further pages of the server's wall of reviews (REVIEW-01, REVIEW-02, REVIEW-03). */
import { defineList } from '../../core/lists/define-list'
import pageCss from './reviews.css?inline'
import { mostReviewPages } from './reviews.rules'
import { showReviewCount } from './reviews-count.dom'

export default defineList({
  tag: 'rove-reviews',
  reference: __ROVE_REFERENCE__ && {
    summary: 'Further pages of the server’s wall of reviews, and the number of reviews at the shop’s review provider.',
    placing: [],
    facts: {},
    parts: {},
    slots: { '': 'The server’s wall of reviews, with a link to its next page. It works without script.' },
  },
  mostPages: mostReviewPages,
  pageCss,
  add(_, { element, signal }) {
    showReviewCount(element, signal)
    return {}
  },
})
