/** With what providers sign. */
import { stripeAccount } from '../payment/stripe-account'

/** The stand-ins' keys. Whoever has one can only make the shop ask a provider how a payment stands. */
export const webhookKeys = {
  stripe: 'whsec_demo',
  affirm: 'affirm-private-key-of-the-demo',
  paybright: 'paybright-token-of-the-demo',
} as const

/** Stripe's own where it is Stripe; nothing where that was not set: then no event of Stripe's is believed. */
export function stripeWebhookKey(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return stripeAccount(env) ? env.STRIPE_WEBHOOK_SECRET || undefined : webhookKeys.stripe
}
