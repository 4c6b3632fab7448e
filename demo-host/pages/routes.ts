/** The shop's pages by path. */
import { Hono } from 'hono'
import { formRoutes } from '../forms/form-routes'
import { showroomRoutes } from '../showrooms/showroom-routes'
import type { ShopEnv } from '../visitor/visitor'
import { accountRoutes } from './account-routes'
import { cartRoutes } from './cart-routes'
import { catalogueRoutes } from './catalogue-routes'
import { checkoutRoutes } from './checkout-routes'
import { contentRoutes } from './content-routes'
import { everyPageRoutes } from './every-page-routes'
import { logRoutes } from './log-routes'
import { paymentsRoutes } from './payments-routes'
import { productRoutes } from './product-routes'
import { searchRoutes } from './search-routes'
import { type PageSources, showNotFound } from './show'

export function shopPages(sources: PageSources): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()
  app.route('/', catalogueRoutes(sources))
  app.route('/', productRoutes(sources))
  app.route('/', cartRoutes(sources))
  app.route('/', checkoutRoutes(sources))
  app.route('/', searchRoutes(sources))
  app.route('/', accountRoutes(sources))
  // Forms come before the articles of the same path, which they also show.
  app.route('/', formRoutes(sources))
  app.route('/', showroomRoutes(sources))
  app.route('/', contentRoutes(sources))
  app.route('/', everyPageRoutes(sources))
  app.route('/', paymentsRoutes(sources))
  app.route('/', logRoutes(sources))
  app.get('*', (context) => showNotFound(context, sources))
  return app
}
