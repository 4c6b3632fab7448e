/** Affirm: document 2, section 4. */
import { affirmUrl } from '../../../core/contract/payment'
import { leavingTo } from './methods-leaving.model'

/** Paid over time, at Affirm's own page. */
export const affirm = leavingTo({ endpoint: affirmUrl, hosts: ['affirm.com', 'affirm.ca'] })
