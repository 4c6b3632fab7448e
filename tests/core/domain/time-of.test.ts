import { describe, expect, it } from 'vitest'
import { timeOf, utcOf } from '../../../core/domain/time-of'

const end = Date.parse('2026-11-30T23:59:59Z')

describe('a time that a shop writes', () => {
  it.each([
    '2026-11-30T23:59:59Z',
    '2026-11-30t23:59:59z',
    '2026-11-30T23:59:59',
    ' 2026-11-30 23:59:59 ',
    '2026-11-30 18:59:59 -05:00',
    '2026-12-01T08:59:59.000+09:00',
    end / 1000,
    `${end / 1000}`,
  ])('COUNT-01 POP-01 is read from %j, in UTC where no zone is said', (written) => {
    expect(timeOf(written)).toBe(end)
  })

  it('COUNT-01 POP-01 is midnight where a day alone is said', () => {
    expect(timeOf('2026-11-30')).toBe(Date.parse('2026-11-30T00:00:00Z'))
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
  ])('COUNT-01 POP-01 is not read from %j', (written) => {
    expect(timeOf(written)).toBeNaN()
  })

  it('COUNT-01 POP-01 is read as the why-panel writes it', () => {
    expect(utcOf(end)).toBe('2026-11-30 23:59:59 UTC')
    expect(timeOf(utcOf(end))).toBe(end)
  })

  it.each([
    [Number.NaN, 'no time'],
    [Number.POSITIVE_INFINITY, 'no time'],
    [8.64e15 + 1, 'no time'],
    [8.64e15, '+275760-09-13 00:00:00 UTC'],
  ])('COUNT-01 is written whatever it is: %d', (ms, written) => {
    expect(utcOf(ms)).toBe(written)
  })
})
