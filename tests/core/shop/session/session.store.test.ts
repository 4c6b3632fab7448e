import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pageBus } from '../../../../core/base/bus/bus'
import { createSessions, type SessionStore } from '../../../../core/shop/session/session.store'

const minute = 60_000
const open: SessionStore[] = []
/** Opens a tab with its own session storage and the device's local storage. */
const tab = (search = '') => {
  const sessions = createSessions(Date.now, search)
  open.push(sessions)
  return sessions
}
const kept = () => Object.fromEntries(Object.keys(localStorage).map((key) => [key, localStorage.getItem(key)]))
const act = (type = 'keydown', isTrusted = true) =>
  document.dispatchEvent(Object.defineProperty(new Event(type, { bubbles: true }), 'isTrusted', { value: isTrusted }))
const comeBack = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
const later = (ms: number) => vi.setSystemTime(Date.now() + ms)

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ now: new Date(2026, 9, 5, 12) })
})
afterEach(() => {
  for (const sessions of open.splice(0)) sessions.stop()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('sessions', () => {
  it('SESSION-01 stores its counts under the specification’s keys', () => {
    const now = String(Date.now())
    tab('?utm_campaign=spring&utm_source=letter&page=2')
    expect(kept()).toEqual({
      rove_utm: '{"campaign":"spring","source":"letter"}',
      rove_session_count: '1',
      rove_total_pages: '1',
      rove_session_pages: '1',
      rove_last_active: now,
      rove_last_loaded: now,
      rove_utm_campaign: '"spring"',
    })
  })

  it.each(['1e999', '-1', '1.5', '9007199254740993', '"3"', 'null'])(
    'SESSION-01 begins to count anew where %s was kept',
    (text) => {
      for (const name of ['session_count', 'total_pages', 'session_pages']) localStorage.setItem(`rove_${name}`, text)
      expect(tab().get()).toMatchObject({ count: 1, totalPages: 1, sessionPages: 1 })
      expect(kept()).toMatchObject({ rove_session_count: '1', rove_total_pages: '1', rove_session_pages: '1' })
    },
  )

  it('SESSION-01 publishes once why a session began', () => {
    const told: unknown[] = []
    const off = pageBus().on('session:started', (fact) => told.push(fact))
    tab()
    later(minute)
    tab('?utm_campaign=autumn')
    tab('?utm_campaign=autumn')
    later(31 * minute)
    act()
    off()
    expect(told).toEqual([
      { count: 1, because: 'first' },
      { count: 2, because: 'campaign' },
      { count: 3, because: 'idle' },
    ])
  })

  it('SESSION-01 two tabs have one session: activity in one keeps it while the other is idle for 31 minutes', () => {
    const one = tab()
    later(20 * minute)
    const other = tab()
    later(11 * minute)
    act()
    expect([one.get().count, other.get().count]).toEqual([1, 1])
  })

  it('SESSION-01 one session begins in two tabs after 31 idle minutes in both', () => {
    const one = tab()
    const other = tab()
    later(31 * minute)
    act()
    expect([one.get().count, other.get().count]).toEqual([2, 2])
    expect(kept()).toMatchObject({ rove_session_count: '2', rove_session_pages: '1', rove_total_pages: '2' })
  })

  it('SESSION-01 a new session begins with the first activity after midnight', () => {
    vi.setSystemTime(new Date(2026, 9, 5, 23, 59, 30))
    const sessions = tab()
    later(minute)
    expect(sessions.get().count).toBe(1)
    act()
    expect(sessions.get()).toMatchObject({ count: 2, sessionPages: 1 })
  })

  it('SESSION-01 counts a page restored from the back-forward cache, but not its campaign again', () => {
    const sessions = tab('?utm_campaign=spring')
    tab('?utm_campaign=autumn').stop()
    comeBack()
    expect(sessions.get()).toMatchObject({ count: 2, sessionPages: 2, totalPages: 3, campaign: 'autumn' })
  })

  it('SESSION-01 a session begins when a page is restored from the back-forward cache after 31 minutes', () => {
    const sessions = tab()
    later(31 * minute)
    comeBack()
    expect(sessions.get()).toMatchObject({ count: 2, sessionPages: 1, totalPages: 2 })
  })

  it('SESSION-01 continues when the device’s clock is set back by a day, and ends after idle time', () => {
    const sessions = tab()
    later(-24 * 60 * minute)
    act()
    expect(sessions.get().count).toBe(1)
    expect(kept().rove_last_active).toBe(String(Date.now()))
    later(31 * minute)
    act()
    expect(sessions.get().count).toBe(2)
  })

  it('SESSION-01 that ended because the clock was set forward ends once, also after the clock is corrected', () => {
    const sessions = tab()
    later(48 * 60 * minute)
    act()
    later(-48 * 60 * minute)
    act()
    expect(sessions.get().count).toBe(2)
  })

  it('SESSION-01 is counted for the page where the device stores nothing', () => {
    vi.stubGlobal('localStorage', undefined)
    const sessions = tab('?utm_campaign=spring')
    later(31 * minute)
    act()
    expect(sessions.get()).toMatchObject({ count: 2, totalPages: 1, sessionPages: 1, campaign: 'spring' })
  })

  it('SESSION-01 reads invalid numbers as 0', () => {
    localStorage.setItem('rove_session_count', '"many"')
    localStorage.setItem('rove_last_active', '{')
    expect(tab().get()).toMatchObject({ count: 1, totalPages: 1 })
  })

  it.each([
    ['wheel', true, 1],
    ['touchmove', true, 1],
    ['scroll', true, 2],
    ['pointerdown', false, 2],
  ])('SESSION-01 %s of the visitor (%s) keeps a session alive: what scripts do does not', (type, isTrusted, count) => {
    const sessions = tab()
    later(20 * minute)
    act(type, isTrusted)
    later(20 * minute)
    act()
    expect(sessions.get().count).toBe(count)
  })

  it('writes at most every 5 seconds while the visitor is active', () => {
    tab()
    const before = kept().rove_last_active
    later(4999)
    act()
    expect(kept().rove_last_active).toBe(before)
    later(1)
    act()
    expect(kept().rove_last_active).not.toBe(before)
  })

  it('counts in a preview without storing', () => {
    tab().stop()
    const before = kept()
    const sessions = tab('?rove-why&utm_campaign=autumn')
    later(31 * minute)
    act()
    expect(sessions.get()).toMatchObject({ count: 3, totalPages: 2, campaign: 'autumn' })
    expect(kept()).toEqual(before)
  })

  it('ignores activity after it is stopped', () => {
    const sessions = tab()
    sessions.stop()
    later(31 * minute)
    act()
    comeBack()
    expect(sessions.get().count).toBe(1)
  })
})
