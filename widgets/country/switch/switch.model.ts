/** A switch from the choice to the new page: says what would be lost, checks the page, writes the cookie and leaves (COUNTRY-02, COUNTRY-05). */

import type { Country } from '../../../core/base/country/countries.rules'
import { lastLocale } from '../../../core/base/country/last-locale.store'
import { watchNavigation } from '../../../core/base/device/navigation'
import type { CountryChoice, CountryPage, SwitchModel, SwitchStateStore } from '../country.types'
import { checkPage, keepLocale, readLoss } from './switch.calls'
import { dropFetched, focusControl, isOffline, stopLeaving, whenOnline } from './switch.dom'
import { next, type SwitchEvent } from './switch.machine'
import { leaveTimeoutMs } from './switch.rules'

export { SwitchView } from './switch.view'

/** What a switch needs from the page. */
export interface SwitchDeps extends CountryPage {
  readonly state: SwitchStateStore
  /** Compares the page's country with the cookie again. */
  compare(): void
  /** When the page was restored from the back-forward cache, in milliseconds since 1970; else 0. */
  restoredAt(): number
}

const calls = {
  checkPage,
  keepLocale,
  readLoss,
  isOffline,
  stopLeaving,
  watchNavigation,
  whenOnline,
  dropFetched,
  focusControl,
  readLastLocale: lastLocale.read,
}
/** What a switch requests of the server, the device and the browser. */
export type SwitchCalls = typeof calls

/** @see SwitchDeps */
export function createSwitchModel(deps: SwitchDeps, requests: SwitchCalls = calls): SwitchModel {
  const { market, state, readCookieCountry } = deps
  let running = new AbortController()
  /** Writes the cookie back, while the page is being left. */
  let undoLeaving: (() => void) | undefined
  let leaving: ReturnType<typeof setTimeout> | undefined

  function dispatch(event: SwitchEvent): void {
    const now = state.get()
    const after = next(now, event)
    if (after === now) return
    state.set(after)
    if (after.at === 'idle') deps.resetControl()
  }

  function writeCookie(country: Country): void {
    deps.writeCookieCountry(country, 'chosen')
    requests.dropFetched()
  }

  function fail(failure: unknown): void {
    const isOffline = requests.isOffline()
    deps.report(failure)
    dispatch({ type: 'failed', error: isOffline ? 'offline' : 'unavailable' })
    if (isOffline) requests.whenOnline(end, running.signal)
  }

  /** A page that is being left stays, with the cookie as it was. */
  function stayHere(): void {
    if (!undoLeaving) return
    requests.stopLeaving()
    undoLeaving()
    undoLeaving = undefined
  }

  /** Follows what the browser does meanwhile. What the visitor opens later is what opens. */
  function watchLeaving(signal: AbortSignal): void {
    let isOurs = true
    const begin = () => {
      if (!undoLeaving) return end()
      // The page that was opened later has the new country too.
      if (!isOurs) clearTimeout(leaving)
      isOurs = false
    }
    const stopped = () => {
      if (!undoLeaving) return
      undoLeaving()
      end()
    }
    requests.watchNavigation('country', begin, stopped, signal)
  }

  /** Aborts the running switch. @returns the signal of the next one */
  function abort(): AbortSignal {
    running.abort()
    running = new AbortController()
    undoLeaving = undefined
    clearTimeout(leaving)
    return running.signal
  }

  async function choose(choice: CountryChoice): Promise<void> {
    const isOwn = choice.locale === market.locale
    stayHere()
    const signal = abort()
    if (isOwn) return dispatch({ type: 'ended' })
    dispatch({ type: 'chosen', choice })
    watchLeaving(signal)
    await run(signal, async () => {
      const loss = await requests.readLoss(market.country, choice.country, deps.restoredAt(), signal)
      if (signal.aborted) return
      dispatch({ type: 'compared', loss })
      if (!loss) await leave(choice, signal)
    })
  }

  async function leave(choice: CountryChoice, signal: AbortSignal): Promise<void> {
    await requests.checkPage(choice.href, signal)
    if (signal.aborted) return
    dispatch({ type: 'checked' })
    const before = readCookieCountry() ?? market.country
    undoLeaving = () => {
      // Another tab may have chosen since.
      if (readCookieCountry() === choice.country) writeCookie(before)
    }
    writeCookie(choice.country)
    leaving = setTimeout(() => {
      stayHere()
      fail('the page was not left')
    }, leaveTimeoutMs)
    choice.go()
  }

  /** Runs a part of the switch. What fails after its end is not said. */
  async function run(signal: AbortSignal, part: () => Promise<void>): Promise<void> {
    try {
      await part()
    } catch (failure) {
      if (!signal.aborted) fail(failure)
    }
  }

  function end(): void {
    abort()
    dispatch({ type: 'ended' })
  }

  return {
    choose: (choice) => void choose(choice),
    end,
    confirm() {
      const now = state.get()
      if (now.at !== 'asking') return
      const { signal } = running
      dispatch({ type: 'confirmed' })
      void run(signal, () => leave(now.choice, signal))
    },
    follow({ locales }) {
      const last = requests.readLastLocale()
      const sorted = [...locales].sort((one, other) => Number(other === last) - Number(one === last))
      const [choice] = sorted.flatMap((one) => deps.choiceOf(one) ?? [])
      if (choice) void choose(choice)
    },
    stay() {
      end()
      writeCookie(market.country)
      deps.compare()
      // An order of another country is shown in the visitor's language, which that country may not have.
      const ownLocales = [market.locale, ...market.country.locales]
      const choice = ownLocales.map(deps.choiceOf).find((one) => one?.country === market.country)
      // Until then the server renders pages in the other language.
      const { signal } = running
      const reportFailure = (failure: unknown) => signal.aborted || deps.report(failure)
      if (choice) requests.keepLocale(choice.href, signal).then(requests.dropFetched, reportFailure)
    },
    stop() {
      abort()
      if (state.get().at === 'asking') requests.focusControl()
    },
  }
}
