/** The cart's state machine. */

import type { FieldError } from '../../core/base/net/field-error.contract'
import type { Cart, CartChange, CartLine } from '../../core/shop/cart/cart.contract'
import type { CartEvent, CartStage, CartState, Outcome } from './cart-state.types'

/** The initial state. */
export function initialState(cart: Cart): CartState {
  return { cart, unsent: {}, inFlight: undefined, outcome: { at: 'none' }, removed: undefined, stage: 'browsing' }
}

/** Returns the next state. Events that do not apply leave the state unchanged. */
export function next(state: CartState, event: CartEvent): CartState {
  switch (event.type) {
    case 'changed':
      if (state.stage === 'leaving') return state
      return { ...state, unsent: merge(state.unsent, event.change), outcome: { at: 'none' } }
    case 'sent':
      if (state.inFlight || Object.keys(state.unsent).length === 0) return state
      return { ...state, inFlight: state.unsent, unsent: {} }
    case 'answered':
      return state.inFlight ? afterAnswer(state, event.cart, event.errors) : state
    case 'failed': {
      const { inFlight } = state
      return inFlight ? { ...state, inFlight: undefined, outcome: failedOf(inFlight, event.message) } : state
    }
    case 'read':
      return state.inFlight ? state : closeTermsIfNone({ ...state, cart: event.cart })
    case 'stage-changed':
      return event.stage === state.stage ? state : withStage(state, event.stage)
    case 'unopened':
      return { ...state, stage: 'browsing', outcome: { at: 'unopened' } }
    case 'resumed':
      return { ...initialState(state.cart), inFlight: state.inFlight }
  }
}

function afterAnswer(state: CartState, cart: Cart, errors: readonly FieldError[]): CartState {
  return closeTermsIfNone({
    ...state,
    cart,
    inFlight: undefined,
    outcome: errors.length > 0 ? { at: 'refused', errors } : { at: 'saved' },
    removed: removedBy(state, cart),
  })
}

/** A server message is shown beside the field that was changed. */
function failedOf(change: CartChange, message: string | undefined): Outcome {
  if (!message) return { at: 'failed', change }
  const field = change.coupon === undefined ? (Object.keys(change.qty ?? {})[0] ?? '') : 'coupon'
  return { at: 'refused', errors: [{ field, message }] }
}

/** Changes the stage. Leaving for the checkout clears the last outcome. */
function withStage(state: CartState, stage: CartStage): CartState {
  return closeTermsIfNone({ ...state, stage, ...(stage === 'leaving' ? { outcome: { at: 'none' } } : {}) })
}

/** The line that this answer removed; else the one removed before, unless it is back. */
function removedBy({ cart: before, inFlight, removed }: CartState, after: Cart): CartLine | undefined {
  const isIn = ({ id }: CartLine) => after.lines.some((line) => line.id === id)
  const gone = before.lines.find((line) => inFlight?.qty?.[line.id] === 0 && !isIn(line))
  return gone ?? (removed && !isIn(removed) ? removed : undefined)
}

/** Closes the terms if the cart no longer has any. */
function closeTermsIfNone(state: CartState): CartState {
  return state.stage === 'terms' && !state.cart.terms ? { ...state, stage: 'browsing' } : state
}

/** Merges two changes; the later one wins. */
export function merge(before: CartChange, after: CartChange): CartChange {
  return { ...before, ...after, ...(before.qty || after.qty ? { qty: { ...before.qty, ...after.qty } } : {}) }
}
