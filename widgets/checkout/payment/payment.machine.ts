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

/**
 * How far paying has come. Amounts are units of the order's currency: `due` is what the order asked for when the method
 * was made ready, `amount` what the server will charge for it.
 */
export type PaymentState =
  /** Nothing is chosen, or what was chosen cannot be used. */
  | { readonly at: 'choosing'; readonly problem?: PaymentProblem | undefined }
  /** The method is being made ready. */
  | {
      readonly at: 'preparing'
      readonly method: MethodName
      readonly due: number
      readonly problem?: PaymentProblem | undefined
    }
  /** It can be pressed: this amount is shown, and it is what will be confirmed. */
  | {
      readonly at: 'ready'
      readonly method: MethodName
      readonly due: number
      readonly amount: number
      readonly problem?: PaymentProblem | undefined
    }
  /** It was pressed: the server is asked whether the amount still holds. No money has moved. */
  | Attempting<'verifying'>
  /** The provider has it in hand: money may move. */
  | Attempting<'confirming'>
  /** The provider has said yes; the server is being told. */
  | Attempting<'completing'>
  /** The shopper is on the way to the provider's own page. */
  | (Attempting<'leaving'> & { readonly url: string })
  /** Nobody here knows whether money has moved. The server is asked until it does. */
  | Attempting<'checking'>
  /** The same of an attempt that was begun elsewhere. It has no id where the server alone knows of it. */
  | { readonly at: 'checking'; readonly attempt: string; readonly method?: undefined }
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
  readonly amount: number
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
  | { readonly type: 'prepared'; readonly amount: number }
  | { readonly type: 'unusable'; readonly problem: PaymentProblem }
  | { readonly type: 'pressed'; readonly attempt: string }
  | { readonly type: 'verified'; readonly attempt: string; readonly amount: number }
  /** The provider said no, or the shopper did: no money has moved. `over` where this order cannot be paid this way any more. */
  | {
      readonly type: 'refused'
      readonly attempt: string
      readonly problem: PaymentProblem | undefined
      readonly over?: true
    }
  | { readonly type: 'confirmed'; readonly attempt: string }
  | { readonly type: 'leaving'; readonly attempt: string; readonly url: string }
  /** Nothing certain came back. */
  | { readonly type: 'unknown'; readonly attempt: string }
  /** The server's word: the attempt came to nothing, and can no longer come to anything. */
  | { readonly type: 'none'; readonly attempt: string }
  /** The server's word: see the state. */
  | { readonly type: 'held'; readonly attempt: string }
  /** The server's word, before money has moved: the order cannot be paid for as it is. */
  | { readonly type: 'invalid'; readonly attempt: string }
  /** The server's word: the order is paid. */
  | { readonly type: 'paid'; readonly url: string }
  /** Somebody pays for the same order elsewhere: in another tab, or before this page was loaded. */
  | { readonly type: 'paying-elsewhere'; readonly attempt: string }

/** Whether money may be moving: then nothing of the order may change, and nothing may interrupt. */
export function isPaying({ at }: PaymentState): boolean {
  return at === 'verifying' || at === 'confirming' || at === 'completing' || at === 'checking' || at === 'leaving'
}

/** Whether the order is out of the shopper's hands: money may be moving, or has moved. */
export function isClosed(payment: PaymentState): boolean {
  return isPaying(payment) || payment.at === 'held' || payment.at === 'paid'
}

/** What the button says will be charged. @param due what the order asks for, as long as nothing else is known */
export function amountShown(payment: PaymentState, due: number): number {
  return 'amount' in payment ? payment.amount : due
}

/** Nothing stands in the way of choosing for the shopper: no way to pay has failed. */
export function isFree(payment: PaymentState): boolean {
  return payment.at === 'choosing' && payment.problem === lasting(payment.problem)
}

/** Choosing begins anew: what was said of a way to pay is over, what was said of the payment is not. */
export function chooseAnew(payment: PaymentState): PaymentState {
  if (isFree(payment)) return payment
  return { at: 'choosing', problem: lasting('problem' in payment ? payment.problem : undefined) }
}

