/** What the checkout knows, and what leads where. Source: document 2, section 4 (CHK-01, CHK-02, CHK-05, EMAIL-01, PAY-01). */
import type { Order } from '../../core/contract/order'
import { orderFields } from '../../core/contract/order-form'
import type { OrderProblem } from '../../core/contract/problem'
import { has } from '../../core/own'
import {
  type AddressField,
  compareSteps,
  type Draft,
  firstIncomplete,
  type PaneName,
  type StepName,
  type Terms,
} from './checkout.rules'
import { acted } from './checkout-act.machine'
import { answered } from './checkout-answer.machine'
import { continued, invalid, validated } from './checkout-open.machine'
import { afterDismissal, afterQuoteAsked } from './checkout-problems.rules'
import {
  isClosed,
  type MethodName,
  nextPayment,
  type PaymentEvent,
  type PaymentState,
  shownOf,
} from './payment/payment.machine'
import { chooseAnew } from './payment/payment-rest.machine'

/** How far the question for an e-mail address has come (EMAIL-01, LOGIN-01). */
export type Account =
  | { readonly at: 'asking' }
  /** There is an account: the shopper may log in, or go on without. */
  | { readonly at: 'login' }

/**
 * What the server has said of the membership of an address with an account, on which the shopper goes on as a guest:
 * `new`, a new one comes into the order (document 2, section 8); `active`, there is one, and it is used by logging in.
 */
export type FoundMembership = 'new' | 'active' | undefined

/** How far the shipping quote has come (QUOTE-01). */
export type Quoting =
  | { readonly at: 'resting' }
  | { readonly at: 'waiting' }
  /** It could not be had. It is not asked for again by itself. */
  | { readonly at: 'failed' }

/** What can stand over the page; one at a time. */
export type DialogName = 'forgot-password' | 'protection' | 'timing' | 'expired'

/** Where the shopper is to be looked after: a text of `checkout.texts`. */
export type Notice =
  | 'quoteRequired'
  | 'completeDetails'
  | 'completeField'
  | 'protectionRequired'
  | 'missingBilling'
  | 'notSaved'
  | 'notRead'
  | 'membershipStays'
  | 'notChecked'
  | 'notAccepted'

/** All that the checkout knows. What follows from it is in `checkout.rules`. */
export interface CheckoutState {
  /** As the server said last. */
  readonly order: Order
  readonly draft: Draft
  /** Where the shopper is. */
  readonly open: StepName
  /** The furthest step that the shopper has left for an earlier one: Continue leads back to it, past what is complete. */
  readonly returnTo: StepName
  /** Continue was pressed, and what it asks for is under way (CHK-04). */
  readonly continuing: boolean
  /** The server is asked whether the order may be paid for: payment opens by its word alone (PAY-01). */
  readonly validating: boolean
  /** What the server refused. */
  readonly problems: readonly OrderProblem[]
  /** Fields whose mistakes are told: those that were left, and all of them once Continue was pressed. */
  readonly told: ReadonlySet<string>
  readonly notice: Notice | undefined
  /** How often something was refused that the shopper asked for: each time they are brought to what is missing or said. */
  readonly heldUp: number
  readonly account: Account
  readonly found: FoundMembership
  readonly quoting: Quoting
  /** What the last quote was asked for: it is asked for once. */
  readonly quotedFor: string | undefined
  /** Something else of the address was still wrong then: a server that offered nothing for its sake is asked once more. */
  readonly quotedEarly: boolean
  readonly payment: PaymentState
  /** The way to pay that the visitor picked or pressed, not the one that was chosen for them. */
  readonly picked: MethodName | undefined
  /** What the chosen way to pay asks for is filled in. */
  readonly payReady: boolean
  /** How the shopper heard of the shop (PAY-03). */
  readonly referral: Referral
  readonly dialog: DialogName | undefined
  /** The dialog whose code did not come when it was opened last. */
  readonly unopened: DialogName | undefined
}

/** How a shopper heard of the shop: all empty where they did not say. */
export interface Referral {
  /** The id of one of the shop's own answers. */
  readonly source: string
  readonly other: string
  readonly associate: string
}

/** What can happen to it. */
export type CheckoutEvent =
  | { readonly type: 'typed-email'; readonly email: string }
  | { readonly type: 'chose-membership'; readonly membership: 0 | 1 }
  | { readonly type: 'typed'; readonly pane: PaneName; readonly fields: Partial<Record<AddressField, string | number>> }
  | { readonly type: 'copied'; readonly copyAddress: boolean }
  /** The shopper left a field, or pressed Continue: its mistakes may be told. */
  | { readonly type: 'told'; readonly fields: readonly string[] }
  | { readonly type: 'title'; readonly step: StepName }
  | { readonly type: 'continue' }
  | { readonly type: 'held-up'; readonly notice?: Notice | undefined }
  /** The work of this step's Continue is done. */
  | { readonly type: 'continued'; readonly step: StepName }
  | { readonly type: 'account-known'; readonly found: FoundMembership }
  | { readonly type: 'back-to-email' }
  | { readonly type: 'order'; readonly order: Order; readonly errors: readonly OrderProblem[] }
  | { readonly type: 'quote-asked'; readonly hash: string }
  /** `sent` is what was filled in when it was asked. */
  | {
      readonly type: 'quote-answered'
      readonly order: Order
      readonly errors: readonly OrderProblem[]
      readonly sent: Draft
    }
  /** An answer of before is shown again. The server still has the other address. */
  | { readonly type: 'quote-recalled'; readonly order: Order; readonly hash: string }
  /** `message` is the server's reason, where it refused. */
  | { readonly type: 'quote-failed'; readonly message?: string | undefined }
  /** The server may be asked again. */
  | { readonly type: 'quote-again' }
  /** May the order be paid for? The server says. */
  | { readonly type: 'validated'; readonly success: boolean; readonly errors: readonly string[] }
  /** It was pressed to be paid for, and the server says that it may not: no money has moved. */
  | { readonly type: 'invalid'; readonly attempt: string; readonly errors: readonly string[] }
  /** Nobody knows whether it may be paid for: the step before payment stays open. */
  | { readonly type: 'not-validated' }
  | { readonly type: 'dismissed'; readonly problem: OrderProblem }
  | { readonly type: 'referred'; readonly referral: Partial<Referral> }
  | { readonly type: 'dialog'; readonly dialog: DialogName | undefined }
  /** The code of the dialog did not come. */
  | { readonly type: 'unopened' }
  | { readonly type: 'pay-ready'; readonly ready: boolean }
  | { readonly type: 'payment'; readonly event: PaymentEvent }

