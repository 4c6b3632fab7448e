/** The states of the search field and what leads where. Source: document 0, section 4 (Search suggestion panel). */
import type { Suggestions } from './search.rules'

/** Where the panel is. */
export type SearchState =
  | { readonly at: 'closed'; readonly term: string; readonly last: Suggestions | undefined }
  | { readonly at: 'history'; readonly term: string; readonly active: number; readonly last: undefined }
  /** Waiting for an answer; the last one stays on the screen. */
  | { readonly at: 'searching'; readonly term: string; readonly active: number; readonly last: Suggestions | undefined }
  | { readonly at: 'results'; readonly term: string; readonly active: number; readonly last: Suggestions }
  | { readonly at: 'failed'; readonly term: string; readonly active: number; readonly last: undefined }

/** What can happen to the panel. */
export type SearchEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'typed'; readonly term: string }
  | { readonly type: 'answered'; readonly suggestions: Suggestions }
  | { readonly type: 'failed'; readonly query: string }
  | { readonly type: 'escaped' }
  | { readonly type: 'closed' }
  /** The arrow keys: to the option before or after, round the end to none. */
  | { readonly type: 'moved'; readonly by: 1 | -1; readonly options: number }

/** No option is marked. */
export const none = -1

/** The state after an event; one that has no meaning in a state leaves it as it is. */
export function next(state: SearchState, event: SearchEvent): SearchState {
  switch (event.type) {
    case 'opened':
      return state.at === 'closed' ? openedWith(state.term, state.last) : state
    case 'typed':
      return openedWith(event.term, state.last)
    case 'answered':
      if (event.suggestions.query !== state.term.trim()) return state
      if (state.at === 'closed') return { ...state, last: event.suggestions }
      return state.at === 'searching' ? openedWith(state.term, event.suggestions) : state
    case 'failed':
      return state.at === 'searching' && event.query === state.term.trim()
        ? { at: 'failed', term: state.term, active: none, last: undefined }
        : state
    case 'escaped':
      if (state.at === 'closed') return state
      return state.term.trim() === '' ? { at: 'closed', term: '', last: undefined } : openedWith('', undefined)
    case 'closed':
      return state.at === 'closed' ? state : { at: 'closed', term: state.term, last: state.last }
    case 'moved':
      return state.at === 'closed'
        ? openedWith(state.term, state.last)
        : { ...state, active: moved(state.active, event) }
  }
}

function openedWith(term: string, last: Suggestions | undefined): SearchState {
  if (term.trim() === '') return { at: 'history', term, active: none, last: undefined }
  return last?.query === term.trim()
    ? { at: 'results', term, active: none, last }
    : { at: 'searching', term, active: none, last }
}

/** Options and the field itself stand in a ring. */
function moved(active: number, { by, options }: { by: 1 | -1; options: number }): number {
  const places = options + 1
  return ((active + 1 + by + places) % places) - 1
}
