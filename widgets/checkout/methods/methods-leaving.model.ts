/** Ways to pay at a provider's own page: the server is asked for its address, and the shopper goes there (AFFIRM-01). */
import type { Attempt, affirmUrl, paybrightUrl } from '../../../core/contract/payment'
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
  return async ({ order, amount, call, signal, report, onReady }) => {
    onReady(true)
    return {
      amount,
      verify: () => askDue(call, order, signal),
      async pay(attempt) {
        try {
          const asked: Attempt = { order: order.id, operation: attempt }
          const { url } = await call(endpoint, asked, signal)
          const checked = leavingUrl(url, hosts)
          if (checked) return { type: 'leaving', url: checked }
          report(new RoveError('strange-url', endpoint.name, { cause: url }))
        } catch (failure) {
          report(failure)
        }
        return { type: 'refused', problem: { code: 'notStarted' } }
      },
      stop() {},
    }
  }
}
