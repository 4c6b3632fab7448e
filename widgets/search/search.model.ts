/** The search model: debounced requests, dropping of late responses, search history, navigation. */

import { onBfcacheRestore } from '../../core/base/device/bfcache'
import { maskAddresses } from '../../core/base/input/mask-emails'
import { typedText } from '../../core/base/input/typed.rules'
import { createStore } from '../../core/base/state/create-store'
import { resultsPath } from '../../core/shop/search/results-path.rules'
import { next, none, type SearchEvent } from './search.machine'
import { debounceMs, type HistoryEntry, history, isIncomplete, remember, restMs } from './search.rules'
import type { FieldState, SearchDeps, SearchModel } from './search.types'
import { createPanelModel } from './search-panel.model'

/** @see SearchDeps */
export function createSearchModel(deps: SearchDeps): SearchModel {
  const { context } = deps
  const store = createStore<FieldState>({
    at: 'closed',
    term: deps.initial.term,
    last: undefined,
    recent: readRecent(),
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Queries that were requested and not answered, each with its latest request. */
  const pending = new Map<string, symbol>()

  function dispatch(event: SearchEvent): void {
    const before = store.get()
    const after = next(before, event)
    if (after !== before) store.set({ ...after, recent: before.recent })
  }

  /**
   * Requests the typed query after the debounce. A query that is pending, or whose answer is the last one, is not
   * requested again (SEARCH-03).
   */
  function scheduleRequest(delayMs = debounceMs): void {
    clearTimeout(timer)
    const { at, term } = store.get()
    if (at === 'searching' && !pending.has(typedText(term))) timer = setTimeout(() => request(typedText(term)), delayMs)
  }

  async function request(query: string): Promise<void> {
    const id = Symbol('search')
    pending.set(query, id)
    const takeIfCurrent = () =>
      pending.get(query) === id && pending.delete(query) && typedText(store.get().term) === query
    try {
      const suggestions = await deps.search(query)
      if (!takeIfCurrent()) return
      dispatch({ type: 'answered', suggestions })
      deps.publish('search:queried', { query: maskAddresses(query), count: suggestions.count })
      deps.publish('price:shown', { by: 'rove-search', prices: suggestions.prices })
    } catch (failure) {
      if (!takeIfCurrent()) return
      deps.report(failure)
      dispatch({ type: 'failed', query })
    }
  }

  const groups = () => createPanelModel(store.get(), { ...deps, forget })

  const lines = () => groups().flatMap((group) => group.lines)

  /** Entries with an unsafe URL are left out: other scripts may write to the same storage. */
  function readRecent(): readonly HistoryEntry[] {
    return (deps.history?.read() ?? [])
      .filter(({ term, href }) => context.safeUrl(href) && maskAddresses(term) === term)
      .slice(0, history.shown)
  }

  function refreshRecent(): void {
    store.set({ ...store.get(), recent: readRecent() })
  }

  function forget(): void {
    deps.history?.write([])
    refreshRecent()
  }

  function submit(): void {
    const query = typedText(store.get().term)
    const path = resultsPath('products', query, context.basePath)
    const href = query && path && context.safeUrl(path)
    if (!href) return
    const masked = maskAddresses(query)
    if (masked === query) deps.history?.write(remember(deps.history.read(), { term: query, href }))
    deps.publish('search:submitted', { query: masked, href })
    dispatch({ type: 'closed' })
    deps.go(href)
  }

  const stopWatchingBfcache = onBfcacheRestore(() => {
    pending.clear()
    dispatch({ type: 'closed' })
  })
  const unwatch = deps.history?.watch(refreshRecent)

  return {
    get: store.get,
    subscribe: store.subscribe,
    t: deps.t,
    context,
    initial: deps.initial,
    suggestionLine: deps.suggestionLine,
    groups,
    open() {
      deps.warm()
      if (store.get().at !== 'closed') return
      refreshRecent()
      dispatch({ type: 'opened' })
      scheduleRequest()
    },
    close() {
      clearTimeout(timer)
      dispatch({ type: 'closed' })
    },
    escape() {
      clearTimeout(timer)
      dispatch({ type: 'escaped' })
    },
    type(term, composed) {
      dispatch({ type: 'typed', term })
      scheduleRequest(composed && isIncomplete(composed, context.locale) ? restMs : debounceMs)
    },
    move(by) {
      const opens = store.get().at === 'closed'
      dispatch({ type: 'moved', by, options: lines().length })
      if (opens) scheduleRequest()
    },
    enter() {
      const state = store.get()
      const line = state.at === 'closed' || state.active === none ? undefined : lines()[state.active]
      if (line) line.choose()
      else submit()
    },
    stop() {
      clearTimeout(timer)
      pending.clear()
      unwatch?.()
      stopWatchingBfcache()
    },
  }
}
