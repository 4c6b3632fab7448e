/** Ways to pay at a provider's own page: the server is asked for its address, and the shopper goes there (AFFIRM-01). */
import type { affirmUrl, paybrightUrl } from '../../../core/contract/payment'
import { RoveError } from '../../../core/errors'
import type { PrepareMethod } from './methods.model'
import { askDue } from './methods-due.model'
import { leavingUrl } from './methods-leaving.rules'

/** Who is gone to. */
interface Leaving {
  readonly endpoint: typeof affirmUrl | typeof paybrightUrl
  /** Where its page may be, besides this shop. */
  readonly hosts: readonly string[]
}

/** Such a way to pay. No money moves before its page: what fails before is not paid. */
export function leavingTo({ endpoint, hosts }: Leaving): PrepareMethod {
  return async ({ order: { due: amount }, page, call, signal, onReady }) => {
    let left = ''
    onReady(true)
    return {
      amount,
      async verify(order, attempt) {
        if (!attempt) return order.due
        const due = await askDue(call, order, signal)
        if (due !== order.due) return due
        const { url } = await call(endpoint, { order: order.id, page, operation: attempt }, signal)
        left = leavingUrl(url, hosts) ?? ''
        if (!left) throw new RoveError('strange-url', endpoint.name, { cause: url })
        return due
      },
      pay: async () => ({ type: 'leaving', url: left }),
      stop() {},
    }
  }
}
