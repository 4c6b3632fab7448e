import { describe, expect, it } from 'vitest'
import {
  afterActivity,
  afterPage,
  noSessions,
  type Sessions,
  sessionReason,
} from '../../../../core/shop/session/session.rules'

const noon = new Date(2026, 9, 5, 12).getTime()
const minute = 60_000
const begun: Sessions = {
  ...noSessions,
  count: 3,
  totalPages: 9,
  sessionPages: 2,
  lastActive: noon,
  campaign: 'spring',
}

describe('a session', () => {
  it('SESSION-01 is the first one without an earlier one', () => {
    expect(sessionReason(noSessions, noon)).toBe('first')
    expect(afterPage(noSessions, noon)).toMatchObject({ count: 1, totalPages: 1, sessionPages: 1 })
  })

  it('SESSION-01 ends after 30 minutes without activity, not before', () => {
    expect(sessionReason(begun, noon + 30 * minute)).toBeUndefined()
    expect(sessionReason(begun, noon + 30 * minute + 1)).toBe('idle')
    expect(afterPage(begun, noon + 31 * minute)).toMatchObject({ count: 4, totalPages: 10, sessionPages: 1 })
  })

  it('SESSION-01 ends at midnight in the visitor’s time zone, also after recent activity', () => {
    const late = { ...begun, lastActive: new Date(2026, 9, 5, 23, 59).getTime() }
    expect(sessionReason(late, new Date(2026, 9, 5, 23, 59, 59).getTime())).toBeUndefined()
    expect(sessionReason(late, new Date(2026, 9, 6, 0, 0, 1).getTime())).toBe('day')
  })

  it('SESSION-01 ends with another campaign, not with the same one or without one', () => {
    expect(sessionReason(begun, noon, 'spring')).toBeUndefined()
    expect(sessionReason(begun, noon, '')).toBeUndefined()
    expect(sessionReason(begun, noon, 'autumn')).toBe('campaign')
    expect(afterPage(begun, noon, { campaign: 'autumn' }).campaign).toBe('autumn')
    expect(afterPage(begun, noon).campaign).toBe('spring')
  })

  it('SESSION-01 has the utm parameters of one address, none of the previous session', () => {
    const come = { ...begun, utm: { campaign: 'spring', source: 'letter' } }
    expect(afterPage(come, noon).utm).toEqual({ campaign: 'spring', source: 'letter' })
    expect(afterPage(come, noon, { campaign: 'autumn' }).utm).toEqual({ campaign: 'autumn' })
    expect(afterPage(come, noon, { source: 'ads' }).utm).toEqual({ source: 'ads' })
    expect(afterActivity(come, noon).utm).toEqual({ campaign: 'spring', source: 'letter' })
    expect(afterActivity(come, noon + 31 * minute).utm).toEqual({})
    expect(afterPage(come, noon + 31 * minute).utm).toEqual({})
  })

  it('SESSION-01 does not end when the clock is set back, over midnight or by a year', () => {
    expect(sessionReason(begun, noon - 13 * 60 * minute)).toBeUndefined()
    expect(sessionReason(begun, new Date(2025, 9, 5).getTime())).toBeUndefined()
    expect(afterActivity(begun, noon - minute).lastActive).toBe(noon - minute)
  })

  it('SESSION-01 that begins on an open page includes this page', () => {
    expect(afterActivity(begun, noon + 31 * minute)).toMatchObject({ count: 4, totalPages: 9, sessionPages: 1 })
    expect(afterActivity(begun, noon + minute)).toMatchObject({ count: 3, sessionPages: 2, lastActive: noon + minute })
  })
})
