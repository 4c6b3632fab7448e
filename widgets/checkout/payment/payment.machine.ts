/**
 * Paying: which states there are, and what leads where. Unknown is a state: once money may have moved, nothing leads back
 * to paying but the server's word that none has.
 * Source: document 2, sections 4 and 7 (PAY-01, STRIPE-01, STRIPE-02, KLARNA-01, AFFIRM-01, AFFIRM-02).
 */
import type { PaymentCode } from './payment.texts'

/** A way to pay: each has a file in `methods/`. */
export type MethodName = 'stripe' | 'klarna' | 'affirm' | 'paybright' | 'credit' | 'other'

/** Why it was not paid: a text of ours, or the provider's or server's own words. */
export type PaymentProblem = { readonly code: PaymentCode } | { readonly words: string }

/** How far paying has come. Amounts are units of the order's currency. */
export type PaymentState =
  /** Nothing is chosen, or what was chosen cannot be used. */
  | { readonly at: 'choosing'; readonly problem?: PaymentProblem | undefined }
  /** The method is being made ready for an amount. */
  | {
      readonly at: 'preparing'
      readonly method: MethodName
      readonly amount: number
      readonly problem?: PaymentProblem | undefined
    }
  /** It can be pressed: this amount is shown, and it is what will be confirmed. */
  | {
      readonly at: 'ready'
      readonly method: MethodName
      readonly amount: number
      readonly problem?: PaymentProblem | undefined
    }
  /** It was pressed: the server is asked whether the amount still holds. No money has moved. */
  | Attempting<'verifying'>
  /** The provider has it in hand: money may move. */
  | Attempting<'confirming'>
  /** The provider has said yes; the server is being told. */
  | Attempting<'completing'>
  /** Nobody here knows whether money has moved. The server is asked until it does. */
  | Attempting<'checking'>
  /** The shopper is on the way to the provider's own page. */
  | (Attempting<'leaving'> & { readonly url: string })
  /** It is paid, as the server says. `url` shows the order. */
  | { readonly at: 'paid'; readonly url: string }

/** One attempt to pay. */
export interface Attempting<At extends string> {
  readonly at: At
  readonly method: MethodName
  /** The id of the attempt: it is on every call of it. */
  readonly attempt: string
  readonly amount: number
}

/** What can happen to it. */
export type PaymentEvent =
  | { readonly type: 'chosen'; readonly method: MethodName; readonly amount: number }
  /** What is to be paid is another amount now, as the server says. */
  | { readonly type: 'due'; readonly amount: number }
  | { readonly type: 'prepared'; readonly amount: number }
  | { readonly type: 'unusable'; readonly problem: PaymentProblem }
  | { readonly type: 'pressed'; readonly attempt: string }
  | { readonly type: 'verified'; readonly amount: number }
  /** The provider said no, or the shopper did: no money has moved. `over` where this order cannot be paid this way any more. */
  | { readonly type: 'refused'; readonly problem: PaymentProblem | undefined; readonly over?: true }
  | { readonly type: 'confirmed' }
  | { readonly type: 'leaving'; readonly url: string }
  /** Nothing certain came back. */
  | { readonly type: 'unknown' }
  /** What the server says of the attempt. */
  | { readonly type: 'told'; readonly status: 'none' | 'processing' | 'paid'; readonly url: string }
  /** Somebody pays for the same order elsewhere: in another tab, or before this page was loaded. */
  | { readonly type: 'paying-elsewhere'; readonly attempt: string }

/** Whether money may be moving: then nothing of the order may change, and nothing may interrupt. */
export function isPaying({ at }: PaymentState): boolean {
  return at === 'verifying' || at === 'confirming' || at === 'completing' || at === 'checking' || at === 'leaving'
}

/** The state after an event; one that has no meaning leaves it as it is. */
export function nextPayment(state: PaymentState, event: PaymentEvent): PaymentState {
  if (event.type === 'told') return told(state, event)
  if (event.type === 'paying-elsewhere') return elsewhere(state, event.attempt)
  switch (state.at) {
    case 'choosing':
    case 'preparing':
    case 'ready':
      return beforePaying(state, event)
    case 'verifying':
      return verifying(state, event)
    case 'confirming':
      if (event.type === 'refused')
        return event.over ? { at: 'choosing', problem: event.problem } : pressable(state, event.problem)
      if (event.type === 'confirmed') return { ...attempting(state), at: 'completing' }
      if (event.type === 'leaving') return { ...attempting(state), at: 'leaving', url: event.url }
      return event.type === 'unknown' ? { ...attempting(state), at: 'checking' } : state
    case 'completing':
    case 'leaving':
      return event.type === 'unknown' ? { ...attempting(state), at: 'checking' } : state
    case 'checking':
    case 'paid':
      return state
  }
}

function beforePaying(
  state: PaymentState & { at: 'choosing' | 'preparing' | 'ready' },
  event: PaymentEvent,
): PaymentState {
  switch (event.type) {
    case 'chosen':
      return { at: 'preparing', method: event.method, amount: event.amount }
    case 'due':
      if (state.at === 'choosing' || state.amount === event.amount) return state
      // Whether there is anything to pay decides which ways there are.
      if (state.amount === 0 || event.amount === 0) return { at: 'choosing' }
      return { at: 'preparing', method: state.method, amount: event.amount }
    case 'prepared':
      if (state.at !== 'preparing') return state
      return { ...state, at: 'ready', amount: event.amount }
    case 'unusable':
      return { at: 'choosing', problem: event.problem }
    case 'pressed':
      if (state.at !== 'ready') return state
      return { at: 'verifying', method: state.method, amount: state.amount, attempt: event.attempt }
    default:
      return state
  }
}

function verifying(state: Attempting<'verifying'>, event: PaymentEvent): PaymentState {
  switch (event.type) {
    case 'verified':
      if (event.amount === state.amount) return { ...attempting(state), at: 'confirming' }
      return { at: 'ready', method: state.method, amount: event.amount, problem: { code: 'amountChanged' } }
    case 'refused':
      return pressable(state, event.problem)
    case 'unknown':
      return pressable(state, { code: 'notStarted' })
    default:
      return state
  }
}

/** The server's word wins over all that is thought here. */
function told(state: PaymentState, { status, url }: PaymentEvent & { type: 'told' }): PaymentState {
  if (status === 'paid') return { at: 'paid', url }
  if (status === 'none' && state.at === 'checking')
    return { at: 'preparing', method: state.method, amount: state.amount, problem: { code: 'notPaid' } }
  return state
}

function elsewhere(state: PaymentState, attempt: string): PaymentState {
  if (isPaying(state) || state.at === 'paid') return state
  const { method, amount } = state.at === 'choosing' ? { method: 'stripe' as const, amount: 0 } : state
  return { at: 'checking', method, amount, attempt }
}

/** Back to where it can be pressed: what the shopper has filled in is still there. */
function pressable({ method, amount }: Attempting<string>, problem: PaymentProblem | undefined): PaymentState {
  return { at: 'ready', method, amount, problem }
}

function attempting({ method, attempt, amount }: Attempting<string>) {
  return { method, attempt, amount }
}
