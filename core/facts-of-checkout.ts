/** What the facts of the checkout carry. Source: document 2, section 2; document 3, section 4. */
import type { CurrencyCode } from './domain/countries'
import type { Sums } from './domain/sums'

/** The order as it is when something happens in its checkout: of a membership or a coupon prices become others. */
export interface OrderNow extends Sums {
  readonly currency: CurrencyCode
  /** Its lines: `url` is the product's page, `price` is for one, in units of the currency. */
  readonly goods: readonly { readonly url: string; readonly quantity: number; readonly price: number }[]
  /** The coupon's code; empty without one. */
  readonly coupon: string
  /** What the coupon takes off, in units of the currency. */
  readonly discount: number
}

/** The shopper has come to a step of the checkout. */
export interface CheckoutAdvanced extends OrderNow {
  readonly step: 'account' | 'membership' | 'address' | 'protection' | 'payment'
  /** The step's number in document 2, section 2: account is 0. */
  readonly number: number
  /** The order's id. */
  readonly order: string
}

/** Something is still to be filled in, and the shopper was told. */
export interface CheckoutFailed {
  /** The words on the screen: 'Please complete this field' (CHK-07). */
  readonly message: string
  /** What it is about: a step's part, never what was filled in. */
  readonly field: string
}

/** Another way to pay was chosen, or what is to be paid is another amount. */
export interface PaymentChanged extends OrderNow {
  readonly method: string | undefined
  /** Whether it is the visitor's choice: they picked it or pay by it. The first one is picked for them. */
  readonly chosen: boolean
  /** What is left to be paid after store credit, in units of the currency. */
  readonly due: number
}

/** An order is paid, as the server says. */
export interface OrderPlaced extends Sums {
  readonly id: string
  readonly currency: CurrencyCode
}
