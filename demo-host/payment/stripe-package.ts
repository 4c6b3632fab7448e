/** The real Stripe, by its own package. */
import Stripe from 'stripe'
import type { PaymentProvider, ProviderPayment } from './provider'

/** @param config Stripe's address, for tests */
export function stripePackage(secret: string, config: Stripe.StripeConfig = {}): PaymentProvider {
  const { paymentIntents, refunds } = new Stripe(secret, {
    telemetry: false,
    maxNetworkRetries: 1,
    timeout: 20_000,
    ...config,
  })
  const retrieve = async (id: string) => paymentOf(await paymentIntents.retrieve(id))
  // Stripe rejects a change that is too late: the present payment is returned.
  const tried = async (id: string, change: () => Promise<Stripe.PaymentIntent>) => {
    try {
      return paymentOf(await change())
    } catch (failure) {
      if (failure instanceof Stripe.errors.StripeInvalidRequestError) return retrieve(id)
      throw failure
    }
  }
  return {
    retrieve,
    async create({ order, amount, currency, key }) {
      return paymentOf(
        await paymentIntents.create(
          {
            amount,
            currency: currency.toLowerCase(),
            automatic_payment_methods: { enabled: true },
            metadata: { order },
          },
          { idempotencyKey: key },
        ),
      )
    },
    update: (id, amount) => tried(id, () => paymentIntents.update(id, { amount })),
    cancel: (id) => tried(id, () => paymentIntents.cancel(id)),
    async refund(id) {
      // An authorisation is released; a charge is given back, once.
      const { status } = await tried(id, () => paymentIntents.cancel(id))
      if (status === 'succeeded') await refunds.create({ payment_intent: id }, { idempotencyKey: `refund-${id}` })
    },
  }
}

/** Verifies a webhook of Stripe. @returns the event, if the signature is valid and at most five minutes old */
export function signedStripeEvent(body: string, header: string, key: string): unknown {
  try {
    return Stripe.webhooks.constructEvent(body, header, key)
  } catch {
    // It makes no request: any error, such as a header without a value, means an invalid message.
    return undefined
  }
}

function paymentOf(intent: Stripe.PaymentIntent): ProviderPayment {
  const { id, client_secret, metadata, amount, currency, status, next_action, last_payment_error } = intent
  const waits = next_action?.type === 'verify_with_microdeposits' ? 'microdeposits' : 'authenticate'
  return {
    id,
    secret: client_secret ?? '',
    order: metadata.order ?? '',
    amount,
    currency: currency.toUpperCase(),
    status: status as ProviderPayment['status'],
    next: status === 'requires_action' ? waits : null,
    refusal: last_payment_error ? 'declined' : null,
  }
}
