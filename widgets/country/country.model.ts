/** The country of the page, the one in the cookie, and the switch between them (COUNTRY-02, COUNTRY-05). */
import { loadOnce } from '../../core/base/async/load-once'
import type { Country } from '../../core/base/country/countries.rules'
import { createStore } from '../../core/base/state/create-store'
import type {
  CountryChoice,
  CountryModel,
  CountryPage,
  CountryState,
  LoadedSwitch,
  SwitchStateStore,
} from './country.types'

/** What the element needs. */
export interface CountryDeps extends CountryPage {
  /** The country of the icon. */
  readonly icon: Country
  /** Loads the code of a switch. @param compare compares the page's country with the cookie again */
  loadSwitch(state: SwitchStateStore, compare: () => void): Promise<LoadedSwitch>
  /**
   * Calls back with each choice of the visitor.
   *
   * @param onUse is called when the visitor turns to the control, before a choice
   * @returns the undo
   */
  watchChoices(onChoice: (choice: CountryChoice) => void, onUse: () => void): () => void
  /** Calls back when the cookie may have changed in another tab. @returns the undo */
  watchCookie(onChange: () => void): () => void
  /** Calls back when the page was restored from the back-forward cache. @returns the undo */
  watchRestore(onRestore: () => void): () => void
}

/** @see CountryDeps */
export function createCountryModel(deps: CountryDeps): CountryModel {
  const { market, readCookieCountry, choiceOf } = deps
  const store = createStore<CountryState>({ now: { at: 'idle' }, other: undefined })
  let loaded: LoadedSwitch | undefined
  let latest: CountryChoice | undefined

  const state: SwitchStateStore = {
    get: () => store.get().now,
    set: (now) => store.set({ now, other: store.get().other }),
  }
  const load = loadOnce(async () => {
    loaded = await deps.loadSwitch(state, compare)
    return loaded.model
  })

  /** The country in the cookie, where it is not the page's and the tag offers it. */
  function otherCountry(): Country | undefined {
    const country = readCookieCountry()
    return country !== market.country && country?.locales.some(choiceOf) ? country : undefined
  }

  async function compare(): Promise<void> {
    try {
      if (otherCountry()) await load()
      // The cookie may have changed meanwhile.
      store.set({ now: state.get(), other: otherCountry() })
    } catch (failure) {
      deps.report(failure)
    }
  }

  function preload(): void {
    load().catch(() => {
      // The choice reports it.
    })
  }

  async function choose(choice: CountryChoice): Promise<void> {
    latest = choice
    if (!loaded && choice.locale === market.locale) return deps.resetControl()
    try {
      const model = await load()
      if (latest === choice) model.choose(choice)
    } catch (failure) {
      if (latest !== choice) return
      deps.report(failure)
      // As without script: the server writes the cookie.
      choice.go()
    }
  }

  if (!readCookieCountry()) deps.writeCookieCountry(market.country, 'initial')
  void compare()
  const undo = [
    deps.watchChoices(choose, preload),
    deps.watchCookie(compare),
    deps.watchRestore(() => {
      loaded?.model.end()
      deps.resetControl()
      void compare()
    }),
  ]

  return {
    get: store.get,
    subscribe: store.subscribe,
    market,
    icon: deps.icon,
    loaded: () => loaded,
    stop() {
      latest = undefined
      loaded?.model.stop()
      for (const end of undo) end()
    },
  }
}
