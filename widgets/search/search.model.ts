/** What happens when: asking after a rest, dropping late answers, remembering, going to a page. */
import type { ComponentType } from 'react'
import type { SearchAnswer, SearchRequest } from '../../core/contract/search'
import type { Stored } from '../../core/device/storage'
import { maskAddresses } from '../../core/domain/mask-addresses'
import type { Guest } from '../../core/element/definition'
import { createStore, type Store } from '../../core/state/create-store'
import type { Say } from '../../core/texts'
import { next, none, type SearchEvent, type SearchState } from './search.machine'
import {
  debounceMs,
  type HistoryEntry,
  history,
  isHalfWritten,
  type Outlook,
  remember,
  requestsFor,
  resultsPath,
  suggestionsOf,
} from './search.rules'
import type { SearchCode } from './search.texts'
import { groupsOf, type LineGroup } from './search-panel.model'

/** What a search field needs from the page. */
export interface SearchDeps {
  readonly outlook: Outlook
  readonly say: Say<SearchCode>
  /** What was typed into the server's field before ours was there, and where the visitor was in it. */
  readonly begun: Begun
  /** Nothing where the host wants none. */
  readonly history: Stored<readonly HistoryEntry[]> | undefined
  /** Asks the search service; its code is fetched with the first call. */
  search(requests: readonly SearchRequest[]): Promise<SearchAnswer>
  /** How a price reads where a member may read it otherwise; there before the first answer. */
  memberPrice(): ComponentType<PriceProps> | undefined
  /** Fetches that code ahead. */
  warm(): void
  readonly tell: Guest<Record<string, never>>['tell']
  /** Leaves for another page. */
  go(href: string): void
  report(failure: unknown): void
}

/** What a price is shown with. */
export interface PriceProps {
  /** In units of the country's currency. */
  readonly price: number
}

/** What the visitor had begun in the server's own field. */
export interface Begun {
  readonly term: string
  /** Start and end of the selection when the visitor is in the field. */
  readonly selection: readonly [number, number] | undefined
}

/** The state of the field, with the searches of before that it offers, newest first. */
export type FieldState = SearchState & { readonly recent: readonly HistoryEntry[] }

/** What the view can ask of a search field. */
export interface SearchModel
  extends Pick<Store<FieldState>, 'get' | 'subscribe'>,
    Pick<SearchDeps, 'say' | 'outlook' | 'begun' | 'memberPrice'> {
  /** What the panel holds now. */
  groups(): readonly LineGroup[]
  open(): void
  close(): void
  escape(): void
  /** @param composed the end of it that an input method is not done with */
  type(term: string, composed?: string): void
  move(by: 1 | -1): void
  /** The marked line, else the results page. */
  enter(): void
  stop(): void
}

/** @see SearchDeps */
export function createSearchModel(deps: SearchDeps): SearchModel {
  const { outlook } = deps
  const store = createStore<FieldState>({
    at: 'closed',
    term: deps.begun.term,
    last: undefined,
    recent: readRecent(),
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  /** What the service has been asked and has not answered. */
  const underWay = new Set<string>()

  function take(event: SearchEvent): void {
    const before = store.get()
    const after = next(before, event)
    if (after !== before) store.set({ ...after, recent: before.recent })
  }

  /** Asks what is typed once it has rested; what is known or under way is not asked again (SEARCH-03). */
  function askSoon(): void {
    clearTimeout(timer)
    const { at, term } = store.get()
    if (at === 'searching' && !underWay.has(term.trim())) timer = setTimeout(() => ask(term.trim()), debounceMs)
  }

  async function ask(query: string): Promise<void> {
    underWay.add(query)
    const isAwaited = () => underWay.delete(query) && store.get().term.trim() === query
    try {
      const suggestions = suggestionsOf(query, await deps.search(requestsFor(query, outlook.country)), outlook)
      if (!isAwaited()) return
      take({ type: 'answered', suggestions })
      deps.tell('search:queried', { query: maskAddresses(query), count: suggestions.count })
    } catch (failure) {
      if (!isAwaited()) return
      deps.report(failure)
      take({ type: 'failed', query })
    }
  }

  const groups = () => groupsOf(store.get(), { ...deps, forget })

  const lines = () => groups().flatMap((group) => group.lines)

  /** What is written here may be no URL of ours: other scripts write to the same storage. */
  function readRecent(): readonly HistoryEntry[] {
    return (deps.history?.read() ?? [])
      .filter(({ term, href }) => outlook.safeUrl(href) && maskAddresses(term) === term)
      .slice(0, history.shown)
  }

  function recall(): void {
    store.set({ ...store.get(), recent: readRecent() })
  }

  function forget(): void {
    deps.history?.write([])
    recall()
  }

  function submit(): void {
    const query = store.get().term.trim()
    const path = resultsPath('products', query, outlook.basePath)
    const href = query && path && outlook.safeUrl(path)
    if (!href) return
    const masked = maskAddresses(query)
    if (masked === query) deps.history?.write(remember(deps.history.read(), { term: query, href }))
    deps.tell('search:submitted', { query: masked, href })
    take({ type: 'closed' })
    deps.go(href)
  }

  const forgetOnReturn = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    underWay.clear()
    take({ type: 'closed' })
  }
  addEventListener('pageshow', forgetOnReturn)
  const unwatch = deps.history?.watch(recall)

  return {
    get: store.get,
    subscribe: store.subscribe,
    say: deps.say,
    outlook,
    begun: deps.begun,
    memberPrice: deps.memberPrice,
    groups,
    open() {
      deps.warm()
      recall()
      take({ type: 'opened' })
      askSoon()
    },
    close() {
      clearTimeout(timer)
      take({ type: 'closed' })
    },
    escape() {
      clearTimeout(timer)
      take({ type: 'escaped' })
    },
    type(term, composed) {
      take({ type: 'typed', term })
      clearTimeout(timer)
      if (!composed || !isHalfWritten(composed, outlook.locale)) askSoon()
    },
    move(by) {
      const opens = store.get().at === 'closed'
      take({ type: 'moved', by, options: lines().length })
      if (opens) askSoon()
    },
    enter() {
      const state = store.get()
      const line = state.at === 'closed' || state.active === none ? undefined : lines()[state.active]
      if (line) line.choose()
      else submit()
    },
    stop() {
      clearTimeout(timer)
      underWay.clear()
      unwatch?.()
      removeEventListener('pageshow', forgetOnReturn)
    },
  }
}
