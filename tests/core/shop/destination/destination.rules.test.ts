import { describe, expect, it } from 'vitest'
import { type CountryCode, countries } from '../../../../core/base/country/countries.rules'
import { readPostalCode } from '../../../../core/shop/destination/destination.rules'

describe('the postal code of a destination', () => {
  it.each<[CountryCode, string, string]>([
    ['US', '90210', '90210'],
    ['US', ' 10001 ', '10001'],
    ['US', '90210-1234', '90210-1234'],
    ['CA', 'M5V 2T6', 'M5V 2T6'],
    ['CA', 'm5v2t6', 'M5V 2T6'],
    ['CA', 'm5v-2t6', 'M5V 2T6'],
  ])('DELIV-02 in %s, the normal form of %j is %s', (country, text, postal) => {
    expect(readPostalCode(country, text)).toEqual({ postal })
  })

  it.each<[CountryCode, string, string]>([
    ['US', '', 'invalid-zip'],
    ['US', '9021', 'invalid-zip'],
    ['US', '902100', 'invalid-zip'],
    ['US', '90210 1234', 'invalid-zip'],
    ['US', '90210-12', 'invalid-zip'],
    ['US', 'M5V 2T6', 'invalid-zip'],
    ['CA', '', 'invalid-postal'],
    ['CA', '5MV 2T6', 'invalid-postal'],
    ['CA', '90210', 'invalid-postal'],
    ['CA', 'M5V 2T', 'invalid-postal'],
    ['KR', '06236', 'not-here'],
    ['UK', 'SW1A 1AA', 'not-here'],
    ['AU', '2000', 'not-here'],
    ['HK', '', 'not-here'],
  ])('DELIV-02 in %s, %j is rejected as %s', (country, text, error) => {
    expect(readPostalCode(country, text)).toEqual({ error })
  })

  it.each(countries)(
    'DELIV-02 in $code, one is accepted where a destination can be set',
    ({ code, hasDestination }) => {
      expect(readPostalCode(code, '')).toEqual({
        error: hasDestination ? expect.stringMatching(/^invalid-/) : 'not-here',
      })
    },
  )
})
