/** PayBright, the former name of Affirm in Canada. */
import { paybrightUrl } from '../../../core/shop/order/payment.contract'
import { redirectMethod } from './methods-redirect.calls'

/** Payment over time on PayBright's own page. */
export const paybright = redirectMethod({ endpoint: paybrightUrl, hosts: ['paybright.com', 'affirm.com', 'affirm.ca'] })
