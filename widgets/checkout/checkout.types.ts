/** Types of the checkout's models and views. */

import type { ReactNode } from 'react'
import type { FactName, Facts } from '../../core/base/bus/facts'
import type { Language } from '../../core/base/country/countries.rules'
import type { ShopDay } from '../../core/base/country/shop-day.rules'
import type { FieldError } from '../../core/base/net/field-error.contract'
import type { Store } from '../../core/base/state/create-store'
import type { Zone } from '../../core/shop/address/address-form.rules'
import type { Lookups } from '../../core/shop/lookup/lookup.types'
import type { Order, OrderChange } from '../../core/shop/order/order.contract'
import type { AddressField, PaneName, Settings, StepName } from './checkout.rules'
import type { CheckoutEvent, CheckoutState, DialogName, Referral } from './checkout-state.types'
import type { TabDeps } from './draft/draft.model'
import type { PaymentDeps, PaymentModel } from './payment/payment.model'
import type { MethodName } from './payment/payment.types'
import type { Progress } from './payment/payment-progress.view'
import type { SavedAttempt } from './payment/payment-saved-attempt.model'
import type { TabMessage } from './tabs/tabs-message.rules'

/** What the views need from the page, besides the state. */
export interface CheckoutPage {
  readonly language: Language
  /** Formats an amount in the order's currency; with cents if it has any. */
  money(amount: number): string
  /** Formats a day like `2027-03-22` for the locale. */
  day(day: string): string
  /** The action of the server's login form; it redirects back to the checkout. */
  readonly loginUrl: string
  /** Logs in. Resolves with whether it succeeded; rejects if the result is unknown. */
  logIn(name: string, pass: string): Promise<boolean>
  readonly contactUrl: string
  readonly cartUrl: string
  readonly checkoutUrl: string
  /** A year's membership, in units of the currency. */
  readonly memberFee: number
  /** What members pay less, in words; `undefined` if they have no discount. */
  readonly memberOffer: string | undefined
  /** The states and provinces of a country, by its ISO number. */
  zonesOf(country: number): readonly Zone[]
  /** The address lookups that the page has configured. */
  readonly lookups: Lookups
  /** The answers to “how did you hear about us?”. */
  readonly referrals: readonly { readonly id: string; readonly name: string }[]
  /** The HTML of the server's form for a forgotten password, and the address that it came from. */
  readForgot(email: string): Promise<{ readonly html: string; readonly address: string }>
  /** The HTML of the protection plan's details. */
  readProtection(): Promise<string>
  safeUrl(url: string): string | undefined
  /** Loads the view and the texts that are shown while a payment's outcome is unknown. */
  loadProgress(): Promise<Progress>
  /** Loads the dialogs. */
  loadDialogs(): Promise<Dialogs>
  /** The shop's day, by the server's clock. */
  today(): ShopDay
  report(failure: unknown): void
}

/** The props of a part of the checkout: the state, and what it uses of the model. */
export interface PartProps<Used extends keyof CheckoutModel = keyof CheckoutModel> {
  readonly state: CheckoutState
  readonly model: Pick<CheckoutModel, Used>
}

/** The dialogs' views, by name. */
export type Dialogs = Readonly<Record<DialogName, (props: PartProps) => ReactNode>>

/** Navigation between the steps. */
export interface NavigationModel {
  /** Continues the open step. */
  proceed(): Promise<void>
  /** Opens a step by its title. On the way to a later step, incomplete steps are continued one by one. */
  goTo(step: StepName): Promise<void>
}

