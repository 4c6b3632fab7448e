import { beforeEach, describe, expect, it, vi } from 'vitest'
import { leaveTimeoutMs } from '../../../widgets/country/switch/switch.rules'
import {
  canada,
  choosing,
  given,
  go,
  host,
  korea,
  report,
  reset,
  resetControl,
  settle,
  us,
  written,
} from './country-page'

beforeEach(reset)

describe('a country switch', () => {
  it('COUNTRY-02 keeps the page’s country where the cookie is absent', () => {
    host.cookie = undefined
    given()
    expect(written.mock.calls).toEqual([['US', 'initial']])
  })

  it('COUNTRY-02 writes a choice, and only then opens its page', async () => {
    const model = given()
    go.mockImplementationOnce(() => expect(host.cookie).toBe(korea))
    await choosing('ko_KR')
    expect(written.mock.calls).toEqual([['KR', 'chosen']])
    expect(go).toHaveBeenCalledOnce()
    expect(model.get().now.at).toBe('leaving')
  })

  it('COUNTRY-05 does nothing where the page’s own locale is chosen', async () => {
    given()
    await choosing('en_US')
    expect(go).not.toHaveBeenCalled()
    expect(written).not.toHaveBeenCalled()
    expect(resetControl).toHaveBeenCalled()
  })

  it.each([
    [true, 'offline'],
    [false, 'unavailable'],
  ])('COUNTRY-05 changes nothing where the page cannot be opened (offline: %s)', async (isOffline, error) => {
    const model = given({ checkPage: () => Promise.reject(new Error('no')), isOffline: () => isOffline })
    await choosing('ko_KR')
    expect(model.get().now).toEqual({ at: 'idle', failed: { country: korea, error } })
    expect(host.cookie).toBe(us)
    expect(go).not.toHaveBeenCalled()
    expect(resetControl).toHaveBeenCalled()
    expect(report).toHaveBeenCalledOnce()
  })

  it('COUNTRY-05 writes the cookie back where the page is not left', async () => {
    const model = given()
    await choosing('ko_KR')
    await vi.advanceTimersByTimeAsync(leaveTimeoutMs)
    expect(host.cookie).toBe(us)
    expect(model.get().now).toMatchObject({ at: 'idle', failed: { country: korea } })
  })

  it('COUNTRY-05 writes nothing more of a switch that has failed when another country was chosen meanwhile', async () => {
    given()
    await choosing('ko_KR')
    await vi.advanceTimersByTimeAsync(leaveTimeoutMs)
    host.cookie = korea
    await choosing('en_US')
    expect(host.cookie).toBe(korea)
  })

  it('COUNTRY-05 changes nothing before a loss is confirmed, and nothing at all where it is declined', async () => {
    const model = given({ readLoss: async () => 'cart' })
    await choosing('ko_KR')
    expect(model.get().now).toMatchObject({ at: 'asking', loss: 'cart' })
    expect(written).not.toHaveBeenCalled()
    model.switched()?.end()
    expect(model.get().now.at).toBe('idle')
    await choosing('ko_KR')
    model.switched()?.confirm()
    await settle()
    expect(host.cookie).toBe(korea)
    expect(go).toHaveBeenCalledOnce()
  })

  it('COUNTRY-05 leaves the choice to the server where its own code cannot be loaded', async () => {
    given({}, { loadSwitch: () => Promise.reject(new Error('code')) })
    await choosing('ko_KR')
    expect(go.mock.calls).toEqual([['ko_KR']])
    expect(written).not.toHaveBeenCalled()
  })
})

describe('a page whose country is not the cookie’s', () => {
  it('COUNTRY-05 offers the country of another tab, and keeps its own country and language where the visitor says so', async () => {
    const keepLocale = vi.fn(async () => {})
    const model = given({ keepLocale }, { market: { country: canada, locale: 'fr_CA', language: 'fr' } })
    host.cookie = canada
    host.changeElsewhere()
    await settle()
    expect(model.get().other).toBeUndefined()
    host.cookie = korea
    host.changeElsewhere()
    await settle()
    expect(model.get().other).toBe(korea)
    model.switched()?.stay()
    await settle()
    expect(written.mock.calls).toEqual([['CA', 'chosen']])
    expect(keepLocale).toHaveBeenCalledWith('https://shop.test/fr_CA', expect.anything())
    expect(model.get().other).toBeUndefined()
  })

  it('COUNTRY-05 keeps the country of a page whose language is that of the cookie’s country', async () => {
    const keepLocale = vi.fn(async () => {})
    host.cookie = canada
    const model = given({ keepLocale }, { market: { country: korea, locale: 'en_CA', language: 'en' } })
    await settle()
    model.switched()?.stay()
    expect(written.mock.calls).toEqual([['KR', 'chosen']])
    expect(keepLocale).toHaveBeenCalledWith('https://shop.test/ko_KR', expect.anything())
  })

  it.each([
    ['fr_CA', 'fr_CA'],
    ['ko_KR', 'en_CA'],
    ['', 'en_CA'],
  ] as const)(
    'COUNTRY-05 goes to the other country in the language of the visitor’s latest page (%s)',
    async (last, locale) => {
      host.cookie = canada
      const model = given({ readLastLocale: () => last })
      await settle()
      model.switched()?.follow(canada)
      await settle()
      expect(go.mock.calls).toEqual([[locale]])
    },
  )

  it('COUNTRY-05 offers nothing where the cookie has changed back while the code was loaded', async () => {
    host.cookie = korea
    const model = given()
    host.cookie = us
    await settle()
    expect(model.get().other).toBeUndefined()
  })

  it('COUNTRY-05 offers no country to which the page has no way', async () => {
    host.cookie = korea
    const model = given({}, { choiceOf: () => undefined })
    await settle()
    expect(model.get().other).toBeUndefined()
  })

  it('COUNTRY-05 that comes back from the back-forward cache after a switch rests, and offers the new country', async () => {
    const model = given()
    await choosing('ko_KR')
    host.restore()
    await settle()
    expect(model.get()).toEqual({ now: { at: 'idle' }, other: korea })
    await vi.advanceTimersByTimeAsync(leaveTimeoutMs)
    expect(host.cookie).toBe(korea)
  })
})
