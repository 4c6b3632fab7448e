/** The country’s model on a page, with the visitor, another tab and the server as doubles. */
import { vi } from 'vitest'
import { type Country, countries, type Locale } from '../../../core/base/country/countries.rules'
import { type CountryDeps, createCountryModel } from '../../../widgets/country/country.model'
import type { CountryChoice } from '../../../widgets/country/country.types'
import { createSwitchModel, type SwitchCalls, SwitchView } from '../../../widgets/country/switch/switch.model'

/** Four countries. */
export const [us, canada, , korea] = countries as [Country, Country, Country, Country]
/** Opens the chosen page. */
export const go = vi.fn()
/** The choice of a locale. */
export const choiceOf = (locale: Locale): CountryChoice => ({
  locale,
  country: countries.find(({ locales }) => locales.includes(locale)) as Country,
  href: `https://shop.test/${locale}`,
  go: () => go(locale),
})

/** What the visitor, another tab and the browser do. */
export const host = {
  cookie: us as Country | undefined,
  choose: (_: CountryChoice) => {},
  changeElsewhere: () => {},
  restore: () => {},
  navigate: (): unknown => undefined,
  stopNavigation: (): unknown => undefined,
  goOnline: (): unknown => undefined,
}
/** Drops the pages that were fetched ahead. */
export const dropFetched = vi.fn()
/** Focuses the control that has replaced the dialog's. */
export const focusControl = vi.fn()
/** Each cookie that was written. */
export const written = vi.fn()
/** Sets the control back. */
export const resetControl = vi.fn()
/** Reports a failure. */
export const report = vi.fn()

/** A page in English for the United States. */
export function given(calls: Partial<SwitchCalls> = {}, deps: Partial<CountryDeps> = {}) {
  const page = {
    market: { country: us, locale: 'en_US', language: 'en' } as CountryDeps['market'],
    icon: us,
    readCookieCountry: () => host.cookie,
    writeCookieCountry(country: Country, reason: string) {
      host.cookie = country
      written(country.code, reason)
    },
    choiceOf,
    resetControl,
    report,
    ...deps,
  }
  const model = createCountryModel({
    loadSwitch: async (state, compare) => ({
      SwitchView,
      model: createSwitchModel(
        { ...page, state, compare, restoredAt: () => 0 },
        {
          readLoss: async () => undefined,
          checkPage: async () => {},
          keepLocale: async () => {},
          readLastLocale: () => '',
          stopLeaving() {},
          dropFetched,
          focusControl,
          watchNavigation(_where, onBegin, onEnd, signal) {
            host.navigate = () => signal.aborted || onBegin()
            host.stopNavigation = () => signal.aborted || onEnd()
          },
          whenOnline(run, signal) {
            host.goOnline = () => signal.aborted || run()
          },
          isOffline: () => false,
          ...calls,
        },
      ),
    }),
    watchChoices(listener) {
      host.choose = listener
      return () => {}
    },
    watchCookie(listener) {
      host.changeElsewhere = listener
      return () => {}
    },
    watchRestore(listener) {
      host.restore = listener
      return () => {}
    },
    ...page,
  })
  return { ...model, switched: () => model.loaded()?.model }
}

/** Runs before each test. */
export function reset(): void {
  host.cookie = us
  vi.clearAllMocks()
  vi.useFakeTimers()
}

/** Waits until nothing more happens. */
export const settle = () => vi.advanceTimersByTimeAsync(0)
/** Chooses a locale, and waits until nothing more happens. */
export async function choosing(locale: Locale): Promise<void> {
  host.choose(choiceOf(locale))
  await settle()
}
