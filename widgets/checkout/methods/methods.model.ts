/**
 * The one shape of all ways to pay: made ready for an order, told what has become of it, and paid by. What comes of it is
 * one of five outcomes; none of them throws.
 */
import type { Order } from '../../../core/contract/order'
import type { Completion } from '../../../core/contract/payment'
import type { Locale } from '../../../core/domain/countries'
import type { Call } from '../../../core/net/http'
import { has } from '../../../core/own'
import type { CheckoutForm } from '../checkout-form.model'
import type { PaymentProblem } from '../payment/payment.machine'

/** What came of paying. */
export type Outcome =
  /** The provider has said yes, or will: the server is told this. */
  | { readonly type: 'confirmed'; readonly completion: ProviderSays }
  /**
   * No money has moved. Without a problem where the provider's own form says why, or the shopper knows. `over` where the
   * order cannot be paid this way any more.
   */
  | { readonly type: 'refused'; readonly problem: PaymentProblem | undefined; readonly over?: true }
  /** The shopper goes on at this address, which was checked. */
  | { readonly type: 'leaving'; readonly url: string }
  /** The server's own form was sent: the page is on its way out. */
  | { readonly type: 'submitted' }
  /** It is not known whether money has moved. `problem` says why, where there is something to say. */
  | { readonly type: 'unknown'; readonly problem?: PaymentProblem }

/** What a provider says of a payment that it has taken: part of `Completion` (PAY-03). Ids are empty where there are none. */
export type ProviderSays = Pick<
  Completion,
  'paymentIntentId' | 'paymentMethodId' | 'status' | 'customerId' | 'adjustAmount'
>

/** What a method needs from the checkout. */
export interface MethodDeps {
  readonly order: Order
  readonly locale: Locale
  /** The page's own id: the server prepares a payment for it, and for no other page. */
  readonly page: string
  /** A node of the page's own that is in the document: each method puts one node of its own into it. */
  readonly room: HTMLElement
  /** Ends what is under way to make it ready, and the calls of an attempt that has not begun to move money. */
  readonly signal: AbortSignal
  readonly call: Call
  /** The server's own form, where the shop renders one. */
  readonly form: CheckoutForm | undefined
  /** The checkout's own address, absolute: where a provider brings the shopper back to. */
  readonly returnUrl: string
  /** Tells whether what the shopper has to fill in is filled in. False at first, where a method does not tell at once. */
  onReady(ready: boolean): void
  report(failure: unknown): void
}

/** A method that is made ready. */
export interface PreparedMethod {
  /** What will be charged: the server's amount. */
  readonly amount: number
  /** The server's own form takes it on another page: no attempt begins here. */
  readonly elsewhere?: true
  /**
   * Asks the server what will be charged, and shows that: what the shopper has typed stays, as long as it can still be
   * paid by. With an attempt it also begins that; where another amount is charged than the page shows, nothing may be
   * confirmed. Resolves with why it cannot be used where the server says that something is missing. Rejects with a
   * RoveError where it is not begun: `status-409` where another attempt is under way.
   *
   * @param order as it is now, in the same currency
   * @param attempt its id, on every call that is made for it: another press is another attempt
   */
  verify(order: Order, attempt?: string): Promise<number | Unusable>
  /** Pays by the attempt that has begun. */
  pay(attempt: string): Promise<Outcome>
  /** Lets go of all it has put on the page. */
  stop(): void
}

/** Why a method cannot be made ready. */
export type Unusable = { readonly problem: PaymentProblem; readonly at?: 'address' }

/** Makes a method ready. Rejects with a RoveError, or resolves with why it cannot be used. */
export type PrepareMethod = (deps: MethodDeps) => Promise<PreparedMethod | Unusable>

/** Whether a method was made ready. */
export function isPrepared(result: PreparedMethod | Unusable): result is PreparedMethod {
  return has(result, 'pay')
}
