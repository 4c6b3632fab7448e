/** The whole shop as one application: pages, endpoints, search service, pictures and built files. */
import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { builtFiles } from './built-files'
import { pictureFiles } from './catalogue/picture-files'
import type { Database } from './database/open'
import { spoil } from './faults/faults'
import { loveEndpoints } from './love/love-endpoints'
import { shopPages } from './pages/routes'
import { readRecords } from './search/records'
import { searchEndpoint } from './search/search-endpoint'
import { createSearchIndex } from './search/search-index'
import { themeFiles } from './theme/theme'
import { knowVisitor, type ShopEnv } from './visitor/visitor'

/** @param db a database with a seed in it */
export async function createShop(db: Database): Promise<Hono<ShopEnv>> {
  const records = await readRecords(db)
  const indexes = new Map([...records].map(([name, rows]) => [name, createSearchIndex(name, rows)]))
  const app = new Hono<ShopEnv>()

  app.route('/', themeFiles())
  app.route('/', pictureFiles())
  app.route('/', builtFiles())
  app.use(async (context, next) => {
    const nonce = randomUUID()
    context.set('nonce', nonce)
    await next()
    context.header('content-security-policy', policy(nonce))
    context.header('cache-control', 'no-store')
  })
  app.use(knowVisitor)
  app.use(spoil)
  app.route('/search', searchEndpoint(indexes))
  app.route('/', searchEndpoint(indexes))
  app.route('/', loveEndpoints(db))
  app.route('/', shopPages(db, indexes))
  return app
}

/** No inline script without the page's nonce, no inline style at all. */
function policy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}
