/** GET /ajax/live_info.json: document 0, section 7 (LIVE-01). What it answers is not shown there; the counts are proposed. */
import { Hono } from 'hono'
import { piecesOf } from '../cart/cart-book'
import type { Database } from '../database/open'
import type { LoveBook } from '../love/love-book'
import type { ShopEnv } from '../visitor/visitor'

/** What may have changed since the page was made. */
export interface LiveInfo {
  readonly cart: { readonly count: number }
  readonly love: { readonly count: number }
}

/** Its Date is the server's clock, to a second. The call with `init=1` is a page's first one. */
export function liveInfoEndpoint(db: Database, book: LoveBook): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()
  app.get('/ajax/live_info.json', async (context) => {
    const visitor = context.get('visitor')
    context.header('date', new Date().toUTCString())
    const cart = { count: await piecesOf(db, visitor) }
    const love = { count: (await book.lovedBy(visitor.owner)).length }
    return context.json({ cart, love } satisfies LiveInfo)
  })
  return app
}
