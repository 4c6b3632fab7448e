/** All that the stand-ins serve, below `/vendors`. They know no visitor of the shop. */
import { Hono } from 'hono'
import type { Database } from '../database/open'
import type { ShopEnv } from '../visitor/visitor'
import { placesApi } from './address/places-api'
import { lenderPages } from './affirm/lender-pages'
import { klarnaApi } from './klarna/klarna-api'
import { stripeApi } from './stripe/stripe-api'
import { vendorFiles } from './vendor-files'

/** @param db where they keep their payments */
export function vendorRoutes(db: Database): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()
  for (const routes of [vendorFiles(), stripeApi(db), klarnaApi(db), lenderPages(db), placesApi()])
    app.route('/', routes)
  return app
}
