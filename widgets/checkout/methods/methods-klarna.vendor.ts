/**
 * Payment by Klarna: Klarna authorises it in its own form, the server answers with a URL, and the visitor continues
 * there. No money moves before the server has the authorisation (KLARNA-01).
 */

import { toJson } from '../../../core/base/input/own-json'
import { RoveError } from '../../../core/base/report/errors'
import type { Order } from '../../../core/shop/order/order.contract'
import { type KlarnaSession, klarnaRedirect, klarnaSession } from '../../../core/shop/order/payment.contract'
import type { Outcome, PrepareMethod } from './methods.types'
import { amountOf, hosts, type KlarnaResult, refusalOf, unusableReason } from './methods-klarna.rules'
import { showKlarna } from './methods-klarna-form.vendor'
import { redirectUrl } from './methods-redirect.dom'

/** @see PrepareMethod */
export const klarna: PrepareMethod = async (deps) => {
  const { order, pageId, signal, call, report, onReady } = deps
  const requestSession = ({ id, version }: Order, operation?: string) =>
    call(klarnaSession, { order: id, page: pageId, operation, version }, signal)

  let session = await requestSession(order)
  let form = await showKlarna(session, deps)
  const problem = unusableReason(form.result)
  if (problem) {
    form.stop()
    const fields = form.result.error?.invalid_fields
    if (fields) report(new RoveError('invalid-fields', 'klarna', { cause: fields.join(', ') }))
    return problem
  }
  onReady(true)

  async function redirect(
    attempt: string,
    res: KlarnaResult,
    { client_token: clientToken }: KlarnaSession,
  ): Promise<Outcome> {
    try {
      const input = { order: order.id, operation: attempt, clientToken, res: toJson(res) }
      const { redirect_url } = await call(klarnaRedirect, input)
      const url = redirectUrl(redirect_url, hosts)
      if (url) return { type: 'leaving', url }
      report(new RoveError('strange-url', 'klarna', { cause: redirect_url }))
    } catch (failure) {
      report(failure)
    }
    // The server may have placed the order by now.
    return { type: 'unknown' }
  }

  return {
    amount: amountOf(session) ?? order.due,
    async verify(now, attempt) {
      const next = await requestSession(now, attempt)
      // Klarna's form shows the payment schedule of the session.
      if (next.client_token !== session.client_token || amountOf(next) !== amountOf(session)) {
        form.stop()
        form = await showKlarna(next, deps)
        if (unusableReason(form.result)) throw new RoveError('unusable', 'klarna')
      }
      session = next
      return amountOf(session) ?? now.due
    },
    async pay(attempt) {
      try {
        const result = await form.authorize()
        if (signal.aborted) return { type: 'refused', problem: { code: 'cancelled' } }
        if (result.approved && result.authorization_token) return redirect(attempt, result, session)
        return refusalOf(result)
      } catch (failure) {
        report(failure)
        return { type: 'unknown' }
      }
    },
    stop: () => form.stop(),
  }
}
