/** What happens on the results page: one request at a time, the address, and the last good results (RESULTS-02 … 05). */

import { createStore } from '../../core/base/state/create-store'
import { placePath, type ResultsPlace, readPlacePath } from '../../core/shop/search/results-page.rules'
import type { Search } from '../../core/shop/search/search-client'
import { findResults, type ResultsContext } from './search-results.calls'
import { next, type Reach, type ResultsEvent, type ResultsState, type Wanted } from './search-results.machine'
import { slowMs } from './search-results.rules'
import type { Found, ResultsPage, SearchResultsModel } from './search-results.types'
import type { Address } from './search-results-address.dom'
import type { LeftPlace } from './search-results-place.dom'

/** What the results page needs. */
export interface SearchResultsDeps {
  readonly page: ResultsPage
  readonly context: ResultsContext
  /** The shop's path, with a slash at its end. */
  readonly basePath: string
  readonly address: Address
  /** The client of the search service. */
  search(): Promise<Search>
  /** Remembers what is shown in the current history entry. @returns where the visitor is in it */
  remember(): LeftPlace | undefined
  /**
   * Shows further pages, or the place on the screen, as the visitor has left them in the current history entry.
   *
   * @returns what is shown; `undefined` if nothing is remembered
   */
  recall(place: ResultsPlace): ResultsPlace | undefined
  report(failure: unknown): void
}

/** The model, with what its element's listeners call. */
export interface OwnSearchResultsModel extends SearchResultsModel {
  /** The visitor has changed the facets or the order in the form. */
  choose(): void
  /** The visitor has followed a link of the page. @returns whether it is shown here */
  follow(place: ResultsPlace, reach: 'chosen' | 'more'): boolean
  /** Back or Forward has changed the address. */
  followAddress(): void
  /** Whether the results of the tab's address are shown. */
  isAtAddress(): boolean
}

/** @param initial what the page shows: the server's results, or the restored ones. @see SearchResultsDeps */
export function createSearchResultsModel(deps: SearchResultsDeps, initial: ResultsPlace): OwnSearchResultsModel {
  const { page, basePath, context } = deps
  const store = createStore<ResultsState>({ at: 'idle' })
  /** The place whose results are shown. */
  let shown = initial
  /** Identifies the latest search while it is pending. */
  let pending: symbol | undefined
  let slow: ReturnType<typeof setTimeout> | undefined

  const pathOf = (place: ResultsPlace) => placePath(place, basePath)
  const keyOf = (place: ResultsPlace) => pathOf(place) ?? ''
  /** Whatever their pages: what is shown can be several. */
  const isShown = (place: ResultsPlace) => keyOf({ ...place, page: 1 }) === keyOf({ ...shown, page: 1 })

  function dispatch(event: ResultsEvent): void {
    const after = next(store.get(), event)
    if (after !== store.get()) store.set(after)
    const isSearching = after.at === 'searching'
    page.setBusy(isSearching)
    clearTimeout(slow)
    if (isSearching) slow = setTimeout(page.writeLoading, slowMs)
  }

  /** What is shown is what is wanted. */
  function endSearch(): void {
    pending = undefined
    dispatch({ type: 'shown' })
  }

  async function show(wanted: Wanted): Promise<void> {
    pending = undefined
    const { place, reach } = wanted
    if (reach === 'history' && page.restore(keyOf(place))) {
      shown = place
      return endSearch()
    }
    const id = Symbol('search')
    pending = id
    dispatch({ type: 'wanted', wanted })
    try {
      const search = await deps.search()
      if (pending !== id) return
      const found = await findResults(search, place, context, page.wantsCategories())
      if (pending !== id) return
      take(place, reach, found)
      dispatch({ type: 'shown' })
    } catch (failure) {
      // A later choice has taken its place.
      if (pending !== id) return
      deps.report(failure)
      dispatch({ type: 'failed', name: reach === 'chosen' ? page.nameAdded(place, shown) : '' })
      page.writeChoice(shown)
    }
  }

  function take(place: ResultsPlace, reach: Reach, found: Found): void {
    const path = pathOf(place)
    page.setBusy(false)
    const left = reach === 'chosen' ? deps.remember() : undefined
    if (reach === 'chosen') page.keep(keyOf(shown))
    if (reach === 'more') page.append(place, found)
    else page.show(place, found)
    shown = (reach === 'history' && deps.recall(place)) || place
    if (!path || reach === 'history') return
    // As a link to the address of its own page.
    const isSame = path === keyOf(placeOfAddress() ?? shown)
    deps.address.write(reach === 'more' || isSame ? 'replace' : 'push', path, left)
  }

  /** Whether the results of the address, after Back or Forward, are on their way or did not come. */
  function isFollowing(): boolean {
    const state = store.get()
    return state.at !== 'idle' && state.wanted.reach === 'history'
  }

  /** The place of the tab's address. */
  function placeOfAddress(): ResultsPlace | undefined {
    const place = readPlacePath(deps.address.read())
    return place && page.answered(place)
  }

  function isAtAddress(): boolean {
    const place = placeOfAddress()
    return !!place && isShown(place)
  }

  /** What is shown stays: the choice says so, and the address, which Back or Forward may have changed. */
  function stay(): void {
    page.writeChoice(shown)
    const path = pathOf(shown)
    if (path && !isAtAddress()) deps.address.write('instead', path)
  }

  function choose(): void {
    const place: ResultsPlace = { ...shown, ...page.readChoice(), page: 1 }
    const isSearching = store.get().at === 'searching'
    if (!isShown(place) || (isSearching && isFollowing())) return void show({ place, reach: 'chosen' })
    // The choice was undone before its answer came.
    if (isSearching) {
      endSearch()
      stay()
    }
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    choose,
    follow(place, reach) {
      // Another search is another page.
      if (place.query !== shown.query) return false
      const wanted = page.answered(place)
      if (!page.canShow(wanted.type)) return false
      page.writeChoice(wanted)
      void show({ place: wanted, reach })
      return true
    },
    followAddress() {
      const place = placeOfAddress()
      if (!place || place.query !== shown.query) return
      // The entry of an overlay has the same address.
      if (isShown(place) && !isFollowing()) return
      page.writeChoice(place)
      if (isShown(place)) return endSearch()
      page.setBusy(false)
      page.keep(keyOf(shown))
      void show({ place, reach: 'history' })
    },
    isAtAddress,
    retry() {
      const state = store.get()
      if (state.at !== 'failed') return
      page.writeChoice(state.wanted.place)
      void show(state.wanted)
    },
    dismiss() {
      dispatch({ type: 'dismissed' })
      stay()
    },
    stop() {
      pending = undefined
      clearTimeout(slow)
    },
  }
}
