/** The whole shop as one application: pages, endpoints, search service, pictures and built files. */
import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { builtFiles } from './built-files'
import { caching } from './caching'
import { cartEndpoint } from './cart/cart-endpoint'
import { cartPageEndpoint } from './cart/cart-page-endpoint'
import { emailCartEndpoint } from './cart/email-cart-endpoint'
import { pictureFiles } from './catalogue/picture-files'
import { videoFiles } from './catalogue/video-files'
import type { Database } from './database/open'
import { destinationEndpoint } from './destination/destination-endpoint'
import { spoil, spoiltAddresses } from './faults/faults'
import { createLoveBook } from './love/love-book'
import { loveEndpoints } from './love/love-endpoints'
import { notifyEndpoint } from './notify/notify-endpoint'
import { accountEndpoints } from './order/account-endpoints'
import { orderEndpoints } from './order/order-endpoints'
import { ownSiteOnly } from './own-site'
import { arabicPaths } from './pages/arabic-paths'
import { shopPages } from './pages/routes'
import { laterEndpoints } from './payment/later-endpoints'
import { stripeEndpoints } from './payment/stripe-endpoints'
import { createTill } from './payment/till'
import { policy } from './policy'
import { protectionEndpoints } from './protection/protection-endpoints'
import { openIndexes } from './search/indexes'
import { searchEndpoint } from './search/search-endpoint'
import { subscribeEndpoint } from './subscriptions/subscribe-endpoint'
import { themeFiles } from './theme/theme'
import { eventsEndpoint } from './tracking/events-endpoint'
import { liveInfoEndpoint } from './tracking/live-info-endpoint'
import { vendorRoutes } from './vendors/vendor-routes'
import { createOutbox } from './vendors/webhooks/outbox'
import { knowVisitor, type ShopEnv } from './visitor/visitor'
import { webhookEndpoints } from './webhooks/webhook-endpoints'

/**
 * @param db a database with a seed in it
 * @param till who takes money for it
 */
export async function createShop(db: Database, till = createTill(db)): Promise<Hono<ShopEnv>> {
  const indexes = await openIndexes(db)
  const book = createLoveBook(db)
  const app = new Hono<ShopEnv>()
  const outbox = createOutbox(db, (request) => app.fetch(request))

  app.use(spoil)
  app.use(compress())
  app.route('/', themeFiles())
  app.route('/', videoFiles())
  app.route('/', pictureFiles())
  app.route('/', builtFiles())
  app.route('/', spoiltAddresses(app))
  app.route('/', arabicPaths(app))
  app.route('/', vendorRoutes(db, outbox))
  app.route('/', webhookEndpoints(till))
  app.use(ownSiteOnly)
  app.use(async (context, next) => {
    context.set('nonce', randomUUID())
    await next()
    context.header('x-content-type-options', 'nosniff')
    context.header('referrer-policy', 'strict-origin-when-cross-origin')
    context.header('content-security-policy', policy(context.get('nonce'), context.get('visitor').trustedTypes))
  })
  app.use(caching)
  app.use(knowVisitor)
  // The service stands below /search, as a host of its own would; and at the root, where a client that is told no path asks.
  app.route('/search', searchEndpoint(indexes))
  app.route('/', searchEndpoint(indexes))
  app.route('/', loveEndpoints(db, book))
  app.route('/', destinationEndpoint(db))
  app.route('/', cartEndpoint(db))
  app.route('/', cartPageEndpoint(db))
  app.route('/', emailCartEndpoint(db))
  app.route('/', notifyEndpoint(db))
  app.route('/', subscribeEndpoint(db))
  app.route('/', eventsEndpoint(db))
  app.route('/', liveInfoEndpoint(db, book))
  app.route('/', protectionEndpoints(db))
  app.route('/', accountEndpoints(db))
  app.route('/', orderEndpoints(db))
  app.route('/', stripeEndpoints(till))
  app.route('/', laterEndpoints(till))
  app.route('/', shopPages({ db, till, book, indexes, outbox }))
  return app
}
