import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type Country, countries, type Locale } from '../../../core/country/countries.rules'
import { type CountryDeps, createCountryModel } from '../../../widgets/country/country.model'
import { leaveTimeoutMs } from '../../../widgets/country/country.rules'
import type { CountryChoice } from '../../../widgets/country/country.types'

const [us, , , korea] = countries as [Country, Country, Country, Country]
const go = vi.fn()
const choiceOf = (country: Country, locale: Locale = country.locales[0]): CountryChoice => ({
  locale,
  country,
  href: `https://shop.test/${locale}`,
  go,
})
const SwitchView = () => null

let cookie: Country | undefined
let choose: (choice: CountryChoice) => void
let changeElsewhere: () => void
let restore: () => void
const written = vi.fn()
const resetControl = vi.fn()
const report = vi.fn()

const given = (deps: Partial<CountryDeps> = {}) =>
  createCountryModel({
    market: { country: us, locale: 'en_US', language: 'en' },
    icon: us,
    readCountry: () => cookie,
    writeCountry(country, days) {
      cookie = country
      written(country.code, days)
    },
    readLoss: async () => undefined,
    check: async () => {},
    isOffline: () => false,
    choiceOf: (country) => choiceOf(country),
    loadView: async () => SwitchView,
    watchChoices(listener) {
      choose = listener
      return () => {}
    },
    watchCountry(listener) {
      changeElsewhere = listener
      return () => {}
    },
    watchRestore(listener) {
      restore = listener
      return () => {}
    },
    resetControl,
    report,
    ...deps,
  })

beforeEach(() => {
  cookie = us
  vi.clearAllMocks()
  vi.useFakeTimers()
})

const settle = () => vi.advanceTimersByTimeAsync(0)

describe('a country switch', () => {
  it('COUNTRY-02 keeps the page’s country for 365 days where the cookie is absent', () => {
    cookie = undefined
    given()
    expect(written.mock.calls).toEqual([['US', 365]])
  })

  it('COUNTRY-02 writes a choice for 14 days, and only then opens its page', async () => {
    const model = given()
    go.mockImplementationOnce(() => expect(cookie).toBe(korea))
    choose(choiceOf(korea))
    await settle()
    expect(written.mock.calls).toEqual([['KR', 14]])
    expect(go).toHaveBeenCalledOnce()
    expect(model.get().now.at).toBe('leaving')
  })

  it('COUNTRY-05 does nothing where the page’s own locale is chosen', async () => {
    given()
    choose(choiceOf(us))
    await settle()
    expect(go).not.toHaveBeenCalled()
    expect(written).not.toHaveBeenCalled()
    expect(resetControl).toHaveBeenCalled()
  })

  it.each([
    [true, 'offline'],
    [false, 'unavailable'],
  ])('COUNTRY-05 changes nothing where the page cannot be opened (offline: %s)', async (isOffline, error) => {
    const model = given({ check: () => Promise.reject(new Error('no')), isOffline: () => isOffline })
    choose(choiceOf(korea))
    await settle()
    expect(model.get().now).toEqual({ at: 'resting', failed: { country: korea, error } })
    expect(cookie).toBe(us)
    expect(go).not.toHaveBeenCalled()
    expect(resetControl).toHaveBeenCalled()
    expect(report).toHaveBeenCalledOnce()
  })

  it('COUNTRY-05 writes the cookie back where the page is not left', async () => {
    const model = given()
    choose(choiceOf(korea))
    await settle()
    await vi.advanceTimersByTimeAsync(leaveTimeoutMs)
    expect(cookie).toBe(us)
    expect(model.get().now).toMatchObject({ at: 'resting', failed: { country: korea } })
  })

  it('COUNTRY-05 changes nothing before a loss is confirmed, and nothing at all where it is declined', async () => {
    const model = given({ readLoss: async () => 'cart' })
    choose(choiceOf(korea))
    await settle()
    expect(model.get().now).toMatchObject({ at: 'asking', loss: 'cart' })
    expect(model.switchView()).toBe(SwitchView)
    expect(written).not.toHaveBeenCalled()
    model.close()
    expect(model.get().now.at).toBe('resting')
    choose(choiceOf(korea))
    await settle()
    model.confirm()
    await settle()
    expect(cookie).toBe(korea)
    expect(go).toHaveBeenCalledOnce()
  })

  it('COUNTRY-05 leaves the choice to the server where its own code cannot be loaded', async () => {
    given({ loadView: () => Promise.reject(new Error('code')) })
    choose(choiceOf(korea))
    await settle()
    expect(go).toHaveBeenCalledOnce()
    expect(written).not.toHaveBeenCalled()
  })

  it('COUNTRY-05 offers the country that was chosen in another tab, and keeps its own where the visitor says so', async () => {
    const model = given()
    await settle()
    expect(model.get().other).toBeUndefined()
    cookie = korea
    changeElsewhere()
    await settle()
    expect(model.get().other).toBe(korea)
    model.stay()
    await settle()
    expect(written.mock.calls).toEqual([['US', 14]])
    expect(model.get().other).toBeUndefined()
    cookie = korea
    changeElsewhere()
    await settle()
    model.follow()
    await settle()
    expect(go).toHaveBeenCalledOnce()
  })

  it('COUNTRY-05 offers no country to which the page has no way', async () => {
    cookie = korea
    const model = given({ choiceOf: () => undefined })
    await settle()
    expect(model.get().other).toBeUndefined()
  })

  it('COUNTRY-05 a page that comes back from the back-forward cache after a switch rests, and offers the new country', async () => {
    const model = given()
    choose(choiceOf(korea))
    await settle()
    restore()
    await settle()
    expect(model.get()).toEqual({ now: { at: 'resting' }, other: korea })
    await vi.advanceTimersByTimeAsync(leaveTimeoutMs)
    expect(cookie).toBe(korea)
  })
})
