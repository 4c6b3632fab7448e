/** The whole shop as one application: pages, endpoints, search service, pictures and built files. */
import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { limitBodies } from './body-limit'
import { builtFiles } from './built-files'
import { caching } from './caching'
import { cartEndpoint } from './cart/cart-endpoint'
import { cartPageEndpoint } from './cart/cart-page-endpoint'
import { emailCartEndpoint } from './cart/email-cart-endpoint'
import { pictureFiles } from './catalogue/picture-files'
import { videoFiles } from './catalogue/video-files'
import type { Database } from './database/open'
import { deliveriesEndpoint } from './destination/deliveries-endpoint'
import { destinationEndpoint } from './destination/destination-endpoint'
import { faultyPaths, injectFaults } from './faults/faults'
import { hostPictureFiles } from './hosts/host-pictures'
import { loveEndpoints } from './love/love-endpoints'
import { createLoveRecords } from './love/love-records'
import { notifyEndpoint } from './notify/notify-endpoint'
import { accountEndpoints } from './order/account-endpoints'
import { orderEndpoints } from './order/order-endpoints'
import { ownRedirects } from './own-redirects'
import { ownSiteOnly } from './own-site'
import { arabicPaths, stayArabic } from './pages/arabic-paths'
import { shopPages } from './pages/routes'
import { payLaterEndpoints, providerReturns } from './payment/pay-later-endpoints'
import { createPaymentServices } from './payment/payment-services'
import { stripeEndpoints } from './payment/stripe-endpoints'
import { policy } from './policy'
import { protectionEndpoints } from './protection/protection-endpoints'
import { openIndexes } from './search/indexes'
import { algoliaApi } from './stand-ins/algolia/algolia-api'
import { vendorRoutes } from './stand-ins/vendor-routes'
import { createOutbox } from './stand-ins/webhooks/outbox'
import { subscribeEndpoint } from './subscriptions/subscribe-endpoint'
import { swatchEndpoint } from './swatches/swatch-endpoint'
import { themeFiles } from './theme/theme'
import { eventsEndpoint } from './tracking/events-endpoint'
import { liveInfoEndpoint } from './tracking/live-info-endpoint'
import { tradeEndpoints } from './trade/trade-endpoints'
import { identifyVisitor } from './visitor/identify-visitor'
import type { ShopEnv } from './visitor/visitor'
import { communityPictureFiles } from './walls/community-pictures'
import { webhookEndpoints } from './webhooks/webhook-endpoints'

/**
 * @param db a seeded database
 * @param payments the payment services
 */
export async function createShop(db: Database, payments = createPaymentServices(db)): Promise<Hono<ShopEnv>> {
  const indexes = await openIndexes(db)
  const loves = createLoveRecords(db)
  const app = new Hono<ShopEnv>()
  const outbox = createOutbox(db, (request) => app.fetch(request))

  app.use(ownRedirects)
  app.use(injectFaults)
  app.use(compress())
  app.use(stayArabic)
  app.route('/', themeFiles())
  app.route('/', videoFiles())
  app.route('/', communityPictureFiles())
  app.route('/', pictureFiles())
  app.route('/', hostPictureFiles())
  app.route('/', builtFiles())
  app.route('/', faultyPaths(app))
  app.route('/', arabicPaths(app))
  // Below here bodies are read. The paths of `/faulty` and `/ar` are requested again without their prefix.
  app.use(limitBodies)
  app.route('/', vendorRoutes(db, outbox))
  app.route('/', webhookEndpoints(payments))
  app.route('/', providerReturns())
  app.use(ownSiteOnly)
  app.use(async (context, next) => {
    context.set('nonce', randomUUID())
    await next()
    context.header('x-content-type-options', 'nosniff')
    context.header('referrer-policy', 'strict-origin-when-cross-origin')
    context.header('content-security-policy', policy(context.get('nonce'), context.get('visitor').trustedTypes))
  })
  app.use(caching)
  app.use(identifyVisitor(db))
  // The search service is below `/search`, as on its own host, and at the root, where a client without a path requests
  // it.
  app.route('/search', algoliaApi(indexes))
  app.route('/', algoliaApi(indexes))
  app.route('/', loveEndpoints(db, loves))
  app.route('/', destinationEndpoint(db))
  app.route('/', deliveriesEndpoint(db))
  app.route('/', cartEndpoint(db))
  app.route('/', cartPageEndpoint(db))
  app.route('/', emailCartEndpoint(db))
  app.route('/', notifyEndpoint(db))
  app.route('/', subscribeEndpoint(db))
  app.route('/', eventsEndpoint(db))
  app.route('/', liveInfoEndpoint(db, loves))
  app.route('/', protectionEndpoints(db))
  app.route('/', tradeEndpoints(db))
  app.route('/', swatchEndpoint(db))
  app.route('/', accountEndpoints(db))
  app.route('/', orderEndpoints(db))
  app.route('/', stripeEndpoints(payments))
  app.route('/', payLaterEndpoints(payments))
  app.route('/', shopPages({ db, payments, loves, indexes, outbox }))
  return app
}
