/** The state machine of the plans dialog (FIN-01). */

/** The state of the dialog. */
export type FinancingState =
  /** `failed`: the dialog's code failed to load; a message is shown. */
  | { readonly at: 'closed'; readonly failed: boolean }
  /** The dialog's code is loading. */
  | { readonly at: 'opening' }
  | { readonly at: 'open' }

/** The events of the dialog. */
export type FinancingEvent = { readonly type: 'pressed' | 'loaded' | 'failed' | 'closed' }

/** Returns the next state. */
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
