/** A tab that follows another one's attempt. Whoever pays is not called off by it. */
import { has } from '../../../core/own'
import type { PaymentEvent, PaymentProblem, PaymentState, Resting } from './payment.machine'
import { pressable } from './payment-attempt.machine'
import { beforePaying } from './payment-rest.machine'

/** What this tab has made ready goes on behind; of the other attempt only the server's word counts. */
export function watching(state: PaymentState & { at: 'watching' }, event: PaymentEvent): PaymentState {
  if (has(event, 'attempt')) {
    if (event.attempt !== state.attempt) return state
    if (event.type === 'held') return { at: 'held' }
    if (event.type === 'not-known') return { ...state, problem: event.problem }
    return event.type === 'none' ? saying(state.behind, event.problem ?? state.behind.problem) : state
  }
  const behind = beforePaying(state.behind, event)
  return behind === state.behind ? state : { ...state, behind }
}

/** Whoever has the provider's form open, or money on the way, is not called off by another tab. */
export function underWay(state: PaymentState, event: PaymentEvent & { type: 'under-way' }): PaymentState {
  const { attempt, standing, own, problem } = event
  switch (state.at) {
    case 'choosing':
    case 'preparing':
    case 'comparing':
    case 'ready':
      return { at: 'watching', attempt, standing, own, behind: saying(state, problem) }
    case 'verifying':
      // Asked before the press, the server may answer of what was begun by it.
      if (attempt === state.attempt) return state
      return { at: 'watching', attempt, standing, behind: pressable(state, problem) }
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

/** The same, with another thing said of the payment: nothing is made ready anew for it. */
function saying(state: Resting, problem: PaymentProblem | undefined): Resting {
  return state.problem === problem ? state : { ...state, problem }
}
