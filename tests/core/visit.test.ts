import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pageBus } from '../../core/bus'
import { createVisit, type Visit } from '../../core/visit'

const minute = 60_000
const open: Visit[] = []
/** A tab that is opened now: with its own memory, and the device's storage. */
const tab = (search = '') => {
  const visit = createVisit(Date.now, search)
  open.push(visit)
  return visit
}
const kept = () => Object.fromEntries(Object.keys(localStorage).map((key) => [key, localStorage.getItem(key)]))
const act = () => document.dispatchEvent(new Event('keydown', { bubbles: true }))
const comeBack = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
const later = (ms: number) => vi.setSystemTime(Date.now() + ms)

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ now: new Date(2026, 9, 5, 12) })
})
afterEach(() => {
  for (const visit of open.splice(0)) visit.stop()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a visit', () => {
  it('SESSION-01 keeps its counts under the keys that the specification lists', () => {
    const now = String(Date.now())
    tab('?utm_campaign=spring&utm_source=letter&page=2')
    expect(kept()).toEqual({
      rove_country: '"US"',
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

  it('SESSION-01 tells why a session began, once', () => {
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

  it('SESSION-01 of two tabs is one: who is idle for 31 minutes in one and busy in the other goes on', () => {
    const one = tab()
    later(20 * minute)
    const other = tab()
    later(11 * minute)
    act()
    expect([one.get().count, other.get().count]).toEqual([1, 1])
  })

  it('SESSION-01 begins once in two tabs after 31 idle minutes in both', () => {
    const one = tab()
    const other = tab()
    later(31 * minute)
    act()
    expect([one.get().count, other.get().count]).toEqual([2, 2])
    expect(kept()).toMatchObject({ rove_session_count: '2', rove_session_pages: '1', rove_total_pages: '2' })
  })

  it('SESSION-01 begins anew at midnight, with what the visitor does next', () => {
    vi.setSystemTime(new Date(2026, 9, 5, 23, 59, 30))
    const visit = tab()
    later(minute)
    expect(visit.get().count).toBe(1)
    act()
    expect(visit.get()).toMatchObject({ count: 2, sessionPages: 1 })
  })

  it('SESSION-01 counts a page that comes back from the back-forward cache, but not its campaign again', () => {
    const visit = tab('?utm_campaign=spring')
    tab('?utm_campaign=autumn').stop()
    comeBack()
    expect(visit.get()).toMatchObject({ count: 2, sessionPages: 2, totalPages: 3, campaign: 'autumn' })
  })

  it('SESSION-01 begins anew when a page comes back from the back-forward cache after 31 minutes', () => {
    const visit = tab()
    later(31 * minute)
    comeBack()
    expect(visit.get()).toMatchObject({ count: 2, sessionPages: 1, totalPages: 2 })
  })

  it('SESSION-01 goes on when the device’s clock is set back by a day, and ends by idleness after it', () => {
    const visit = tab()
    later(-24 * 60 * minute)
    act()
    expect(visit.get().count).toBe(1)
    expect(kept().rove_last_active).toBe(String(Date.now()))
    later(31 * minute)
    act()
    expect(visit.get().count).toBe(2)
  })

  it('SESSION-01 that a clock set forward has ended is ended once, also when the clock is put right', () => {
    const visit = tab()
    later(48 * 60 * minute)
    act()
    later(-48 * 60 * minute)
    act()
    expect(visit.get().count).toBe(2)
  })

  it('SESSION-01 is counted for the page where the device keeps nothing', () => {
    vi.stubGlobal('localStorage', undefined)
    const visit = tab('?utm_campaign=spring')
    later(31 * minute)
    act()
    expect(visit.get()).toMatchObject({ count: 2, totalPages: 1, sessionPages: 1, campaign: 'spring' })
  })

  it('SESSION-01 takes what is no number for nothing', () => {
    localStorage.setItem('rove_session_count', '"many"')
    localStorage.setItem('rove_last_active', '{')
    expect(tab().get()).toMatchObject({ count: 1, totalPages: 1 })
  })

  it('COUNTRY-01 TRACK-01 tells that the visitor shops in another country than on the page before, once', () => {
    const told: unknown[] = []
    const off = pageBus().on('country:changed', (fact) => told.push(fact))
    for (const country of ['US', 'KR', 'KR', 'US']) {
      vi.stubGlobal('roveSettings', { rove: { country } })
      tab()
    }
    off()
    expect(told).toEqual([
      { from: 'US', to: 'KR' },
      { from: 'KR', to: 'US' },
    ])
  })

  it('writes at most every 5 seconds while the visitor is busy', () => {
    tab()
    const before = kept().rove_last_active
    later(4999)
    act()
    expect(kept().rove_last_active).toBe(before)
    later(1)
    act()
    expect(kept().rove_last_active).not.toBe(before)
  })

  it('counts in a rehearsal without keeping anything', () => {
    tab().stop()
    const before = kept()
    const visit = tab('?rove-why&utm_campaign=autumn')
    later(31 * minute)
    act()
    expect(visit.get()).toMatchObject({ count: 3, totalPages: 2, campaign: 'autumn' })
    expect(kept()).toEqual(before)
  })

  it('hears nothing after its end', () => {
    const visit = tab()
    visit.stop()
    later(31 * minute)
    act()
    comeBack()
    expect(visit.get().count).toBe(1)
  })
})
