/**
 * Paying: which states there are, and what leads where. Unknown is a state: once money may have moved, nothing leads back
 * to paying but the server's word that none has.
 * Source: document 2, sections 4 and 7 (PAY-01, STRIPE-01, STRIPE-02, KLARNA-01, AFFIRM-01, AFFIRM-02).
 */
import { has } from '../../../core/own'
import type { PaymentCode } from './payment.texts'
import { attempted, attempting } from './payment-attempt.machine'
import { beforePaying } from './payment-rest.machine'
import { underWay, watching } from './payment-watch.machine'

/** A way to pay: each has a file in `methods/`. */
export type MethodName = 'stripe' | 'klarna' | 'affirm' | 'paybright' | 'credit' | 'other'

/** Why it was not paid: a text of ours, or the provider's or server's own words. */
export type PaymentProblem = { readonly code: PaymentCode } | { readonly words: string }

/** Nothing of this tab is under way. */
export type Resting =
  /** Nothing is chosen, or what was chosen cannot be used. */
  | { readonly at: 'choosing'; readonly problem?: PaymentProblem | undefined }
  /** The method is being made ready. */
  | {
      readonly at: 'preparing'
      readonly method: MethodName
      readonly due: number
      readonly problem?: PaymentProblem | undefined
    }
  /** The server charges another amount than the page shows: the order is read anew before anything can be pressed. */
  | {
      readonly at: 'comparing'
      readonly method: MethodName
      readonly due: number
      readonly charged: number
      readonly problem?: PaymentProblem | undefined
    }
  /** It can be pressed: this amount is what the page shows, and what will be confirmed. */
  | {
      readonly at: 'ready'
      readonly method: MethodName
      readonly due: number
      readonly problem?: PaymentProblem | undefined
    }

/** How an attempt stands, as the server said last. `open`: nobody has approved it yet, and it can still be stopped. */
export type Standing = 'open' | 'unknown'

/**
 * How far paying has come. Amounts are units of the order's currency: `due` is what the order asks for and the page shows.
 * Nothing else is ever confirmed.
 */
export type PaymentState =
  | Resting
  /** It was pressed: the server is asked whether the amount still holds, and begins the attempt. No money has moved. */
  | Attempting<'verifying'>
  /** The provider has it in hand: money may move. */
  | Attempting<'confirming'>
  /** The provider has said yes; the server is being told. */
  | Attempting<'completing'>
  /** The visitor is on the way to the provider's own page. */
  | (Attempting<'leaving'> & { readonly url: string })
  /** It is not known whether money has moved. The server is asked until it is. */
  | (Attempting<'checking'> & {
      readonly standing: Standing
      /** Nobody pays by it here any more: the server is asked to stop it. */
      readonly ended?: true | undefined
      readonly problem?: PaymentProblem | undefined
    })
  /**
   * An attempt of another tab or page is under way: this one follows its outcome, and keeps its own form behind. The
   * attempt has no id where the order alone says that it is being paid.
   */
  | {
      readonly at: 'watching'
      readonly attempt: string
      readonly standing: Standing
      /** This tab began it, and was opened anew since: nobody pays by it in another one. */
      readonly own?: boolean | undefined
      readonly behind: Resting
      readonly problem?: PaymentProblem | undefined
    }
  /** Money was taken, and the order cannot be placed as it is: the shop's people look at it. Nothing is paid again. */
  | { readonly at: 'held' }
  /** It is paid, as the server says. `url` shows the order. */
  | { readonly at: 'paid'; readonly url: string }

/** One attempt to pay. */
export interface Attempting<At extends string> {
  readonly at: At
  readonly method: MethodName
  /** The id of the attempt: it is on every call of it. */
  readonly attempt: string
  readonly due: number
}

