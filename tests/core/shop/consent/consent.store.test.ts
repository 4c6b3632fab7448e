import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pageBus } from '../../../../core/base/bus/bus'
import { readCookie, writeCookie } from '../../../../core/base/device/cookies'
import { setConsent } from '../../../../core/shop/consent/consent.action'
import type { ConsentChanged } from '../../../../core/shop/consent/consent.facts'
import { readConsent } from '../../../../core/shop/consent/consent.store'
import { followConsent } from '../../../../core/shop/consent/follow-consent.store'

let told: ConsentChanged[]
let stop = () => {}
const all = { analytics: true, ads: true, marketing: true }
const none = { analytics: false, ads: false, marketing: false }
/** The consent of another tab, and whether this page receives the change event. */
function elsewhere(said: object, { awake = true } = {}): void {
  const pairs = Object.entries(said).map(([of, is]) => `${of}=${Number(is)}`)
  writeCookie('rove_consent', pairs.join('&'), 1)
  if (awake) document.dispatchEvent(new Event('visibilitychange'))
}
const show = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

/** A page that was rendered with this consent. */
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

describe('the visitor’s consent', () => {
  it('TRACK-07 a refusal in another tab applies here', () => {
    open(all)
    elsewhere(none)
    expect(readConsent()).toEqual({ ...none, refused: ['analytics', 'ads', 'marketing'] })
    expect(told).toEqual([readConsent()])
  })

  it('TRACK-07 is read again when a page is restored from the back-forward cache', () => {
    open(all)
    elsewhere({ ads: false }, { awake: false })
    expect(told).toEqual([])
    show(true)
    expect(readConsent()).toEqual({ ...all, ads: false, refused: ['ads'] })
    show(true)
    expect(told).toHaveLength(1)
  })

  it('TRACK-07 the visitor’s answer applies on each later page, whatever its settings say, until another answer', async () => {
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

  it('TRACK-07 separates refused classes from undecided ones', async () => {
    open({})
    await setConsent({ analytics: true })
    expect(readConsent().refused).toEqual([])
    await setConsent({ ads: false })
    await setConsent({ marketing: true, analytics: undefined })
    expect(readConsent()).toEqual({ analytics: true, ads: false, marketing: true, refused: ['ads'] })
    await setConsent({ ads: true })
    expect(readConsent().refused).toEqual([])
  })

  it.each(['0', 'false', 'no', 0, ''])(
    'TRACK-07 takes %j, as PHP and consent managers write it, for a refusal',
    async (no) => {
      open(all)
      await setConsent({ analytics: '1', ads: no, marketing: no } as never)
      expect(readConsent()).toEqual({ analytics: true, ads: false, marketing: false, refused: ['ads', 'marketing'] })
      expect(readCookie('rove_consent')).toBe('analytics=1&ads=0&marketing=0')
    },
  )

  it('TRACK-07 rejects an invalid answer, and stays unchanged', async () => {
    open(all)
    await expect(setConsent('no' as never)).rejects.toThrow(expect.objectContaining({ code: 'wrong-shape' }))
    expect(readConsent().ads).toBe(true)
  })

  it('TRACK-07 does not change when storage is cleared or unreadable', () => {
    open(none)
    elsewhere(all)
    expect([readConsent().analytics, told.length]).toEqual([true, 1])
    elsewhere({})
    elsewhere({ toString: true })
    expect([readConsent().analytics, told.length]).toEqual([true, 1])
  })

  it('TRACK-07 applies to the page only in a preview', async () => {
    open({}, '?rove-why')
    await setConsent(all)
    expect([readConsent().ads, readCookie('rove_consent')]).toEqual([true, undefined])
  })
})
