/** Before the press: what is chosen and made ready, and what is said of the payment meanwhile. */
import { has } from '../../../core/own'
import type { MethodName, PaymentEvent, PaymentProblem, PaymentState, Resting } from './payment.machine'
import type { PaymentCode } from './payment.texts'

/** Nothing stands in the way of choosing for the shopper: no way to pay has failed. */
export function isFree(payment: PaymentState): boolean {
  return payment.at === 'choosing' && payment.problem === lasting(payment.problem)
}

/** Nothing of this tab is under way. */
export function isResting({ at }: PaymentState): boolean {
  return at === 'choosing' || at === 'preparing' || at === 'comparing' || at === 'ready'
}

/** Choosing begins anew: what was said of a way to pay is over, what was said of the payment is not. */
export function chooseAnew(payment: PaymentState): PaymentState {
  if (isFree(payment)) return payment
  return { at: 'choosing', problem: lasting(has(payment, 'problem') ? payment.problem : undefined) }
}

/** The state after an event, in a tab of which nothing is under way. */
export function beforePaying(state: Resting, event: PaymentEvent): Resting {
  switch (event.type) {
    case 'chosen':
      return { at: 'preparing', method: event.method, due: event.due, problem: lasting(state.problem) }
    case 'due':
      return state.at === 'choosing' || state.due === event.due ? state : asksFor(state, event.due)
    case 'prepared':
      return state.at === 'preparing' ? charging(state, event.amount) : state
    case 'compared':
      return state.at === 'comparing' && state.charged === event.charged ? compared(state, event.isRead) : state
    case 'unusable':
      return state.at === 'preparing' ? { at: 'choosing', problem: event.problem } : state
    default:
      return state
  }
}

/** The order asks for another amount than the method was made ready for. */
function asksFor(state: Exclude<Resting, { at: 'choosing' }>, due: number): Resting {
  const problem = state.at === 'comparing' ? amountChanged : lasting(state.problem)
  // Whether there is anything to pay decides which ways there are.
  if (state.due === 0 || due === 0) return { at: 'choosing', problem }
  // It is charged already: the method knew before the order did.
  if (state.at === 'comparing' && state.charged === due) return compared(state, true)
  return { at: 'preparing', method: state.method, due, problem }
}

/**
 * What the server will charge is known. It can be confirmed only where the page shows the same: else the order is read
 * anew, and Pay is pressed once more.
 */
export function charging(
  { method, due, problem }: { method: MethodName; due: number; problem?: PaymentProblem | undefined },
  charged: number,
): Resting {
  return charged === due ? { at: 'ready', method, due, problem } : { at: 'comparing', method, due, charged }
}

/** The server's amount wins, and it is said that it is another one. */
function compared({ method, charged: due }: Resting & { at: 'comparing' }, isRead: boolean): Resting {
  return isRead
    ? { at: 'ready', method, due, problem: amountChanged }
    : { at: 'choosing', problem: { code: 'notStarted' } }
}

const amountChanged = { code: 'amountChanged' } as const

/** What is said of the payment, not of one way to pay, is said until it is tried again. */
function lasting(problem: PaymentProblem | undefined): PaymentProblem | undefined {
  return problem && has(problem, 'code') && lastingCodes.includes(problem.code) ? problem : undefined
}

const lastingCodes: readonly PaymentCode[] = ['notPaid', 'stopped', 'amountChanged']
