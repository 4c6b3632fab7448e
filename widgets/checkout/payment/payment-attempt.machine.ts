/** One attempt of this tab, from the press to the server's word. */
import { has } from '../../../core/own'
import type { Attempting, PaymentEvent, PaymentProblem, PaymentState, Resting } from './payment.machine'
import { charging } from './payment-rest.machine'

/** The states of an attempt of this tab. */
type Attempted = Extract<
  PaymentState,
  { readonly at: 'verifying' | 'confirming' | 'completing' | 'leaving' | 'checking' }
>

/** The state after what came of it. */
export function attempted(state: Attempted, event: PaymentEvent): PaymentState {
  // Asked at the press, the server may say that something is missing.
  if (event.type === 'unusable' && state.at === 'verifying') return { at: 'choosing', problem: event.problem }
  if (!has(event, 'attempt') || event.attempt !== state.attempt) return state
  switch (state.at) {
    case 'verifying':
      return verifying(state, event)
    case 'confirming':
      if (event.type === 'leaving') return { ...attempting(state), at: 'leaving', url: event.url }
      return concluded(state, event)
    case 'completing':
      return event.type === 'unknown' ? inDoubt(state, event) : state
    case 'leaving':
      if (event.type === 'none') return payAgain(state, event.problem)
      return event.type === 'unknown' ? inDoubt(state, event) : state
    case 'checking':
      return checking(state, event)
  }
}

function verifying(state: Attempting<'verifying'>, event: PaymentEvent): PaymentState {
  switch (event.type) {
    case 'verified':
      return event.amount === state.due ? { ...attempting(state), at: 'confirming' } : charging(state, event.amount)
    case 'unknown':
      return pressable(state, { code: 'notStarted' })
    case 'invalid':
      return { at: 'choosing' }
    default:
      return state
  }
}

/** What the provider tells of an attempt that it has in hand, soon or late. */
function concluded(state: Attempted, event: PaymentEvent): PaymentState {
  switch (event.type) {
    case 'refused':
      return event.over ? { at: 'choosing', problem: event.problem } : pressable(state, event.problem)
    case 'confirmed':
      return { ...attempting(state), at: 'completing' }
    case 'unknown':
      return inDoubt(state, event)
    default:
      return state
  }
}

function checking(state: PaymentState & { at: 'checking' }, event: PaymentEvent): PaymentState {
  switch (event.type) {
    case 'held':
      return { at: 'held' }
    // However late: the provider has said yes, and the shopper is awaited there.
    case 'leaving':
      return state.ended ? state : { ...attempting(state), at: 'leaving', url: event.url }
    case 'none':
      return payAgain(state, isStopped(state.problem) ? state.problem : event.problem)
    case 'not-known':
      return { ...state, problem: event.problem }
    case 'unknown':
      return event.ended && !state.ended ? inDoubt(state, event) : state
    default:
      return concluded(state, event)
  }
}

function inDoubt(state: Attempting<string>, { ended, problem }: PaymentEvent & { type: 'unknown' }): PaymentState {
  return { ...attempting(state), at: 'checking', standing: 'unknown', ended, problem }
}

/** What was confirmed cannot be confirmed again: the method is made ready anew. */
function payAgain({ method, due }: Attempting<string>, problem: PaymentProblem | undefined): PaymentState {
  return { at: 'preparing', method, due, problem }
}

function isStopped(problem: PaymentProblem | undefined): boolean {
  return problem !== undefined && has(problem, 'code') && problem.code === 'stopped'
}

/** Back to where it can be pressed: what the shopper has filled in is still there. */
export function pressable({ method, due }: Attempting<string>, problem: PaymentProblem | undefined): Resting {
  return { at: 'ready', method, due, problem }
}

/** What stays of an attempt as it goes on. */
export function attempting({ method, attempt, due }: Omit<Attempting<string>, 'at'>) {
  return { method, attempt, due }
}
