/** How a step comes to be open. Source: document 2, section 4 (CHK-02, CHK-05, PAY-01). */
import type { CheckoutEvent, CheckoutState } from './checkout.machine'
import {
  afterContinue,
  beforePayment,
  compareSteps,
  firstIncomplete,
  type StepName,
  steps,
  type Terms,
} from './checkout.rules'
import { afterStep, afterValidation } from './checkout-problems.rules'

/** Payment opens only by the server's word: until then the step before it stays open, and waits. */
export function opened(state: CheckoutState, step: StepName, terms: Terms): CheckoutState {
  if (step === 'payment' && state.open !== 'payment')
    return { ...state, validating: true, open: beforePayment(state, terms), notice: undefined }
  // Whoever goes to another step, or wants to stay, does not wait for payment to open.
  const account = step === 'account' ? state.account : ({ at: 'asking' } as const)
  return step === state.open && !state.validating && account.at === state.account.at
    ? state
    : { ...state, open: step, account, validating: false, notice: undefined }
}

/** The step that is left is returned to. */
export function leaving(state: CheckoutState): CheckoutState {
  return compareSteps(state.open, state.returnTo) > 0 ? { ...state, returnTo: state.open } : state
}

/** The server has taken what the step asks for: what it refused of it before is old. */
export function continued(state: CheckoutState, terms: Terms): CheckoutState {
  const step = steps.find(({ name }) => name === state.open)
  const taken = { ...state, continuing: false, problems: afterStep(state.problems, step) }
  const following = afterContinue(state.open, taken, terms)
  const furthest = firstIncomplete(taken, terms)
  const back = compareSteps(state.returnTo, furthest) > 0 ? furthest : state.returnTo
  const after = opened(taken, compareSteps(back, following) > 0 ? back : following, terms)
  // The server has kept something else than was asked for: nothing is more confusing than silence.
  return after.open === state.open && !after.validating
    ? { ...after, notice: 'notSaved', heldUp: state.heldUp + 1 }
    : after
}

/** The server alone opens payment, and names what is in its way. */
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

/** The order cannot be paid for as it is: the address opens again, and the shopper is brought to the server's words. */
export function invalid(state: CheckoutState, errors: readonly string[]): CheckoutState {
  return {
    ...state,
    validating: false,
    notice: errors.length > 0 ? undefined : 'notAccepted',
    heldUp: state.heldUp + 1,
    open: 'address',
    problems: afterValidation(state.problems, errors),
  }
}
