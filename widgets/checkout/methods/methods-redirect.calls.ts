/** Payment on a provider's own page: the server returns its URL, and the visitor continues there (AFFIRM-01). */

import { RoveError } from '../../../core/base/report/errors'
import type { affirmUrl, paybrightUrl } from '../../../core/shop/order/payment.contract'
import type { PrepareMethod } from './methods.types'
import { readDue } from './methods-due.calls'
import { redirectUrl } from './methods-redirect.dom'

/** The provider to redirect to. */
interface RedirectProvider {
  readonly endpoint: typeof affirmUrl | typeof paybrightUrl
  /** The allowed hosts of its page, besides this shop's. */
  readonly hosts: readonly string[]
}

/** A payment method on a provider's page. Money moves only there: a failure before means that nothing was paid. */
export function redirectMethod({ endpoint, hosts }: RedirectProvider): PrepareMethod {
  return async ({ order: { due: amount }, pageId, call, signal, onReady }) => {
    let redirectTo = ''
    onReady(true)
    return {
      amount,
      async verify(order, attempt) {
        if (!attempt) return order.due
        const due = await readDue(call, order, signal)
        if (due !== order.due) return due
        const input = { order: order.id, page: pageId, operation: attempt, version: order.version }
        const { url } = await call(endpoint, input, signal)
        redirectTo = redirectUrl(url, hosts) ?? ''
        if (!redirectTo) throw new RoveError('strange-url', endpoint.name, { cause: url })
        return due
      },
      pay: async () => ({ type: 'leaving', url: redirectTo }),
      stop() {},
    }
  }
}
