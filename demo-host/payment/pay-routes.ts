/** What the routes of paying share: the order that a call is about, the id of its attempt, and how it is refused. */
import type { Context } from 'hono'
import type { KeptOrder } from '../database/order-tables'
import { ownOrder, refuseOrder } from '../order/own-order'
import { refuse } from '../refuse'
import { readFields } from '../visitor/fields'
import type { ShopEnv, Visitor } from '../visitor/visitor'
import { statusOf } from './attempt-status'
import type { Begun } from './begin-payment'
import type { Till } from './till'

/** A call that is about an order of the caller's. */
export interface PayCall {
  readonly context: Context<ShopEnv>
  readonly visitor: Visitor
  readonly kept: KeptOrder
  /** What was sent, in the address or as a form. */
  readonly fields: Readonly<Partial<Record<string, string>>>
  /** The id of the attempt; empty where none is begun. */
  readonly operation: string
  /** The id of the page; empty where the call does not name it. */
  readonly page: string
}

const id = /^[\w-]{1,64}$/

/**
 * A route that answers such calls, and refuses all others.
 *
 * @param needs what has to be named besides the order
 */
export function payRoute(
  { db }: Till,
  answer: (call: PayCall) => Promise<Response>,
  needs: readonly ('operation' | 'page')[] = ['operation'],
) {
  return async (context: Context<ShopEnv>): Promise<Response> => {
    const kept = await ownOrder(db, context)
    if (!kept) return refuseOrder(context)
    const fields = context.req.method === 'GET' ? context.req.query() : await readFields(context)
    const { operation = '', page = '' } = fields
    const ids = { operation, page }
    for (const name of ['operation', 'page'] as const)
      if ((needs.includes(name) || ids[name]) && !id.test(ids[name]))
        return refuse(context, `${name} is an id of 1 to 64 letters and digits`)
    return answer({ context, visitor: context.get('visitor'), kept, fields, ...ids })
  }
}

/** Nothing can be begun: the order is paid, or being paid elsewhere, or nobody knows. */
export function refuseBegun(context: Context, begun: Exclude<Begun, { readonly at: 'payable' }>): Response {
  if (begun.at === 'unknown') return context.json({ error: 'the provider cannot be reached' }, 503)
  if (begun.at === 'changed') return context.json({ error: 'another sum is due' }, 409)
  const error = begun.at === 'open' ? 'another attempt is under way' : `the order is ${begun.at}`
  return context.json({ error, ...statusOf(begun) }, 409)
}
