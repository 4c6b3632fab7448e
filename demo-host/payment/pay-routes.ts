/** What the routes of paying share: the order that a call is about, the id of its attempt, and how it is refused. */
import type { Context } from 'hono'
import type { KeptOrder } from '../database/order-tables'
import { ownOrder, refuseOrder } from '../order/own-order'
import { refuse } from '../refuse'
import { readFields } from '../visitor/fields'
import type { ShopEnv, Visitor } from '../visitor/visitor'
import type { Begun } from './begin-payment'
import type { Till } from './till'

/** A call that is about an order of the caller's. */
export interface PayCall {
  readonly context: Context<ShopEnv>
  readonly visitor: Visitor
  readonly kept: KeptOrder
  /** What was sent, in the address or as a form. */
  readonly fields: Readonly<Partial<Record<string, string>>>
  readonly operation: string
}

/**
 * A route that answers such calls, and refuses all others.
 *
 * @param id what an attempt's id looks like
 */
export function payRoute({ db }: Till, answer: (call: PayCall) => Promise<Response>, id = /^[\w-]{1,64}$/) {
  return async (context: Context<ShopEnv>): Promise<Response> => {
    const kept = await ownOrder(db, context)
    if (!kept) return refuseOrder(context)
    const fields = context.req.method === 'GET' ? context.req.query() : await readFields(context)
    const { operation = '' } = fields
    if (!id.test(operation)) return refuse(context, 'operation is an id of 1 to 64 letters and digits')
    return answer({ context, visitor: context.get('visitor'), kept, fields, operation })
  }
}

/** Nothing can be begun: the order is paid, or nobody knows. What came of it is asked by POST /ajax/payment/{order_id}. */
export function refuseBegun(context: Context, { at }: Exclude<Begun, { readonly at: 'payable' }>): Response {
  if (at === 'unknown') return context.json({ error: 'the provider cannot be reached' }, 503)
  return context.json({ error: `the order is ${at}` }, 409)
}
