/** The payment state and events. */
import type { OutcomeCode } from '../../../core/shop/order/payment-outcomes.texts'

/** A payment method: each has a file in `methods/`. */
export type MethodName = 'stripe' | 'klarna' | 'affirm' | 'paybright' | 'credit' | 'other'

/** Why it was not paid: the code of our text, or the provider's or server's message. */
export type PaymentProblem = { readonly code: OutcomeCode } | { readonly message: string }

/** States without a running attempt of this tab. */
export type Idle =
  /** No method is chosen, or the chosen one cannot be used. */
  | { readonly at: 'choosing'; readonly problem?: PaymentProblem | undefined }
  /** The method is being prepared. */
  | {
      readonly at: 'preparing'
      readonly method: MethodName
      readonly due: number
      readonly problem?: PaymentProblem | undefined
    }
  /** The server charges another amount than the page shows: the order is read again before Pay is enabled. */
  | {
      readonly at: 'comparing'
      readonly method: MethodName
      readonly due: number
      readonly charged: number
      readonly problem?: PaymentProblem | undefined
    }
  /** Pay is enabled: this amount is shown and will be confirmed. */
  | {
      readonly at: 'ready'
      readonly method: MethodName
      readonly due: number
      readonly problem?: PaymentProblem | undefined
    }

/** The server's latest status of an attempt. `open`: not approved yet, so it can still be stopped. */
export type Standing = 'open' | 'unknown'

/**
 * The payment state. Amounts are units of the order's currency. `due` is the amount that the page shows; no other amount
 * is ever confirmed.
 */
export type PaymentState =
  | Idle
  /** Pay was pressed: the server verifies the amount and starts the attempt. Nothing is charged yet. */
  | Attempting<'verifying'>
  /** The provider is processing the payment: a charge may happen. */
  | Attempting<'confirming'>
  /** The provider has confirmed; the result is being sent to the server. */
  | Attempting<'completing'>
  /** The visitor is being redirected to the provider's page. */
  | (Attempting<'leaving'> & { readonly url: string })
  /** Unknown whether a charge has happened. The server is polled until it is known. */
  | (Attempting<'checking'> & {
      readonly standing: Standing
      /** The attempt is over in this tab: the server is asked to stop it. */
      readonly ended?: true | undefined
      readonly problem?: PaymentProblem | undefined
    })
  /**
   * Another tab or page has a running attempt: this tab follows its outcome and keeps its own form in `behind`. The id is
   * empty if only the order's status is known.
   */
  | {
      readonly at: 'watching'
      readonly attempt: string
      readonly standing: Standing
      /** This tab started it before a reload, so no other tab is using it. */
      readonly own?: boolean | undefined
      readonly behind: Idle
      readonly problem?: PaymentProblem | undefined
    }
  /** The payment was charged, but the order needs a review by the shop. Nothing can be paid again. */
  | { readonly at: 'held' }
  /** The server says that the order is paid. `url` shows it. */
  | { readonly at: 'paid'; readonly url: string }

/** A payment attempt. */
export interface Attempting<At extends string> {
  readonly at: At
  readonly method: MethodName
  /** The attempt's id, sent with each of its requests. */
  readonly attempt: string
  readonly due: number
}

/** The payment events. Results of an attempt carry its id: they may arrive while another one is running. */
export type PaymentEvent =
  /** `picked`: chosen by the visitor; else preselected, or prepared again. */
  | {
      readonly type: 'chosen'
      readonly method: MethodName
      readonly due: number
      readonly picked?: boolean | undefined
    }
  /** The order's current amount due. */
  | { readonly type: 'due'; readonly due: number }
  /** `amount` is the amount that the server will charge. */
  | { readonly type: 'prepared'; readonly amount: number }
  /** The order was read after the amount `charged` was known; `isRead` says whether that succeeded. */
  | { readonly type: 'compared'; readonly charged: number; readonly isRead: boolean }
  | { readonly type: 'unusable'; readonly problem: PaymentProblem }
  | { readonly type: 'pressed'; readonly attempt: string }
  | { readonly type: 'verified'; readonly attempt: string; readonly amount: number }
  /**
   * The provider or the visitor has refused: no money has moved. `over` if this order can no longer be paid by this
   * method.
   */
  | {
      readonly type: 'refused'
      readonly attempt: string
      readonly problem: PaymentProblem | undefined
      readonly over?: true
    }
  | { readonly type: 'confirmed'; readonly attempt: string }
  | { readonly type: 'leaving'; readonly attempt: string; readonly url: string }
  /** The outcome is unknown. `ended`: no further result can arrive; without it the provider may still respond. */
  | {
      readonly type: 'unknown'
      readonly attempt: string
      readonly ended?: true | undefined
      readonly problem?: PaymentProblem | undefined
    }
  /** The server's answer: no attempt is running, and none can still succeed. */
  | { readonly type: 'none'; readonly attempt: string; readonly problem?: PaymentProblem | undefined }
  /** The server's answer: see the state. */
  | { readonly type: 'held'; readonly attempt: string }
  /** The server's answer before a charge: the order cannot be paid for as it is. */
  | { readonly type: 'invalid'; readonly attempt: string }
  /** The server's answer before a charge: the order differs from the one shown. `due` is its current amount due. */
  | { readonly type: 'changed'; readonly attempt: string; readonly due: number }
  /** The server's answer: the order is paid. */
  | { readonly type: 'paid'; readonly url: string }
  /** An attempt for this order is running, here or elsewhere. `problem` is shown if it fails. */
  | {
      readonly type: 'under-way'
      readonly attempt: string
      readonly standing: Standing
      /** This tab started it before a reload. */
      readonly own?: boolean | undefined
      readonly problem?: PaymentProblem | undefined
    }
  /** A request to stop the attempt failed, or the session has expired. */
  | { readonly type: 'not-known'; readonly attempt: string; readonly problem: PaymentProblem }
