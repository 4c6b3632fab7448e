/** The checkout's initial state, made from the order that the page was rendered with. */

import type { FieldError } from '../../../core/base/net/field-error.contract'
import type { Order } from '../../../core/shop/order/order.contract'
import {
  afterTitle,
  beforePayment,
  compareSteps,
  firstIncomplete,
  isMembershipSettled,
  isSameEmail,
  quoteHash,
  type Settings,
  type StepName,
} from '../checkout.rules'
import type { CheckoutState } from '../checkout-state.types'
import { ofSentForm } from '../errors/errors-server.rules'
import { paymentAfter } from '../order/order-answer.machine'
import { draftOf, restored, type SavedDraft } from './draft.rules'

/** What a reloaded page resumes. */
export interface Resumed {
  /** The draft that the tab has stored of this order. */
  readonly kept?: SavedDraft | undefined
  /** The step that the tab's history entry holds. */
  readonly step?: StepName | undefined
}

/** Returns the initial state for an order. */
export function initialState(
  order: Order,
  refused: readonly FieldError[],
  settings: Settings,
  { kept, step }: Resumed = {},
): CheckoutState {
  // Errors about the whole submitted form stay until they are dismissed: answers to other requests do not remove them.
  const problems = refused.map((problem) => ({ ...problem, field: problem.field || ofSentForm }))
  const first = draftOf(order, settings)
  const resumed = kept ? restored(first, kept, order) : first
  const draft = isMembershipSettled(settings) ? { ...resumed, membership: first.membership } : resumed
  const input = { order, draft, problems }
  const furthest = firstIncomplete(input, settings)
  const open = step && compareSteps(step, furthest) < 0 ? afterTitle(step, furthest, input, settings) : furthest
  const isKept = (email: string | undefined) => email !== undefined && isSameEmail(email, draft.email)
  return {
    ...input,
    open: open === 'payment' ? beforePayment(input, settings) : open,
    returnTo: furthest,
    continuing: false,
    validating: open === 'payment',
    touched: new Set(),
    notice: undefined,
    blockedCount: problems.length > 0 ? 1 : 0,
    account: { at: 'asking' },
    found: isKept(kept?.newMemberAs) ? 'new' : isKept(kept?.memberAs) ? 'active' : undefined,
    quoting: { at: 'idle' },
    // Quotes that the page was rendered with are not requested again.
    quotedFor: order.quotes.length > 0 ? quoteHash({ order, draft: first, problems }, settings) : undefined,
    quotedEarly: false,
    orderStale: false,
    payment: paymentAfter({ at: 'choosing' }, order),
    picked: undefined,
    payReady: false,
    referral: kept?.referral ?? { source: '', other: '', associate: '' },
    dialog: undefined,
    unopened: undefined,
  }
}
