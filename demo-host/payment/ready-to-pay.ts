/** What a page's call for a payment asks for: with the id of an attempt it begins, without one a payment stands ready. */
import type { KeptOrder } from '../database/order-tables'
import type { Visitor } from '../visitor/visitor'
import { type Beginning, type Begun, beginPayment } from './begin-payment'
import { preparePayment } from './prepare-payment'
import { settlePayment } from './settle-payment'
import type { Till } from './till'

/** The payment that the page may show; or how the order stands, where there is none to be had. */
export async function readyToPay(till: Till, visitor: Visitor, kept: KeptOrder, asked: Beginning): Promise<Begun> {
  if (asked.operation) return beginPayment(till, visitor, kept, asked)
  const ready = await preparePayment(till, visitor, kept, asked)
  if (ready) return { at: 'payable', ...ready }
  const settled = await settlePayment(till, visitor, kept)
  return settled.at === 'none' ? { at: 'unknown' } : settled
}
