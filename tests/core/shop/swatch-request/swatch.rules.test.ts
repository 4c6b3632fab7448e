import { describe, expect, it } from 'vitest'
import {
  normalSwatchValue,
  readSwatchValues,
  type SwatchField,
  swatchCountry,
  swatchErrors,
} from '../../../../core/shop/swatch-request/swatch.rules'

describe('a phone number', () => {
  it.each([
    ['US', '16045550100', '6045550100'],
    ['CA', '+1 (604) 555-0100', '6045550100'],
    ['US', '001 604 555 0100', '6045550100'],
    ['US', '604 555 0100 77', '604555010077'],
    ['KR', '010-1234-5678', '01012345678'],
    ['UK', '0044 20 7946 0018', '02079460018'],
    ['HK', '+852 2345 6789', '23456789'],
    ['UK', '+33 6 12 34 56 78', '+33612345678'],
    ['AU', '1300 123 456', '1300123456'],
    ['AU', '1800 123 456', '1800123456'],
    ['HK', '1823', '1823'],
    ['US', '1 604 555 010', '1604555010'],
    ['CA', '1-604-555-0100', '6045550100'],
  ] as const)('SWATCH-03 of %s, %s is read as %s', (country, typed, kept) => {
    expect(normalSwatchValue(country, 'phone', typed)).toBe(kept)
    expect(normalSwatchValue(country, 'phone', kept)).toBe(kept)
  })
})

const valid: Readonly<Record<SwatchField, string>> = {
  ...{ first_name: 'Ida', last_name: 'Lind', email: 'ida@home.test', country: '124' },
  ...{ address1: '1 Main St', address2: '', city: 'Vancouver', province: '67', postal_code: 'V5K 0A1' },
  phone: '6045550100',
}
const errorsOf = (changes: Partial<typeof valid>) =>
  Object.fromEntries(swatchErrors({ ...valid, ...changes }, (country) => (country === 'KR' ? 0 : 3)))

describe('a request', () => {
  it('SWATCH-03 is valid by the rules of its country, named by its ISO number', () => {
    expect(errorsOf({})).toEqual({})
    expect(['124', '840', '410', '826', '36', '344'].map(swatchCountry)).toEqual(['CA', 'US', 'KR', 'UK', 'AU', 'HK'])
    expect(errorsOf({ country: '840' })).toEqual({ postal_code: 'invalid' })
    expect(errorsOf({ country: '410', province: '', postal_code: '04524', phone: '01012345678' })).toEqual({})
  })

  it.each([
    [{ first_name: '' }, { first_name: 'required' }],
    [{ email: 'ida@home' }, { email: 'invalid' }],
    [{ email: '' }, { email: 'required' }],
    [{ address1: 'PO Box 12' }, { address1: 'po-box' }],
    [{ province: '' }, { province: 'required' }],
    [{ postal_code: '90210' }, { postal_code: 'invalid' }],
    [{ phone: '604' }, { phone: 'invalid' }],
    [{ country: '36', phone: '1300123456', postal_code: '3000' }, { phone: 'starts-with-1' }],
    [{ country: '' }, { country: 'required' }],
    [{ country: '276' }, { country: 'invalid' }],
  ] as const)('SWATCH-03 with %o has the errors %o', (changes, errors) => {
    expect(errorsOf(changes)).toEqual(errors)
  })

  it('SWATCH-03 of a form with the address alone is valid without a name', () => {
    const { first_name, last_name, email, ...address } = valid
    const fields = Object.keys(address) as SwatchField[]
    const values = readSwatchValues((field) => valid[field], fields)
    expect(values).toEqual(address)
    expect(swatchErrors(values, () => 3).size).toBe(0)
    expect(
      swatchErrors(
        readSwatchValues(() => '', ['city', 'phone'], 'CA'),
        () => 3,
        'CA',
      ),
    ).toEqual(
      new Map([
        ['city', 'required'],
        ['phone', 'required'],
      ]),
    )
  })

  it('SWATCH-03 of a form without a country has the rules of the page’s', () => {
    const phones = ['1300123456', '16045550100'].map((phone) => readSwatchValues(() => phone, ['phone'], 'US').phone)
    expect(phones).toEqual(['1300123456', '6045550100'])
    expect(swatchErrors({ postal_code: '90210' }, () => 3, 'CA')).toEqual(new Map([['postal_code', 'invalid']]))
    expect(swatchErrors({ postal_code: '90210' }, () => 3, 'US').size).toBe(0)
  })

  it('SWATCH-03 is read trimmed, with its phone number complete', () => {
    const values = readSwatchValues((field) => ({ ...valid, city: ' Vancouver ', phone: '+16045550100' })[field])
    expect([values.city, values.phone]).toEqual(['Vancouver', '6045550100'])
  })
})
