/**
 * Paying by Stripe: card, wallet or bank, in its payment element. Also how an order is paid that store credit covers: the
 * server says so in place of a secret, and it is completed without a payment (STRIPE-01, STRIPE-02, CREDIT-01).
 */
import type { Order } from '../../../core/contract/order'
import { paymentDeclined, type StripeIntent, stripeIntent } from '../../../core/contract/payment'
import { RoveError } from '../../../core/errors'
import { stripeKey } from '../../../core/host/settings/checkout'
import { readSetting } from '../../../core/host/settings/read-setting'
import type { Outcome, PrepareMethod, Unusable } from './methods.model'
import { declineOf, markers, outcomeOf, problemOf, type StripeSays } from './methods-stripe.rules'
import { type StripeForm, showStripe } from './methods-stripe-form.model'

const noAddress: Unusable = { problem: { code: 'missingBilling' }, at: 'address' }

/** @see PrepareMethod */
export const stripe: PrepareMethod = async (deps) => {
  const { page, call, signal, report, onReady } = deps
  let { order } = deps
  const key = readSetting(stripeKey)

  const ask = ({ id, due, credit }: Order, operation?: string) =>
    call(stripeIntent, { order: id, page, operation, amount: due, creditActive: credit?.active ?? false }, signal)

  /** Nothing where store credit pays for all of it. */
  async function show(intent: StripeIntent): Promise<StripeForm | undefined> {
    onReady(intent.clientSecret === markers.paidByCredit)
    if (intent.clientSecret === markers.paidByCredit) return undefined
    if (!key) throw new RoveError('no-key', 'stripe')
    return showStripe(key, intent, deps)
  }

  let intent = await ask(order)
  if (intent.clientSecret === markers.noAddress) return noAddress
  let amount = chargedBy(intent, order)
  let form = await show(intent)

  async function pay(attempt: string, shown: StripeForm): Promise<Outcome> {
    const wrong = await shown.check()
    // What is not filled in is told by the element.
    if (wrong) return { type: 'refused', problem: wrong.type === 'validation_error' ? undefined : problemOf(wrong) }
    if (signal.aborted) return { type: 'refused', problem: undefined }

    const says = await confirmed(shown)
    const adjustAmount = amount === order.due ? '' : amount
    const outcome = outcomeOf(says, { customerId: intent.customerId ?? '', adjustAmount })
    if (outcome.type === 'unknown')
      report(new RoveError('unknown', 'stripe', { cause: says.error?.type ?? says.paymentIntent?.status }))
    if (outcome.type === 'refused' && says.error) decline(attempt, declineOf(says.error))
    return outcome
  }

  async function confirmed(shown: StripeForm): Promise<StripeSays> {
    try {
      return await shown.confirm()
    } catch (failure) {
      report(failure)
      return {}
    }
  }

  /** Nobody waits for it. */
  function decline(operation: string, response: ReturnType<typeof declineOf>): void {
    if (response) call(paymentDeclined, { order: order.id, operation, response }).catch(report)
  }

  return {
    amount,
    async verify(now, attempt) {
      const before = intent
      const next = await ask(now, attempt)
      if (next.clientSecret === markers.noAddress) return noAddress
      const charged = chargedBy(next, now)
      if (next.clientSecret !== before.clientSecret) {
        // Another payment: a form goes on confirming the one that it was made for.
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
        // Only what comes before confirming is caught here.
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
