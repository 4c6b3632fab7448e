/**
 * Payment by Stripe: card, wallet or bank, in its payment element. Also places an order that store credit covers: the
 * server returns a marker in place of a secret, and the order is completed without a payment (STRIPE-01, STRIPE-02,
 * CREDIT-01).
 */

import { readSetting } from '../../../core/base/input/read-setting'
import { RoveError } from '../../../core/base/report/errors'
import { stripeKey } from '../../../core/shop/order/checkout.setting'
import type { Order } from '../../../core/shop/order/order.contract'
import { paymentDeclined, type StripeIntent, stripeIntent } from '../../../core/shop/order/payment.contract'
import type { Outcome, PrepareMethod, Unusable } from './methods.types'
import { declineOf, markers, outcomeOf, problemOf, type StripeResult } from './methods-stripe.rules'
import { type StripeForm, showStripe } from './methods-stripe-form.vendor'

const noAddress: Unusable = { problem: { code: 'missingBilling' }, at: 'address' }

/** @see PrepareMethod */
export const stripe: PrepareMethod = async (deps) => {
  const { pageId, call, signal, report, onReady } = deps
  let { order } = deps
  const key = readSetting(stripeKey)

  const requestIntent = ({ id, version, due, credit }: Order, operation?: string) => {
    const input = { order: id, page: pageId, operation, version, amount: due, creditActive: credit?.active ?? false }
    return call(stripeIntent, input, signal)
  }

  /** Resolves with `undefined` if store credit covers the order. */
  async function show(intent: StripeIntent): Promise<StripeForm | undefined> {
    onReady(intent.clientSecret === markers.paidByCredit)
    if (intent.clientSecret === markers.paidByCredit) return undefined
    if (!key) throw new RoveError('no-key', 'stripe')
    return showStripe(key, intent, deps)
  }

  let intent = await requestIntent(order)
  if (intent.clientSecret === markers.noAddress) return noAddress
  let amount = chargedBy(intent, order)
  let form = await show(intent)

  async function pay(attempt: string, shown: StripeForm): Promise<Outcome> {
    const refusal = await shown.check()
    if (refusal) {
      decline(attempt, declineOf(refusal))
      // The element shows its own validation errors.
      return { type: 'refused', problem: refusal.type === 'validation_error' ? undefined : problemOf(refusal) }
    }
    if (signal.aborted) return { type: 'refused', problem: undefined }

    const result = await confirmed(shown)
    const adjustAmount = amount === order.due ? '' : amount
    const outcome = outcomeOf(result, { customerId: intent.customerId ?? '', adjustAmount })
    if (outcome.type === 'unknown')
      report(new RoveError('unknown', 'stripe', { cause: result.error?.type ?? result.paymentIntent?.status }))
    if (outcome.type === 'refused' && result.error) decline(attempt, declineOf(result.error))
    return outcome
  }

  async function confirmed(shown: StripeForm): Promise<StripeResult> {
    try {
      return await shown.confirm()
    } catch (failure) {
      report(failure)
      return {}
    }
  }

  /** Not awaited. */
  function decline(operation: string, response: ReturnType<typeof declineOf>): void {
    if (response) call(paymentDeclined, { order: order.id, operation, response }).catch(report)
  }

  return {
    amount,
    async verify(now, attempt) {
      const before = intent
      const next = await requestIntent(now, attempt)
      if (next.clientSecret === markers.noAddress) return noAddress
      const charged = chargedBy(next, now)
      if (next.clientSecret !== before.clientSecret) {
        // Another payment: the form confirms only the one that it was created for.
        form?.stop()
        form = await show(next)
      } else if (charged !== amount) await form?.refresh()
      order = now
      intent = next
      amount = charged
      return amount
    },
    async pay(attempt) {
      if (intent.clientSecret === markers.paidByCredit) return paidByCredit(intent)
      try {
        return await pay(attempt, form as StripeForm)
      } catch (failure) {
        // Only failures before the confirmation are caught here.
        report(failure)
        return { type: 'refused', problem: { code: 'notStarted' } }
      }
    },
    stop: () => form?.stop(),
  }
}

/** In units of the currency. */
function chargedBy({ clientSecret, adjustAmount }: StripeIntent, { due }: Order): number {
  return clientSecret === markers.paidByCredit ? 0 : (adjustAmount ?? due)
}

function paidByCredit({ clientSecret, customerId }: StripeIntent): Outcome {
  const completion = { paymentIntentId: '', paymentMethodId: '', status: clientSecret, adjustAmount: 0 } as const
  return { type: 'confirmed', completion: { ...completion, customerId: customerId ?? '' } }
}
