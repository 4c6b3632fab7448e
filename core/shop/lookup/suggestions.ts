/** The suggestions for a typed text: requested after a debounce, removed when they no longer apply. */
import type { CountryCode } from '../../base/country/countries.rules'
import { createStore, type Store } from '../../base/state/create-store'
import type { FoundAddress } from './found-address.rules'
import type { Places, Suggestion } from './lookup.types'
import { debounceMs, minLength } from './suggestions.rules'

/** The suggestions and the index of the active one; -1 for none. Empty: the list is closed. */
export interface Suggested {
  readonly suggestions: readonly Suggestion[]
  readonly active: number
}

interface SuggestDeps {
  readonly places: Pick<Places, 'suggest'>
  readonly countries: readonly CountryCode[]
  /** The visitor has chosen a street. */
  onStreet(street: string): void
  /** The address of the chosen street was read, and nothing was typed since. */
  onFound(found: FoundAddress): void
}

/** What the field uses of its suggestions. */
export interface SuggestionList extends Pick<Store<Suggested>, 'get' | 'subscribe'> {
  typed(text: string): void
  /** Moves the active suggestion. After the last one comes the first. */
  move(step: 1 | -1): void
  choose(n: number): Promise<void>
  close(): void
}

const none: Suggested = { suggestions: [], active: -1 }

/** @see SuggestionList */
export function createSuggestions({ places, countries, onStreet, onFound }: SuggestDeps): SuggestionList {
  const store = createStore(none)
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Counts the visitor's actions: a response to an earlier one is dropped. */
  let latestRequest = 0

  function close(): void {
    clearTimeout(timer)
    latestRequest++
    store.set(none)
  }

  async function request(text: string): Promise<void> {
    const mine = latestRequest
    const suggestions = await places.suggest(text, countries)
    if (mine === latestRequest) store.set(suggestions.length > 0 ? { suggestions, active: -1 } : none)
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    typed(text) {
      clearTimeout(timer)
      latestRequest++
      const query = text.trim()
      if (query.length < minLength) return close()
      timer = setTimeout(() => request(query), debounceMs)
    },
    move(step) {
      const { suggestions, active } = store.get()
      const count = suggestions.length
      if (count === 0) return
      const from = active === -1 && step === -1 ? count : active
      store.set({ suggestions, active: (from + step + count) % count })
    },
    async choose(n) {
      const chosen = store.get().suggestions[n]
      if (!chosen) return
      close()
      const mine = latestRequest
      onStreet(chosen.street)
      const found = await chosen.read()
      if (found && mine === latestRequest) onFound(found)
    },
    close,
  }
}
