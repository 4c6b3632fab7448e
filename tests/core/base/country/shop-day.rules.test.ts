import { expect, it } from 'vitest'
import { shopDayAt } from '../../../../core/base/country/shop-day.rules'

it.each([
  ['2026-11-28T22:29:00Z', undefined, '2026-11-28'],
  ['2026-11-28T22:29:00Z', 'Asia/Seoul', '2026-11-29'],
  ['2026-11-28T04:59:59Z', 'America/New_York', '2026-11-27'],
  ['2026-11-01T03:59:59Z', 'America/New_York', '2026-10-31'],
  ['0999-01-01T00:00:00Z', undefined, '0999-01-01'],
])('MEMB-01 at %s the day of a shop in %s is %s', (time, zone, day) => {
  expect(shopDayAt(Date.parse(time), zone)).toBe(day)
})

it('an unknown time zone is refused', () => {
  expect(() => shopDayAt(0, 'Atlantis/Centre')).toThrow(RangeError)
})
