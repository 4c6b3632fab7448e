import { describe, expect, it } from 'vitest'
import { countries } from '../../../core/base/country/countries.rules'
import type { CountryChoice, SwitchState } from '../../../widgets/country/country.types'
import { next } from '../../../widgets/country/switch/switch.machine'

const korea = countries.find(({ code }) => code === 'KR') as CountryChoice['country']
const choice: CountryChoice = { locale: 'ko_KR', country: korea, href: 'https://shop.test/kr', go() {} }
const second: CountryChoice = { ...choice, href: 'https://shop.test/kr/rugs' }
const idle: SwitchState = { at: 'idle' }
const comparing: SwitchState = { at: 'comparing', choice }
const asking: SwitchState = { at: 'asking', choice, loss: 'cart' }
const checking: SwitchState = { at: 'checking', choice }
const leaving: SwitchState = { at: 'leaving', choice }
const failed: SwitchState = { at: 'idle', failed: { country: korea, error: 'offline' } }
const underWay = [comparing, asking, checking, leaving]

describe('a country switch', () => {
  it.each([
    [comparing, { type: 'compared', loss: undefined }, checking],
    [comparing, { type: 'compared', loss: 'cart' }, asking],
    [asking, { type: 'confirmed' }, checking],
    [checking, { type: 'checked' }, leaving],
  ] as const)('COUNTRY-05 %# goes on from $at', (state, event, after) => {
    expect(next(state, event)).toEqual(after)
  })

  it.each([idle, failed, ...underWay])('COUNTRY-05 begins with the latest choice while $at', (state) => {
    expect(next(state, { type: 'chosen', choice: second })).toEqual({ at: 'comparing', choice: second })
  })

  it.each([failed, ...underWay])('COUNTRY-05 ends while $at', (state) => {
    expect(next(state, { type: 'ended' })).toEqual(idle)
  })

  it.each(underWay)('COUNTRY-05 says which country failed while $at', (state) => {
    expect(next(state, { type: 'failed', error: 'offline' })).toEqual(failed)
  })

  it.each([
    [idle, { type: 'checked' }],
    [idle, { type: 'failed', error: 'unavailable' }],
    [comparing, { type: 'confirmed' }],
    [asking, { type: 'checked' }],
    [checking, { type: 'confirmed' }],
    [leaving, { type: 'checked' }],
  ] as const)('COUNTRY-05 %# ignores an event that has no meaning', (state, event) => {
    expect(next(state, event)).toBe(state)
  })
})
