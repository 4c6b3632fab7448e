/** Finds the order that a call or a form names, if it belongs to the caller. */
import type { Context } from 'hono'
import type { Endpoint } from '../../core/base/net/endpoint.contract'
import { shownFields } from '../../core/shop/order/order-form.contract'
import type { Database } from '../database/open'
import type { OrderRow } from '../database/order-tables'
import { refuse } from '../refuse'
import type { ShopEnv, Visitor } from '../visitor/visitor'
import { orderById, orderOf } from './order-records'

/** `undefined` if it is another visitor's or does not exist. */
export function ownOrder(db: Database, context: Context<ShopEnv>): Promise<OrderRow | undefined> {
  return orderById(db, context.get('visitor').owner, context.req.param('order_id') ?? '')
}

/** The order that the form names, or the visitor's current order if the form names no order of theirs. */
export async function orderShown(
  db: Database,
  visitor: Visitor,
  fields: Readonly<Partial<Record<string, string>>>,
): Promise<OrderRow> {
  return (await orderById(db, visitor.owner, fields[shownFields.order] ?? '')) ?? orderOf(db, visitor)
}

/** Refuses the call, without revealing whether the order exists. */
export const refuseOrder = (context: Context): Response => refuse(context, 'this is no order of yours', 403)

/** An endpoint's path in the router's syntax. */
export const routeOf = ({ path }: Pick<Endpoint<never>, 'path'>): string => path.replace(/\{(\w+)\}/g, ':$1')
