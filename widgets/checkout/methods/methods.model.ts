/** Loads the code of each payment method when it is chosen. */

import { loadCode } from '../../../core/base/async/load-code'
import type { MethodName } from '../payment/payment.types'
import type { PrepareMethod } from './methods.types'

const loadOnDemand = async () => (await loadCode(import('../payment/payment-on-demand.view'))).onDemand

const modules: Readonly<Record<MethodName, () => Promise<PrepareMethod>>> = {
  stripe: async () => (await loadCode(import('./methods-stripe.vendor'))).stripe,
  klarna: async () => (await loadOnDemand()).klarna,
  affirm: async () => (await loadOnDemand()).affirm,
  paybright: async () => (await loadOnDemand()).paybright,
  credit: async () => (await loadCode(import('./methods-credit.dom'))).credit,
  other: async () => (await loadOnDemand()).other,
}

/** @returns loads a method's code; rejects if that fails */
export function createMethodsModel(): (name: MethodName) => Promise<PrepareMethod> {
  return (name) => modules[name]()
}