/** What can happen to it. What comes of an attempt names it: it may come when another one is under way. */
export type PaymentEvent =
  /** `picked` by the visitor; else the first one was chosen for them, or what stands is made ready again. */
  | {
      readonly type: 'chosen'
      readonly method: MethodName
      readonly due: number
      readonly picked?: boolean | undefined
    }
  /** What the order asks for now, as the server says. */
  | { readonly type: 'due'; readonly due: number }
  /** `amount` is what the server will charge. */
  | { readonly type: 'prepared'; readonly amount: number }
  /** The order was read since the server charged `charged`; or it could not be. */
  | { readonly type: 'compared'; readonly charged: number; readonly isRead: boolean }
  | { readonly type: 'unusable'; readonly problem: PaymentProblem }
  | { readonly type: 'pressed'; readonly attempt: string }
  | { readonly type: 'verified'; readonly attempt: string; readonly amount: number }
  /** The provider said no, or the visitor did: no money has moved. `over` where this order cannot be paid this way any more. */
  | {
      readonly type: 'refused'
      readonly attempt: string
      readonly problem: PaymentProblem | undefined
      readonly over?: true
    }
  | { readonly type: 'confirmed'; readonly attempt: string }
  | { readonly type: 'leaving'; readonly attempt: string; readonly url: string }
  /** Nothing certain came back. `ended` where nothing more can come: without it the provider may still be asking. */
  | {
      readonly type: 'unknown'
      readonly attempt: string
      readonly ended?: true | undefined
      readonly problem?: PaymentProblem | undefined
    }
  /** The server's word: no attempt is under way, and none can come to anything any more. */
  | { readonly type: 'none'; readonly attempt: string; readonly problem?: PaymentProblem | undefined }
  /** The server's word: see the state. */
  | { readonly type: 'held'; readonly attempt: string }
  /** The server's word, before money has moved: the order cannot be paid for as it is. */
  | { readonly type: 'invalid'; readonly attempt: string }
  /** The server's word: the order is paid. */
  | { readonly type: 'paid'; readonly url: string }
  /** An attempt at this order is under way, here or elsewhere. `problem` is what is said once it has come to nothing. */
  | {
      readonly type: 'under-way'
      readonly attempt: string
      readonly standing: Standing
      /** This tab began it, before it was opened anew. */
      readonly own?: boolean | undefined
      readonly problem?: PaymentProblem | undefined
    }
  /** The attempt was to be stopped and the server could not be asked, or it no longer knows the visitor. */
  | { readonly type: 'not-known'; readonly attempt: string; readonly problem: PaymentProblem }

/** Whether money may be moving: then nothing of the order may change, and nothing may interrupt. */
export function isPaying(payment: PaymentState): payment is Extract<PaymentState, { readonly attempt: string }> {
  return has(payment, 'attempt')
}

/** What of the ways to pay is on the page: while another tab is watched, what stands behind. */
export function shownOf(payment: PaymentState): PaymentState {
  return payment.at === 'watching' ? payment.behind : payment
}

/** The way to pay that is chosen. */
export function methodOf(payment: PaymentState): MethodName | undefined {
  const shown = shownOf(payment)
  return has(shown, 'method') ? shown.method : undefined
}

/** Whether the order is out of the shopper's hands: money may be moving, or has moved. */
export function isClosed(payment: PaymentState): boolean {
  return isPaying(payment) || payment.at === 'held' || payment.at === 'paid'
}

/** The state after an event; one that has no meaning leaves it as it is. */
export function nextPayment(state: PaymentState, event: PaymentEvent): PaymentState {
  // The server's word wins over all that is thought here.
  if (event.type === 'paid') return state.at === 'paid' ? state : { at: 'paid', url: event.url }
  if (event.type === 'under-way') return underWay(state, event)
  switch (state.at) {
    case 'choosing':
    case 'preparing':
    case 'comparing':
    case 'ready':
      return resting(state, event)
    case 'watching':
      return watching(state, event)
    case 'held':
    case 'paid':
      return state
    default:
      return attempted(state, event)
  }
}

function resting(state: Resting, event: PaymentEvent): PaymentState {
  return event.type === 'pressed' && state.at === 'ready'
    ? { ...attempting({ ...state, ...event }), at: 'verifying' }
    : beforePaying(state, event)
}
