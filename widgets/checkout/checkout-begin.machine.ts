/** The checkout as it begins: with the order that its page was rendered with. */
import type { Order } from '../../core/contract/order'
import type { OrderProblem } from '../../core/contract/problem'
import type { CheckoutState } from './checkout.machine'
import {
  beforePayment,
  type Draft,
  firstIncomplete,
  joinedBy,
  ofSentForm,
  quoteHash,
  type Terms,
} from './checkout.rules'
import { paymentAfter } from './checkout-answer.machine'

/** What an order looks like when the checkout begins with it. */
export function begin(order: Order, refused: readonly OrderProblem[], terms: Terms): CheckoutState {
  // What the server said of the whole form stands until it is dismissed: an answer to something else does not take it back.
  const problems = refused.map((problem) => ({ ...problem, field: problem.field || ofSentForm }))
  const membership = joinedBy(order, terms)
  const { email, delivery, billing, copy_address: copyAddress } = order
  const draft: Draft = {
    email,
    membership,
    delivery: placed(delivery, terms),
    billing: placed(billing, terms),
    copyAddress,
  }
  const held = { order, draft, problems }
  const furthest = firstIncomplete(held, terms)
  return {
    ...held,
    open: furthest === 'payment' ? beforePayment(held, terms) : furthest,
    continuing: false,
    validating: furthest === 'payment',
    told: new Set(),
    notice: undefined,
    heldUp: problems.length > 0 ? 1 : 0,
    account: { at: 'asking' },
    newMembership: false,
    quoting: { at: 'resting' },
    // Quotes that the page was rendered with are not asked for again.
    quotedFor: order.quotes.length > 0 ? quoteHash(held, terms) : undefined,
    quotedEarly: false,
    payment: paymentAfter({ at: 'choosing' }, order),
    payReady: false,
    referral: { source: '', other: '', associate: '' },
    dialog: undefined,
  }
}

function placed(address: Order['delivery'], { country }: Terms): Order['delivery'] {
  return address.country ? address : { ...address, country: country.numeric }
}
