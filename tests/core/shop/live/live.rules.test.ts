import { describe, expect, it } from 'vitest'
import { isLiveDue, livePeriodMs } from '../../../../core/shop/live/live.rules'

describe('when live info is requested', () => {
  const now = 1_800_000_000_000
  const due = { now, last: now - livePeriodMs, hidden: false, offline: false }

  it('LIVE-01 where no period has begun, and 300000 ms after one has begun', () => {
    expect(livePeriodMs).toBe(300_000)
    expect(isLiveDue({ ...due, last: undefined })).toBe(true)
    expect(isLiveDue(due)).toBe(true)
    expect(isLiveDue({ ...due, last: now - livePeriodMs + 1 })).toBe(false)
  })

  it('LIVE-01 never in the background or offline', () => {
    expect(isLiveDue({ ...due, hidden: true })).toBe(false)
    expect(isLiveDue({ ...due, offline: true })).toBe(false)
  })
})