/** The state after an event; one that has no meaning leaves it as it is. */
export function nextPayment(state: PaymentState, event: PaymentEvent): PaymentState {
  // The server's word wins over all that is thought here.
  if (event.type === 'paid') return state.at === 'paid' ? state : { at: 'paid', url: event.url }
  if (event.type === 'paying-elsewhere') return elsewhere(state, event.attempt)
  switch (state.at) {
    case 'choosing':
    case 'preparing':
    case 'ready':
      return beforePaying(state, event)
    case 'held':
    case 'paid':
      return state
  }
  if (!('attempt' in event) || event.attempt !== state.attempt) return state
  switch (state.at) {
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
      if (event.type === 'held') return { at: 'held' }
      return event.type === 'none' ? payAgain(state) : state
  }
}

function beforePaying(
  state: PaymentState & { at: 'choosing' | 'preparing' | 'ready' },
  event: PaymentEvent,
): PaymentState {
  switch (event.type) {
    case 'chosen':
      return { at: 'preparing', method: event.method, due: event.due, problem: lasting(state.problem) }
    case 'due':
      return state.at === 'choosing' || state.due === event.due ? state : asksFor(state, event.due)
    case 'prepared':
      return state.at === 'preparing' ? { ...state, at: 'ready', amount: event.amount } : state
    case 'unusable':
      return state.at === 'preparing' ? { at: 'choosing', problem: event.problem } : state
    case 'pressed':
      return state.at === 'ready' ? { ...attempting({ ...state, ...event }), at: 'verifying' } : state
    default:
      return state
  }
}

/** The order asks for another amount than the method was made ready for. */
function asksFor(state: PaymentState & { at: 'preparing' | 'ready' }, due: number): PaymentState {
  // Whether there is anything to pay decides which ways there are.
  if (state.due === 0 || due === 0) return chooseAnew(state)
  // It is charged already: the method knew before the order did.
  if (state.at === 'ready' && state.amount === due) return { ...state, due }
  return { at: 'preparing', method: state.method, due, problem: lasting(state.problem) }
}

function verifying(state: Attempting<'verifying'>, event: PaymentEvent): PaymentState {
  switch (event.type) {
    case 'verified':
      if (event.amount === state.amount) return { ...attempting(state), at: 'confirming' }
      return pressable({ ...state, amount: event.amount }, { code: 'amountChanged' })
    case 'unknown':
      return pressable(state, { code: 'notStarted' })
    case 'invalid':
      return { at: 'choosing' }
    default:
      return state
  }
}

/** Whoever has the provider's form open, or money on the way, is not called off by another tab. */
function elsewhere(state: PaymentState, attempt: string): PaymentState {
  if (state.at === 'checking') return state.attempt === '' && attempt !== '' ? { ...state, attempt } : state
  if (state.at !== 'verifying' && isClosed(state)) return state
  return { at: 'checking', attempt }
}

function payAgain(state: PaymentState & { at: 'checking' }): PaymentState {
  const problem = { code: 'notPaid' } as const
  return state.method ? { at: 'preparing', method: state.method, due: state.due, problem } : { at: 'choosing', problem }
}

/** Back to where it can be pressed: what the shopper has filled in is still there. */
function pressable({ method, due, amount }: Attempting<string>, problem: PaymentProblem | undefined): PaymentState {
  return { at: 'ready', method, due, amount, problem }
}

function attempting({ method, attempt, due, amount }: Omit<Attempting<string>, 'at'>) {
  return { method, attempt, due, amount }
}

/** What is said of the payment, not of one way to pay, is said until it is tried again. */
function lasting(problem: PaymentProblem | undefined): PaymentProblem | undefined {
  return problem && 'code' in problem && (problem.code === 'notPaid' || problem.code === 'amountChanged')
    ? problem
    : undefined
}
