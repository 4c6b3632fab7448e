/**
 * The common interface of all payment methods: prepared for an order, updated when it changes, and used to pay. `pay`
 * resolves with one of five outcomes and never rejects.
 */

import type { Locale } from '../../../core/base/country/countries.rules'
import type { ShopDay } from '../../../core/base/country/shop-day.rules'
import type { Call } from '../../../core/base/net/http'
import type { Order } from '../../../core/shop/order/order.contract'
import type { Completion } from '../../../core/shop/order/payment-complete.contract'
import type { CheckoutForm } from '../form/form.dom'
import type { PaymentProblem } from '../payment/payment.types'

/** The outcome of `pay`. */
export type Outcome =
  /** The payment is charged, or will be without further action; or store credit covers it. `completion` is sent. */
  | { readonly type: 'confirmed'; readonly completion: ProviderResult }
  /**
   * No money has moved. Without a problem if the provider's own form shows the reason, or the visitor has cancelled.
   * `over` if the order can no longer be paid by this method.
   */
  | { readonly type: 'refused'; readonly problem: PaymentProblem | undefined; readonly over?: true }
  /** The visitor continues at this URL, which is validated. */
  | { readonly type: 'leaving'; readonly url: string }
  /** The server's form was submitted: the page is being left. */
  | { readonly type: 'submitted' }
  /** Unknown whether a charge has happened. `problem` is the message to show, if any. */
  | { readonly type: 'unknown'; readonly problem?: PaymentProblem }

/** The provider's data of a confirmed payment: part of `Completion` (PAY-03). Absent ids are empty. */
export type ProviderResult = Pick<
  Completion,
  'paymentIntentId' | 'paymentMethodId' | 'status' | 'customerId' | 'adjustAmount'
>

/** What a payment method needs from the checkout. */
export interface MethodDeps {
  readonly order: Order
  readonly locale: Locale
  /** The page's id: the server prepares a payment for this page only. */
  readonly pageId: string
  /** A node in the document, outside any shadow root. Each method appends one node to it. */
  readonly container: HTMLElement
  /** Aborts the preparation, and the requests of an attempt that cannot have charged yet. */
  readonly signal: AbortSignal
  readonly call: Call
  /** The server's own form, if the page has one. */
  readonly form: CheckoutForm | undefined
  /** The absolute URL of the checkout, to which a provider redirects back. */
  readonly returnUrl: string
  /** The shop's day, by the server's clock. */
  today(): ShopDay
  /** Called when the form becomes complete or incomplete. Initially incomplete. */
  onReady(ready: boolean): void
  /** Publishes that these required fields were empty when Pay was pressed. */
  reportMissing(fields: readonly string[]): void
  report(failure: unknown): void
}

/** A prepared payment method. */
export interface PreparedMethod {
  /** The amount that the server will charge. */
  readonly amount: number
  /** The server's form continues on another page: no attempt starts here. */
  readonly elsewhere?: true
  /**
   * Requests the amount that the server will charge, and shows it. The visitor's input stays if it can still be used.
   * With an attempt it also starts that attempt; if another amount is charged than the page shows, nothing may be
   * confirmed. Resolves with the reason if something is missing on the server. Rejects with a RoveError if the attempt
   * was not started: `status-409` if another attempt is running.
   *
   * @param order the current order, in the same currency
   * @param attempt the attempt's id, sent with each of its requests; each press has a new one
   */
  verify(order: Order, attempt?: string): Promise<number | Unusable>
  /** Pays with the attempt that was started. */
  pay(attempt: string): Promise<Outcome>
  /** Removes everything that it has added to the page. */
  stop(): void
}

/** The reason why a method cannot be used. */
export type Unusable = { readonly problem: PaymentProblem; readonly at?: 'address' }

/** Prepares a method. Resolves with it or with the reason why it cannot be used; rejects with a RoveError. */
export type PrepareMethod = (deps: MethodDeps) => Promise<PreparedMethod | Unusable>
