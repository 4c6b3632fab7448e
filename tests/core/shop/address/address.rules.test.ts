import { describe, expect, it } from 'vitest'
import { type CountryCode, countries, findCountryByNumber } from '../../../../core/base/country/countries.rules'
import {
  type AddressContext,
  type AddressError,
  addressErrors,
  addressFieldError,
  isCheckedBeforeQuote,
} from '../../../../core/shop/address/address.rules'
import type { AddressField } from '../../../../core/shop/address/address-input.rules'
import type { Address } from '../../../../core/shop/order/order.contract'

const everywhere: AddressContext = { zones: 8 }
const codes = countries.map(({ code }) => code)

type Row = readonly [CountryCode, AddressField, string | number, AddressError | undefined]

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
    [country, 'phone', '234567890123', 'invalid'],
  ]),
  // The zone is required except in Korea.
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
  ['CA', 'postal_code', 'M5V 2T6', undefined],
  ['CA', 'postal_code', 'm5v2t6', undefined],
  ['CA', 'postal_code', 'M5V-2T6', undefined],
  ['CA', 'postal_code', ' M5V2T6 ', undefined],
  ['CA', 'postal_code', 'M5V--2T6', undefined],
  ['CA', 'postal_code', '  ', 'required'],
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
  ['HK', 'postal_code', 'none', undefined],
  ['HK', 'postal_code', '00852', undefined],
  ['HK', 'postal_code', '999077', undefined],
  ['HK', 'postal_code', '9990777', 'invalid'],
  // Phones.
  ...(['US', 'CA'] as const).flatMap((country): Row[] => [
    [country, 'phone', '6045550100', undefined],
    [country, 'phone', ' (604) 555-0100 ', undefined],
    [country, 'phone', '604.555.0100', undefined],
    [country, 'phone', '604‑555–0100', undefined],
    [country, 'phone', '604555010', 'invalid'],
    [country, 'phone', '60455501001', 'invalid'],
    [country, 'phone', '1 604 555 0100', 'starts-with-1'],
    [country, 'phone', '+1 (604) 555-0100', undefined],
    [country, 'phone', '+1 104 555 0100', 'starts-with-1'],
    [country, 'phone', '+1 604 555 01001', 'invalid'],
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
    expect(addressFieldError(country, field, value, everywhere)).toBe(problem)
  })

  it.each(codes)('ADDR-01 in %s, names, streets and cities have at most 255 characters', (country) => {
    for (const field of ['first_name', 'last_name', 'company', 'street1', 'street2', 'city'] as const) {
      expect(addressFieldError(country, field, 'a'.repeat(255), everywhere)).toBeUndefined()
      expect(addressFieldError(country, field, 'a'.repeat(256), everywhere)).toBe('invalid')
    }
  })

  it.each(codes)('ADDR-01 needs no zone in %s where there is none to choose', (country) => {
    expect(addressFieldError(country, 'zone', 0, { zones: 0 })).toBeUndefined()
  })

  it.each<[string, AddressField, string | number, Partial<AddressContext>, AddressError | undefined]>([
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
  ])('ADDR-01 in Australia, %s has the error contact-us', (_, field, value, context, problem) => {
    expect(addressFieldError('AU', field, value, { ...everywhere, ...context })).toBe(problem)
  })

  it.each(codes.filter((country) => country !== 'AU'))('ADDR-01 has no delivery area in %s', (country) => {
    const lists = { zones: 8, enabledZones: [], postalCodes: [] }
    expect(addressFieldError(country, 'zone', 4, lists)).not.toBe('contact-us')
    expect(addressFieldError(country, 'postal_code', '90210', lists)).not.toBe('contact-us')
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

  it('ADDR-01 is validated in the shape of the order', () => {
    expect(addressErrors('CA', address, everywhere)).toEqual({})
    expect(findCountryByNumber(address.country)?.code).toBe('CA')
    expect(findCountryByNumber(0)).toBeUndefined()
  })

  it('ADDR-01 has its errors in the order of the form', () => {
    const wrong = { ...address, phone: '1', zone: 0, street1: 'PO Box 1', first_name: '', postal_code: '90210' }
    expect(Object.entries(addressErrors('CA', wrong, everywhere))).toEqual([
      ['first_name', 'required'],
      ['street1', 'po-box'],
      ['zone', 'required'],
      ['postal_code', 'invalid'],
      ['phone', 'starts-with-1'],
    ])
  })

  it('ADDR-01 has a postal code of at most 8 characters in the United Kingdom', () => {
    expect(addressFieldError('UK', 'postal_code', 'SW1A 1AA', everywhere)).toBeUndefined()
    expect(addressFieldError('UK', 'postal_code', 'SW1A 1AAA', everywhere)).toBe('invalid')
  })

  it('ADDR-02 is validated before the quote, except in Korea', () => {
    expect(codes.filter((country) => !isCheckedBeforeQuote(country))).toEqual(['KR'])
  })
})
