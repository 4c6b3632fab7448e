/** The state machine of the search panel. */
import { typedText } from '../../core/base/input/typed.rules'
import type { Suggestions } from './search.rules'

/** The state of the panel. */
export type SearchState =
  | { readonly at: 'closed'; readonly term: string; readonly last: Suggestions | undefined }
  | { readonly at: 'history'; readonly term: string; readonly active: number; readonly last: undefined }
  /** A request is pending; the last answer stays visible. */
  | { readonly at: 'searching'; readonly term: string; readonly active: number; readonly last: Suggestions | undefined }
  | { readonly at: 'results'; readonly term: string; readonly active: number; readonly last: Suggestions }
  | { readonly at: 'failed'; readonly term: string; readonly active: number; readonly last: undefined }

/** The events of the panel. */
export type SearchEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'typed'; readonly term: string }
  | { readonly type: 'answered'; readonly suggestions: Suggestions }
  | { readonly type: 'failed'; readonly query: string }
  | { readonly type: 'escaped' }
  | { readonly type: 'closed' }
  /** The arrow keys: the next or previous option. After the last one, none is marked. */
  | { readonly type: 'moved'; readonly by: 1 | -1; readonly options: number }

/** No option is marked. */
export const none = -1

/** Returns the next state. Events that do not apply leave the state unchanged. */
export function next(state: SearchState, event: SearchEvent): SearchState {
  switch (event.type) {
    case 'opened':
      return state.at === 'closed' ? openedWith(state.term, state.last) : state
    case 'typed':
      return openedWith(event.term, state.last)
    case 'answered':
      if (event.suggestions.query !== typedText(state.term)) return state
      if (state.at === 'closed') return { ...state, last: event.suggestions }
      return state.at === 'searching' ? openedWith(state.term, event.suggestions) : state
    case 'failed':
      return state.at === 'searching' && event.query === typedText(state.term)
        ? { at: 'failed', term: state.term, active: none, last: undefined }
        : state
    case 'escaped':
      if (state.at === 'closed') return state
      return typedText(state.term) === '' ? { at: 'closed', term: '', last: undefined } : openedWith('', undefined)
    case 'closed':
      return state.at === 'closed' ? state : { at: 'closed', term: state.term, last: state.last }
    case 'moved':
      return state.at === 'closed'
        ? openedWith(state.term, state.last)
        : { ...state, active: moved(state.active, event) }
  }
}

function openedWith(term: string, last: Suggestions | undefined): SearchState {
  if (typedText(term) === '') return { at: 'history', term, active: none, last: undefined }
  return last?.query === typedText(term)
    ? { at: 'results', term, active: none, last }
    : { at: 'searching', term, active: none, last }
}

/** The options and the field form a ring. */
function moved(active: number, { by, options }: { by: 1 | -1; options: number }): number {
  const positions = options + 1
  return ((active + 1 + by + positions) % positions) - 1
}
