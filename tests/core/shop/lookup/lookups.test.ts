import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RoveError } from '../../../../core/base/report/errors'
import { page } from '../../../../core/base/state/page'
import { createLookups } from '../../../../core/shop/lookup/lookups'

const loadScript = vi.hoisted(() => vi.fn<(script: { url: string; where: string }) => Promise<void>>())
vi.mock('../../../../core/base/net/load-script', () => ({ loadScript }))

const info = vi.spyOn(console, 'info').mockImplementation(() => {})
beforeEach(() => {
  loadScript.mockReset().mockResolvedValue()
  info.mockClear()
  page().reported.length = 0
})
afterEach(() => vi.unstubAllGlobals())

const component = { longText: 'Seattle', shortText: 'Seattle', types: ['locality'] }

/** Google's library, as its script leaves it on the page. */
function google() {
  const fetchFields = vi.fn(async () => ({}))
  const prediction = {
    mainText: { text: '400 Pine Street' },
    secondaryText: { text: 'Seattle, WA, USA' },
    toPlace: () => ({ fetchFields, addressComponents: [component] }),
  }
  const suggest = vi.fn(async (_: object) => ({
    suggestions: [{ placePrediction: prediction }, { placePrediction: null }],
  }))
  const library = {
    AutocompleteSuggestion: { fetchAutocompleteSuggestions: suggest },
    AutocompleteSessionToken: class {},
  }
  const maps = { importLibrary: vi.fn(async () => library) }
  loadScript.mockImplementation(async () => void vi.stubGlobal('google', { maps }))
  return { suggest, fetchFields, maps }
}

describe('Google Places', () => {
  const places = (vendor = {}) => createLookups({ places: { key: 'k1', ...vendor } }, 'en_UK').places

  it('ADDR-03 Places is absent if the page does not configure it', () => {
    expect(createLookups({}, 'en_US')).toEqual({ places: undefined, postcode: undefined })
  })

  it('ADDR-03 Places is loaded at first use, once, with the page’s key and language', async () => {
    google()
    const lookup = places()
    expect(loadScript).not.toHaveBeenCalled()
    await lookup?.warm()
    await lookup?.suggest('400 Pi', ['US'])
    expect(loadScript).toHaveBeenCalledTimes(1)
    const url = new URL(loadScript.mock.calls[0]?.[0].url ?? '')
    expect(url.origin + url.pathname).toBe('https://maps.googleapis.com/maps/api/js')
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ key: 'k1', language: 'en-GB', loading: 'async' })
  })

  it('ADDR-03 Places is loaded from the configured URL', async () => {
    google()
    await places({ script: '/vendors/places.js' })?.warm()
    expect(loadScript.mock.calls[0]?.[0].url).toMatch(/\/vendors\/places\.js$/)
  })

  it('ADDR-03 a Places library that the page has loaded is used', async () => {
    const { maps } = google()
    vi.stubGlobal('google', { maps })
    await places()?.warm()
    expect(loadScript).not.toHaveBeenCalled()
  })

  it('ADDR-03 a script that reports later that it is ready is waited for', async () => {
    const { maps } = google()
    loadScript.mockResolvedValue()
    const asked = places()?.suggest('400 Pi', ['US'])
    await vi.waitFor(() => expect(loadScript).toHaveBeenCalled())
    vi.stubGlobal('google', { maps })
    ;(globalThis as { __rovePlaces?: () => void }).__rovePlaces?.()
    expect(await asked).toHaveLength(1)
  })

  it('ADDR-03 streets of the requested countries are suggested, in one session until one is chosen', async () => {
    const { suggest, fetchFields } = google()
    const lookup = places()
    const [first] = (await lookup?.suggest('400 Pi', ['US', 'UK'])) ?? []
    await lookup?.suggest('400 Pine', ['US', 'UK'])
    expect(first).toMatchObject({ street: '400 Pine Street', town: 'Seattle, WA, USA' })
    expect(suggest.mock.calls[0]?.[0]).toMatchObject({
      input: '400 Pi',
      includedRegionCodes: ['us', 'gb'],
      language: 'en-GB',
    })
    expect(await first?.read()).toMatchObject({ street1: '400 Pine Street', city: 'Seattle' })
    expect(fetchFields).toHaveBeenCalledExactlyOnceWith({ fields: ['addressComponents'] })
    await lookup?.suggest('1 Main', ['US'])
    const tokens = suggest.mock.calls.map(([request]) => (request as { sessionToken: object }).sessionToken)
    expect(tokens[1]).toBe(tokens[0])
    expect(tokens[2]).not.toBe(tokens[0])
  })

  it.each([
    ['its script is blocked', new RoveError('blocked', 'address.places'), '[rove] address.places: blocked'],
    ['Google refuses the request', new Error('REQUEST_DENIED'), '[rove] address.places: refused'],
  ])('ADDR-03 Places fails silently if %s, with one report', async (_, failure, line) => {
    const { suggest } = google()
    if (failure instanceof RoveError) loadScript.mockRejectedValue(failure)
    suggest.mockRejectedValue(failure)
    const lookup = places()
    expect(await lookup?.suggest('400 Pi', ['US'])).toEqual([])
    expect(await lookup?.suggest('400 Pin', ['US'])).toEqual([])
    expect(info.mock.calls.map(([words]) => words)).toEqual([line])
  })
})

describe('Kakao’s postcode search', () => {
  const chosen = {
    zonecode: '04524',
    userSelectedType: 'R',
    roadAddress: '서울 중구 세종대로 110',
    sido: '서울',
    sigungu: '중구',
  }

  /** Kakao's library, as its script leaves it on the page; it answers at once. */
  function kakao(answer: unknown) {
    const embed = vi.fn()
    class Postcode {
      embed = embed
      constructor({ oncomplete }: { oncomplete: (found: unknown) => void }) {
        embed.mockImplementation(() => oncomplete(answer))
      }
    }
    loadScript.mockImplementation(
      async () => void vi.stubGlobal('kakao', { Postcode, postcode: { load: (begin: () => void) => begin() } }),
    )
    return embed
  }
  const search = (container = document.createElement('div')) =>
    createLookups({ postcode: {} }, 'ko_KR').postcode?.search(container, '045')

  it('ADDR-03 the chosen address fills in postal code, street and city', async () => {
    const embed = kakao(chosen)
    const container = document.createElement('div')
    expect(await search(container)).toEqual({ postal_code: '04524', street1: '세종대로 110', city: '서울 중구' })
    expect(embed).toHaveBeenCalledExactlyOnceWith(container, { q: '045', autoClose: true })
    expect(loadScript.mock.calls[0]?.[0].url).toBe(
      'https://t1.kakaocdn.net/mapjsapi/bundle/postcode/prod/postcode.v2.js',
    )
  })

  it.each([
    ['its script is blocked', undefined, 'blocked'],
    ['its answer has another shape', { zonecode: 4524 }, 'wrong-shape'],
  ])('ADDR-03 the postcode search fails silently if %s, with one report', async (_, answer, code) => {
    if (answer) kakao(answer)
    else loadScript.mockRejectedValue(new RoveError('blocked', 'address.postcode'))
    expect(await search()).toBeUndefined()
    expect(info.mock.calls.map(([words]) => words)).toEqual([`[rove] address.postcode: ${code}`])
  })
})
