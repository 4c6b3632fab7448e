/** The facts of the checkout. */
import type { CurrencyCode } from '../../base/country/countries.rules'
import type { Sums } from './sums.rules'

/** The order at the time of the fact. A membership or a coupon changes its prices. */
export interface OrderNow extends Sums {
  readonly currency: CurrencyCode
  /**
   * Its lines: `url` is the product's page, `price` is for one, in units of the currency. A membership and the protection
   * have no page, but an `id` and a `name` (proposed).
   */
  readonly goods: readonly {
    readonly url: string
    readonly quantity: number
    readonly price: number
    readonly id?: string
    readonly name?: string
  }[]
  /** The coupon's code; empty without one. */
  readonly coupon: string
  /** What the coupon takes off, in units of the currency. */
  readonly discount: number
}

/** The visitor has reached a step of the checkout. */
export interface CheckoutAdvanced extends OrderNow {
  readonly step: 'account' | 'membership' | 'address' | 'protection' | 'payment'
  /** The step's number: account is 0 (CHK-01). */
  readonly number: number
  /** The order's id. */
  readonly order: string
}

/** A step could not be completed. Each error is a fact of its own, also each required field that is empty. */
export interface CheckoutFailed {
  /** The text that is shown; 'Please complete this field' of an empty field (CHK-07). */
  readonly message: string
  /** What it is about: a step's part, or a field's name in the server's form; never what was filled in. */
  readonly field: string
}

/** The payment method or the amount due has changed. */
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

declare module '../../base/bus/facts' {
  interface Facts {
    'checkout:advanced': CheckoutAdvanced
    'checkout:failed': CheckoutFailed
    'payment:changed': PaymentChanged
    'order:placed': OrderPlaced
  }
}
