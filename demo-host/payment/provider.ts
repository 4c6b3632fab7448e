/** What the shop asks of whoever takes money for it, whoever that is. */

/** How a payment stands, in Stripe's words. */
export type PaymentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'requires_capture'
  | 'processing'
  | 'succeeded'
  | 'canceled'

/** Why a provider said no the last time. */
export type Refusal = 'declined' | 'cancelled'

/** A payment as its provider has it. */
export interface ProviderPayment {
  readonly id: string
  /** Whoever shows it may pay. */
  readonly secret: string
  readonly order: string
  /** In the currency's smallest units. */
  readonly amount: number
  /** ISO 4217. */
  readonly currency: string
  readonly status: PaymentStatus
  /** What is waited for while the status is `requires_action`. */
  readonly next: 'authenticate' | 'microdeposits' | null
  readonly refusal: Refusal | null
}

/** What a payment is made from. */
export interface PaymentAsked {
  readonly order: string
  readonly amount: number
  readonly currency: string
  /** The same key makes the same payment. */
  readonly key: string
  /** Where the provider's own page leads back to, on this host. */
  readonly back: string
  /** BCP 47. */
  readonly locale: string
}

/** One provider. Each call answers with the payment as it is afterwards, and throws where the provider cannot be reached. */
export interface PaymentProvider {
  create(asked: PaymentAsked): Promise<ProviderPayment>
  /** Changes what will be charged. A payment for which it is too late stays as it is. */
  update(id: string, amount: number): Promise<ProviderPayment>
  retrieve(id: string): Promise<ProviderPayment>
  /** Makes sure that it is never paid. One for which it is too late stays as it is. */
  cancel(id: string): Promise<ProviderPayment>
}

/** What a payment means for its order: it can be paid, may be, is, or never will be. */
export type Standing = 'payable' | 'pending' | 'taken' | 'over'

/** Document 2, section 4: success, processing and requires_capture complete an order. */
export function standingOf({ status, next }: Pick<ProviderPayment, 'status' | 'next'>): Standing {
  switch (status) {
    case 'succeeded':
    case 'requires_capture':
      return 'taken'
    case 'processing':
      return 'pending'
    case 'requires_action':
      return next === 'microdeposits' ? 'pending' : 'payable'
    case 'canceled':
      return 'over'
    default:
      return 'payable'
  }
}
