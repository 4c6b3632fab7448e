/** GET /ajax/destination/products, as in the contract: the deliveries of a list's products. */
import { Hono } from 'hono'
import type { InferInput } from 'valibot'
import { deliveries } from '../../core/shop/destination/deliveries.contract'
import { productsOf } from '../catalogue/catalogue'
import type { Database } from '../database/open'
import { refuse } from '../refuse'
import { wholeNumber } from '../visitor/fields'
import type { ShopEnv } from '../visitor/visitor'
import { deliveriesOf } from './deliveries'
import { destinationOf } from './destination'

/** The most products of one request. */
const most = 100

/** @param db the shop's database */
export function deliveriesEndpoint(db: Database): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()

  app.get(deliveries.path, async (context) => {
    const visitor = context.get('visitor')
    const nids = (context.req.query('nids') ?? '').split(',').map(wholeNumber)
    const asked = nids.flatMap((nid) => nid ?? [])
    if (asked.length < nids.length || asked.length > most) return refuse(context, `nids are 1 to ${most} numbers`)
    const destination = await destinationOf(db, visitor.country, context.req.query('postal'))
    const sold = new Set((await productsOf(db, visitor)).map(({ nid }) => nid))
    const found = destination
      ? await deliveriesOf(
          db,
          visitor,
          destination,
          asked.filter((nid) => sold.has(nid)),
        )
      : []
    return context.json({
      products: Object.fromEntries([...found].map(([nid, delivery]) => [String(nid), delivery])),
    } satisfies InferInput<typeof deliveries.answer>)
  })

  return app
}
