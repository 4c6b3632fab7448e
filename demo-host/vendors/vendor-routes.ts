/** All that the stand-ins serve, below `/vendors`. They know a visitor of the shop by the key that its page gives them: see `visitor-tag`. */
import { Hono } from 'hono'
import type { Database } from '../database/open'
import type { ShopEnv } from '../visitor/visitor'
import { placesApi } from './address/places-api'
import { lenderPages } from './affirm/lender-pages'
import { klarnaApi } from './klarna/klarna-api'
import { klaviyoApi } from './klaviyo/klaviyo-api'
import { livechatApi } from './livechat/livechat-api'
import { geolocation } from './location/geolocation'
import { pixelsApi } from './pixels/pixels-api'
import { stripeApi } from './stripe/stripe-api'
import { vendorFiles } from './vendor-files'
import type { Outbox } from './webhooks/outbox'

/**
 * @param db where they keep their payments and write down what they are told
 * @param outbox how they tell the shop's server what became of a payment
 */
export function vendorRoutes(db: Database, outbox: Outbox): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()
  const paid = [stripeApi(db, outbox), klarnaApi(db, outbox), lenderPages(db, outbox)]
  const told = [klaviyoApi(db), livechatApi(db), pixelsApi(db)]
  for (const routes of [vendorFiles(), ...paid, ...told, placesApi(), geolocation()]) app.route('/', routes)
  return app
}
