import { describe, expect, it } from 'vitest'
import {
  formatMinute,
  mapAddress,
  mapsOf,
  minuteOfWeek,
  openStateAt,
  parseHours,
} from '../../../widgets/showroom/showroom.rules'

const hour = 60
const day = 24 * hour
const stateAt = (hours: string, minute: number) => openStateAt(parseHours(hours) ?? [], minute)

describe('SHOWROOM-02 the hours of a showroom', () => {
  it.each([
    ['the minute before it opens', 2 * day + 10 * hour - 1, { isOpen: false, changesIn: 1 }],
    ['the minute in which it opens', 2 * day + 10 * hour, { isOpen: true, changesIn: 8 * hour }],
    ['the minute before it closes', 2 * day + 18 * hour - 1, { isOpen: true, changesIn: 1 }],
    ['the minute in which it closes', 2 * day + 18 * hour, { isOpen: false, changesIn: 16 * hour }],
    ['a day on which it is closed', 12 * hour, { isOpen: false, changesIn: 22 * hour }],
    ['Sunday evening, over the end of the week', 6 * day + 19 * hour, { isOpen: false, changesIn: 39 * hour }],
  ])('at %s', (_, minute, state) => {
    expect(stateAt('Tu-Su 10:00-18:00', minute)).toEqual(state)
  })

  it('with a pause at noon and other hours at the weekend', () => {
    const hours = 'Mo-Fr 10:00-12:00; Mo-Fr 13:00-18:00; Sa,Su 11:00-17:00'
    expect(stateAt(hours, 12 * hour)).toEqual({ isOpen: false, changesIn: hour })
    expect(stateAt(hours, 5 * day + 11 * hour)).toEqual({ isOpen: true, changesIn: 6 * hour })
  })

  it('over night, also from Sunday to Monday', () => {
    expect(stateAt('Fr-Su 18:00-02:00', hour)).toEqual({ isOpen: true, changesIn: hour })
    expect(stateAt('Fr-Su 18:00-02:00', 2 * hour)).toEqual({ isOpen: false, changesIn: 4 * day + 16 * hour })
    expect(stateAt('Sa-Mo 00:00-24:00', 6 * day)).toEqual({ isOpen: true, changesIn: 2 * day })
  })

  it('without an end', () => {
    expect(stateAt('Mo-Su 00:00-24:00', 777)).toEqual({ isOpen: true, changesIn: Number.POSITIVE_INFINITY })
  })

  it.each([
    '',
    'always',
    'Tu-Su',
    'Xx 10:00-18:00',
    'Tu-Su-Mo 10:00-18:00',
    'Tu 10-18',
    'Tu 25:00-26:00',
    'Tu 10:00-18:00;',
  ])('“%s” are none', (hours) => {
    expect(parseHours(hours)).toBeUndefined()
  })

  it('by the clock of the showroom, in summer and in winter', () => {
    expect(minuteOfWeek('America/Toronto', Date.parse('2026-11-24T04:30:00Z'))).toBe(23 * hour + 30)
    expect(minuteOfWeek('America/Toronto', Date.parse('2026-07-07T04:30:00Z'))).toBe(day + 30)
    expect(minuteOfWeek('Asia/Hong_Kong', Date.parse('2026-11-22T16:00:00Z'))).toBe(0)
    expect(() => minuteOfWeek('Atlantis/Centre', 0)).toThrow(RangeError)
    expect(() => minuteOfWeek('', 0)).toThrow(RangeError)
  })

  it('are written in the visitor’s language', () => {
    expect(formatMinute('fr-CA', day + 10 * hour)).toEqual({ day: 'mardi', time: '10 h 00' })
    expect(formatMinute('en-GB', 8 * day + 18 * hour)).toEqual({ day: 'Tuesday', time: '18:00' })
  })
})

describe('SHOWROOM-02 the way to a showroom', () => {
  const server = 'https://www.google.com/maps/dir/?api=1&destination=41+Foundry+Lane%2C+Toronto'

  it.each([
    ['Mozilla/5.0 (Linux; Android 15; Pixel 7)', 1, 'android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, 'apple'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, 'apple'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, undefined],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10, undefined],
  ] as const)('on %s with %i touch points', (userAgent, touchPoints, maps) => {
    expect(mapsOf(userAgent, touchPoints)).toBe(maps)
  })

  it('opens the way in the maps of the device', () => {
    expect(mapAddress('apple', server)).toBe('https://maps.apple.com/?daddr=41%20Foundry%20Lane%2C%20Toronto')
    expect(mapAddress('android', 'https://maps.example/?destination=41+Foundry+Lane%2C+Toronto')).toBe(
      'https://www.google.com/maps/dir/?api=1&destination=41%20Foundry%20Lane%2C%20Toronto',
    )
  })

  it('keeps the server’s link elsewhere, and where it names no place', () => {
    expect(mapAddress(undefined, server)).toBeUndefined()
    expect(mapAddress('apple', 'https://www.google.com/maps')).toBeUndefined()
    expect(mapAddress('apple', '')).toBeUndefined()
  })
})
