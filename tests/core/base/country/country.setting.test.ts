import { afterEach, describe, expect, it, vi } from 'vitest'
import { readMarket } from '../../../../core/base/country/country.setting'
import { clearPage, setCountryCookie } from '../page/host-page'

const renderedFor = (country?: unknown, locale?: unknown) =>
  vi.stubGlobal('roveSettings', { rove: { country, locale } })
const read = () => {
  const { country, locale, language } = readMarket()
  return [country.code, locale, language]
}
afterEach(() => {
  vi.unstubAllGlobals()
  clearPage()
})

describe('the market of a page', () => {
  it('COUNTRY-01 is the United States by default', () => {
    expect(read()).toEqual(['US', 'en_US', 'en'])
  })

  it.each([
    ['US', 'en_US', 'en'],
    ['CA', 'en_CA', 'en'],
    ['AU', 'en_AU', 'en'],
    ['KR', 'ko_KR', 'ko'],
    ['UK', 'en_UK', 'en'],
    ['HK', 'ch_HK', 'zh-Hant-HK'],
  ])('COUNTRY-01 is that of the cookie: %s, in its own locale', (code, locale, language) => {
    setCountryCookie(code)
    expect(read()).toEqual([code, locale, language])
  })

  it('COUNTRY-05 stays that of the cookie with which the page was opened', () => {
    setCountryCookie('US')
    expect(read()).toEqual(['US', 'en_US', 'en'])
    setCountryCookie('KR')
    expect(read()).toEqual(['US', 'en_US', 'en'])
  })

  it('COUNTRY-01 is that of the page’s settings, before the cookie', () => {
    setCountryCookie('HK')
    renderedFor('CA', 'fr_CA')
    expect(read()).toEqual(['CA', 'fr_CA', 'fr'])
  })

  it('COUNTRY-01 is the country of the page’s locale where the page names no country', () => {
    setCountryCookie('HK')
    renderedFor(undefined, 'ko_KR')
    expect(read()).toEqual(['KR', 'ko_KR', 'ko'])
  })

  it.each([
    ['ZZ', 'de_DE', ['HK', 'ch_HK', 'zh-Hant-HK']],
    ['KR', 'de_DE', ['KR', 'ko_KR', 'ko']],
    ['__proto__', 'constructor', ['HK', 'ch_HK', 'zh-Hant-HK']],
  ])(
    'COUNTRY-01 where the page says %s and %s, what the shop does not know is passed over',
    (country, locale, place) => {
      setCountryCookie('HK')
      renderedFor(country, locale)
      expect(read()).toEqual(place)
    },
  )

  it('COUNTRY-01 is the United States where the cookie is invalid', () => {
    setCountryCookie('us')
    expect(read()).toEqual(['US', 'en_US', 'en'])
  })
})
