/** Sets which answers a browser may cache. */
import type { MiddlewareHandler } from 'hono'

/** Pages with money, addresses or an account are not cached, because devices are shared. */
const unkept = /^\/(cart|user|uc_|demo)(\/|$|_)/

/**
 * An endpoint that sets `cache-control` itself keeps it. Pages are personal and revalidated, but stay eligible for the back-forward cache. `no-store` would prevent that; it
 * is for calls and for `unkept` pages.
 */
export const caching: MiddlewareHandler = async (context, next) => {
  await next()
  if (context.res.headers.has('cache-control')) return
  const isPage = context.res.headers.get('content-type')?.startsWith('text/html') && !unkept.test(context.req.path)
  context.header('cache-control', isPage ? 'private, no-cache' : 'no-store')
}
