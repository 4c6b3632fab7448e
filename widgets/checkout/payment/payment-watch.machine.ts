/** Transitions of a tab that watches another tab's attempt. A tab that pays is not interrupted. */
import { has } from '../../../core/base/input/own'
import type { Idle, PaymentEvent, PaymentProblem, PaymentState } from './payment.types'
import { readyAgain } from './payment-attempt.machine'
import { nextIdle } from './payment-idle.machine'

/** The state behind continues; of the watched attempt only the server's answers count. */
export function watching(state: PaymentState & { at: 'watching' }, event: PaymentEvent): PaymentState {
  if (has(event, 'attempt')) {
    if (event.attempt !== state.attempt) return state
    if (event.type === 'held') return { at: 'held' }
    if (event.type === 'not-known') return { ...state, problem: event.problem }
    return event.type === 'none' ? withProblem(state.behind, event.problem ?? state.behind.problem) : state
  }
  const behind = nextIdle(state.behind, event)
  return behind === state.behind ? state : { ...state, behind }
}

/** Another attempt is running. A tab with an open provider form or a running charge is not interrupted. */
export function underWay(state: PaymentState, event: PaymentEvent & { type: 'under-way' }): PaymentState {
  const { attempt, standing, own, problem } = event
  switch (state.at) {
    case 'choosing':
    case 'preparing':
    case 'comparing':
    case 'ready':
      return { at: 'watching', attempt, standing, own, behind: withProblem(state, problem) }
    case 'verifying':
      // A request from before the press may return this tab's own attempt.
      if (attempt === state.attempt) return state
      return { at: 'watching', attempt, standing, behind: readyAgain(state, problem) }
    case 'watching':
      if (attempt === '' || (attempt === state.attempt && standing === state.standing)) return state
      return { ...state, attempt, standing, own: attempt === state.attempt ? state.own : undefined }
    case 'checking': {
      const { method, due } = state
      if (attempt !== '' && attempt !== state.attempt)
        return { at: 'watching', attempt, standing, behind: { at: 'preparing', method, due } }
      return standing === state.standing ? state : { ...state, standing }
    }
    default:
      return state
  }
}

/** The same state with another problem; the method is not prepared again. */
function withProblem(state: Idle, problem: PaymentProblem | undefined): Idle {
  return state.problem === problem ? state : { ...state, problem }
}
