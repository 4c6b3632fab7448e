/** Requests the logged-in customer: the server can know more than the page (CUSTOMER-01). */

import { loadOnce } from '../async/load-once'
import { callShop } from '../net/call-shop'
import { pageBus } from '../page/bus'
import { report } from '../report/report'
import { readConsent } from '../visitor/consent.store'
import { identify } from '../visitor/contacts.store'
import { customer } from '../visitor/customer.contract'
import type { ConsentChanged } from '../visitor/visitor.facts'
import type { PageContext } from './events/event-row'

/**
 * Requests it once marketing is allowed: the contact is passed to the marketing service alone, the number of orders to
 * the page's context.
 *
 * @returns the undo
 */
export function followCustomer(context: Pick<PageContext, 'account'>): () => void {
  const load = loadOnce(() => readCustomer(context))
  function request({ marketing }: ConsentChanged): void {
    if (marketing) load().catch((failure) => report('tracking', failure))
  }
  request(readConsent())
  return pageBus().on('consent:changed', request)
}

async function readCustomer({ account }: Pick<PageContext, 'account'>): Promise<void> {
  const { success, email, first_name, last_name, phone, country, order_count } = await callShop(customer, {})
  if (!success) return
  identify({ email, firstname: first_name, lastname: last_name, phone, country }, 'login')
  if (account) account.orders = Math.max(order_count, account.orders)
}
