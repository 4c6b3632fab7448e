/** Types of the search field's models and views. */

import type { ComponentType } from 'react'
import type { Stored } from '../../core/base/device/storage'
import type { Store } from '../../core/base/state/create-store'
import type { TextLookup } from '../../core/base/texts/texts'
import type { IndexName } from '../../core/shop/search/search-indexes.contract'
import type { ElementContext } from '../../core/view/element/definition'
import type { SearchState } from './search.machine'
import type { HistoryEntry, PricedSuggestions, SearchContext, Suggestion } from './search.rules'
import type { SearchCode } from './search.texts'

/** What the search model needs from the page. */
export interface SearchDeps {
  readonly context: SearchContext
  readonly t: TextLookup<SearchCode>
  /** The text and selection of the server's field before it was replaced. */
  readonly initial: InitialInput
  /** `undefined` if the page has disabled the history. */
  readonly history: Stored<readonly HistoryEntry[]> | undefined
  /** Asks the search service. Its code is loaded with the first call. */
  search(query: string): Promise<PricedSuggestions>
  /** The view of a suggestion: there before the first answer is shown. */
  suggestionLine(): ComponentType<SuggestionProps> | undefined
  /** Preloads the code of requests and suggestions. */
  warm(): void
  readonly publish: ElementContext<Record<string, never>>['publish']
  /** Navigates to a URL. */
  go(href: string): void
  report(failure: unknown): void
}

/** The props of a suggestion. */
export interface SuggestionProps {
  readonly suggestion: Suggestion
}

/** What the visitor has typed into the server's own field. */
export interface InitialInput {
  readonly term: string
  /** Start and end of the selection, if the field has the focus. */
  readonly selection: readonly [number, number] | undefined
}

/** The state of the field, with the recent searches that it offers, newest first. */
export type FieldState = SearchState & { readonly recent: readonly HistoryEntry[] }

/** What the view uses of the search model. */
export interface SearchModel
  extends Pick<Store<FieldState>, 'get' | 'subscribe'>,
    Pick<SearchDeps, 't' | 'context' | 'initial' | 'suggestionLine'> {
  /** The groups that the panel shows. */
  groups(): readonly LineGroup[]
  open(): void
  close(): void
  escape(): void
  /** @param composed the end of the term that is still being composed */
  type(term: string, composed?: string): void
  move(by: 1 | -1): void
  /** Opens the marked line, else the results page. */
  enter(): void
  stop(): void
}

/** One line of the panel. */
export type Line = {
  /** The index among all lines of the panel. */
  readonly place: number
  readonly href: string | undefined
  choose(): void
} & (
  | { readonly part: 'option'; readonly shows: Suggestion | string }
  | { readonly part: 'view-all'; readonly shows: number }
  | { readonly part: 'clear'; readonly shows: undefined }
)

/** Lines under one heading. */
export interface LineGroup {
  /** The index of its suggestions; `recent` for recent searches. */
  readonly name: IndexName | 'recent'
  readonly lines: readonly Line[]
}
