/** Transitions of an attempt of this tab, from the press to the outcome. */
import { has } from '../../../core/base/input/own'
import type { Attempting, Idle, PaymentEvent, PaymentProblem, PaymentState } from './payment.types'
import { withCharge } from './payment-idle.machine'

/** The states of an attempt of this tab. */
type Attempted = Extract<
  PaymentState,
  { readonly at: 'verifying' | 'confirming' | 'completing' | 'leaving' | 'checking' }
>

/** Returns the next state. */
export function nextAttempted(state: Attempted, event: PaymentEvent): PaymentState {
  // The verification at the press may find that something is missing.
  if (event.type === 'unusable' && state.at === 'verifying') return { at: 'choosing', problem: event.problem }
  if (!has(event, 'attempt') || event.attempt !== state.attempt) return state
  switch (state.at) {
    case 'verifying':
      return verifying(state, event)
    case 'confirming':
      if (event.type === 'leaving') return { ...attempting(state), at: 'leaving', url: event.url }
      return concluded(state, event)
    case 'completing':
      return event.type === 'unknown' ? withUnknownOutcome(state, event) : state
    case 'leaving':
      if (event.type === 'none') return preparedAgain(state, event.problem)
      return event.type === 'unknown' ? withUnknownOutcome(state, event) : state
    case 'checking':
      return checking(state, event)
  }
}

function verifying(state: Attempting<'verifying'>, event: PaymentEvent): PaymentState {
  switch (event.type) {
    case 'verified':
      return event.amount === state.due ? { ...attempting(state), at: 'confirming' } : withCharge(state, event.amount)
    case 'unknown':
      return readyAgain(state, event.problem ?? { code: 'notStarted' })
    case 'changed':
      return readyAgain(state, { code: event.due === state.due ? 'orderChanged' : 'amountChanged' })
    case 'invalid':
      return { at: 'choosing' }
    default:
      return state
  }
}

/** Applies the provider's result, also a late one. */
function concluded(state: Attempted, event: PaymentEvent): PaymentState {
  switch (event.type) {
    case 'refused':
      return event.over ? { at: 'choosing', problem: event.problem } : readyAgain(state, event.problem)
    case 'confirmed':
      return { ...attempting(state), at: 'completing' }
    case 'unknown':
      return withUnknownOutcome(state, event)
    default:
      return state
  }
}

function checking(state: PaymentState & { at: 'checking' }, event: PaymentEvent): PaymentState {
  switch (event.type) {
    case 'held':
      return { at: 'held' }
    // A late confirmation: the provider still expects the visitor on its page.
    case 'leaving':
      return state.ended ? state : { ...attempting(state), at: 'leaving', url: event.url }
    case 'none':
      return preparedAgain(state, isStopped(state.problem) ? state.problem : event.problem)
    case 'not-known':
      return { ...state, problem: event.problem }
    case 'unknown':
      return event.ended && !state.ended ? withUnknownOutcome(state, event) : state
    default:
      return concluded(state, event)
  }
}

function withUnknownOutcome(
  state: Attempting<string>,
  { ended, problem }: PaymentEvent & { type: 'unknown' },
): PaymentState {
  return { ...attempting(state), at: 'checking', standing: 'unknown', ended, problem }
}

/** An attempt cannot be reused: the method is prepared again. */
function preparedAgain({ method, due }: Attempting<string>, problem: PaymentProblem | undefined): PaymentState {
  return { at: 'preparing', method, due, problem }
}

function isStopped(problem: PaymentProblem | undefined): boolean {
  return problem !== undefined && has(problem, 'code') && problem.code === 'stopped'
}

/** Back to `ready`: the visitor's input is kept. */
export function readyAgain({ method, due }: Attempting<string>, problem: PaymentProblem | undefined): Idle {
  return { at: 'ready', method, due, problem }
}

/** The fields that all states of an attempt share. */
export function attempting({ method, attempt, due }: Omit<Attempting<string>, 'at'>) {
  return { method, attempt, due }
}
