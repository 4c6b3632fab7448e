/** Refuses requests from other sites that change data. */
import type { Context, MiddlewareHandler } from 'hono'
import { loveSet } from '../core/shop/love/love.contract'
import { renewalDiscount } from '../core/shop/membership/renewal.contract'
import { affirmUrl, klarnaRedirect, paybrightUrl } from '../core/shop/order/payment.contract'
import { routeOf } from './order/own-order'
import { refuse } from './refuse'

/** Calls that change data by GET, as in the specification. */
const changingGets = [loveSet, affirmUrl, klarnaRedirect, paybrightUrl, renewalDiscount].map((endpoint) =>
  pattern(routeOf(endpoint)),
)

/** A search may be posted from other sites: it changes nothing. */
const search = /^\/(search\/)?1\/indexes\//

/** Middleware for all endpoints that identify a visitor by cookies. */
export const ownSiteOnly: MiddlewareHandler = async (context, next) =>
  isAllowed(context) ? next() : refuse(context, 'this is only for the pages of this shop', 403)

function isAllowed({ req }: Context): boolean {
  const site = req.header('sec-fetch-site')
  if (['GET', 'HEAD', 'OPTIONS'].includes(req.method)) {
    if (!changingGets.some((one) => one.test(req.path))) return true
    // A browser without `Sec-Fetch-Site`. Another site cannot add this header without the shop's permission.
    return site === undefined ? req.header('x-requested-with') === 'XMLHttpRequest' : site === 'same-origin'
  }
  if (search.test(req.path)) return true
  // Every browser sends the origin of a cross-site post; `none` is a user action, for example a reload.
  const origin = req.header('origin')
  return (
    (origin === undefined || origin === new URL(req.url).origin) &&
    (site === undefined || site === 'same-origin' || site === 'none')
  )
}

/** `/ajax/klarna/:order_id` as an expression. */
function pattern(route: string): RegExp {
  return new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`)
}
