/** Serves each page below `/ar` too, with right-to-left direction. */
import { Hono } from 'hono'
import type { ShopEnv } from '../visitor/visitor'

/** @param shop serves the pages without the prefix */
export function arabicPaths(shop: Hono<ShopEnv>): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()
  app.on(['GET', 'POST'], ['/ar', '/ar/*'], ({ req, env }) => {
    const url = new URL(req.url)
    url.pathname = url.pathname.replace(/^\/ar(?=\/|$)/, '') || '/'
    return shop.fetch(new Request(url, req.raw), { ...env, isArabic: true })
  })
  return app
}
