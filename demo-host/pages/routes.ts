/** The shop's pages by path. */
import { Hono } from 'hono'
import { formRoutes } from '../forms/form-routes'
import { hostRoutes } from '../hosts/host-routes'
import { journalRoutes } from '../journal/journal-routes'
import { htmlListRoutes } from '../listing/html-list-routes'
import { listingRoutes } from '../listing/listing-routes'
import { membershipRoutes } from '../programmes/membership-routes'
import { programmeRoutes } from '../programmes/programme-routes'
import { showroomRoutes } from '../showrooms/showroom-routes'
import { swatchRoutes } from '../swatches/swatch-routes'
import { tradeRoutes } from '../trade/trade-routes'
import { videoRoutes } from '../videos/video-routes'
import type { ShopEnv } from '../visitor/visitor'
import { communityRoutes } from '../walls/community-routes'
import { reviewRoutes } from '../walls/review-routes'
import { accountRoutes } from './account/account-routes'
import { cartRoutes } from './cart/cart-routes'
import { answeredRoutes } from './checkout/answered-routes'
import { checkoutRoutes } from './checkout/checkout-routes'
import { contentRoutes } from './content/content-routes'
import { everyPageRoutes } from './demo/every-page-routes'
import { logRoutes } from './demo/log-routes'
import { paymentsRoutes } from './demo/payments-routes'
import { catalogueRoutes } from './home/catalogue-routes'
import { type PageSources, showNotFound } from './layout/show'
import { ajaxListRoutes } from './listing/ajax-list-routes'
import { productRoutes } from './product/product-routes'
import { searchRoutes } from './search/search-routes'

export function shopPages(sources: PageSources): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()
  app.route('/', catalogueRoutes(sources))
  app.route('/', listingRoutes(sources))
  app.route('/', htmlListRoutes(sources))
  app.route('/', reviewRoutes(sources))
  app.route('/', communityRoutes(sources))
  app.route('/', productRoutes(sources))
  app.route('/', cartRoutes(sources))
  app.route('/', checkoutRoutes(sources))
  app.route('/', answeredRoutes(sources))
  app.route('/', searchRoutes(sources))
  app.route('/', accountRoutes(sources))
  // Forms come before the articles of the same path, which they also show.
  app.route('/', formRoutes(sources))
  app.route('/', tradeRoutes(sources))
  app.route('/', swatchRoutes(sources))
  app.route('/', showroomRoutes(sources))
  app.route('/', journalRoutes(sources))
  app.route('/', videoRoutes(sources))
  app.route('/', programmeRoutes(sources))
  app.route('/', membershipRoutes(sources))
  app.route('/', hostRoutes(sources))
  app.route('/', contentRoutes(sources))
  app.route('/', everyPageRoutes(sources))
  app.route('/', ajaxListRoutes(sources))
  app.route('/', paymentsRoutes(sources))
  app.route('/', logRoutes(sources))
  app.get('*', (context) => showNotFound(context, sources))
  return app
}
