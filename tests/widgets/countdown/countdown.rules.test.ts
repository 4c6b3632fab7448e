import { describe, expect, it } from 'vitest'
import { type CountdownState, next } from '../../../widgets/countdown/countdown.machine'
import { figures, isClosed, secondsLeft, untilNext, withClosed } from '../../../widgets/countdown/countdown.rules'
import { explainCountdown, explainUnset } from '../../../widgets/countdown/countdown-piece.rules'

const end = Date.parse('2026-11-30T23:59:59Z')

describe('what is left', () => {
  it('COUNT-01 is a second until the last millisecond, and none from the end on', () => {
    expect([-5000, -1000, -999, -1, 0, 1, 9000].map((after) => secondsLeft(end, end + after))).toEqual([
      5, 1, 1, 1, 0, 0, 0,
    ])
  })

  it('stays the same until the next whole second before the end', () => {
    expect([-5000, -4750.4, -1].map((after) => untilNext(end, end + after))).toEqual([1000, 751, 1])
  })

  it('COUNT-01 is written in days, hours, minutes and seconds, as each language does it', () => {
    const seconds = 2 * 86_400 + 3 * 3600 + 4 * 60 + 5
    const written = (language: string) => figures(seconds, language).map(({ value, label }) => `${value}${label}`)
    for (const english of ['en-US', 'en-CA', 'en-AU', 'en-GB'])
      expect(written(english), english).toEqual(['02d', '03h', '04m', '05s'])
    expect(written('fr-CA')).toEqual(expect.arrayContaining(['02j', '03h', '05s']))
    expect(written('ko-KR')).toEqual(['02일', '03시간', '04분', '05초'])
    expect(figures(400 * 86_400, 'en-US')[0]?.value).toBe('400')
  })
})

describe('what was closed', () => {
  const hour = 3_600_000
  const now = end - 48 * hour

  it('COUNT-01 stays closed for 6 hours, each sale for its own, and another sale is open', () => {
    const one = withClosed('', end, now)
    expect(one).toBe(`${end / 1000}:${(now + 6 * hour) / 1000}`)
    const both = withClosed(one, end + hour, now + 2 * hour)
    const closed = (at: number) =>
      [end, end + hour, end + 9 * hour].map((sale) => isClosed(both, sale, now + at * hour))
    expect([closed(3), closed(5.99), closed(6), closed(7.99), closed(8)]).toEqual([
      [true, true, false],
      [true, true, false],
      [false, true, false],
      [false, true, false],
      [false, false, false],
    ])
    expect(withClosed(both, end + 9 * hour, now + 7 * hour).split('.')).toHaveLength(2)
  })

  it('is nothing where the cookie holds something else', () => {
    expect(['', '1', ':', 'a:b', `${end / 1000}`, `${end / 1000}:`].map((kept) => isClosed(kept, end, now))).toEqual(
      Array(6).fill(false),
    )
  })
})

describe('a countdown', () => {
  const running: CountdownState = { at: 'running', left: 5 }

  it('COUNT-01 closes at zero, and comes back where it was not zero yet', () => {
    expect(next(running, { type: 'told', left: 4 })).toEqual({ at: 'running', left: 4 })
    expect(next(running, { type: 'told', left: 0 })).toEqual({ at: 'over' })
    expect(next({ at: 'over' }, { type: 'told', left: 9 })).toEqual({ at: 'running', left: 9 })
  })

  it('is the same where nothing changes', () => {
    expect(next(running, { type: 'told', left: 5 })).toBe(running)
  })

  it('COUNT-01 stays closed by the visitor, whatever time it is', () => {
    const closed = next(running, { type: 'closed' })
    expect(closed).toEqual({ at: 'closed' })
    expect(next(closed, { type: 'told', left: 9 })).toBe(closed)
  })

  it('says why it is shown and why not', () => {
    const explain = (given: object) =>
      explainCountdown({ end, now: end - 1, source: 'server', closed: false, taken: false, ...given }).map(
        ({ condition, eligible }) => `${condition} ${eligible}`,
      )
    expect(explain({})).toEqual(['end true', 'closed true'])
    expect(explain({ now: end, closed: true })).toEqual(['end false', 'closed false'])
    expect(explain({ taken: true })).toEqual(['end true', 'closed true', 'bar false'])
    for (const source of ['server', 'device', 'rehearsal'] as const) {
      const [{ reason = '' } = {}] = explainCountdown({ end, now: end - 1, source, closed: false, taken: false })
      expect(reason).toContain({ server: 'by the server', device: 'has not answered', rehearsal: 'pretended' }[source])
    }
    expect(explainUnset()).toMatchObject([{ condition: 'end', eligible: false }])
  })
})
