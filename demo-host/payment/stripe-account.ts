/** The shop's account at Stripe, where it has one. */

/** Its keys. */
export interface StripeAccount {
  readonly secret: string
  readonly publishable: string
}

/** Nothing where one of the two is missing: then Stripe is a stand-in. */
export function stripeAccount(env: NodeJS.ProcessEnv = process.env): StripeAccount | undefined {
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable } = env
  return secret && publishable ? { secret, publishable } : undefined
}
