import { describe, expect, it } from 'vitest'
import type { CountryCode } from '../../../../core/base/country/countries.rules'
import { processingEstimate } from '../../../../core/shop/order/processing.rules'

describe('the processing time', () => {
  it.each<[CountryCode, 'custom' | 'standard', number, number, string]>([
    ['US', 'custom', 17, 22, 'weeks'],
    ['CA', 'custom', 17, 22, 'weeks'],
    ['AU', 'custom', 17, 22, 'weeks'],
    ['KR', 'custom', 17, 22, 'weeks'],
    ['UK', 'custom', 17, 22, 'weeks'],
    ['HK', 'custom', 8, 10, 'weeks'],
    ['US', 'standard', 1, 5, 'business days'],
    ['CA', 'standard', 1, 4, 'business days'],
    ['AU', 'standard', 1, 4, 'business days'],
    ['KR', 'standard', 1, 4, 'business days'],
    ['UK', 'standard', 1, 4, 'business days'],
    ['HK', 'standard', 1, 2, 'business days'],
  ])('PROC-01 in %s, a %s one within %i to %i %s', (country, kind, from, to) => {
    expect(processingEstimate(country, kind)).toEqual([from, to])
  })
})
