import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shopDayAt } from '../../../../core/base/country/shop-day.rules'
import {
  type Card,
  type CardType,
  cardErrors,
  cardLimits,
  cardType,
  passesLuhn,
} from '../../../../core/shop/order/bank-card.rules'
import { anyText } from '../../../any-text'

const today = shopDayAt(Date.UTC(2026, 10, 21))
const card: Card = { owner: 'Ann Lee', number: '4242424242424242', month: '12', year: '2031', cvv: '123' }
const amex = { number: '378282246310005', cvv: '1234' }

describe('a card', () => {
  it.each<[string, CardType | undefined]>([
    ['34', 'amex'],
    ['37', 'amex'],
    ['35', undefined],
    ['3', undefined],
    ['4', 'visa'],
    ['4242 4242', 'visa'],
    ['50', undefined],
    ['51', 'mastercard'],
    ['55', 'mastercard'],
    ['56', undefined],
    ['2220', undefined],
    ['2221', 'mastercard'],
    ['2229', 'mastercard'],
    ['2230', 'mastercard'],
    ['2300', 'mastercard'],
    ['2699', 'mastercard'],
    ['2700', 'mastercard'],
    ['2719', 'mastercard'],
    ['2720', 'mastercard'],
    ['2721', undefined],
    ['222', undefined],
    ['6011', undefined],
    ['', undefined],
  ])('PAY-02 the type of a number that begins with %j is: %s', (number, type) => {
    expect(cardType(number)).toBe(type)
  })

  it('PAY-02 numbers from 2221 to 2720 are Mastercard', () => {
    for (let prefix = 2000; prefix < 3000; prefix++)
      expect(cardType(`${prefix}`)).toBe(prefix >= 2221 && prefix <= 2720 ? 'mastercard' : undefined)
  })

  it.each<[string, Partial<Card>, readonly string[]]>([
    ['all is right', {}, []],
    ['the name is missing', { owner: ' ' }, ['owner']],
    ['the name is digits', { owner: '4242424242424242' }, ['owner']],
    ['the name is digits with blanks', { owner: '4242 4242' }, ['owner']],
    ['the name has a digit', { owner: 'Ann Lee 3rd' }, []],
    ['the name is Korean', { owner: '김안나' }, []],
    ['the number has blanks', { number: '4242 4242 4242 4242' }, []],
    ['the number is missing', { number: '' }, ['number']],
    ['a visa is one short', { number: '424242424242424' }, ['number']],
    ['a visa is one long', { number: '42424242424242424' }, ['number']],
    ['a digit is wrong', { number: '4242424242424241' }, ['number']],
    ['a letter is in it', { number: '4242x4242424242 42' }, ['number']],
    ['a mastercard', { number: '5555555555554444' }, []],
    ['a newer mastercard', { number: '2223003122003222' }, []],
    ['an amex', amex, []],
    ['an amex with sixteen digits', { ...amex, number: '3782822463100050' }, ['number']],
    ['the number is of another kind', { number: '6011111111111117' }, ['number']],
    ['an amex with a short code', { ...amex, cvv: '123' }, ['cvv']],
    ['a visa with a long code', { cvv: '1234' }, ['cvv']],
    ['a code with a letter', { cvv: '12a' }, ['cvv']],
    ['no code', { cvv: '' }, ['cvv']],
    ['no code of another kind', { number: '6011111111111117', cvv: ' ' }, ['number', 'cvv']],
    ['any code of another kind', { number: '6011111111111117', cvv: '9' }, ['number']],
    ['the month is missing', { month: '' }, ['month']],
    ['the month is the thirteenth', { month: '13' }, ['month']],
    ['the month is nought', { month: '0' }, ['month']],
    ['the month has a nought in front', { month: '01' }, []],
    ['the year is missing', { year: '' }, ['year']],
    ['the year is a word', { year: 'next' }, ['year']],
    ['the year has passed', { year: '2025' }, ['year']],
    ['the month of this year has passed', { year: '2026', month: '10' }, ['year']],
    ['it ends this month', { year: '2026', month: '11' }, []],
    ['it ends next month', { year: '2026', month: '12' }, []],
    ['an earlier month of the next year', { year: '2027', month: '1' }, []],
    ['the year has two digits', { year: '31' }, []],
    ['two digits that have passed', { year: '25' }, ['year']],
    [
      'nothing is filled in',
      { owner: '', number: '', month: '', year: '', cvv: '' },
      ['owner', 'number', 'month', 'year', 'cvv'],
    ],
  ])('PAY-02 is invalid when %s', (_, given, problems) => {
    expect(Object.entries(cardErrors({ ...card, ...given }, today))).toEqual(
      problems.map((field) => [field, 'invalid']),
    )
  })

  it('PAY-02 is valid to the end of its month', () => {
    const ending = { ...card, year: '2026', month: '11' }
    expect(cardErrors(ending, shopDayAt(Date.UTC(2026, 10, 30, 23, 59)))).toEqual({})
    expect(cardErrors(ending, shopDayAt(Date.UTC(2026, 11, 1)))).toEqual({ year: 'invalid' })
  })

  it('PAY-02 has at most sixteen digits and four of its code', () => {
    expect(cardLimits).toEqual({ number: 16, cvv: 4 })
  })

  it.each([
    ['79927398713', true],
    ['79927398710', false],
    ['0', true],
    ['', false],
  ])('PAY-02 whether %j passes the Luhn check: %s', (number, passes) => {
    expect(passesLuhn(number)).toBe(passes)
  })

  it('PAY-02 has one valid last digit, and any single changed digit is found', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{15}$/), fc.nat(15), fc.integer({ min: 1, max: 9 }), (start, place, off) => {
        const right = [...'0123456789'].filter((last) => passesLuhn(start + last))
        expect(right).toHaveLength(1)
        const number = [...start, ...right]
        number[place] = `${(Number(number[place]) + off) % 10}`
        expect(passesLuhn(number.join(''))).toBe(false)
      }),
    )
  })

  it('PAY-02 never throws', () => {
    fc.assert(
      fc.property(
        fc.record({ owner: anyText, number: anyText, month: anyText, year: anyText, cvv: anyText }),
        (typed) => {
          expect(Object.values(cardErrors(typed, today)).every((problem) => problem === 'invalid')).toBe(true)
        },
      ),
    )
  })
})
