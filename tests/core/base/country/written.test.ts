import { describe, expect, it } from 'vitest'
import { formatDateTime } from '../../../../core/base/country/date-time.rules'
import { formatDay } from '../../../../core/base/country/day.rules'
import { formatNames } from '../../../../core/base/country/format-names.rules'
import { addressLines } from '../../../../core/shop/address/address-lines.rules'

describe('a formatted date', () => {
  it.each([
    ['en_US', 'March 22, 2027'],
    ['en_UK', '22 March 2027'],
    ['fr_CA', '22 mars 2027'],
    ['ko_KR', '2027년 3월 22일'],
    ['ch_HK', '2027年3月22日'],
  ] as const)('in %s is %s', (locale, words) => {
    expect(formatDay(locale, '2027-03-22')).toBe(words)
  })

  it('at midnight is the end of the day, not the next day', () => {
    const midnight = new Date(2026, 10, 25).getTime()
    expect(formatDateTime('en-US', midnight)).toMatch(/^Tuesday, November 24, 2026 at 11:59/)
    expect(formatDateTime('en-US', midnight + 60_000)).toMatch(/^Wednesday, November 25, 2026 at 12:01/)
    expect(formatDateTime('en-GB', midnight)).toMatch(/^\w+day,? \d+ \w+ 2026 at \d\d:59$/)
  })
})

describe('a list of names', () => {
  it.each([
    ['en', 'conjunction', 'Oat, Chalk, and Moss'],
    ['en', 'disjunction', 'Oat, Chalk, or Moss'],
    ['fr', 'disjunction', 'Oat, Chalk ou Moss'],
    ['ko', 'conjunction', 'Oat, Chalk 및 Moss'],
    ['zh-Hant-HK', 'conjunction', 'Oat、Chalk及Moss'],
  ] as const)('in %s, joined by a %s, is %s', (tag, type, words) => {
    expect(formatNames(tag, ['Oat', 'Chalk', 'Moss'], type)).toBe(words)
  })
})

describe('the lines of an address', () => {
  const address = {
    first_name: 'Ada',
    last_name: 'Lind',
    company: '',
    street1: '210 Alder Street',
    street2: 'Unit 4',
    city: 'Portland',
    zone: 'Oregon',
    postal_code: '97205',
    country: 'United States',
  }
  it('ADDR-01 go from the name to the country in the west', () => {
    const lines = ['Ada Lind', '210 Alder Street, Unit 4', 'Portland', 'Oregon 97205', 'United States']
    expect(addressLines('US', 'en', address)).toEqual(lines)
  })

  it('ADDR-01 go from the country to the name in Korea, with the family name first', () => {
    const seoul = {
      ...address,
      first_name: '아다',
      last_name: '김',
      city: '서울 강남구',
      zone: '',
      postal_code: '06164',
    }
    const streets = { street1: '영동대로 513', street2: '3층', country: '대한민국', company: '무브' }
    const lines = ['대한민국', '06164 서울 강남구 영동대로 513 3층', '무브', '김아다']
    expect(addressLines('KR', 'ko', { ...seoul, ...streets })).toEqual(lines)
  })
})
