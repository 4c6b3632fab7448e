import { describe, expect, it } from 'vitest'
import type { Visitor } from '../../../core/shop/conditions/visitor.store'
import { pretenceLink, pretenceRows, pretendedVisitor, readPretence } from '../../../workshop/why/pretence'

const truth: Visitor = {
  country: 'US',
  locale: 'en_US',
  loggedIn: false,
  member: false,
  trade: false,
  customerType: 'New',
  sessions: 1,
  sessionPages: 1,
  totalPages: 1,
  utm: { campaign: 'spring', medium: 'mail' },
  city: undefined,
  device: 'desktop',
  path: '/',
  pageTypes: [],
  now: Date.parse('2026-11-21T12:00:00Z'),
}
const everything =
  'country:KR,loggedIn:yes,member:no,trade:yes,customerType:Existing,sessions:3,pages:4,campaign:sale,source:mail,city:Seoul,device:phone,clock:2026-11-30T23:59:00.000Z'

describe('the replaced properties of the visitor', () => {
  it('are read from the page’s address, every one', () => {
    const pretence = readPretence(`?a=1&rove-why=${everything}`)
    expect(Object.keys(pretence)).toEqual(pretenceRows.map(({ name }) => name))
    expect(pretendedVisitor(pretence, truth)).toEqual({
      country: 'KR',
      loggedIn: true,
      member: false,
      trade: true,
      customerType: 'Existing',
      sessions: 3,
      sessionPages: 4,
      totalPages: 4,
      utm: { campaign: 'sale', medium: 'mail', source: 'mail' },
      city: 'Seoul',
      device: 'phone',
      now: Date.parse('2026-11-30T23:59:00Z'),
    })
  })

  it('are absent where nothing valid is given', () => {
    for (const search of [
      '',
      '?rove-why',
      '?rove-why=country:XX,sessions:many,loggedIn:1,clock:soon,nobody:1,device',
      '?rove-why=city:,__proto__:x,constructor:y',
    ])
      expect(readPretence(search)).toEqual({})
  })

  it('COUNT-01 shows the clock in UTC, as in reasons, and labels its field as the marketer’s time', () => {
    const clock = pretenceRows.find(({ name }) => name === 'clock')
    expect([clock?.label, clock?.shown(truth)]).toEqual(['Clock, by your time', '2026-11-21 12:00:00 UTC'])
  })
  it.each(['+275760-09-13T00:00:00Z', '-000001-01-01T00:00:00Z', '+010000-01-01T00:00:00Z'])(
    'is nobody of a time that no calendar of a marketer has: %s',
    (clock) => {
      expect(readPretence(`?rove-why=clock:${encodeURIComponent(encodeURIComponent(clock))}`)).toEqual({})
    },
  )

  it('are written to a link that others can open, whatever was typed', () => {
    const href = 'https://shop.test/rugs?a=1&rove-why=country:KR#top'
    expect(pretenceLink({ country: 'KR', sessions: '3' }, href)).toBe(
      'https://shop.test/rugs?a=1&rove-why=country:KR,sessions:3#top',
    )
    expect(pretenceLink({}, href)).toBe('https://shop.test/rugs?a=1&rove-why#top')
    for (const city of ['St. John’s, NL', 'a:b,c:d', '100 % %2C & = ? #', '서울'])
      expect(readPretence(new URL(pretenceLink({ city, clock: '2026-11-30T23:59:00.000Z' }, href)).search)).toEqual({
        city,
        clock: '2026-11-30T23:59:00.000Z',
      })
  })
})
