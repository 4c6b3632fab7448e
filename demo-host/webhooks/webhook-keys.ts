/** The keys of webhook signatures. */
import { stripeAccount } from '../payment/stripe-account'

/** The stand-ins' keys. They need not be secret, because a signed message only causes a status request. */
export const webhookKeys = {
  stripe: 'whsec_demo',
  affirm: 'affirm-private-key-of-the-demo',
  paybright: 'paybright-token-of-the-demo',
} as const

/** Stripe's own key if the real Stripe is used; without a key no event of Stripe is accepted. */
export function stripeWebhookKey(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return stripeAccount(env) ? env.STRIPE_WEBHOOK_SECRET || undefined : webhookKeys.stripe
}
