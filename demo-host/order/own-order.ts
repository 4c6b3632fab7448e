/** The order that a call or a form names, where it is the caller's. */
import type { Context } from 'hono'
import type { Endpoint } from '../../core/contract/endpoint'
import { shownFields } from '../../core/contract/order-form'
import type { Database } from '../database/open'
import type { KeptOrder } from '../database/order-tables'
import { refuse } from '../refuse'
import type { ShopEnv, Visitor } from '../visitor/visitor'
import { orderById, orderOf } from './order-book'

/** Nothing where it is another visitor's, or none. */
export function ownOrder(db: Database, context: Context<ShopEnv>): Promise<KeptOrder | undefined> {
  return orderById(db, context.get('visitor').owner, context.req.param('order_id') ?? '')
}

/** The order that was shown where these fields come from; the visitor's own where they name none of theirs. */
export async function orderShown(
  db: Database,
  visitor: Visitor,
  fields: Readonly<Partial<Record<string, string>>>,
): Promise<KeptOrder> {
  return (await orderById(db, visitor.owner, fields[shownFields.order] ?? '')) ?? orderOf(db, visitor)
}

/** Says so. Whether there is such an order is told to nobody. */
export const refuseOrder = (context: Context): Response => refuse(context, 'this is no order of yours', 403)

/** An endpoint's path as the router writes it. */
export const routeOf = ({ path }: Pick<Endpoint<never>, 'path'>): string => path.replace(/\{(\w+)\}/g, ':$1')
