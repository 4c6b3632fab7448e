/** The order that a call names, where it is the caller's, and for whom it is. */
import type { Context } from 'hono'
import type { Endpoint } from '../../core/contract/endpoint'
import type { Database } from '../database/open'
import type { KeptOrder } from '../database/order-tables'
import { refuse } from '../refuse'
import type { ShopEnv } from '../visitor/visitor'
import { orderById } from './order-book'

/** Nothing where it is another visitor's, or none. */
export function ownOrder(db: Database, context: Context<ShopEnv>): Promise<KeptOrder | undefined> {
  return orderById(db, context.get('visitor').owner, context.req.param('order_id') ?? '')
}

/** Says so. Whether there is such an order is told to nobody. */
export const refuseOrder = (context: Context): Response => refuse(context, 'this is no order of yours', 403)

/** An endpoint's path as the router writes it. */
export const routeOf = ({ path }: Pick<Endpoint<never>, 'path'>): string => path.replace(/\{(\w+)\}/g, ':$1')
