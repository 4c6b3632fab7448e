/** The checkout as it begins: with the order that its page was rendered with. */
import type { Order } from '../../core/contract/order'
import type { OrderProblem } from '../../core/contract/problem'
import type { CheckoutState } from './checkout.machine'
import {
  afterTitle,
  beforePayment,
  compareSteps,
  type Draft,
  firstIncomplete,
  isMembershipSettled,
  isSameEmail,
  joinedBy,
  quoteHash,
  type StepName,
  type Terms,
} from './checkout.rules'
import { paymentAfter } from './checkout-answer.machine'
import { type KeptDraft, restored } from './checkout-draft.rules'
import { ofSentForm } from './checkout-problems.rules'

/** What a page that is opened anew takes up. */
export interface Resumed {
  /** What the tab has kept of this order. */
  readonly kept?: KeptDraft | undefined
  /** The step that its entry in the tab's history holds. */
  readonly step?: StepName | undefined
}

/** What an order looks like when the checkout begins with it. */
export function begin(
  order: Order,
  refused: readonly OrderProblem[],
  terms: Terms,
  { kept, step }: Resumed = {},
): CheckoutState {
  // What the server said of the whole form stands until it is dismissed: an answer to something else does not take it back.
  const problems = refused.map((problem) => ({ ...problem, field: problem.field || ofSentForm }))
  const membership = joinedBy(order, terms)
  const { email, delivery, billing, copy_address: copyAddress } = order
  const asOrdered: Draft = {
    email,
    membership,
    delivery: placed(delivery, terms),
    billing: placed(billing, terms),
    copyAddress,
  }
  const resumed = kept ? restored(asOrdered, kept, order) : asOrdered
  const draft = isMembershipSettled(terms) ? { ...resumed, membership } : resumed
  const held = { order, draft, problems }
  const furthest = firstIncomplete(held, terms)
  const open = step && compareSteps(step, furthest) < 0 ? afterTitle(step, furthest, held, terms) : furthest
  const isKept = (email: string | undefined) => email !== undefined && isSameEmail(email, draft.email)
  return {
    ...held,
    open: open === 'payment' ? beforePayment(held, terms) : open,
    returnTo: furthest,
    continuing: false,
    validating: open === 'payment',
    told: new Set(),
    notice: undefined,
    heldUp: problems.length > 0 ? 1 : 0,
    account: { at: 'asking' },
    found: isKept(kept?.newMemberAs) ? 'new' : isKept(kept?.memberAs) ? 'active' : undefined,
    quoting: { at: 'resting' },
    // Quotes that the page was rendered with are not asked for again.
    quotedFor: order.quotes.length > 0 ? quoteHash({ order, draft: asOrdered, problems }, terms) : undefined,
    quotedEarly: false,
    payment: paymentAfter({ at: 'choosing' }, order),
    picked: undefined,
    payReady: false,
    referral: kept?.referral ?? { source: '', other: '', associate: '' },
    dialog: undefined,
    unopened: undefined,
  }
}

function placed(address: Order['delivery'], { country }: Terms): Order['delivery'] {
  return address.country ? address : { ...address, country: country.numeric }
}
