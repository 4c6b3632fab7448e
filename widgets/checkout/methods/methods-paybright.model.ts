/** PayBright, which Affirm has become in Canada: document 2, sections 4 and 7. */
import { paybrightUrl } from '../../../core/contract/payment'
import { leavingTo } from './methods-leaving.model'

/** Paid over time, at PayBright's own page. */
export const paybright = leavingTo({ endpoint: paybrightUrl, hosts: ['paybright.com', 'affirm.com', 'affirm.ca'] })
