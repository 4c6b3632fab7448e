/** The states of the results page. The last good results stay in each of them. */
import type { ResultsPlace } from '../../core/shop/search/results-page.rules'

/** How a place is reached: by a choice, by Back or Forward, or by more pages of the same place. */
export type Reach = 'chosen' | 'history' | 'more'

/** A place on its way. */
export interface Wanted {
  readonly place: ResultsPlace
  readonly reach: Reach
}

/** `idle`: the results of the address are shown. */
export type ResultsState =
  | { readonly at: 'idle' }
  | { readonly at: 'searching'; readonly wanted: Wanted }
  /** `name`: that of the choice; empty where it was none, or took something back. */
  | { readonly at: 'failed'; readonly wanted: Wanted; readonly name: string }

/** What happens to it. */
export type ResultsEvent =
  | { readonly type: 'wanted'; readonly wanted: Wanted }
  | { readonly type: 'shown' }
  | { readonly type: 'failed'; readonly name: string }
  | { readonly type: 'dismissed' }

/** The state after an event. */
export function next(state: ResultsState, event: ResultsEvent): ResultsState {
  switch (event.type) {
    case 'wanted':
      return { at: 'searching', wanted: event.wanted }
    case 'shown':
      return { at: 'idle' }
    case 'failed':
      return state.at === 'searching' ? { at: 'failed', wanted: state.wanted, name: event.name } : state
    case 'dismissed':
      return state.at === 'failed' ? { at: 'idle' } : state
  }
}
