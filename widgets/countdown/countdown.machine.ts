/** The states of a countdown and what leads where. Source: document 3, section 4 (Countdown banner). */

export type CountdownState =
  /** `left` are whole seconds, never none. */
  | { readonly at: 'running'; readonly left: number }
  /** It has reached zero. */
  | { readonly at: 'over' }
  /** The visitor has closed it. */
  | { readonly at: 'closed' }

/** What can happen to it. */
export type CountdownEvent =
  /** Time is told: by a tick, after a sleep, by another clock. */
  { readonly type: 'told'; readonly left: number } | { readonly type: 'closed' }

/** The state after an event. Time that turns out to be earlier brings it back; a visitor's close lasts. */
export function next(state: CountdownState, event: CountdownEvent): CountdownState {
  if (state.at === 'closed') return state
  if (event.type === 'closed') return { at: 'closed' }
  if (event.left === 0) return state.at === 'over' ? state : { at: 'over' }
  return state.at === 'running' && state.left === event.left ? state : { at: 'running', left: event.left }
}
