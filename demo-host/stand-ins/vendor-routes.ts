/** All routes of the stand-ins, below `/vendors`. They identify a visitor by the page's key: see `visitor-tag`. */
import { Hono } from 'hono'
import type { Database } from '../database/open'
import type { ShopEnv } from '../visitor/visitor'
import { placesApi } from './address/places-api'
import { providerPages } from './affirm/provider-pages'
import { klarnaApi } from './klarna/klarna-api'
import { klaviyoApi } from './klaviyo/klaviyo-api'
import { livechatApi } from './livechat/livechat-api'
import { geolocation } from './location/geolocation'
import { pixelsApi } from './pixels/pixels-api'
import { reviewsApi } from './reviews/reviews-api'
import { stripeApi } from './stripe/stripe-api'
import { vendorFiles } from './vendor-files'
import type { Outbox } from './webhooks/outbox'

/**
 * @param db stores their payments and logs
 * @param outbox sends their webhooks to the shop's server
 */
export function vendorRoutes(db: Database, outbox: Outbox): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()
  const paid = [stripeApi(db, outbox), klarnaApi(db, outbox), providerPages(db, outbox)]
  const told = [klaviyoApi(db), livechatApi(db), pixelsApi(db)]
  for (const routes of [vendorFiles(), ...paid, ...told, placesApi(), geolocation(), reviewsApi()])
    app.route('/', routes)
  return app
}
