import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AddressContext, addressFieldError } from '../../../core/address/address.rules'
import { type AddressField, addressFields, limitOf, normalForm } from '../../../core/address/address-input.rules'
import { type CountryCode, countries } from '../../../core/country/countries.rules'
import { anyText } from '../../any-text'

const everywhere: AddressContext = { zones: 8 }
const codes = countries.map(({ code }) => code)

describe('the inputs of an address', () => {
  it.each<[CountryCode, AddressField, string, string]>([
    ['US', 'first_name', '  Ann  Lee ', 'Ann  Lee'],
    ['US', 'postal_code', ' 90210\n', '90210'],
    ['CA', 'postal_code', ' m5v 2t6 ', 'm5v 2t6'],
    ['CA', 'phone', ' +1 (604) 555-0100 ', '6045550100'],
    ['US', 'phone', '+12125550100', '2125550100'],
    ['US', 'phone', '1 212 555 0100', '12125550100'],
    ['CA', 'phone', ' call me 1 ', 'call me 1'],
    ['AU', 'phone', '+61 412 345 678', '0412345678'],
    ['KR', 'phone', '+82 10-1234-5678', '01012345678'],
    ['UK', 'phone', ' +44 (0)20 7946 0958', '02079460958'],
    ['UK', 'phone', '44 20 7946 0958', '442079460958'],
    ['HK', 'phone', '+852 2345 6789', '23456789'],
    ['US', 'zone', ' State/Province ', ''],
    ['HK', 'zone', 'Section/Region', ''],
    ['US', 'zone', '0', ''],
    ['US', 'zone', ' 12 ', '12'],
  ])('ADDR-01 in %s, the %s %j becomes %j after blur', (country, field, typed, kept) => {
    expect(normalForm(country, field, typed)).toBe(kept)
  })

  it.each<[CountryCode, AddressField, string, string]>([
    ['US', 'postal_code', '902101', '90210'],
    ['CA', 'postal_code', 'M5V2T6X', 'M5V2T6'],
    ['CA', 'postal_code', 'M5V 2T6X', 'M5V 2T6'],
    ['CA', 'postal_code', ' M5V 2T6X', ' M5V 2T6'],
    ['CA', 'postal_code', 'M5V2T6 ', 'M5V2T6'],
    ['CA', 'postal_code', 'M5V2T6 X', 'M5V2T6'],
    ['AU', 'postal_code', '200012', '20001'],
    ['KR', 'postal_code', '062361', '06236'],
    ['UK', 'postal_code', 'SW1A 1AAX', 'SW1A 1AA'],
    ['HK', 'postal_code', '999077', '99907'],
    ['US', 'phone', '60455501009', '6045550100'],
    ['CA', 'phone', '(604) 555-0100 9', '(604) 555-0100'],
    ['AU', 'phone', '0412 345 6789', '0412 345 678'],
    ['HK', 'phone', '2345 6789 012', '2345 6789 01'],
    ['KR', 'phone', '010-1234-56789', '010-1234-5678'],
    ['UK', 'phone', '020 7946 09589', '020 7946 0958'],
    ['UK', 'phone', '+44 (0)20 7946 0958', '+44 (0)20 7946 0958'],
    ['US', 'city', 'a'.repeat(300), 'a'.repeat(255)],
  ])('ADDR-01 in %s, the %s cuts %j to %j', (country, field, typed, kept) => {
    expect(typed.slice(0, limitOf(country, field, typed))).toBe(kept)
  })

  it.each<[CountryCode, string, number]>([
    ['US', '', 5],
    ['CA', '', 6],
    ['CA', 'M5V', 6],
    ['CA', 'M5V 2', 7],
    ['UK', '', 8],
  ])('ADDR-01 in %s, the limit of a postal code that contains %j is %i', (country, held, limit) => {
    expect(limitOf(country, 'postal_code', held)).toBe(limit)
  })

  it.each<[CountryCode, string, number]>([
    ['US', '', 10],
    ['US', '(604) ', 13],
    ['AU', '', 10],
    ['HK', '', 10],
    ['KR', '', 11],
    ['UK', '020 ', 12],
  ])('ADDR-01 in %s, the limit of a phone that contains %j is %i', (country, held, limit) => {
    expect(limitOf(country, 'phone', held)).toBe(limit)
  })
})

describe('for any input', () => {
  const country = fc.constantFrom(...codes)
  const field = fc.constantFrom(...addressFields)
  const near = fc.string({ unit: fc.constantFrom(...'0123456789 -+().PpOo.Box/mVt\u00a0한é') })
  const number = fc.string({ unit: fc.constantFrom(...'0234567890234567891 -'), minLength: 8, maxLength: 14 })
  const typed = fc.oneof(anyText, near)

  it('ADDR-01 normalising never throws, and is idempotent', () => {
    fc.assert(
      fc.property(country, field, typed, (where, part, text) => {
        const normal = normalForm(where, part, text)
        expect(normalForm(where, part, normal)).toBe(normal)
        expect(normal).toBe(normal.trim())
      }),
      { numRuns: 500 },
    )
  })

  it('ADDR-01 normalising does not change whether a value is valid', () => {
    fc.assert(
      fc.property(country, field, typed, (where, part, text) => {
        const left = normalForm(where, part, `\t ${text} `)
        expect(addressFieldError(where, part, left, everywhere)).toBe(addressFieldError(where, part, text, everywhere))
      }),
      { numRuns: 500 },
    )
  })

  it('ADDR-01 a value cut to its limit is not cut again', () => {
    fc.assert(
      fc.property(country, field, typed, (where, part, text) => {
        const cut = text.slice(0, limitOf(where, part, text))
        expect(cut.slice(0, limitOf(where, part, cut))).toBe(cut)
      }),
      { numRuns: 500 },
    )
  })

  it('ADDR-01 a valid phone fits its input', () => {
    fc.assert(
      fc.property(country, number, (where, text) => {
        fc.pre(addressFieldError(where, 'phone', text, everywhere) === undefined)
        const kept = normalForm(where, 'phone', text)
        expect(kept).toMatch(/^[02-9]\d{7,10}$/)
        expect(limitOf(where, 'phone', kept)).toBeGreaterThanOrEqual(kept.length)
      }),
    )
  })
})
