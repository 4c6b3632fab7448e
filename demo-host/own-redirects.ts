/** Keeps every redirect within this shop, whatever a request’s address contains. */
import type { MiddlewareHandler } from 'hono'

/**
 * A path that names nothing but a path of this shop. A browser reads `//evil.example` and `/\evil.example` as another
 * host, also with a tab or a line break between the slashes, which it drops.
 *
 * @param location any address; one that does not begin with a slash becomes the front page
 */
export function ownPath(location: string): string {
  const path = location.replace(/[\t\r\n]/g, '').replace(/^(\/ar)?[/\\]+/, '$1/')
  return path.startsWith('/') ? path : '/'
}

/** Middleware for all answers: their `Location` is a path of this shop. The stand-ins of providers have such paths too. */
export const ownRedirects: MiddlewareHandler = async (context, next) => {
  await next()
  const location = context.res.headers.get('location')
  if (location !== null && location !== ownPath(location)) context.header('location', ownPath(location))
}
