/** The states of a countdown. */

export type CountdownState =
  /** `left`: whole seconds, at least one. */
  | { readonly at: 'running'; readonly left: number }
  /** It has reached zero. */
  | { readonly at: 'over' }
  /** The visitor has closed it. */
  | { readonly at: 'closed' }

/** The events of a countdown. */
export type CountdownEvent =
  /** `left` may also grow: the clock may have been corrected. */
  { readonly type: 'ticked'; readonly left: number } | { readonly type: 'closed' }

/** Returns the next state. A corrected clock can restart a countdown that is over; a closed one stays closed. */
export function next(state: CountdownState, event: CountdownEvent): CountdownState {
  if (state.at === 'closed') return state
  if (event.type === 'closed') return { at: 'closed' }
  if (event.left === 0) return state.at === 'over' ? state : { at: 'over' }
  return state.at === 'running' && state.left === event.left ? state : { at: 'running', left: event.left }
}
