/** What the checkout knows, and what leads where. Source: document 2, section 4 (CHK-01, CHK-02, CHK-05, EMAIL-01, PAY-01). */
import type { Order, OrderProblem } from '../../core/contract/order'
import {
  type AddressField,
  afterContinue,
  afterTitle,
  beforePayment,
  compareSteps,
  type Draft,
  firstIncomplete,
  type PaneName,
  type StepName,
  type Terms,
} from './checkout.rules'
import { answered } from './checkout-answer.machine'
import { isPaying, nextPayment, type PaymentEvent, type PaymentState } from './payment/payment.machine'

/** How far the question for an e-mail address has come (EMAIL-01, LOGIN-01). */
export type Account =
  | { readonly at: 'asking' }
  /** There is an account: the shopper may log in, or go on without. */
  | { readonly at: 'login' }

/** How far the shipping quote has come (QUOTE-01). */
export type Quoting =
  | { readonly at: 'resting' }
  | { readonly at: 'waiting' }
  /** It could not be had. It is not asked for again by itself. */
  | { readonly at: 'failed' }

/** What can stand over the page; one at a time. */
export type DialogName = 'forgot-password' | 'protection' | 'timing' | 'expired'

/** Where the shopper is to be looked after: a text of `checkout.texts`. */
export type Notice = 'quoteRequired' | 'completeDetails' | 'completeField' | 'protectionRequired' | 'notSaved'

/** All that the checkout knows. What follows from it is in `checkout.rules`. */
export interface CheckoutState {
  /** As the server said last. */
  readonly order: Order
  readonly draft: Draft
  /** Where the shopper is. */
  readonly open: StepName
  /** Continue was pressed, and what it asks for is under way (CHK-04). */
  readonly continuing: boolean
  /** The server is asked whether the order may be paid for: payment opens by its word alone (PAY-01). */
  readonly validating: boolean
  /** What the server refused. */
  readonly problems: readonly OrderProblem[]
  /** Fields whose mistakes are told: those that were left, and all of them once Continue was pressed. */
  readonly told: ReadonlySet<string>
  readonly notice: Notice | undefined
  /** How often Continue was held up: each time the shopper is brought to what is missing. */
  readonly heldUp: number
  readonly account: Account
  /** A new membership comes into the order (document 2, section 8). */
  readonly newMembership: boolean
  readonly quoting: Quoting
  /** What the last quote was asked for: it is asked for once. */
  readonly quotedFor: string | undefined
  readonly payment: PaymentState
  /** What the chosen way to pay asks for is filled in. */
  readonly payReady: boolean
  /** How the shopper heard of the shop (PAY-03). */
  readonly referral: Referral
  readonly dialog: DialogName | undefined
}

/** How a shopper heard of the shop: all empty where they did not say. */
export interface Referral {
  /** The id of one of the shop's own answers. */
  readonly source: string
  readonly other: string
  readonly associate: string
}

/** What can happen to it. */
export type CheckoutEvent =
  | { readonly type: 'typed-email'; readonly email: string }
  | { readonly type: 'chose-membership'; readonly membership: 0 | 1 }
  | { readonly type: 'typed'; readonly pane: PaneName; readonly fields: Partial<Record<AddressField, string | number>> }
  | { readonly type: 'copied'; readonly copyAddress: boolean }
  /** The shopper left a field, or pressed Continue: its mistakes may be told. */
  | { readonly type: 'told'; readonly fields: readonly string[] }
  | { readonly type: 'title'; readonly step: StepName }
  | { readonly type: 'continue' }
  | { readonly type: 'held-up'; readonly notice?: Notice | undefined }
  /** Continue's work is done. */
  | { readonly type: 'continued' }
  | { readonly type: 'account-known'; readonly newMembership: boolean }
  | { readonly type: 'back-to-email' }
  | { readonly type: 'order'; readonly order: Order; readonly errors: readonly OrderProblem[] }
  | { readonly type: 'quote-asked'; readonly hash: string }
  /** `sent` is what was filled in when it was asked. */
  | {
      readonly type: 'quote-answered'
      readonly order: Order
      readonly errors: readonly OrderProblem[]
      readonly sent: Draft
    }
  | { readonly type: 'quote-failed' }
  /** The server may be asked again. */
  | { readonly type: 'quote-again' }
  /** May the order be paid for? The server says. */
  | { readonly type: 'validated'; readonly errors: readonly string[] }
  /** Nobody knows whether it may be paid for: the step before payment stays open. */
  | { readonly type: 'not-validated' }
  | { readonly type: 'dismissed'; readonly problem: OrderProblem }
  | { readonly type: 'referred'; readonly referral: Partial<Referral> }
  | { readonly type: 'dialog'; readonly dialog: DialogName | undefined }
  | { readonly type: 'pay-ready'; readonly ready: boolean }
  | { readonly type: 'payment'; readonly event: PaymentEvent }

/** The state after an event; one that has no meaning leaves it as it is. */
export function next(state: CheckoutState, event: CheckoutEvent, terms: Terms): CheckoutState {
  return settled(after(state, event, terms), terms)
}

