/** The checkout's state and events. */

import type { FieldError } from '../../core/base/net/field-error.contract'
import type { Order } from '../../core/shop/order/order.contract'
import type { AddressField, Draft, PaneName, StepName } from './checkout.rules'
import type { MethodName, PaymentEvent, PaymentState } from './payment/payment.types'

/** The state of the account step (EMAIL-01, LOGIN-01). */
export type Account =
  | { readonly at: 'asking' }
  /** The address has an account: the visitor may log in or continue as a guest. */
  | { readonly at: 'login' }

/**
 * The membership of an account whose owner continues as a guest. `new`: a membership is added to the order. `active`: a
 * membership exists, and a login applies it.
 */
export type FoundMembership = 'new' | 'active' | undefined

/** The state of the shipping quote request (QUOTE-01). */
export type Quoting =
  | { readonly at: 'idle' }
  | { readonly at: 'waiting' }
  /** The request failed. It is not retried automatically. */
  | { readonly at: 'failed' }

/** The dialogs; at most one is open. */
export type DialogName = 'forgot-password' | 'protection' | 'timing' | 'expired'

/** A message above the open step: a text of `checkout.texts`. */
export type Notice =
  | 'quoteRequired'
  | 'completeDetails'
  | 'completeField'
  | 'protectionRequired'
  | 'missingBilling'
  | 'notSaved'
  | 'notConfirmed'
  | 'notRead'
  | 'membershipStays'
  | 'notChecked'
  | 'notAccepted'

/** The checkout's state. Values derived from it are in `checkout.rules`. */
export interface CheckoutState {
  /** The server's latest answer. */
  readonly order: Order
  readonly draft: Draft
  /** The open step. */
  readonly open: StepName
  /** The furthest step that the visitor left for an earlier one: Continue returns to it, past complete steps. */
  readonly returnTo: StepName
  /** Continue was pressed and its requests are pending (CHK-04). */
  readonly continuing: boolean
  /** The server is validating the order. Payment opens only if it is valid (PAY-01). */
  readonly validating: boolean
  /** The server's errors. */
  readonly problems: readonly FieldError[]
  /** Fields whose errors are shown: those that lost focus, and all of them once Continue was pressed. */
  readonly touched: ReadonlySet<string>
  readonly notice: Notice | undefined
  /** Counts blocked actions. Each one moves the focus to the first error or message. */
  readonly blockedCount: number
  readonly account: Account
  readonly found: FoundMembership
  readonly quoting: Quoting
  /** The `quoteHash` of the last request: each hash is requested once. */
  readonly quotedFor: string | undefined
  /** Other address fields were invalid at that request. If it returned no quotes, it is repeated once they are valid. */
  readonly quotedEarly: boolean
  /** A change got no response and the order was not read since: the server may or may not have applied it. */
  readonly orderStale: boolean
  readonly payment: PaymentState
  /** The payment method that the visitor chose, as opposed to the preselected one. */
  readonly picked: MethodName | undefined
  /** The chosen payment method's form is complete. */
  readonly payReady: boolean
  /** How the visitor heard of the shop (PAY-03). */
  readonly referral: Referral
  readonly dialog: DialogName | undefined
  /** The dialog whose code failed to load at the last attempt. */
  readonly unopened: DialogName | undefined
}

/** How a visitor heard of the shop. All fields are empty if they did not say. */
export interface Referral {
  /** The id of one of the shop's answers. */
  readonly source: string
  readonly other: string
  readonly associate: string
}

/** The checkout's events. */
export type CheckoutEvent =
  | { readonly type: 'typed-email'; readonly email: string }
  | { readonly type: 'chose-membership'; readonly membership: 0 | 1 }
  | { readonly type: 'typed'; readonly pane: PaneName; readonly fields: Partial<Record<AddressField, string | number>> }
  | { readonly type: 'copied'; readonly copyAddress: boolean }
  /** A field lost focus, or Continue was pressed: errors of these fields may be shown. */
  | { readonly type: 'touched'; readonly fields: readonly string[] }
  | { readonly type: 'title'; readonly step: StepName }
  | { readonly type: 'continue' }
  | { readonly type: 'blocked'; readonly notice?: Notice | undefined }
  /** Continue has succeeded for this step. */
  | { readonly type: 'continued'; readonly step: StepName }
  | { readonly type: 'account-found'; readonly found: FoundMembership }
  | { readonly type: 'back-to-email' }
  /** `sent` is the draft at the time of the request that this answers. */
  | {
      readonly type: 'order'
      readonly order: Order
      readonly errors: readonly FieldError[]
      readonly sent?: Draft | undefined
    }
  | { readonly type: 'quote-requested'; readonly hash: string }
  /** `sent` is the draft at the time of the request. */
  | {
      readonly type: 'quote-answered'
      readonly order: Order
      readonly errors: readonly FieldError[]
      readonly sent: Draft
    }
  /** A cached answer is reused. The server still has the other address. */
  | { readonly type: 'quote-recalled'; readonly order: Order; readonly hash: string }
  /** `message` is the server's reason, if any; `lost`: the request was sent and got no response. */
  | { readonly type: 'quote-failed'; readonly message?: string | undefined; readonly lost?: boolean }
  /** The visitor asks for a retry. */
  | { readonly type: 'quote-again' }
  /** The server's validation result. */
  | { readonly type: 'validated'; readonly success: boolean; readonly errors: readonly string[] }
  /** Pay was pressed, and the server says that the order is invalid. Nothing was charged. */
  | { readonly type: 'invalid'; readonly attempt: string; readonly errors: readonly string[] }
  /** The validation request failed: the step before payment stays open. */
  | { readonly type: 'not-validated' }
  | { readonly type: 'dismissed'; readonly problem: FieldError }
  | { readonly type: 'referred'; readonly referral: Partial<Referral> }
  | { readonly type: 'dialog'; readonly dialog: DialogName | undefined }
  /** The dialog's code could not be loaded. */
  | { readonly type: 'unopened' }
  | { readonly type: 'pay-ready'; readonly ready: boolean }
  | { readonly type: 'payment'; readonly event: PaymentEvent }
