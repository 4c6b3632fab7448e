import { afterEach, describe, expect, it } from 'vitest'
import { pageBus } from '../../../../core/base/bus/bus'
import type { DestinationChanged } from '../../../../core/shop/destination/destination.facts'
import { shareDestination, storeDestination } from '../../../../core/shop/destination/destination.store'

const change: DestinationChanged = {
  country: 'US',
  postal: '90210',
  label: 'Beverly Hills, CA',
  zone: '8',
  restricted: false,
}

afterEach(() => {
  for (const name of ['rove_postal_US', 'rove_postal_label_US', 'rove_postal_CA'])
    document.cookie = `${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`
})

describe('the page’s destination', () => {
  it('DELIV-01 is the stored one of the page’s country', () => {
    storeDestination('CA', { postal: 'M5V 2T6', label: 'Toronto' })
    const [nowhere, letGo] = shareDestination()
    expect(nowhere.get()).toBeUndefined()
    letGo()
    storeDestination('US', { postal: '90210', label: 'Beverly Hills, CA' })
    const [somewhere, leave] = shareDestination()
    expect(somewhere.get()).toEqual({ postal: '90210', label: 'Beverly Hills, CA' })
    leave()
  })

  it('DELIV-01 follows what is published, here and by other tabs, for the page’s own country', () => {
    const [destination, leave] = shareDestination()
    pageBus().publish('destination:changed', change)
    expect(destination.get()).toEqual({ postal: '90210', label: 'Beverly Hills, CA' })
    pageBus().publish('destination:changed', { ...change, postal: '10001', elsewhere: true })
    pageBus().publish('destination:changed', { ...change, country: 'CA', postal: 'M5V 2T6', elsewhere: true })
    expect(destination.get()?.postal).toBe('10001')
    leave()
  })

  it('DELIV-01 is read again when the page is restored from the cache', () => {
    const [destination, leave] = shareDestination()
    storeDestination('US', { postal: '10001', label: '' })
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(destination.get()).toEqual({ postal: '10001', label: '' })
    leave()
    storeDestination('US', { postal: '60601', label: '' })
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(destination.get()?.postal, 'and not after the end').toBe('10001')
  })
})
