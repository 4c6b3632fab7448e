/** The interface of payment providers. */

/** The status of a payment, with Stripe's names. */
export type PaymentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'requires_capture'
  | 'processing'
  | 'succeeded'
  | 'canceled'

/** The reason of the last refusal. */
export type Refusal = 'declined' | 'cancelled'

/** A payment at its provider. */
export interface ProviderPayment {
  readonly id: string
  /** The secret that authorises paying. */
  readonly secret: string
  readonly order: string
  /** In the currency's smallest units. */
  readonly amount: number
  /** ISO 4217. */
  readonly currency: string
  readonly status: PaymentStatus
  /** The required action while the status is `requires_action`. */
  readonly next: 'authenticate' | 'microdeposits' | null
  readonly refusal: Refusal | null
}

/** The input of a new payment. */
export interface PaymentInput {
  readonly order: string
  readonly amount: number
  readonly currency: string
  /** The idempotency key. */
  readonly key: string
  /** The return address of the provider's page, on this host. */
  readonly back: string
  /** BCP 47. */
  readonly locale: string
}

/** One provider. Each call returns the resulting payment, and throws if the provider cannot be reached. */
export interface PaymentProvider {
  create(asked: PaymentInput): Promise<ProviderPayment>
  /** Changes the amount, unless it is too late. */
  update(id: string, amount: number): Promise<ProviderPayment>
  retrieve(id: string): Promise<ProviderPayment>
  /** Cancels the payment, unless it is too late. */
  cancel(id: string): Promise<ProviderPayment>
  /** Gives back a payment that was charged or authorised. A second call gives nothing back. */
  refund(id: string): Promise<void>
}

/** The meaning of a payment for its order: it can be paid, is undecided, is paid, or will never be. */
export type PaymentPhase = 'payable' | 'pending' | 'taken' | 'over'

/** Success, processing and requires_capture complete an order (STRIPE-02). */
export function phaseOf({ status, next }: Pick<ProviderPayment, 'status' | 'next'>): PaymentPhase {
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
