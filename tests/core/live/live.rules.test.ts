import { describe, expect, it } from 'vitest'
import { isLiveDue, livePeriodMs } from '../../../core/live/live.rules'

describe('when live info is requested', () => {
  const now = 1_800_000_000_000
  const due = { now, last: now - livePeriodMs, hidden: false, offline: false }

  it('LIVE-01 before the first answer, and 300000 ms after the last one', () => {
    expect(livePeriodMs).toBe(300_000)
    expect(isLiveDue({ ...due, last: undefined })).toBe(true)
    expect(isLiveDue(due)).toBe(true)
    expect(isLiveDue({ ...due, last: now - livePeriodMs + 1 })).toBe(false)
  })

  it('LIVE-01 never in the background or offline', () => {
    expect(isLiveDue({ ...due, hidden: true })).toBe(false)
    expect(isLiveDue({ ...due, offline: true })).toBe(false)
  })

  it('LIVE-01 at once after the clock was set back', () => {
    expect(isLiveDue({ ...due, last: now + 1 })).toBe(true)
  })
})
