/** Affirm. */
import { affirmUrl } from '../../../core/shop/order/payment.contract'
import { redirectMethod } from './methods-redirect.calls'

/** Payment over time on Affirm's own page. */
export const affirm = redirectMethod({ endpoint: affirmUrl, hosts: ['affirm.com', 'affirm.ca'] })
