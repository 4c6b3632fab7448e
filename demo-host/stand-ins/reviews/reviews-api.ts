/** A review provider in Trustpilot's shape: `GET /v1/business-units/{id}`. It knows more reviews than the shop shows. */
import { Hono } from 'hono'
import type { InferInput } from 'valibot'
import type { reviewSummary } from '../../../core/shop/reviews/review-summary.contract'

/** The shop's id at the provider. */
const businessUnit = '5e0f3a1c4d2b8e00017a9b42'
const key = 'demo-reviews'

/** The setting `rove.vendors.reviews`. */
export const reviewsVendor = { url: `/vendors/reviews/v1/business-units/${businessUnit}`, key }

/** Serves the summary of the shop. */
export function reviewsApi(): Hono {
  const app = new Hono()
  app.get('/vendors/reviews/v1/business-units/:id', (context) => {
    if (context.req.query('apikey') !== key) return context.json({ message: 'Invalid ApiKey' }, 401)
    if (context.req.param('id') !== businessUnit) return context.json({ message: 'Not found' }, 404)
    const summary = { numberOfReviews: { total: 12_847 } } satisfies InferInput<typeof reviewSummary>
    context.header('cache-control', 'no-store')
    return context.json({
      id: businessUnit,
      displayName: 'Rooms',
      country: 'US',
      score: { stars: 4.5, trustScore: 4.6 },
      status: 'active',
      ...summary,
    })
  })
  return app
}
