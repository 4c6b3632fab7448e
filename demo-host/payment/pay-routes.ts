/** Shared by the payment routes: the order of a call, its attempt's id, and refusals. */
import type { Context } from 'hono'
import { shownFields } from '../../core/shop/order/order-form.contract'
import type { OrderRow } from '../database/order-tables'
import { ownOrder, refuseOrder } from '../order/own-order'
import { refuse } from '../refuse'
import { readFields } from '../visitor/fields'
import type { ShopEnv, Visitor } from '../visitor/visitor'
import { statusOf } from './attempt-status'
import type { BeginResult } from './begin-payment'
import type { PaymentServices } from './payment-services'

/** A call about an order of the caller's. */
export interface PayCall {
  readonly context: Context<ShopEnv>
  readonly visitor: Visitor
  readonly orderRow: OrderRow
  /** The sent fields, of the address or a form. */
  readonly fields: Readonly<Partial<Record<string, string>>>
  /** The attempt's operation id; empty without one. */
  readonly operation: string
  /** The page's id; empty if it is not sent. */
  readonly page: string
  /** The version of the order that the page shows; `undefined` if it is not sent. */
  readonly version: string | undefined
}

const id = /^[\w-]{1,64}$/

/**
 * A route that answers such calls, and refuses all others.
 *
 * @param needs the ids that are required besides the order
 */
export function payRoute(
  { db }: PaymentServices,
  answer: (call: PayCall) => Promise<Response>,
  needs: readonly ('operation' | 'page')[] = ['operation'],
) {
  return async (context: Context<ShopEnv>): Promise<Response> => {
    const orderRow = await ownOrder(db, context)
    if (!orderRow) return refuseOrder(context)
    const fields = context.req.method === 'GET' ? context.req.query() : await readFields(context)
    const { operation = '', page = '' } = fields
    const ids = { operation, page }
    for (const name of ['operation', 'page'] as const)
      if ((needs.includes(name) || ids[name]) && !id.test(ids[name]))
        return refuse(context, `${name} is an id of 1 to 64 letters and digits`)
    return answer({
      context,
      visitor: context.get('visitor'),
      orderRow,
      fields,
      version: fields[shownFields.version],
      ...ids,
    })
  }
}

/** Refuses an attempt: the order is paid, being paid elsewhere, or its status is unknown. */
export function refuseBegun(context: Context, begun: Exclude<BeginResult, { readonly at: 'payable' }>): Response {
  if (begun.at === 'unknown') return context.json({ error: 'the provider cannot be reached' }, 503)
  if (begun.at === 'changed') return context.json({ error: 'the order has changed' }, 412)
  const error = begun.at === 'open' ? 'another attempt is under way' : `the order is ${begun.at}`
  return context.json({ error, ...statusOf(begun) }, 409)
}
