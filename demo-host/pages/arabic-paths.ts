/** Serves each page below `/ar` too, with right-to-left direction. Its links, forms and redirects stay below `/ar`. */
import { Hono, type MiddlewareHandler } from 'hono'
import type { ShopEnv } from '../visitor/visitor'

/** The base path of these pages: the widgets' links and calls stay below it too. */
export const arabicBase = '/ar/'

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

/** Adds the prefix to the paths in a page's links and forms, and in a redirect. */
export const stayArabic: MiddlewareHandler<ShopEnv> = async (context, next) => {
  await next()
  if (!context.env?.isArabic) return
  const { res } = context
  const location = res.headers.get('location')
  if (location) context.header('location', location.replace(/^\/(?!\/|ar\/)/, arabicBase))
  if (!res.headers.get('content-type')?.startsWith('text/html')) return
  const page = await res.text()
  const words = page.replace(
    /(<(?:a|form)\b[^>]*? (?:href|action)=")\/(?!\/|ar\/)/g,
    (_, start: string) => start + arabicBase,
  )
  context.res = new Response(words, res)
}
