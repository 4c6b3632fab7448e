/** What happens when: asking after a rest, dropping late answers, remembering, going to a page. */
import type { SearchAnswer, SearchRequest } from '../../core/contract/search'
import type { Stored } from '../../core/device/storage'
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
  /** Fetches that code ahead. */
  warm(): void
  readonly tell: Guest<Record<string, never>>['tell']
  /** Leaves for another page. */
  go(href: string): void
  report(failure: unknown): void
}

/** What the visitor had begun in the server's own field. */
export interface Begun {
  readonly term: string
  /** Start and end of the selection when the visitor is in the field. */
  readonly selection: readonly [number, number] | undefined
}

/** One line of the panel that the arrow keys reach. */
export interface Option {
  readonly href: string | undefined
  choose(): void
}

/** What the view can ask of a search field. */
export interface SearchModel
  extends Pick<Store<SearchState>, 'get' | 'subscribe'>,
    Pick<SearchDeps, 'say' | 'outlook' | 'begun'> {
  /** The entries shown, newest first. */
  recent(): readonly HistoryEntry[]
  /** The panel's lines in their order. */
  options(): readonly Option[]
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
  const store = createStore<SearchState>({ at: 'closed', term: deps.begun.term, last: undefined })
  let timer: ReturnType<typeof setTimeout> | undefined
  /** What the service has been asked and has not answered. */
  const underWay = new Set<string>()

  function take(event: SearchEvent): void {
    store.set(next(store.get(), event))
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
      deps.tell('search:queried', { query, count: suggestions.count })
    } catch (failure) {
      if (!isAwaited()) return
      deps.report(failure)
      take({ type: 'failed', query })
    }
  }

  function options(): readonly Option[] {
    const state = store.get()
    if (state.at === 'closed') return []
    if (state.at === 'history') {
      const entries = recent().map(({ href }) => ({ href, choose: () => deps.go(href) }))
      return entries.length > 0 ? [...entries, { href: undefined, choose: forget }] : []
    }
    return (state.last?.groups ?? []).flatMap(({ suggestions, href }): Option[] => [
      ...suggestions.map((one) => ({
        href: one.href,
        choose() {
          deps.tell('search:selected', {
            query: state.last?.query ?? '',
            index: one.index,
            objectID: one.objectID,
            href: one.href,
          })
          deps.go(one.href)
        },
      })),
      ...(href ? [{ href, choose: () => deps.go(href) }] : []),
    ])
  }

  /** What is written here may be no URL of ours: other scripts write to the same storage. */
  function recent(): readonly HistoryEntry[] {
    return (deps.history?.read() ?? []).filter(({ href }) => outlook.safeUrl(href)).slice(0, history.shown)
  }

  function forget(): void {
    deps.history?.write([])
    store.set({ ...store.get() })
  }

  function submit(): void {
    const query = store.get().term.trim()
    const path = resultsPath('products', query, outlook.basePath)
    const href = query && path && outlook.safeUrl(path)
    if (!href) return
    deps.history?.write(remember(deps.history.read(), { term: query, href }))
    deps.tell('search:submitted', { query, href })
    take({ type: 'closed' })
    deps.go(href)
  }

  const forgetOnReturn = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    underWay.clear()
    take({ type: 'closed' })
  }
  addEventListener('pageshow', forgetOnReturn)
  const unwatch = deps.history?.watch(() => store.set({ ...store.get() }))

  return {
    get: store.get,
    subscribe: store.subscribe,
    say: deps.say,
    outlook,
    begun: deps.begun,
    recent,
    options,
    open() {
      deps.warm()
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
      take({ type: 'moved', by, options: options().length })
      if (opens) askSoon()
    },
    enter() {
      const state = store.get()
      const option = state.at === 'closed' || state.active === none ? undefined : options()[state.active]
      if (option) option.choose()
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
