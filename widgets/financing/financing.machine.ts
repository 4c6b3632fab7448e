/** The states of the plans' modal and what leads where. Source: document 1, section 2 (Product page), FIN-01. */

/** Where the modal is. */
export type FinancingState =
  /** `failed`: the modal's code was not to be had; said to the visitor. */
  | { readonly at: 'closed'; readonly failed: boolean }
  /** Its code is on the way. */
  | { readonly at: 'opening' }
  | { readonly at: 'open' }

/** What can happen to it. */
export type FinancingEvent = { readonly type: 'pressed' | 'loaded' | 'failed' | 'closed' }

/** The state after an event. */
export function next(state: FinancingState, { type }: FinancingEvent): FinancingState {
  switch (state.at) {
    case 'closed':
      return type === 'pressed' ? { at: 'opening' } : state
    case 'opening':
      if (type === 'loaded') return { at: 'open' }
      return type === 'failed' ? { at: 'closed', failed: true } : state
    case 'open':
      return type === 'closed' ? { at: 'closed', failed: false } : state
  }
}
