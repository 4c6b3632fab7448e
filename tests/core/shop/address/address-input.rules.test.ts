import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CountryCode, countries } from '../../../../core/base/country/countries.rules'
import { type AddressContext, type AddressError, addressFieldError } from '../../../../core/shop/address/address.rules'
import { type AddressField, addressFields, normalForm } from '../../../../core/shop/address/address-input.rules'
import { anyText } from '../../../any-text'

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

  it.each<[CountryCode, AddressField, string, string, AddressError | undefined]>([
    // What is too long stays, and is invalid.
    ['US', 'postal_code', '902101', '902101', 'invalid'],
    ['CA', 'postal_code', 'M5V 2T6X', 'M5V 2T6X', 'invalid'],
    ['AU', 'postal_code', '200012', '200012', 'invalid'],
    ['KR', 'postal_code', '135-080', '135080', 'invalid'],
    ['UK', 'postal_code', 'BFPO 1234', 'BFPO 1234', 'invalid'],
    ['CA', 'postal_code', 'M5V – 2T6', 'M5V 2T6', undefined],
    ['HK', 'postal_code', '999077', '999077', undefined],
    ['US', 'phone', '60455501009', '60455501009', 'invalid'],
    ['KR', 'phone', '010-1234-56789', '010123456789', 'invalid'],
    // Blanks, hyphens and the invisible marks of pasted text.
    ['US', 'postal_code', '90210 – 1234', '90210-1234', undefined],
    ['CA', 'postal_code', 'M5V\u00a0 2T6', 'M5V 2T6', undefined],
    ['UK', 'postal_code', 'SW1A  1AA', 'SW1A 1AA', undefined],
    ['UK', 'phone', '\u202d020 7946 0018\u202c', '02079460018', undefined],
    // Full-width characters.
    ['US', 'postal_code', '９０２１０－１２３４', '90210-1234', undefined],
    ['CA', 'postal_code', 'Ｍ５Ｖ　２Ｔ６', 'M5V 2T6', undefined],
    ['AU', 'postal_code', '２０００', '2000', undefined],
    ['KR', 'postal_code', '０６２３６', '06236', undefined],
    ['UK', 'postal_code', 'ＳＷ１Ａ　１ＡＡ', 'SW1A 1AA', undefined],
    ['KR', 'phone', '０１０－１２３４－５６７８', '01012345678', undefined],
    ['HK', 'phone', '＋８５２　２３４５　６７８９', '23456789', undefined],
    // The country's own international prefix.
    ['US', 'phone', '001 503 555 0117', '5035550117', undefined],
    ['CA', 'phone', '+1 (604) 555-0100', '6045550100', undefined],
    ['AU', 'phone', '0061 2 5550 1170', '0255501170', undefined],
    ['KR', 'phone', '0082 10 1234 5678', '01012345678', undefined],
    ['UK', 'phone', '0044 20 7946 0018', '02079460018', undefined],
    ['UK', 'phone', '(+44) 20 7946 0018', '02079460018', undefined],
    ['HK', 'phone', '00852 2345 6789', '23456789', undefined],
    // The number of another country is not read as one of this country.
    ['UK', 'phone', '+33 6 12 34 56 78', '+33612345678', 'invalid'],
    ['AU', 'phone', '00 33 612345', '+33612345', 'invalid'],
    ['US', 'phone', '1-503-555-0117', '15035550117', 'starts-with-1'],
    // Names and streets keep their characters.
    ['KR', 'company', '㈜한샘', '㈜한샘', undefined],
    ['KR', 'street1', '테헤란로 １２', '테헤란로 １２', undefined],
  ])('ADDR-01 in %s, the %s %j is read as %j', (country, field, typed, kept, error) => {
    expect(normalForm(country, field, typed)).toBe(kept)
    expect(addressFieldError(country, field, typed, everywhere)).toBe(error)
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

  it('ADDR-01 a valid phone has national digits only', () => {
    fc.assert(
      fc.property(country, number, (where, text) => {
        fc.pre(addressFieldError(where, 'phone', text, everywhere) === undefined)
        expect(normalForm(where, 'phone', text)).toMatch(/^[02-9]\d{7,10}$/)
      }),
    )
  })
})
