/** Loads the code of each payment method when it is chosen. */

import { loadCode } from '../../../core/async/load-code'
import type { MethodName } from '../payment/payment.types'
import type { PrepareMethod } from './methods.types'

const modules: Readonly<Record<MethodName, () => Promise<PrepareMethod>>> = {
  stripe: async () => (await loadCode(import('./methods-stripe.vendor'))).stripe,
  klarna: async () => (await loadCode(import('./methods-klarna.vendor'))).klarna,
  affirm: async () => (await loadCode(import('./methods-affirm.vendor'))).affirm,
  paybright: async () => (await loadCode(import('./methods-paybright.vendor'))).paybright,
  credit: async () => (await loadCode(import('./methods-credit.dom'))).credit,
  other: async () => (await loadCode(import('./methods-other.dom'))).other,
}

/** @returns loads a method's code; rejects if that fails */
export function createMethodsModel(): (name: MethodName) => Promise<PrepareMethod> {
  return (name) => modules[name]()
}