function after(state: CheckoutState, event: CheckoutEvent, terms: Terms): CheckoutState {
  if (event.type === 'payment') return paid(state, event.event)
  if (event.type === 'order' || event.type === 'quote-answered') return answered(state, event, terms)
  if (event.type === 'dialog') return state.dialog === event.dialog ? state : { ...state, dialog: event.dialog }
  if (event.type === 'pay-ready') return state.payReady === event.ready ? state : { ...state, payReady: event.ready }
  // While money may be moving, nothing of the order changes.
  if (isPaying(state.payment) || state.payment.at === 'paid') return state
  switch (event.type) {
    case 'typed-email':
      return changed(state, { email: event.email }, ({ field }) => /customer/.test(field))
    case 'chose-membership':
      return changed(state, { membership: event.membership })
    case 'typed': {
      const { pane, fields } = event
      const names = Object.keys(fields).map((field) => `[${pane}_${field}]`)
      return changed(state, { [pane]: { ...state.draft[pane], ...fields } }, ({ field }) =>
        names.some((name) => field.endsWith(name)),
      )
    }
    case 'copied':
      return changed(state, { copyAddress: event.copyAddress })
    case 'told':
      return { ...state, told: new Set([...state.told, ...event.fields]) }
    case 'title':
      return opened(state, afterTitle(event.step, state.open, state, terms), terms)
    case 'continue':
      return state.continuing ? state : { ...state, continuing: true, notice: undefined }
    case 'held-up':
      return { ...state, continuing: false, notice: event.notice, heldUp: state.heldUp + 1 }
    case 'continued':
      return opened({ ...state, continuing: false }, afterContinue(state.open, state, terms), terms)
    case 'account-known':
      return {
        ...state,
        continuing: false,
        account: { at: 'login' },
        newMembership: event.newMembership,
        draft: event.newMembership ? { ...state.draft, membership: 1 } : state.draft,
      }
    case 'back-to-email':
      return { ...state, continuing: false, account: { at: 'asking' } }
    case 'quote-asked':
      return { ...state, quoting: { at: 'waiting' }, quotedFor: event.hash }
    case 'quote-failed':
      return { ...state, quoting: { at: 'failed' }, continuing: false }
    case 'quote-again':
      return state.quoting.at === 'failed' ? { ...state, quoting: { at: 'resting' }, quotedFor: undefined } : state
    case 'validated': {
      if (!state.validating) return state
      const told = event.errors.map((message) => ({ field: '', message }))
      const problems = [...state.problems.filter(({ field }) => field !== ''), ...told]
      const open = told.length === 0 ? 'payment' : 'address'
      return { ...state, validating: false, notice: undefined, open, problems }
    }
    case 'not-validated':
      return state.validating ? { ...state, validating: false, notice: 'notSaved' } : state
    case 'referred':
      return { ...state, referral: { ...state.referral, ...event.referral } }
    case 'dismissed':
      return { ...state, problems: state.problems.filter((problem) => problem !== event.problem) }
  }
}

/** What is filled in is another thing now: what the server said of it is old. */
function changed(
  state: CheckoutState,
  draft: Partial<Draft>,
  isOld: (problem: OrderProblem) => boolean = () => false,
): CheckoutState {
  const problems = state.problems.filter((problem) => !isOld(problem))
  return { ...state, draft: { ...state.draft, ...draft }, problems, notice: undefined }
}

function paid(state: CheckoutState, event: PaymentEvent): CheckoutState {
  if (event.type === 'pressed' && (state.open !== 'payment' || state.order.status !== 'open')) return state
  const payment = nextPayment(state.payment, event)
  return payment === state.payment ? state : { ...state, payment }
}

/**
 * No step stays open whose way there is no longer complete; the server is asked about an order that is; and outside its
 * step nothing of paying is ready to be pressed.
 */
function settled(state: CheckoutState, terms: Terms): CheckoutState {
  const furthest = firstIncomplete(state, terms)
  const open = compareSteps(state.open, furthest) > 0 ? furthest : state.open
  const validating = state.validating && furthest === 'payment'
  const rests = open === 'payment' || isPaying(state.payment) || state.payment.at === 'paid'
  const payment = rests || state.payment.at === 'choosing' ? state.payment : chooseAnew(state.payment)
  if (open === state.open && validating === state.validating && payment === state.payment) return state
  return { ...state, open, validating, payment }
}

function chooseAnew(payment: PaymentState): PaymentState {
  return { at: 'choosing', problem: 'problem' in payment ? payment.problem : undefined }
}

/** Payment opens only by the server's word: until then the step before it stays open, and waits. */
function opened(state: CheckoutState, step: StepName, terms: Terms): CheckoutState {
  if (step === 'payment' && state.open !== 'payment')
    return { ...state, validating: true, open: beforePayment(state, terms), notice: undefined }
  const account = step === 'account' ? state.account : ({ at: 'asking' } as const)
  return step === state.open && account.at === state.account.at
    ? state
    : { ...state, open: step, account, notice: undefined }
}
