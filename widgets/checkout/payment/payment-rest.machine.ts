/** Before the press: what is chosen and made ready, and what is said of the payment meanwhile. */
import type { PaymentEvent, PaymentProblem, PaymentState, Resting } from './payment.machine'
import type { PaymentCode } from './payment.texts'

/** Nothing stands in the way of choosing for the shopper: no way to pay has failed. */
export function isFree(payment: PaymentState): boolean {
  return payment.at === 'choosing' && payment.problem === lasting(payment.problem)
}

/** Choosing begins anew: what was said of a way to pay is over, what was said of the payment is not. */
export function chooseAnew(payment: PaymentState): PaymentState {
  if (isFree(payment)) return payment
  return { at: 'choosing', problem: lasting('problem' in payment ? payment.problem : undefined) }
}

/** The state after an event, in a tab of which nothing is under way. */
export function beforePaying(state: Resting, event: PaymentEvent): Resting {
  switch (event.type) {
    case 'chosen':
      return { at: 'preparing', method: event.method, due: event.due, problem: lasting(state.problem) }
    case 'due':
      return state.at === 'choosing' || state.due === event.due ? state : asksFor(state, event.due)
    case 'prepared':
      return state.at === 'preparing' ? { ...state, at: 'ready', amount: event.amount } : state
    case 'unusable':
      return state.at === 'preparing' ? { at: 'choosing', problem: event.problem } : state
    default:
      return state
  }
}

/** The order asks for another amount than the method was made ready for. */
function asksFor(state: Resting & { at: 'preparing' | 'ready' }, due: number): Resting {
  // Whether there is anything to pay decides which ways there are.
  if (state.due === 0 || due === 0) return { at: 'choosing', problem: lasting(state.problem) }
  // It is charged already: the method knew before the order did.
  if (state.at === 'ready' && state.amount === due) return { ...state, due }
  return { at: 'preparing', method: state.method, due, problem: lasting(state.problem) }
}

/** What is said of the payment, not of one way to pay, is said until it is tried again. */
function lasting(problem: PaymentProblem | undefined): PaymentProblem | undefined {
  return problem && 'code' in problem && lastingCodes.includes(problem.code) ? problem : undefined
}

const lastingCodes: readonly PaymentCode[] = ['notPaid', 'stopped', 'amountChanged']
