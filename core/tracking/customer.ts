/** Who is logged in, as the server says, which may know more than the page. Source: document 2, sections 3 and 7 (CUSTOMER-01). */
import { pageBus } from '../bus'
import { readConsent } from '../consent'
import { identify } from '../contacts'
import { customer } from '../contract/customer'
import type { ConsentChanged } from '../facts'
import { fetched } from '../fetched'
import { callShop } from '../net/call-shop'
import { report } from '../report'
import type { Seen } from './events/event-row'

/**
 * Requests it once marketing is allowed: the contact is passed to the marketing service alone, the number of orders to
 * what is seen of the page.
 *
 * @returns the undo
 */
export function followCustomer(seen: Pick<Seen, 'account'>): () => void {
  const learn = fetched(() => readCustomer(seen))
  function request({ marketing }: ConsentChanged): void {
    if (marketing) learn().catch((failure) => report('tracking', failure))
  }
  request(readConsent())
  return pageBus().on('consent:changed', request)
}

async function readCustomer({ account }: Pick<Seen, 'account'>): Promise<void> {
  const { success, email, first_name, last_name, phone, country, order_count } = await callShop(customer, {})
  if (!success) return
  identify({ email, firstname: first_name, lastname: last_name, phone, country }, 'login')
  if (account) account.orders = Math.max(order_count, account.orders)
}
