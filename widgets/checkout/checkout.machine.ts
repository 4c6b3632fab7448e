/** The checkout's state machine (CHK-01, CHK-02, CHK-05, EMAIL-01, PAY-01). */

import { has } from '../../core/base/input/own'
import type { Order } from '../../core/shop/order/order.contract'
import { compareSteps, firstIncomplete, type Settings } from './checkout.rules'
import type { CheckoutEvent, CheckoutState, Notice } from './checkout-state.types'
import { afterVisitorEvent } from './draft/draft-visitor.machine'
import { afterAttempt, afterDismissal } from './errors/errors-server.rules'
import { continued, invalid, validated } from './navigation/navigation-open.machine'
import { afterAnswer, afterQuoteFailed } from './order/order-answer.machine'
import { isClosed, nextPayment, shownOf } from './payment/payment.machine'
import type { PaymentEvent, PaymentState } from './payment/payment.types'
import { resetChoice } from './payment/payment-idle.machine'

/** Returns the next state. Events that do not apply leave the state unchanged. */
export function next(state: CheckoutState, event: CheckoutEvent, settings: Settings): CheckoutState {
  const after = normalised(reduce(state, event, settings), settings)
  // Continue ends when another step opens or a payment starts.
  const isOver = after.continuing && (after.open !== state.open || isClosed(after.payment))
  return isOver ? { ...after, continuing: false } : after
}

function reduce(state: CheckoutState, event: CheckoutEvent, settings: Settings): CheckoutState {
  switch (event.type) {
    case 'payment':
      return afterPaymentEvent(state, event.event)
    case 'order':
    case 'quote-answered':
      return afterAnswer(state, event, settings)
    case 'quote-recalled':
      return { ...state, order: event.order, quotedFor: event.hash, quoting: { at: 'idle' } }
    case 'dialog':
      if (state.dialog === event.dialog && !state.unopened) return state
      return { ...state, dialog: event.dialog, unopened: undefined }
    case 'unopened':
      return { ...state, dialog: undefined, unopened: state.dialog }
    case 'pay-ready':
      return state.payReady === event.ready ? state : { ...state, payReady: event.ready }
    case 'blocked':
      return blocked(state, event.notice)
    case 'continued':
      return state.continuing && state.open === event.step ? continued(state, settings) : state
    case 'quote-failed':
      return afterQuoteFailed(state, event)
    case 'validated':
      return state.validating ? validated(state, event) : state
    case 'invalid': {
      const payment = nextPayment(state.payment, event)
      return payment === state.payment ? state : invalid({ ...state, payment }, event.errors)
    }
    case 'not-validated':
      return state.validating
        ? { ...state, validating: false, notice: 'notChecked', blockedCount: state.blockedCount + 1 }
        : state
    case 'dismissed':
      return { ...state, problems: afterDismissal(state.problems, event.problem) }
    default:
      // The order cannot be edited while a payment is running.
      return isClosed(state.payment) ? state : afterVisitorEvent(state, event, settings)
  }
}

/** Counts a blocked action. While a payment runs, its own message is the reason, not the notice. */
function blocked(state: CheckoutState, notice: Notice | undefined): CheckoutState {
  const blockedCount = state.blockedCount + 1
  const unread = state.orderStale || notice === 'notSaved' || notice === 'notConfirmed' || notice === 'notRead'
  return {
    ...state,
    continuing: false,
    notice: isClosed(state.payment) ? undefined : notice,
    blockedCount,
    orderStale: unread,
  }
}

function afterPaymentEvent(state: CheckoutState, event: PaymentEvent): CheckoutState {
  if (event.type === 'pressed' && (state.open !== 'payment' || !state.payReady)) return state
  const payment = nextPayment(state.payment, event)
  if (payment === state.payment) return state
  const isPicked = event.type === 'pressed' || (event.type === 'chosen' && event.picked)
  const picked = isPicked && has(payment, 'method') ? payment.method : state.picked
  // The attempt that the page returns with is the one in the server's answer.
  const isReturn = event.type === 'under-way' && event.own
  const problems = isClosed(payment) && !isReturn ? afterAttempt(state.problems) : state.problems
  return { ...state, order: withCharged(state.order, event, payment), problems, payment, picked }
}

/** The amount that the server charges replaces the order's due amount. */
function withCharged(order: Order, { type }: PaymentEvent, payment: PaymentState): Order {
  const shown = shownOf(payment)
  return type === 'compared' && shown.at === 'ready' ? { ...order, due: shown.due } : order
}

/**
 * Restores the invariants after an event: no step is open behind an incomplete one; only a complete order is validated;
 * payment is ready only while its step is open, and for the amount due. While a payment runs the open step stays: it
 * contains the provider's form.
 */
function normalised(state: CheckoutState, settings: Settings): CheckoutState {
  const furthest = firstIncomplete(state, settings)
  const validating = state.validating && furthest === 'payment'
  if (isClosed(state.payment)) return validating === state.validating ? state : { ...state, validating }
  const open = compareSteps(state.open, furthest) > 0 ? furthest : state.open
  const chosen = open === 'payment' ? state.payment : resetChoice(state.payment)
  const payment = nextPayment(chosen, { type: 'due', due: state.order.due })
  if (open === state.open && validating === state.validating && payment === state.payment) return state
  return { ...state, open, validating, payment }
}
