/** How a step comes to be open. Source: document 2, section 4 (CHK-02, CHK-05, PAY-01). */
import type { CheckoutEvent, CheckoutState } from './checkout.machine'
import { afterContinue, beforePayment, type StepName, steps, type Terms } from './checkout.rules'

/** Payment opens only by the server's word: until then the step before it stays open, and waits. */
export function opened(state: CheckoutState, step: StepName, terms: Terms): CheckoutState {
  if (step === 'payment' && state.open !== 'payment')
    return { ...state, validating: true, open: beforePayment(state, terms), notice: undefined }
  // Whoever goes to another step does not wait for payment to open.
  const account = step === 'account' ? state.account : ({ at: 'asking' } as const)
  return step === state.open && account.at === state.account.at
    ? state
    : { ...state, open: step, account, validating: false, notice: undefined }
}

/** The server has taken what the step asks for: what it refused of it before is old. */
export function continued(state: CheckoutState, terms: Terms): CheckoutState {
  const step = steps.find(({ name }) => name === state.open)
  const problems = state.problems.filter((problem) => !step?.owns(problem))
  const taken = { ...state, continuing: false, problems }
  return opened(taken, afterContinue(state.open, taken, terms), terms)
}

/** The server alone opens payment, and names what is in its way. */
export function validated(
  state: CheckoutState,
  { success, errors }: CheckoutEvent & { type: 'validated' },
): CheckoutState {
  if (!success) return invalid(state, errors)
  const problems = state.problems.filter(({ field }) => field !== '')
  return { ...state, validating: false, notice: undefined, open: 'payment', problems }
}

/** The order cannot be paid for as it is: the address opens again, and the shopper is brought to the server's words. */
export function invalid(state: CheckoutState, errors: readonly string[]): CheckoutState {
  const others = state.problems.filter(({ field }) => field !== '')
  const problems = [...others, ...errors.map((message) => ({ field: '', message }))]
  return {
    ...state,
    validating: false,
    notice: errors.length > 0 ? undefined : 'notAccepted',
    heldUp: state.heldUp + 1,
    open: 'address',
    problems,
  }
}
