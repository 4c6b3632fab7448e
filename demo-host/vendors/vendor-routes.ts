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

/** @param db where they keep their payments and write down what they are told */
export function vendorRoutes(db: Database): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()
  const paid = [stripeApi(db), klarnaApi(db), lenderPages(db)]
  const told = [klaviyoApi(db), livechatApi(db), pixelsApi(db)]
  for (const routes of [vendorFiles(), ...paid, ...told, placesApi(), geolocation()]) app.route('/', routes)
  return app
}
