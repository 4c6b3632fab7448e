import { describe, expect, it } from 'vitest'
import { countries } from '../../../core/country/countries.rules'
import { next } from '../../../widgets/country/country.machine'
import type { CountryChoice, SwitchState } from '../../../widgets/country/country.types'

const korea = countries.find(({ code }) => code === 'KR') as CountryChoice['country']
const choice: CountryChoice = { locale: 'ko_KR', country: korea, href: 'https://shop.test/kr', go() {} }
const resting: SwitchState = { at: 'resting' }
const comparing: SwitchState = { at: 'comparing', choice }
const asking: SwitchState = { at: 'asking', choice, loss: 'cart' }
const checking: SwitchState = { at: 'checking', choice }
const leaving: SwitchState = { at: 'leaving', choice }
const failed: SwitchState = { at: 'resting', failed: { country: korea, error: 'offline' } }

describe('a country switch', () => {
  it.each([
    [resting, { type: 'chosen', choice }, comparing],
    [failed, { type: 'chosen', choice }, comparing],
    [comparing, { type: 'compared', loss: undefined }, checking],
    [comparing, { type: 'compared', loss: 'cart' }, asking],
    [asking, { type: 'confirmed' }, checking],
    [asking, { type: 'closed' }, resting],
    [failed, { type: 'closed' }, resting],
    [checking, { type: 'checked' }, leaving],
  ] as const)('COUNTRY-05 %# goes from $at', (state, event, after) => {
    expect(next(state, event)).toEqual(after)
  })

  it.each([comparing, asking, checking, leaving])(
    'COUNTRY-05 ends while $at when it fails or the page is restored',
    (state) => {
      expect(next(state, { type: 'failed', error: 'offline' })).toEqual(failed)
      expect(next(state, { type: 'restored' })).toEqual(resting)
    },
  )

  it.each([comparing, asking, checking, leaving])('COUNTRY-05 takes no second choice while $at', (state) => {
    expect(next(state, { type: 'chosen', choice })).toBe(state)
  })

  it.each([
    [resting, { type: 'checked' }],
    [resting, { type: 'failed', error: 'unavailable' }],
    [comparing, { type: 'confirmed' }],
    [asking, { type: 'checked' }],
    [checking, { type: 'closed' }],
    [leaving, { type: 'checked' }],
  ] as const)('COUNTRY-05 %# ignores an event that has no meaning', (state, event) => {
    expect(next(state, event)).toBe(state)
  })
})
