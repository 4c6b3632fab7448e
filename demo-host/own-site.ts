/** Refuses what another site sends in a visitor's name: each call that changes something comes from the shop's own pages. */
import type { Context, MiddlewareHandler } from 'hono'
import { loveSet } from '../core/contract/love'
import { affirmUrl, klarnaRedirect, paybrightUrl } from '../core/contract/payment'
import { routeOf } from './order/own-order'
import { returnPaths } from './payment/later-endpoints'
import { refuse } from './refuse'

/** Calls that change something though they are made with GET, as the documents have them. */
const changingGets = [loveSet, affirmUrl, klarnaRedirect, paybrightUrl].map((endpoint) => pattern(routeOf(endpoint)))

/** What other sites may post: a lender that brings a shopper back, and a search, which changes nothing. */
const openPosts = [
  ...Object.values(returnPaths).map((path) => pattern(path(':order_id'))),
  /^\/(search\/)?1\/indexes\//,
]

/** To be used before every endpoint that knows a visitor by their cookies. */
export const ownSiteOnly: MiddlewareHandler = async (context, next) =>
  isAllowed(context) ? next() : refuse(context, 'this is only for the pages of this shop', 403)

function isAllowed({ req }: Context): boolean {
  const site = req.header('sec-fetch-site')
  if (['GET', 'HEAD', 'OPTIONS'].includes(req.method)) {
    if (!changingGets.some((one) => one.test(req.path))) return true
    // A browser that does not say where a GET comes from: another site cannot add this header unasked.
    return site === undefined ? req.header('x-requested-with') === 'XMLHttpRequest' : site === 'same-origin'
  }
  if (openPosts.some((one) => one.test(req.path))) return true
  // Every browser says the origin of what another site posts; `none` is what a person does, a reload for example.
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