/** The state after an event; one that has no meaning leaves it as it is. */
export function next(state: CheckoutState, event: CheckoutEvent, terms: Terms): CheckoutState {
  const after = settled(react(state, event, terms), terms)
  // Whoever waits for Continue waits in its step, and not for long.
  const isOver = after.continuing && (after.open !== state.open || isClosed(after.payment))
  return isOver ? { ...after, continuing: false } : after
}

function react(state: CheckoutState, event: CheckoutEvent, terms: Terms): CheckoutState {
  switch (event.type) {
    case 'payment':
      return paid(state, event.event)
    case 'order':
    case 'quote-answered':
      return answered(state, event, terms)
    case 'quote-recalled':
      return { ...state, order: event.order, quotedFor: event.hash, quoting: { at: 'resting' } }
    case 'dialog':
      if (state.dialog === event.dialog && !state.unopened) return state
      return { ...state, dialog: event.dialog, unopened: undefined }
    case 'unopened':
      return { ...state, dialog: undefined, unopened: state.dialog }
    case 'pay-ready':
      return state.payReady === event.ready ? state : { ...state, payReady: event.ready }
    case 'held-up':
      return held(state, event.notice)
    case 'continued':
      return state.continuing && state.open === event.step ? continued(state, terms) : state
    case 'quote-failed':
      return { ...state, quoting: { at: 'failed' }, continuing: false, problems: quoteRefused(state, event.message) }
    case 'validated':
      return state.validating ? validated(state, event) : state
    case 'invalid': {
      const payment = nextPayment(state.payment, event)
      return payment === state.payment ? state : invalid({ ...state, payment }, event.errors)
    }
    case 'not-validated':
      return state.validating ? { ...state, validating: false, notice: 'notChecked', heldUp: state.heldUp + 1 } : state
    case 'dismissed':
      return { ...state, problems: afterDismissal(state.problems, event.problem) }
    default:
      // While money may be moving, the shopper changes nothing of the order.
      return isClosed(state.payment) ? state : acted(state, event, terms)
  }
}

/** While money may be moving, what is said of it is the reason. */
function held(state: CheckoutState, notice: Notice | undefined): CheckoutState {
  const heldUp = state.heldUp + 1
  return { ...state, continuing: false, notice: isClosed(state.payment) ? undefined : notice, heldUp }
}

/** The reason of a refused quote stands among the errors until the next one is asked for. */
function quoteRefused({ problems }: CheckoutState, message: string | undefined): readonly OrderProblem[] {
  return message ? [...afterQuoteAsked(problems), { field: orderFields.quote, message }] : problems
}

function paid(state: CheckoutState, event: PaymentEvent): CheckoutState {
  if (event.type === 'pressed' && (state.open !== 'payment' || !state.payReady)) return state
  const payment = nextPayment(state.payment, event)
  if (payment === state.payment) return state
  const isPicked = event.type === 'pressed' || (event.type === 'chosen' && event.picked)
  const picked = isPicked && has(payment, 'method') ? payment.method : state.picked
  return { ...state, order: adjusted(state.order, event, payment), payment, picked }
}

/** What the server charges is what is due, also where the order that it was asked for says otherwise. */
function adjusted(order: Order, { type }: PaymentEvent, payment: PaymentState): Order {
  const shown = shownOf(payment)
  return type === 'compared' && shown.at === 'ready' ? { ...order, due: shown.due } : order
}

/**
 * No step stays open whose way there is no longer complete; the server is asked about an order that is; outside its step
 * nothing of paying is ready to be pressed; and what is made ready is what the order asks for. While money may be moving
 * the step stays as it is: a provider's form is in it.
 */
function settled(state: CheckoutState, terms: Terms): CheckoutState {
  const furthest = firstIncomplete(state, terms)
  const validating = state.validating && furthest === 'payment'
  if (isClosed(state.payment)) return validating === state.validating ? state : { ...state, validating }
  const open = compareSteps(state.open, furthest) > 0 ? furthest : state.open
  const chosen = open === 'payment' ? state.payment : chooseAnew(state.payment)
  const payment = nextPayment(chosen, { type: 'due', due: state.order.due })
  if (open === state.open && validating === state.validating && payment === state.payment) return state
  return { ...state, open, validating, payment }
}
