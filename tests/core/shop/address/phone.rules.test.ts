import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { digitsOf, isNorthAmericanPhone } from '../../../../core/shop/address/phone.rules'

describe('a North American telephone number', () => {
  it.each([
    '6045550100',
    '604-555-0100',
    '604.555.0100',
    '604 555 0100',
    '(604) 555-0100',
    '(604)555-0100',
    '1 604 555 0100',
    '1-604-555-0100',
    '+1 (604) 555-0100',
    '+16045550100',
    ' 6045550100 ',
    '６０４ ５５５ ０１００',
  ])('VALID-01 is %j', (text) => {
    expect(isNorthAmericanPhone(text)).toBe(true)
  })

  it.each([
    '',
    '604555010',
    '60455501000',
    '104-555-0100',
    '004-555-0100',
    '(604 555-0100',
    '604) 555-0100',
    '604--555-0100',
    '+44 20 7946 0958',
    '604-555-01OO',
    '6045550100 ext 4',
  ])('VALID-01 is not %j', (text) => {
    expect(isNorthAmericanPhone(text)).toBe(false)
  })

  it('VALID-01 has ten digits, or eleven of which the first is a 1', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^(\+?1[ .-]?)?(\([2-9]\d{2}\)|[2-9]\d{2})[ .-]\d{3}[ .-]\d{4}$/), (text) => {
        expect(isNorthAmericanPhone(text)).toBe(true)
        expect(digitsOf(text)).toMatch(/^1?\d{10}$/)
        expect(isNorthAmericanPhone(`${text}0`)).toBe(false)
      }),
    )
  })
})

describe('the digits of a text', () => {
  it.each([
    ['(604) 555-0100', '6045550100'],
    ['+1 604', '1604'],
    ['four', ''],
    ['', ''],
  ])('ADDR-01 %j are %j', (text, digits) => {
    expect(digitsOf(text)).toBe(digits)
  })
})
