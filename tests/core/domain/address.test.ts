import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Address } from '../../../core/contract/order'
import {
  type AddressContext,
  type AddressField,
  type AddressProblem,
  addressFields,
  addressProblems,
  fieldProblem,
  isCheckedBeforeQuote,
} from '../../../core/domain/address'
import { limitOf, normalForm } from '../../../core/domain/address-input'
import { type CountryCode, countries, findCountryByNumber } from '../../../core/domain/countries'

const everywhere: AddressContext = { zones: 8 }
const codes = countries.map(({ code }) => code)

type Row = readonly [CountryCode, AddressField, string | number, AddressProblem | undefined]

const rows: readonly Row[] = [
  // Names and places, in each country.
  ...codes.flatMap((country): Row[] => [
    [country, 'first_name', 'Ann', undefined],
    [country, 'first_name', '  Zoë-Marie ', undefined],
    [country, 'first_name', '', 'required'],
    [country, 'first_name', ' \t ', 'required'],
    [country, 'last_name', '김', undefined],
    [country, 'last_name', ' ', 'required'],
    [country, 'company', '', undefined],
    [country, 'company', 'Rove Ltd', undefined],
    [country, 'company', 'PO Box Ltd', undefined],
    [country, 'street1', '12 Main Street', undefined],
    [country, 'street1', '', 'required'],
    [country, 'street1', 'P.O. Box 12', 'po-box'],
    [country, 'street2', '', undefined],
    [country, 'street2', 'Unit 4', undefined],
    [country, 'street2', 'PO Box 12', 'po-box'],
    [country, 'city', 'Vancouver', undefined],
    [country, 'city', '\u3000', 'required'],
    [country, 'phone', '', 'required'],
    [country, 'phone', ' - ', 'required'],
    [country, 'phone', '1', 'starts-with-1'],
    [country, 'phone', '12345678901', 'starts-with-1'],
    [country, 'phone', '6045550', 'invalid'],
    [country, 'phone', '604555010O', 'invalid'],
    [country, 'phone', 'call me', 'invalid'],
    [country, 'phone', '６０４５５５０１００', 'invalid'],
    [country, 'phone', '234567890123', 'invalid'],
  ]),
  // The zone: required but in Korea.
  ...codes
    .filter((country) => country !== 'KR')
    .flatMap((country): Row[] => [
      [country, 'zone', 12, undefined],
      [country, 'zone', '12', undefined],
      [country, 'zone', 0, 'required'],
      [country, 'zone', '0', 'required'],
      [country, 'zone', '', 'required'],
      [country, 'zone', 'State/Province', 'required'],
      [country, 'zone', ' Section/Region ', 'required'],
    ]),
  ['KR', 'zone', 0, undefined],
  ['KR', 'zone', '', undefined],
  ['KR', 'zone', 'State/Province', undefined],
  ['KR', 'zone', 12, undefined],
  // Postal codes.
  ['US', 'postal_code', '90210', undefined],
  ['US', 'postal_code', ' 90210 ', undefined],
  ['US', 'postal_code', '90210-1234', undefined],
  ['US', 'postal_code', '90210 1234', undefined],
  ['US', 'postal_code', '902101234', undefined],
  ['US', 'postal_code', '', 'required'],
  ['US', 'postal_code', '9021', 'invalid'],
  ['US', 'postal_code', '902100', 'invalid'],
  ['US', 'postal_code', '90210-12', 'invalid'],
  ['US', 'postal_code', '90210--1234', 'invalid'],
  ['US', 'postal_code', 'M5V 2T6', 'invalid'],
  ['US', 'postal_code', '９０２１０', 'invalid'],
  ['CA', 'postal_code', 'M5V 2T6', undefined],
  ['CA', 'postal_code', 'm5v2t6', undefined],
  ['CA', 'postal_code', 'M5V-2T6', undefined],
  ['CA', 'postal_code', ' M5V2T6 ', undefined],
  ['CA', 'postal_code', '  ', 'required'],
  ['CA', 'postal_code', 'M5V  2T6', 'invalid'],
  ['CA', 'postal_code', '5MV 2T6', 'invalid'],
  ['CA', 'postal_code', 'M5V 2T', 'invalid'],
  ['CA', 'postal_code', 'M5V 2T66', 'invalid'],
  ['CA', 'postal_code', '90210', 'invalid'],
  ['AU', 'postal_code', '2000', undefined],
  ['AU', 'postal_code', '0800', undefined],
  ['AU', 'postal_code', '2000123', undefined],
  ['AU', 'postal_code', '2000-123', undefined],
  ['AU', 'postal_code', '2000 123', undefined],
  ['AU', 'postal_code', '', 'required'],
  ['AU', 'postal_code', '200', 'invalid'],
  ['AU', 'postal_code', '20001', 'invalid'],
  ['AU', 'postal_code', '20001234', 'invalid'],
  ['AU', 'postal_code', '200O', 'invalid'],
  ['KR', 'postal_code', '06236', undefined],
  ['KR', 'postal_code', '', 'required'],
  ['KR', 'postal_code', '135-080', 'invalid'],
  ['UK', 'postal_code', 'SW1A 1AA', undefined],
  ['UK', 'postal_code', 'n1 9gu', undefined],
  ['UK', 'postal_code', 'whatever', undefined],
  ['UK', 'postal_code', '', 'required'],
  ['UK', 'postal_code', 'SW1A 1AA 2', 'invalid'],
  ['HK', 'postal_code', '', undefined],
  ['HK', 'postal_code', '999077', undefined],
  ['HK', 'postal_code', 'none', undefined],
  // Phones.
  ...(['US', 'CA'] as const).flatMap((country): Row[] => [
    [country, 'phone', '6045550100', undefined],
    [country, 'phone', ' (604) 555-0100 ', undefined],
    [country, 'phone', '604.555.0100', undefined],
    [country, 'phone', '604‑555–0100', undefined],
    [country, 'phone', '604555010', 'invalid'],
    [country, 'phone', '60455501001', 'invalid'],
    [country, 'phone', '1 604 555 0100', 'starts-with-1'],
    [country, 'phone', '+1 (604) 555-0100', 'starts-with-1'],
    [country, 'phone', '604 555 0100 x', 'invalid'],
    [country, 'phone', '+44 20 7946 0958', 'invalid'],
  ]),
  ['AU', 'phone', '412 345 678', undefined],
  ['AU', 'phone', '0412 345 678', undefined],
  ['AU', 'phone', '+61 412 345 678', undefined],
  ['AU', 'phone', '41234567', 'invalid'],
  ['AU', 'phone', '04123456789', 'invalid'],
  ['AU', 'phone', '+61', 'invalid'],
  ['KR', 'phone', '010-1234-5678', undefined],
  ['KR', 'phone', '+82 10-1234-5678', undefined],
  ['KR', 'phone', '+82 (0)10 1234 5678', undefined],
  ['KR', 'phone', '01012345678', undefined],
  ['KR', 'phone', '0101234567', 'invalid'],
  ['KR', 'phone', '010123456789', 'invalid'],
  ['UK', 'phone', '020 7946 0958', undefined],
  ['UK', 'phone', '+44 20 7946 0958', undefined],
  ['UK', 'phone', '+44 (0)20 7946 0958', undefined],
  ['UK', 'phone', '07700 900123', undefined],
  ['UK', 'phone', '0770090012', 'invalid'],
  ['UK', 'phone', '077009001234', 'invalid'],
  ['UK', 'phone', '44 20 7946 0958', 'invalid'],
  ['HK', 'phone', '2345 6789', undefined],
  ['HK', 'phone', '+852 2345 6789', undefined],
  ['HK', 'phone', '234567890', undefined],
  ['HK', 'phone', '2345678901', undefined],
  ['HK', 'phone', '2345678', 'invalid'],
  ['HK', 'phone', '23456789012', 'invalid'],
]

