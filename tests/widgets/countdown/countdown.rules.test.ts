import { describe, expect, it } from 'vitest'
import { type CountdownState, next } from '../../../widgets/countdown/countdown.machine'
import { isClosed, msUntilNext, secondsLeft, timeParts, withClosed } from '../../../widgets/countdown/countdown.rules'
import { explainCountdown, explainNoEnd } from '../../../widgets/countdown/countdown-reasons.rules'

const end = Date.parse('2026-11-30T23:59:59Z')

describe('the time left', () => {
  it('COUNT-01 the last millisecond counts as a second, the end as none', () => {
    expect([-5000, -1000, -999, -1, 0, 1, 9000].map((after) => secondsLeft(end, end + after))).toEqual([
      5, 1, 1, 1, 0, 0, 0,
    ])
  })

  it('the text changes at whole seconds before the end', () => {
    expect([-5000, -4750.4, -1].map((after) => msUntilNext(end, end + after))).toEqual([1000, 751, 1])
  })

  it('COUNT-01 days, hours, minutes and seconds are formatted for each language', () => {
    const seconds = 2 * 86_400 + 3 * 3600 + 4 * 60 + 5
    const written = (language: string) => timeParts(seconds, language).map(({ value, label }) => `${value}${label}`)
    for (const english of ['en-US', 'en-CA', 'en-AU', 'en-GB'])
      expect(written(english), english).toEqual(['02d', '03h', '04m', '05s'])
    expect(written('fr-CA')).toEqual(expect.arrayContaining(['02j', '03h', '05s']))
    expect(written('ko-KR')).toEqual(['02일', '03시간', '04분', '05초'])
    expect(timeParts(400 * 86_400, 'en-US')[0]?.value).toBe('400')
  })
})

describe('closed countdowns', () => {
  const hour = 3_600_000
  const now = end - 48 * hour

  it('COUNT-01 a closed countdown stays hidden for 6 hours, for its own end only', () => {
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

  it('a cookie with other content is ignored', () => {
    expect(['', '1', ':', 'a:b', `${end / 1000}`, `${end / 1000}:`].map((kept) => isClosed(kept, end, now))).toEqual(
      Array(6).fill(false),
    )
  })
})

describe('the countdown’s state machine', () => {
  const running: CountdownState = { at: 'running', left: 5 }

  it('COUNT-01 the countdown ends at zero, and restarts if the clock is corrected', () => {
    expect(next(running, { type: 'ticked', left: 4 })).toEqual({ at: 'running', left: 4 })
    expect(next(running, { type: 'ticked', left: 0 })).toEqual({ at: 'over' })
    expect(next({ at: 'over' }, { type: 'ticked', left: 9 })).toEqual({ at: 'running', left: 9 })
  })

  it('an event without a change returns the same state', () => {
    expect(next(running, { type: 'ticked', left: 5 })).toBe(running)
  })

  it('COUNT-01 a closed countdown stays closed, whatever the time', () => {
    const closed = next(running, { type: 'closed' })
    expect(closed).toEqual({ at: 'closed' })
    expect(next(closed, { type: 'ticked', left: 9 })).toBe(closed)
  })

  it('the why-panel explains why it is shown or not', () => {
    const explain = (given: object) =>
      explainCountdown({ end, now: end - 1, source: 'server', closed: false, taken: false, ...given }).map(
        ({ condition, eligible }) => `${condition} ${eligible}`,
      )
    expect(explain({})).toEqual(['end true', 'closed true'])
    expect(explain({ now: end, closed: true })).toEqual(['end false', 'closed false'])
    expect(explain({ taken: true })).toEqual(['end true', 'closed true', 'bar false'])
    for (const source of ['server', 'device', 'preview'] as const) {
      const [{ reason = '' } = {}] = explainCountdown({ end, now: end - 1, source, closed: false, taken: false })
      expect(reason).toContain({ server: 'by the server', device: 'has not answered', preview: 'this preview' }[source])
    }
    expect(explainNoEnd()).toMatchObject([{ condition: 'end', eligible: false }])
  })
})
