import { describe, expect, it } from 'vitest'
import { formatUtc, parseTime } from '../../../../core/base/country/parse-time.rules'

const end = Date.parse('2026-11-30T23:59:59Z')

describe('a time in a shop’s format', () => {
  it.each([
    '2026-11-30T23:59:59Z',
    '2026-11-30t23:59:59z',
    '2026-11-30T23:59:59',
    ' 2026-11-30 23:59:59 ',
    '2026-11-30 18:59:59 -05:00',
    '2026-12-01T08:59:59.000+09:00',
    end / 1000,
    `${end / 1000}`,
  ])('COUNT-01 POP-01 is parsed from %j, as UTC without a time zone', (written) => {
    expect(parseTime(written)).toBe(end)
  })

  it('COUNT-01 POP-01 is midnight for a date only', () => {
    expect(parseTime('2026-11-30')).toBe(Date.parse('2026-11-30T00:00:00Z'))
  })

  it.each([
    '',
    'soon',
    '30.11.2026',
    '2026-02-30 10:00',
    '2026-11-30 25:00',
    '2026-11-31',
    `${end}`,
    end,
    1.5,
    true,
    {},
  ])('COUNT-01 POP-01 is not parsed from %j', (written) => {
    expect(parseTime(written)).toBeNaN()
  })

  it('COUNT-01 POP-01 is parsed as the why-panel formats it', () => {
    expect(formatUtc(end)).toBe('2026-11-30 23:59:59 UTC')
    expect(parseTime(formatUtc(end))).toBe(end)
  })

  it.each([
    [Number.NaN, 'no time'],
    [Number.POSITIVE_INFINITY, 'no time'],
    [8.64e15 + 1, 'no time'],
    [8.64e15, '+275760-09-13 00:00:00 UTC'],
  ])('COUNT-01 is formatted for any value: %d', (ms, written) => {
    expect(formatUtc(ms)).toBe(written)
  })
})