describe('an address', () => {
  it.each(rows)('ADDR-01 in %s, the %s %j is %s', (country, field, value, problem) => {
    expect(fieldProblem(country, field, value, everywhere)).toBe(problem)
  })

  it.each(codes)('ADDR-01 in %s, holds 255 characters of a name, a street and a city', (country) => {
    for (const field of ['first_name', 'last_name', 'company', 'street1', 'street2', 'city'] as const) {
      expect(fieldProblem(country, field, 'a'.repeat(255), everywhere)).toBeUndefined()
      expect(fieldProblem(country, field, 'a'.repeat(256), everywhere)).toBe('invalid')
    }
  })

  it.each(codes)('ADDR-01 needs no zone in %s where there is none to choose', (country) => {
    expect(fieldProblem(country, 'zone', 0, { zones: 0 })).toBeUndefined()
  })

  it.each<[string, AddressField, string | number, Partial<AddressContext>, AddressProblem | undefined]>([
    ['an enabled zone', 'zone', 5, { enabledZones: [3, 5] }, undefined],
    ['another zone', 'zone', 4, { enabledZones: [3, 5] }, 'contact-us'],
    ['a zone where none is enabled', 'zone', 5, { enabledZones: [] }, 'contact-us'],
    ['any zone where nothing is said', 'zone', 4, { enabledZones: null }, undefined],
    ['no zone', 'zone', 0, { enabledZones: [3, 5] }, 'required'],
    ['no zone where there is none to choose', 'zone', 0, { zones: 0, enabledZones: [3] }, undefined],
    ['a listed code', 'postal_code', '2600', { postalCodes: ['2600'] }, undefined],
    ['a code with a nought in front', 'postal_code', '0800', { postalCodes: ['800'] }, undefined],
    ['the first of a range', 'postal_code', '2000', { postalCodes: ['2000-2234'] }, undefined],
    ['one within a range', 'postal_code', '2100', { postalCodes: ['3000', '2000 - 2234'] }, undefined],
    ['the last of a range', 'postal_code', '2234', { postalCodes: ['2000-2234'] }, undefined],
    ['one with its three more', 'postal_code', '2100-123', { postalCodes: ['2000-2234'] }, undefined],
    ['one before a range', 'postal_code', '1999', { postalCodes: ['2000-2234'] }, 'contact-us'],
    ['one after a range', 'postal_code', '2235', { postalCodes: ['2000-2234'] }, 'contact-us'],
    ['one that is not listed', 'postal_code', '2601', { postalCodes: ['2600'] }, 'contact-us'],
    ['one where the list makes no sense', 'postal_code', '2601', { postalCodes: ['', 'x', '2-', '-'] }, 'contact-us'],
    ['one where none is listed', 'postal_code', '2601', { postalCodes: [] }, 'contact-us'],
    ['a wrong one', 'postal_code', '26', { postalCodes: ['2600'] }, 'invalid'],
    ['none', 'postal_code', '', { postalCodes: ['2600'] }, 'required'],
  ])('ADDR-01 in Australia, %s is asked about', (_, field, value, context, problem) => {
    expect(fieldProblem('AU', field, value, { ...everywhere, ...context })).toBe(problem)
  })

  it.each(codes.filter((country) => country !== 'AU'))('ADDR-01 has no such lists in %s', (country) => {
    const lists = { zones: 8, enabledZones: [], postalCodes: [] }
    expect(fieldProblem(country, 'zone', 4, lists)).not.toBe('contact-us')
    expect(fieldProblem(country, 'postal_code', '90210', lists)).not.toBe('contact-us')
  })

  const address: Address = {
    first_name: 'Ann',
    last_name: 'Lee',
    company: '',
    street1: '12 Main Street',
    street2: '',
    city: 'Vancouver',
    zone: 60,
    country: 124,
    postal_code: 'V6B 1A1',
    phone: '604 555 0100',
  }

  it('ADDR-01 is taken as the order has it', () => {
    expect(addressProblems('CA', address, everywhere)).toEqual({})
    expect(findCountryByNumber(address.country)?.code).toBe('CA')
    expect(findCountryByNumber(0)).toBeUndefined()
  })

  it('ADDR-01 names what is wrong in the order it is asked for', () => {
    const wrong = { ...address, phone: '1', zone: 0, street1: 'PO Box 1', first_name: '', postal_code: '90210' }
    expect(Object.entries(addressProblems('CA', wrong, everywhere))).toEqual([
      ['first_name', 'required'],
      ['street1', 'po-box'],
      ['zone', 'required'],
      ['postal_code', 'invalid'],
      ['phone', 'starts-with-1'],
    ])
  })

  it('ADDR-02 is checked before the quote, but in Korea', () => {
    expect(codes.filter((country) => !isCheckedBeforeQuote(country))).toEqual(['KR'])
  })
})

