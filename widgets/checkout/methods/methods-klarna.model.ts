/**
 * Paying by Klarna: it says yes in its own form, the server says where to go on, and the shopper goes there. No money
 * moves before the server is told (KLARNA-01).
 */
import { type KlarnaSession, klarnaRedirect, klarnaSession } from '../../../core/contract/payment'
import { RoveError } from '../../../core/errors'
import { toJson } from '../../../core/own-json'
import type { Outcome, PrepareMethod } from './methods.model'
import { amountOf, hosts, type KlarnaSays, refusalOf, unusable } from './methods-klarna.rules'
import { showKlarna } from './methods-klarna-form.model'
import { leavingUrl } from './methods-leaving.rules'

/** @see PrepareMethod */
export const klarna: PrepareMethod = async (deps) => {
  const { order, page, signal, call, report, onReady } = deps
  const ask = (operation?: string) => call(klarnaSession, { order: order.id, page, operation }, signal)

  let session = await ask()
  let form = await showKlarna(session, deps)
  const problem = unusable(form.says)
  if (problem) {
    form.stop()
    const fields = form.says.error?.invalid_fields
    if (fields) report(new RoveError('invalid-fields', 'klarna', { cause: fields.join(', ') }))
    return problem
  }
  onReady(true)

  async function goOn(
    attempt: string,
    res: KlarnaSays,
    { client_token: clientToken }: KlarnaSession,
  ): Promise<Outcome> {
    try {
      const asked = { order: order.id, operation: attempt, clientToken, res: toJson(res) }
      const { redirect_url } = await call(klarnaRedirect, asked)
      const url = leavingUrl(redirect_url, hosts)
      if (url) return { type: 'leaving', url }
      report(new RoveError('strange-url', 'klarna', { cause: redirect_url }))
    } catch (failure) {
      report(failure)
    }
    // The server may have taken the order by now.
    return { type: 'unknown' }
  }

  return {
    amount: amountOf(session) ?? order.due,
    async verify({ due }, attempt) {
      const next = await ask(attempt)
      // What is paid when stands in its form.
      if (next.client_token !== session.client_token || amountOf(next) !== amountOf(session)) {
        form.stop()
        form = await showKlarna(next, deps)
        if (unusable(form.says)) throw new RoveError('unusable', 'klarna')
      }
      session = next
      return amountOf(session) ?? due
    },
    async pay(attempt) {
      try {
        const says = await form.authorize()
        if (signal.aborted) return { type: 'refused', problem: { code: 'cancelled' } }
        if (says.approved && says.authorization_token) return goOn(attempt, says, session)
        return refusalOf(says)
      } catch (failure) {
        report(failure)
        return { type: 'unknown' }
      }
    },
    stop: () => form.stop(),
  }
}