/** Reads and changes the order on the server. No call rejects, except those of `enqueue`. */
export interface OrderModel {
  /** Changes parts of the order. Resolves with whether the server accepted all of them. */
  change(wanted: OrderChange): Promise<boolean>
  /** Saves the membership choice, then reads the order. */
  saveMembership(membership: 0 | 1): Promise<MembershipResult>
  /** Saves how the visitor heard of the shop. A failure is not critical: the payment sends it again. */
  refer(referral: Referral): Promise<boolean>
  /** Reads the current order. Resolves with whether that succeeded. */
  read(): Promise<boolean>
  /** Resolves when all queued calls are done. */
  settled(): Promise<unknown>
  /** Reads and validates the order. The latest call wins; earlier calls are aborted (PAY-01). */
  validate(): Promise<void>
  /** Aborts a running validation, so that queued calls need not wait for it. */
  stopValidating(): void
  /** Runs after all queued calls. Settles as `run` does. */
  enqueue<T>(run: () => Promise<T>): Promise<T>
  /** Notifies other tabs that a change of the order was requested, whatever its result. */
  notifyTabs(): void
}

/**
 * The result of saving a membership choice. `refused`: the server gave a reason. `notConfirmed`: unknown whether it was
 * saved. `notRead`: saved, but the order could not be read; a retry with the same choice only reads the order.
 */
export type MembershipResult = 'done' | 'refused' | 'notSaved' | 'notConfirmed' | 'notRead'

/** What the checkout needs from the page. */
export interface CheckoutDeps
  extends TabDeps,
    Pick<PaymentDeps, 'call' | 'operationId' | 'loadMethod' | 'tabs' | 'attempts' | 'goTo'> {
  readonly order: Order
  /** The server's errors about the form that was submitted before this page. */
  readonly problems: readonly FieldError[]
  readonly settings: Settings
  readonly loggedIn: boolean
  /** A payment attempt for this order that was running when its page was left. */
  readonly attempt: SavedAttempt | undefined
  readonly forMethods: Omit<PaymentDeps['forMethods'], 'reportMissing'>
  /** The known payment methods of an order, in its order. */
  methodsOf(order: Order): readonly MethodName[]
  readonly page: CheckoutPage
  publish<F extends FactName>(fact: F, payload: Facts[F]): void
  report(failure: unknown): void
}

/** What the checkout passes to the models of its parts. */
export interface CheckoutContext
  extends Pick<CheckoutDeps, 'call' | 'operationId' | 'settings' | 'report' | 'loggedIn'>,
    Pick<OrderModel, 'change' | 'saveMembership' | 'read' | 'settled' | 'enqueue' | 'notifyTabs'> {
  get(): CheckoutState
  /** Applies an event. Returns whether the state changed. */
  dispatch(event: CheckoutEvent): boolean
}

/** What the views use of the checkout. */
export interface CheckoutModel
  extends Pick<Store<CheckoutState>, 'get' | 'subscribe'>,
    Pick<CheckoutDeps, 'settings' | 'loggedIn' | 'methodsOf'>,
    CheckoutPage,
    NavigationModel {
  typeEmail(email: string): void
  withoutLogin(): void
  backToEmail(): void
  chooseMembership(membership: 0 | 1): void
  type(pane: PaneName, fields: Partial<Record<AddressField, string | number>>): void
  /** Publishes that these required fields were empty when they were sent (CHK-07). */
  reportMissing(fields: readonly string[]): void
  /** Marks a field as touched: its errors may be shown. */
  touch(field: string): void
  copyAddress(copy: boolean): void
  chooseQuote(id: string): Promise<boolean>
  quoteAgain(): void
  pickProtection(term: number): Promise<boolean>
  payByCredit(use: boolean): Promise<boolean>
  /** Applies a coupon; an empty string removes it. */
  setCoupon(code: string): Promise<boolean>
  refer(referral: Partial<Referral>): void
  /** Saves the referral if it has changed: not every payment method sends it with the payment. */
  saveReferral(): void
  dismiss(problem: FieldError): void
  open(dialog: DialogName): void
  close(): void
  /** The dialog's code could not be loaded. */
  failDialog(): void
  goToCart(): void
  /** Reloads the checkout after a login. */
  onLoggedIn(): void
  /** Extends the time for which the server holds the order. */
  renewOrder(): Promise<void>
  readonly payment: Pick<PaymentModel, 'setContainer' | 'choose' | 'pay' | 'requestStatus' | 'takeOver'>
  /** Handles a message of another tab. */
  receive(message: TabMessage): void
  stop(): void
}
