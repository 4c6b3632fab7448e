/** What of the shop's answers a browser may keep. */
import type { MiddlewareHandler } from 'hono'

/** Pages that show money, addresses or an account: nothing of them stays on a device that others use too. */
const unkept = /^\/(cart|user|uc_|demo)(\/|$|_)/

/**
 * Pages are one visitor's and are asked for anew, but the browser may keep one as it was left: going back is immediate
 * then. `no-store` would forbid it, and is for calls and for `unkept` pages.
 */
export const caching: MiddlewareHandler = async (context, next) => {
  await next()
  const isPage = context.res.headers.get('content-type')?.startsWith('text/html') && !unkept.test(context.req.path)
  context.header('cache-control', isPage ? 'private, no-cache' : 'no-store')
}
