/** GET /ajax/live_info.json (LIVE-01). The specification does not show the answer; the counts are proposed. */
import { Hono } from 'hono'
import { etag } from 'hono/etag'
import type { LiveCounts } from '../../core/shop/live/live.contract'
import { cartCountOf } from '../cart/cart-records'
import type { Database } from '../database/open'
import type { LoveRecords } from '../love/love-records'
import type { ShopEnv } from '../visitor/visitor'

/** Its `Date` header is the server's clock, to a second. The page's first call has `init=1`. */
export function liveInfoEndpoint(db: Database, book: LoveRecords): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()
  app.get('/ajax/live_info.json', etag(), async (context) => {
    const visitor = context.get('visitor')
    context.header('cache-control', 'private, no-cache')
    context.header('date', new Date().toUTCString())
    if (!context.req.query('pathname')) return context.json({ error: 'pathname is missing' }, 400)
    const cart = { count: await cartCountOf(db, visitor) }
    const love = { count: (await book.lovedBy(visitor.owner)).length }
    return context.json({ cart, love } satisfies LiveCounts)
  })
  return app
}
