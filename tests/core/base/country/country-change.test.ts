import { beforeEach, expect, it, vi } from 'vitest'
import { pageBus } from '../../../../core/base/bus/bus'
import { publishCountryChange } from '../../../../core/base/country/country-change'
import { lastLocale } from '../../../../core/base/country/last-locale.store'

beforeEach(() => localStorage.clear())

it('COUNTRY-02 TRACK-01 the first page of another country publishes the change, once', () => {
  const published: unknown[] = []
  const off = pageBus().on('country:changed', (fact) => published.push(fact))
  for (const country of ['US', 'KR', 'KR', 'US']) {
    vi.stubGlobal('roveSettings', { rove: { country } })
    publishCountryChange()
  }
  off()
  expect(published).toEqual([
    { from: 'US', to: 'KR' },
    { from: 'KR', to: 'US' },
  ])
})

it('COUNTRY-02 a stored locale that is not one of the shop’s is replaced, and nothing is published', () => {
  const listener = vi.fn()
  const off = pageBus().on('country:changed', listener)
  localStorage.setItem('rove_locale', '"ja_JP"')
  vi.stubGlobal('roveSettings', { rove: { country: 'KR' } })
  publishCountryChange()
  off()
  expect(listener).not.toHaveBeenCalled()
  expect(localStorage.getItem('rove_locale')).toBe('"ko_KR"')
  expect(lastLocale.read()).toBe('ko_KR')
})
