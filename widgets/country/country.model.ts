/** Switches the country: shows what would be lost, checks the new page, writes the cookie and leaves (COUNTRY-02, COUNTRY-05). */
import type { ComponentType } from 'react'
import type { Country } from '../../core/country/countries.rules'
import type { Market } from '../../core/country/country.setting'
import { countryCookieDays } from '../../core/country/country-cookie.rules'
import { createStore } from '../../core/state/create-store'
import { next, type SwitchEvent } from './country.machine'
import { leaveTimeoutMs } from './country.rules'
import type { CountryChoice, CountryLoss, CountryModel, CountryState, SwitchProps } from './country.types'

/** What a switch needs from the page. */
export interface CountryDeps {
  /** What the page was rendered for. */
  readonly market: Market
  /** The country of the icon. */
  readonly icon: Country
  /** The country in the cookie; nothing where it is absent or not one of the shop's. */
  readCountry(): Country | undefined
  /** Writes the cookie. */
  writeCountry(country: Country, days: number): void
  /** What the visitor would lose by a switch to this country. */
  readLoss(to: Country): Promise<CountryLoss | undefined>
  /** Requests the new page. Rejects where it cannot be opened. */
  check(href: string): Promise<void>
  /** Whether the device is offline. */
  isOffline(): boolean
  /** The choice that leads to this country, where the tag offers one. */
  choiceOf(country: Country): CountryChoice | undefined
  /** Loads the code that shows a switch. */
  loadView(): Promise<ComponentType<SwitchProps>>
  /** Calls back with each choice of the visitor. @returns the undo */
  watchChoices(onChoice: (choice: CountryChoice) => void): () => void
  /** Calls back when the country was changed in another tab. @returns the undo */
  watchCountry(onChange: () => void): () => void
  /** Calls back when the page was restored from the back-forward cache. @returns the undo */
  watchRestore(onRestore: () => void): () => void
  /** Sets the page's own control back to the page's country. */
  resetControl(): void
  report(failure: unknown): void
}

/** @see CountryDeps */
export function createCountryModel(deps: CountryDeps): CountryModel {
  const { market, readCountry, writeCountry } = deps
  const store = createStore<CountryState>({ now: { at: 'resting' }, other: undefined })
  let SwitchView: ComponentType<SwitchProps> | undefined
  let leaveTimer: ReturnType<typeof setTimeout> | undefined

  /** @returns whether the event led to another state */
  function dispatch(event: SwitchEvent): boolean {
    const { now, other } = store.get()
    const after = next(now, event)
    if (after === now) return false
    if (now.at === 'leaving') clearTimeout(leaveTimer)
    store.set({ now: after, other })
    if (after.at === 'resting') deps.resetControl()
    return true
  }

  /** Without its code a switch cannot be shown. */
  async function loadView(): Promise<void> {
    SwitchView ??= await deps.loadView()
  }

  async function compare(): Promise<void> {
    const country = readCountry()
    const other = country && country !== market.country && deps.choiceOf(country) ? country : undefined
    try {
      if (other) await loadView()
      store.set({ now: store.get().now, other })
    } catch (failure) {
      deps.report(failure)
    }
  }

  function fail(failure: unknown): void {
    deps.report(failure)
    dispatch({ type: 'failed', error: deps.isOffline() ? 'offline' : 'unavailable' })
  }

  async function choose(choice: CountryChoice): Promise<void> {
    if (choice.locale === market.locale) return deps.resetControl()
    try {
      await loadView()
    } catch (failure) {
      deps.report(failure)
      // As without script: the server writes the cookie.
      return choice.go()
    }
    if (!dispatch({ type: 'chosen', choice })) return
    try {
      const loss = await deps.readLoss(choice.country)
      if (dispatch({ type: 'compared', loss }) && !loss) await leave(choice)
    } catch (failure) {
      fail(failure)
    }
  }

  async function leave(choice: CountryChoice): Promise<void> {
    try {
      await deps.check(choice.href)
    } catch (failure) {
      return fail(failure)
    }
    if (!dispatch({ type: 'checked' })) return
    const before = readCountry() ?? market.country
    writeCountry(choice.country, countryCookieDays.chosen)
    leaveTimer = setTimeout(() => {
      writeCountry(before, countryCookieDays.chosen)
      fail('the page was not left')
    }, leaveTimeoutMs)
    choice.go()
  }

  if (!readCountry()) writeCountry(market.country, countryCookieDays.initial)
  void compare()
  const undo = [
    deps.watchChoices(choose),
    deps.watchCountry(compare),
    deps.watchRestore(() => {
      dispatch({ type: 'restored' })
      deps.resetControl()
      void compare()
    }),
  ]

  return {
    get: store.get,
    subscribe: store.subscribe,
    market,
    icon: deps.icon,
    switchView: () => SwitchView,
    confirm() {
      const { now } = store.get()
      if (now.at === 'asking' && dispatch({ type: 'confirmed' })) void leave(now.choice)
    },
    close: () => void dispatch({ type: 'closed' }),
    follow() {
      const { other } = store.get()
      const choice = other && deps.choiceOf(other)
      if (choice) void choose(choice)
    },
    stay() {
      writeCountry(market.country, countryCookieDays.chosen)
      void compare()
    },
    stop() {
      clearTimeout(leaveTimer)
      for (const end of undo) end()
    },
  }
}
