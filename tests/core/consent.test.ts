import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setConsent } from '../../core/actions/set-consent'
import { pageBus } from '../../core/bus'
import { followConsent, readConsent } from '../../core/consent'
import type { ConsentChanged } from '../../core/facts'

let told: ConsentChanged[]
let stop = () => {}
const all = { analytics: true, ads: true, marketing: true }
const none = { analytics: false, ads: false, marketing: false }
/** What another page of the visitor's kept, and whether this one is awake to hear of it. */
function elsewhere(said: object, { awake = true } = {}): void {
  const refused = Object.entries(said).flatMap(([of, is]) => (is ? [] : of))
  localStorage.setItem('rove_consent', JSON.stringify({ ...none, ...said, refused, at: Math.random() + 1 }))
  if (awake) dispatchEvent(new StorageEvent('storage', { key: 'rove_consent' }))
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

beforeEach(() => localStorage.clear())
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

  it('TRACK-07 is read again by a page that comes back from the back-forward cache, and by no other', () => {
    open(all)
    elsewhere({ ...all, ads: false }, { awake: false })
    show(false)
    expect(readConsent().ads).toBe(true)
    show(true)
    expect(readConsent()).toEqual({ ...all, ads: false, refused: ['ads'] })
    show(true)
    expect(told).toHaveLength(1)
  })

  it('TRACK-07 is what the page was rendered with, whatever was said on an earlier one', () => {
    elsewhere(none)
    open(all)
    show(true)
    expect([readConsent().ads, told]).toEqual([true, []])
  })

  it('TRACK-07 is told to the other tabs when it is said here, and here once', async () => {
    open(all)
    await setConsent({ ads: false })
    expect(JSON.parse(localStorage.rove_consent)).toMatchObject({ ...all, ads: false, refused: ['ads'] })
    show(true)
    expect(told).toHaveLength(1)
    elsewhere({ ...all, ads: false })
    expect(told, 'the same, said elsewhere too').toHaveLength(1)
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
    const hear = (text: string | null) => {
      if (text === null) localStorage.clear()
      else localStorage.setItem('rove_consent', text)
      dispatchEvent(new StorageEvent('storage', { key: text === null ? null : 'rove_consent' }))
    }
    hear(JSON.stringify({ ...all, refused: [], at: 5 }))
    expect([readConsent().analytics, told.length]).toEqual([true, 1])
    hear(null)
    hear('{"analytics":"no","at":7}')
    expect([readConsent().analytics, told.length]).toEqual([true, 1])
  })

  it('TRACK-07 is said on the page alone in a rehearsal', async () => {
    open({}, '?rove-why')
    await setConsent(all)
    expect([readConsent().ads, { ...localStorage }]).toEqual([true, {}])
  })
})
