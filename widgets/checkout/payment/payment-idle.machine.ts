/** Transitions before the press: choosing and preparing a method. */
import { has } from '../../../core/base/input/own'
import type { OutcomeCode } from '../../../core/shop/order/payment-outcomes.texts'
import type { Idle, MethodName, PaymentEvent, PaymentProblem, PaymentState } from './payment.types'

/** Whether a method may be preselected: none is chosen and none has failed. */
export function isFree(payment: PaymentState): boolean {
  return payment.at === 'choosing' && payment.problem === persistentProblem(payment.problem)
}

/** Whether this tab has no running attempt. */
export function isIdle({ at }: PaymentState): boolean {
  return at === 'choosing' || at === 'preparing' || at === 'comparing' || at === 'ready'
}

/** Resets the choice. Problems of a method are removed, problems of the payment stay. */
export function resetChoice(payment: PaymentState): PaymentState {
  if (isFree(payment)) return payment
  return { at: 'choosing', problem: persistentProblem(has(payment, 'problem') ? payment.problem : undefined) }
}

/** Returns the next state of a tab without a running attempt. */
export function nextIdle(state: Idle, event: PaymentEvent): Idle {
  switch (event.type) {
    case 'chosen':
      return { at: 'preparing', method: event.method, due: event.due, problem: persistentProblem(state.problem) }
    case 'due':
      return state.at === 'choosing' || state.due === event.due ? state : withDue(state, event.due)
    case 'prepared':
      return state.at === 'preparing' ? withCharge(state, event.amount) : state
    case 'compared':
      return state.at === 'comparing' && state.charged === event.charged ? compared(state, event.isRead) : state
    case 'unusable':
      return state.at === 'preparing' ? { at: 'choosing', problem: event.problem } : state
    default:
      return state
  }
}

/** The due amount differs from the one that the method was prepared for. */
function withDue(state: Exclude<Idle, { at: 'choosing' }>, due: number): Idle {
  const problem = state.at === 'comparing' ? amountChanged : persistentProblem(state.problem)
  // The available methods depend on whether the amount is zero.
  if (state.due === 0 || due === 0) return { at: 'choosing', problem }
  // The method already charges this amount; only the order was behind.
  if (state.at === 'comparing' && state.charged === due) return compared(state, true)
  return { at: 'preparing', method: state.method, due, problem }
}

/**
 * The amount that the server will charge is known. Pay is enabled only if the page shows the same amount; else the order
 * is read again.
 */
export function withCharge(
  { method, due, problem }: { method: MethodName; due: number; problem?: PaymentProblem | undefined },
  charged: number,
): Idle {
  return charged === due ? { at: 'ready', method, due, problem } : { at: 'comparing', method, due, charged }
}

/** The server's amount wins, with a message that it has changed. */
function compared({ method, charged: due }: Idle & { at: 'comparing' }, isRead: boolean): Idle {
  return isRead
    ? { at: 'ready', method, due, problem: amountChanged }
    : { at: 'choosing', problem: { code: 'notStarted' } }
}

const amountChanged = { code: 'amountChanged' } as const

/** Keeps a problem of the payment itself, as opposed to one of a method, until the next attempt. */
function persistentProblem(problem: PaymentProblem | undefined): PaymentProblem | undefined {
  return problem && has(problem, 'code') && persistentCodes.includes(problem.code) ? problem : undefined
}

const persistentCodes: readonly OutcomeCode[] = ['notPaid', 'stopped', 'amountChanged', 'orderChanged']
