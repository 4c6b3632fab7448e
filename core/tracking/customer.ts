/** Requests the logged-in customer: the server can know more than the page (CUSTOMER-01). */

import { loadOnce } from '../base/async/load-once'
import { pageBus } from '../base/bus/bus'
import { callShop } from '../base/net/call-shop'
import { report } from '../base/report/report'
import { customer } from '../shop/account/customer.contract'
import type { ConsentChanged } from '../shop/consent/consent.facts'
import { readConsent } from '../shop/consent/consent.store'
import { identify } from '../shop/contacts/identify.action'
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