describe('the inputs of an address', () => {
  it.each<[CountryCode, AddressField, string, string]>([
    ['US', 'first_name', '  Ann  Lee ', 'Ann  Lee'],
    ['US', 'postal_code', ' 90210\n', '90210'],
    ['CA', 'postal_code', ' m5v 2t6 ', 'm5v 2t6'],
    ['CA', 'phone', ' +1 (604) 555-0100 ', '16045550100'],
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
  ])('ADDR-01 in %s, the %s %j becomes %j once it is left', (country, field, typed, kept) => {
    expect(normalForm(country, field, typed)).toBe(kept)
  })

  it.each<[CountryCode, AddressField, string, string]>([
    ['US', 'postal_code', '902101', '90210'],
    ['CA', 'postal_code', 'M5V2T6X', 'M5V2T6'],
    ['CA', 'postal_code', 'M5V 2T6X', 'M5V 2T6'],
    ['CA', 'postal_code', ' M5V 2T6X', ' M5V 2T6'],
    ['CA', 'postal_code', 'M5V2T6 ', 'M5V2T6'],
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
  ])('ADDR-01 in %s, the %s keeps of %j no more than %j', (country, field, typed, kept) => {
    expect(typed.slice(0, limitOf(country, field, typed))).toBe(kept)
  })

  it.each<[CountryCode, string, number]>([
    ['US', '', 5],
    ['CA', '', 6],
    ['CA', 'M5V', 6],
    ['CA', 'M5V 2', 7],
    ['UK', '', 8],
  ])('ADDR-01 in %s, a postal code that holds %j takes %i', (country, held, limit) => {
    expect(limitOf(country, 'postal_code', held)).toBe(limit)
  })

  it.each<[CountryCode, string, number]>([
    ['US', '', 10],
    ['US', '(604) ', 13],
    ['AU', '', 10],
    ['HK', '', 10],
    ['KR', '', 11],
    ['UK', '020 ', 12],
  ])('ADDR-01 in %s, a phone that holds %j takes %i', (country, held, limit) => {
    expect(limitOf(country, 'phone', held)).toBe(limit)
  })
})

