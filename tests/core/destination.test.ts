import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pageBus } from '../../core/bus'
import { keepDestination, shareDestination } from '../../core/destination'
import type { DestinationChanged } from '../../core/facts'

/** The other tabs of this visitor. */
const channels: FakeChannel[] = []
class FakeChannel {
  onmessage: ((event: { data: unknown }) => void) | null = null
  readonly postMessage = vi.fn()
  readonly close = vi.fn()
  constructor(readonly name: string) {
    channels.push(this)
  }
}

const change: DestinationChanged = {
  country: 'US',
  postal: '90210',
  label: 'Beverly Hills, CA',
  zone: '8',
  restricted: false,
}

beforeEach(() => {
  channels.length = 0
  vi.stubGlobal('BroadcastChannel', FakeChannel)
})
afterEach(() => {
  vi.unstubAllGlobals()
  for (const name of ['rove_postal_US', 'rove_postal_label_US', 'rove_postal_CA'])
    document.cookie = `${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`
})

describe('the page’s destination', () => {
  it('DELIV-01 is the one that is kept for the page’s country', () => {
    keepDestination('CA', { postal: 'M5V 2T6', label: 'Toronto' })
    const [nowhere, letGo] = shareDestination()
    expect(nowhere.get()).toBeUndefined()
    letGo()
    keepDestination('US', { postal: '90210', label: 'Beverly Hills, CA' })
    const [somewhere, leave] = shareDestination()
    expect(somewhere.get()).toEqual({ postal: '90210', label: 'Beverly Hills, CA' })
    leave()
  })

  it('DELIV-01 follows what is told here, and tells the other tabs', () => {
    const [destination, leave] = shareDestination()
    pageBus().tell('destination:changed', change)
    expect(destination.get()).toEqual({ postal: '90210', label: 'Beverly Hills, CA' })
    expect(channels[0]?.name).toBe('rove_destination')
    expect(channels[0]?.postMessage).toHaveBeenCalledExactlyOnceWith(change)
    leave()
  })

  it('DELIV-01 follows what another tab says, and does not send it back', () => {
    const [destination, leave] = shareDestination()
    channels[0]?.onmessage?.({ data: change })
    expect(destination.get()?.postal).toBe('90210')
    expect(channels[0]?.postMessage).not.toHaveBeenCalled()
    leave()
  })

  it.each([[{ ...change, country: 'CA' }], [{ ...change, postal: 7 }], ['90210'], [null]])(
    'DELIV-01 believes no tab that says %j',
    (data) => {
      const [destination, leave] = shareDestination()
      channels[0]?.onmessage?.({ data })
      expect(destination.get()).toBeUndefined()
      leave()
    },
  )

  it('DELIV-01 is read again when the page comes back from the cache', () => {
    const [destination, leave] = shareDestination()
    keepDestination('US', { postal: '10001', label: '' })
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(destination.get()).toEqual({ postal: '10001', label: '' })
    leave()
    keepDestination('US', { postal: '60601', label: '' })
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(destination.get()?.postal, 'and not after the end').toBe('10001')
  })
})
