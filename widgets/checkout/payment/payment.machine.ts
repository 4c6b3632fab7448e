/**
 * The payment state machine. An unknown outcome is a state: once a charge may have happened, only a definite answer
 * allows another attempt: a refusal by the provider, or the server's answer that nothing was charged (PAY-01, STRIPE-01, STRIPE-02, KLARNA-01, AFFIRM-01, AFFIRM-02).
 */
import { has } from '../../../core/base/input/own'
import type { Idle, MethodName, PaymentEvent, PaymentState } from './payment.types'
import { attempting, nextAttempted } from './payment-attempt.machine'
import { nextIdle } from './payment-idle.machine'
import { underWay, watching } from './payment-watch.machine'

/** Whether an attempt is running: the order must not change, and no dialog may interrupt. */
export function isPaying(payment: PaymentState): payment is Extract<PaymentState, { readonly attempt: string }> {
  return has(payment, 'attempt')
}

/** The state that the page shows: while another tab's attempt is watched, the one behind it. */
export function shownOf(payment: PaymentState): PaymentState {
  return payment.at === 'watching' ? payment.behind : payment
}

/** The chosen payment method. */
export function methodOf(payment: PaymentState): MethodName | undefined {
  const shown = shownOf(payment)
  return has(shown, 'method') ? shown.method : undefined
}

/** Whether the order is locked: an attempt is running, or the order is paid or under review. */
export function isClosed(payment: PaymentState): boolean {
  return isPaying(payment) || payment.at === 'held' || payment.at === 'paid'
}

/** Returns the next state. Events that do not apply leave the state unchanged. */
export function nextPayment(state: PaymentState, event: PaymentEvent): PaymentState {
  // The server's answer overrides any local state.
  if (event.type === 'paid') return state.at === 'paid' ? state : { at: 'paid', url: event.url }
  if (event.type === 'under-way') return underWay(state, event)
  switch (state.at) {
    case 'choosing':
    case 'preparing':
    case 'comparing':
    case 'ready':
      return idle(state, event)
    case 'watching':
      return watching(state, event)
    case 'held':
    case 'paid':
      return state
    default:
      return nextAttempted(state, event)
  }
}

function idle(state: Idle, event: PaymentEvent): PaymentState {
  return event.type === 'pressed' && state.at === 'ready'
    ? { ...attempting({ ...state, ...event }), at: 'verifying' }
    : nextIdle(state, event)
}