describe('whatever is typed', () => {
  const country = fc.constantFrom(...codes)
  const field = fc.constantFrom(...addressFields)
  const near = fc.string({ unit: fc.constantFrom(...'0123456789 -+().PpOo.Box/mVt\u00a0한é') })
  const number = fc.string({ unit: fc.constantFrom(...'0234567890234567891 -'), minLength: 8, maxLength: 14 })
  const typed = fc.oneof(fc.string({ unit: 'binary' }), near)

  it('ADDR-01 nothing throws, and the normal form of a normal form is itself', () => {
    fc.assert(
      fc.property(country, field, typed, (where, part, text) => {
        const normal = normalForm(where, part, text)
        expect(normalForm(where, part, normal)).toBe(normal)
        expect(normal).toBe(normal.trim())
      }),
      { numRuns: 2000 },
    )
  })

  it('ADDR-01 what passes still passes once it is left, and what does not still does not', () => {
    fc.assert(
      fc.property(country, field, typed, (where, part, text) => {
        const left = normalForm(where, part, `\t ${text} `)
        expect(fieldProblem(where, part, left, everywhere)).toBe(fieldProblem(where, part, text, everywhere))
      }),
      { numRuns: 2000 },
    )
  })

  it('ADDR-01 what is cut to its limit is not cut again', () => {
    fc.assert(
      fc.property(country, field, typed, (where, part, text) => {
        const cut = text.slice(0, limitOf(where, part, text))
        expect(cut.slice(0, limitOf(where, part, cut))).toBe(cut)
      }),
      { numRuns: 2000 },
    )
  })

  it('ADDR-01 a phone that is taken fits its input', () => {
    fc.assert(
      fc.property(country, number, (where, text) => {
        fc.pre(fieldProblem(where, 'phone', text, everywhere) === undefined)
        const kept = normalForm(where, 'phone', text)
        expect(kept).toMatch(/^[02-9]\d{7,10}$/)
        expect(limitOf(where, 'phone', kept)).toBeGreaterThanOrEqual(kept.length)
      }),
    )
  })

  it.each(['p', 'p.', 'po ', ' ', '. ', '1', '1-', 'P O B ', 'post ', 'boite ', '+', '(', 'm5v ', 'c.p.', 'é'])(
    'ADDR-01 ten thousand characters of %j take no time',
    (piece) => {
      const long = piece.repeat(Math.ceil(10_000 / piece.length))
      const begun = performance.now()
      for (const where of codes)
        for (const part of addressFields) {
          fieldProblem(where, part, `x${long}x`, { zones: 8, postalCodes: ['2000-2234'] })
          limitOf(where, part, long)
        }
      // Six countries and nine parts: a check that goes over the text twice for each of its characters takes seconds.
      expect(performance.now() - begun).toBeLessThan(400)
    },
  )
})
