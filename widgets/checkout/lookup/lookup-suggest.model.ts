/** A list of suggestions for what is typed: asked for when typing rests, gone as soon as it is not wanted. */
import type { CountryCode } from '../../../core/domain/countries'
import { createStore, type Store } from '../../../core/state/create-store'
import type { FoundAddress } from './lookup.rules'
import type { Places, Suggestion } from './lookup-places.model'

/** How long typing rests before it is asked about, in milliseconds; and from how many characters on. */
const rest = 250
const least = 3

/** What is suggested now, and which of it the arrow keys are at: -1 is none. Empty: there is no list. */
export interface Suggested {
  readonly suggestions: readonly Suggestion[]
  readonly active: number
}

interface SuggestingDeps {
  readonly places: Pick<Places, 'suggest'>
  readonly countries: readonly CountryCode[]
  /** A street was chosen. */
  onStreet(street: string): void
  /** Its parts have come, and nothing was typed since. */
  onFound(found: FoundAddress): void
}

/** What the field can ask of its list. */
export interface Suggesting extends Pick<Store<Suggested>, 'get' | 'subscribe'> {
  typed(text: string): void
  /** The arrow keys: past the last one is the first. */
  move(step: 1 | -1): void
  choose(n: number): Promise<void>
  close(): void
}

const none: Suggested = { suggestions: [], active: -1 }

/** @see Suggesting */
export function createSuggesting({ places, countries, onStreet, onFound }: SuggestingDeps): Suggesting {
  const store = createStore(none)
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Goes on with all that the shopper does: an answer to what was before is dropped. */
  let turn = 0

  function close(): void {
    clearTimeout(timer)
    turn++
    store.set(none)
  }

  async function ask(text: string): Promise<void> {
    const mine = turn
    const suggestions = await places.suggest(text, countries)
    if (mine === turn) store.set(suggestions.length > 0 ? { suggestions, active: -1 } : none)
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    typed(text) {
      clearTimeout(timer)
      turn++
      const words = text.trim()
      if (words.length < least) return close()
      timer = setTimeout(() => ask(words), rest)
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
      const mine = turn
      onStreet(chosen.street)
      const found = await chosen.read()
      if (found && mine === turn) onFound(found)
    },
    close,
  }
}
