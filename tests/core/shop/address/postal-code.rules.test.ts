import { describe, expect, it } from 'vitest'
import { isCanadianPostal, isUKPostal, isUSPostal } from '../../../../core/shop/address/postal-code.rules'

describe('the format of a postal code', () => {
  it.each<[string, 'US' | 'CA' | 'UK' | 'none']>([
    ['90210', 'US'],
    ['90210-1234', 'US'],
    ['90210 1234', 'none'],
    ['9021', 'none'],
    ['902100', 'none'],
    ['M5V 2T6', 'CA'],
    ['m5v2t6', 'CA'],
    ['M5V-2T6', 'CA'],
    ['M5V 2T', 'none'],
    ['M5V  2T6', 'none'],
    ['SW1A 1AA', 'UK'],
    ['sw1a1aa', 'UK'],
    ['N1 9GU', 'UK'],
    ['M60 1NW', 'UK'],
    ['EC1A 1BB', 'UK'],
    ['GIR 0AA', 'UK'],
    ['SW1A  1AA', 'none'],
    ['SW1A 1A', 'none'],
    ['1W 1AA', 'none'],
    ['SW1A 1AAA', 'none'],
    ['', 'none'],
    ['90210\n', 'none'],
  ])('VALID-01 the country of %j is: %s', (text, country) => {
    expect({ US: isUSPostal(text), CA: isCanadianPostal(text), UK: isUKPostal(text) }).toEqual({
      US: country === 'US',
      CA: country === 'CA',
      UK: country === 'UK',
    })
  })
})
