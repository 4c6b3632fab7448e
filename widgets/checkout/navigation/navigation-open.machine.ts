/** Transitions that open a step (CHK-02, CHK-05, PAY-01). */

import {
  afterContinue,
  beforePayment,
  compareSteps,
  firstIncomplete,
  type Settings,
  type StepName,
  steps,
} from '../checkout.rules'
import type { CheckoutEvent, CheckoutState } from '../checkout-state.types'
import { afterStep, afterValidation } from '../errors/errors-server.rules'

/** Opens a step. Payment opens only after validation: until then the step before it stays open. */
export function opened(state: CheckoutState, step: StepName, settings: Settings): CheckoutState {
  if (step === 'payment' && state.open !== 'payment')
    return { ...state, validating: true, open: beforePayment(state, settings), notice: undefined }
  // Opening another step cancels the wait for payment.
  const account = step === 'account' ? state.account : ({ at: 'asking' } as const)
  return step === state.open && !state.validating && account.at === state.account.at
    ? state
    : { ...state, open: step, account, validating: false, notice: undefined }
}

/** Remembers the furthest step that was left. */
export function leaving(state: CheckoutState): CheckoutState {
  return compareSteps(state.open, state.returnTo) > 0 ? { ...state, returnTo: state.open } : state
}

/** Continue has succeeded: removes the step's errors and opens the next step. */
export function continued(state: CheckoutState, settings: Settings): CheckoutState {
  const step = steps.find(({ name }) => name === state.open)
  const taken = { ...state, continuing: false, problems: afterStep(state.problems, step) }
  const following = afterContinue(state.open, taken, settings)
  const furthest = firstIncomplete(taken, settings)
  const back = compareSteps(state.returnTo, furthest) > 0 ? furthest : state.returnTo
  const after = opened(taken, compareSteps(back, following) > 0 ? back : following, settings)
  // The server has saved something else, so the step stays open: say so.
  return after.open === state.open && !after.validating
    ? { ...after, notice: 'notSaved', blockedCount: state.blockedCount + 1 }
    : after
}

/** Applies the validation result: opens payment or shows the errors. */
export function validated(
  state: CheckoutState,
  { success, errors }: CheckoutEvent & { type: 'validated' },
): CheckoutState {
  if (!success) return invalid(state, errors)
  return {
    ...state,
    validating: false,
    notice: undefined,
    open: 'payment',
    problems: afterValidation(state.problems, []),
  }
}

/** The order is invalid: opens the address step with the server's errors. */
export function invalid(state: CheckoutState, errors: readonly string[]): CheckoutState {
  return {
    ...state,
    validating: false,
    notice: errors.length > 0 ? undefined : 'notAccepted',
    blockedCount: state.blockedCount + 1,
    open: 'address',
    problems: afterValidation(state.problems, errors),
  }
}
