/** The state machine of an endless list (LIST-02). */
import { maxInARow } from './endless-list.rules'

/** What every state of a list has. */
interface Shared {
  /** The number of pages loaded by scrolling since the visitor last asked for one. */
  readonly inARow: number
  /** The number of pages that were loaded. */
  readonly loaded: number
}

/** The state of a list. The specification calls `loading` and `settling` busy. */
export type ListProgress = Shared &
  (
    | { readonly at: 'idle' }
    /** A page is on its way. */
    | { readonly at: 'loading' }
    /** The page has changed its height: only a press loads the next page. */
    | { readonly at: 'settling' }
    /** The last page could not be loaded: only a press tries again. */
    | { readonly at: 'failed' }
    /** There is no further page, or no further one is loaded. */
    | { readonly at: 'locked' }
  )

/** The events of a list. */
export type ListEvent =
  /** Enough of the page is scrolled. `isAtFoot`: the visitor has left the list for what follows it. */
  | { readonly type: 'scrolled'; readonly isAtFoot: boolean }
  | { readonly type: 'pressed' }
  /** `isLast`: no further page is loaded. */
  | { readonly type: 'arrived'; readonly isLast: boolean }
  | { readonly type: 'failed' }
  /** The page's height has not changed for a while. */
  | { readonly type: 'settled' }

/** Returns the next state. Events that do not apply leave the state unchanged. */
export function next(state: ListProgress, event: ListEvent): ListProgress {
  switch (event.type) {
    case 'scrolled':
      return state.at === 'idle' && (state.inARow < maxInARow || !event.isAtFoot)
        ? { ...state, at: 'loading', inARow: state.inARow + 1 }
        : state
    case 'pressed':
      return state.at === 'loading' || state.at === 'locked' ? state : { ...state, at: 'loading', inARow: 0 }
    case 'arrived':
      return state.at === 'loading'
        ? { ...state, at: event.isLast ? 'locked' : 'settling', loaded: state.loaded + 1 }
        : state
    case 'failed':
      return state.at === 'loading' ? { ...state, at: 'failed' } : state
    case 'settled':
      return state.at === 'settling' ? { ...state, at: 'idle' } : state
  }
}
