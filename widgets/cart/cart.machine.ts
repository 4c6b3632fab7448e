/** What a shopper wants of the cart, what the shop says of it, and what leads where. Source: document 2, section 2. */
import type { Cart, CartChange, CartLine } from '../../core/contract/cart-page'
import type { OrderProblem } from '../../core/contract/problem'

/** What came of the last change. */
export type Outcome =
  | { readonly at: 'none' }
  | { readonly at: 'saved' }
  /** Some of it was not done, and why. */
  | { readonly at: 'refused'; readonly errors: readonly OrderProblem[] }
  /** It is not known to be done: the cart is as the server has it. `change` is what was asked for. */
  | { readonly at: 'failed'; readonly change: CartChange }
  /** The code of the terms did not come. */
  | { readonly at: 'unopened' }

/** How far the shopper is on the way to the checkout. */
export type Stage = 'browsing' | 'terms' | 'leaving'

/** All that the cart knows. */
export interface CartState {
  /** As the server last said it. */
  readonly cart: Cart
  /** What is to be otherwise, and no call carries it yet. */
  readonly wishes: CartChange
  /** What the call under way carries. */
  readonly asked: CartChange | undefined
  readonly outcome: Outcome
  /** What was taken out last, and can be brought back. */
  readonly removed: CartLine | undefined
  readonly stage: Stage
}

/** What can happen to it. */
export type CartEvent =
  | { readonly type: 'wished'; readonly change: CartChange }
  /** A call takes all that is wished. */
  | { readonly type: 'sent' }
  | { readonly type: 'answered'; readonly cart: Cart; readonly errors: readonly OrderProblem[] }
  /** `message` is the server's reason, where it refused. */
  | { readonly type: 'failed'; readonly message?: string | undefined }
  /** The code of the terms did not come. */
  | { readonly type: 'unopened' }
  /** The server said how the cart is, without a change of ours. */
  | { readonly type: 'read'; readonly cart: Cart }
  | { readonly type: 'staged'; readonly stage: Stage }
  /** The page was left, and has come back: what was wished was sent then. */
  | { readonly type: 'came-back' }

/** The cart at the start. */
export function begin(cart: Cart): CartState {
  return { cart, wishes: {}, asked: undefined, outcome: { at: 'none' }, removed: undefined, stage: 'browsing' }
}

/** The state after an event; one that has no meaning leaves it as it is. */
export function next(state: CartState, event: CartEvent): CartState {
  switch (event.type) {
    case 'wished':
      if (state.stage === 'leaving') return state
      return { ...state, wishes: merge(state.wishes, event.change), outcome: { at: 'none' } }
    case 'sent':
      if (state.asked || Object.keys(state.wishes).length === 0) return state
      return { ...state, asked: state.wishes, wishes: {} }
    case 'answered':
      return state.asked ? answered(state, event.cart, event.errors) : state
    case 'failed': {
      const { asked } = state
      return asked ? { ...state, asked: undefined, outcome: failedOf(asked, event.message) } : state
    }
    case 'read':
      return state.asked ? state : withTerms({ ...state, cart: event.cart })
    case 'staged':
      return event.stage === state.stage ? state : staged(state, event.stage)
    case 'unopened':
      return { ...state, stage: 'browsing', outcome: { at: 'unopened' } }
    case 'came-back':
      return { ...begin(state.cart), asked: state.asked }
  }
}

function answered(state: CartState, cart: Cart, errors: readonly OrderProblem[]): CartState {
  return withTerms({
    ...state,
    cart,
    asked: undefined,
    outcome: errors.length > 0 ? { at: 'refused', errors } : { at: 'saved' },
    removed: removedBy(state, cart),
  })
}

/** A reason stands beside what it was asked for. */
function failedOf(change: CartChange, message: string | undefined): Outcome {
  if (!message) return { at: 'failed', change }
  const field = change.coupon === undefined ? (Object.keys(change.qty ?? {})[0] ?? '') : 'coupon'
  return { at: 'refused', errors: [{ field, message }] }
}

/** Who sets out for the checkout has read what was said of the changes before. */
function staged(state: CartState, stage: Stage): CartState {
  return withTerms({ ...state, stage, ...(stage === 'leaving' ? { outcome: { at: 'none' } } : {}) })
}

/** What this answer took out; else what was taken out before, unless it is back. */
function removedBy({ cart: before, asked, removed }: CartState, after: Cart): CartLine | undefined {
  const isIn = ({ id }: CartLine) => after.lines.some((line) => line.id === id)
  const gone = before.lines.find((line) => asked?.qty?.[line.id] === 0 && !isIn(line))
  return gone ?? (removed && !isIn(removed) ? removed : undefined)
}

/** Where there are no terms any more, nobody is asked to agree to them. */
function withTerms(state: CartState): CartState {
  return state.stage === 'terms' && !state.cart.terms ? { ...state, stage: 'browsing' } : state
}

/** Both, and where they speak of the same, the later one. */
export function merge(before: CartChange, after: CartChange): CartChange {
  return { ...before, ...after, ...(before.qty || after.qty ? { qty: { ...before.qty, ...after.qty } } : {}) }
}
