/** What the facts of the checkout carry. Source: document 2, section 2; document 3, section 4. */
import type { CurrencyCode } from './domain/countries'
import type { Sums } from './domain/sums'

/** The shopper has come to a step of the checkout. */
export interface CheckoutAdvanced extends Sums {
  readonly step: 'account' | 'membership' | 'address' | 'protection' | 'payment'
  /** The step's number in document 2, section 2: account is 0. */
  readonly number: number
  /** The order's id. */
  readonly order: string
  readonly currency: CurrencyCode
}

/** Something is still to be filled in, and the shopper was told. */
export interface CheckoutFailed {
  /** The words on the screen: 'Please complete this field' (CHK-07). */
  readonly message: string
  /** What it is about: a step's part, never what was filled in. */
  readonly field: string
}

/** Another way to pay was chosen, or what is to be paid is another amount. */
export interface PaymentChanged extends Sums {
  readonly method: string | undefined
  /** Whether it is the visitor's choice: they picked it or pay by it. The first one is picked for them. */
  readonly chosen: boolean
  /** What is left to be paid after store credit, in units of the currency. */
  readonly due: number
  readonly currency: CurrencyCode
}

/** An order is paid, as the server says. */
export interface OrderPlaced extends Sums {
  readonly id: string
  readonly currency: CurrencyCode
}
