import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setConsent } from '../../core/actions/set-consent'
import { pageBus } from '../../core/bus'
import { readConsent } from '../../core/consent'
import { readCookie, writeCookie } from '../../core/device/cookies'
import type { ConsentChanged } from '../../core/facts'
import { followConsent } from '../../core/follow-consent'

let told: ConsentChanged[]
let stop = () => {}
const all = { analytics: true, ads: true, marketing: true }
const none = { analytics: false, ads: false, marketing: false }
/** What the visitor answered in another tab, and whether this page is awake to notice. */
function elsewhere(said: object, { awake = true } = {}): void {
  const pairs = Object.entries(said).map(([of, is]) => `${of}=${Number(is)}`)
  writeCookie('rove_consent', pairs.join('&'), 1)
  if (awake) document.dispatchEvent(new Event('visibilitychange'))
}
const show = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

/** A page that was rendered with this. */
function open(consent: object, search = ''): void {
  Reflect.deleteProperty(globalThis, Symbol.for('rove.page'))
  history.replaceState(null, '', `/${search}`)
  vi.stubGlobal('roveSettings', { rove: { consent } })
  told = []
  pageBus().on('consent:changed', (now) => told.push(now))
  stop = followConsent()
}

beforeEach(() => writeCookie('rove_consent', '', -1))
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

describe('what the visitor allows', () => {
  it('TRACK-07 is refused in another tab, and so here', () => {
    open(all)
    elsewhere(none)
    expect(readConsent()).toEqual({ ...none, refused: ['analytics', 'ads', 'marketing'] })
    expect(told).toEqual([readConsent()])
  })

  it('TRACK-07 is read again by a page that comes back from the back-forward cache', () => {
    open(all)
    elsewhere({ ads: false }, { awake: false })
    expect(told).toEqual([])
    show(true)
    expect(readConsent()).toEqual({ ...all, ads: false, refused: ['ads'] })
    show(true)
    expect(told).toHaveLength(1)
  })

  it('TRACK-07 is the visitor’s own answer on each later page, whatever its settings say, until they give another', async () => {
    open(all)
    await setConsent({ ads: false, marketing: false })
    stop()
    open(all)
    expect(readConsent()).toEqual({ analytics: true, ads: false, marketing: false, refused: ['ads', 'marketing'] })
    await setConsent({ ads: true })
    stop()
    open(none)
    expect(readConsent()).toEqual({ analytics: false, ads: true, marketing: false, refused: ['marketing'] })
    expect(told, 'nobody said anything on this page').toEqual([])
  })

  it('TRACK-07 reaches the other tabs also where the storage is full', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    open(all)
    await setConsent({ ads: false })
    expect(readCookie('rove_consent')).toBe('ads=0')
    show(true)
    expect(told).toHaveLength(1)
    elsewhere({ ads: false })
    expect(told, 'the same, said elsewhere too').toHaveLength(1)
    vi.restoreAllMocks()
  })

  it('TRACK-07 tells what is refused from what nobody has said', async () => {
    open({})
    await setConsent({ analytics: true })
    expect(readConsent().refused).toEqual([])
    await setConsent({ ads: false })
    await setConsent({ marketing: true, analytics: undefined })
    expect(readConsent()).toEqual({ analytics: true, ads: false, marketing: true, refused: ['ads'] })
    await setConsent({ ads: true })
    expect(readConsent().refused).toEqual([])
  })

  it('TRACK-07 is not changed by a device that is cleared, or by what does not read', () => {
    open(none)
    elsewhere(all)
    expect([readConsent().analytics, told.length]).toEqual([true, 1])
    elsewhere({})
    elsewhere({ toString: true })
    expect([readConsent().analytics, told.length]).toEqual([true, 1])
  })

  it('TRACK-07 is said on the page alone in a rehearsal', async () => {
    open({}, '?rove-why')
    await setConsent(all)
    expect([readConsent().ads, readCookie('rove_consent')]).toEqual([true, undefined])
  })
})
