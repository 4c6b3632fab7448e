/** All calls of the contract with their cases, in the order in which they are tried. */
import type { CallPlan } from './case'
import { orderPlans } from './plans-order'
import { paymentPlans } from './plans-payment'
import { productPlans } from './plans-product'
import { visitorPlans } from './plans-visitor'

/** Logging in comes last, because it can end the session. */
export const plans: readonly CallPlan[] = [...productPlans, ...orderPlans, ...paymentPlans, ...visitorPlans]
