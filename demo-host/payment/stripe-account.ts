/** The shop's account at Stripe. */

/** Its keys. */
export interface StripeAccount {
  readonly secret: string
  readonly publishable: string
}

/** `undefined` if a key is missing: then Stripe is a stand-in. */
export function stripeAccount(env: NodeJS.ProcessEnv = process.env): StripeAccount | undefined {
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable } = env
  return secret && publishable ? { secret, publishable } : undefined
}
