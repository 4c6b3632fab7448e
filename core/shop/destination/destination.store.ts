/** The delivery destination, stored per country and shared by all widgets of a page (DELIV-01). */

import { pageBus } from '../../base/bus/bus'
import type { CountryCode } from '../../base/country/countries.rules'
import { readMarket } from '../../base/country/country.setting'
import { onBfcacheRestore } from '../../base/device/bfcache'
import { readPair, writeCookie } from '../../base/device/cookies'
import { createStore, type Store } from '../../base/state/create-store'
import { acquireShared } from '../../base/state/page'
import { destinationDays, postalCookie, postalLabelCookie } from './destination-cookies.rules'

/** A delivery destination. */
export interface Destination {
  readonly postal: string
  /** The name of the place; empty where it is not known. */
  readonly label: string
}

/** The destination of this page: `undefined` until the visitor sets one. */
export interface SharedDestination extends Pick<Store<Destination | undefined>, 'get' | 'subscribe'> {
  stop(): void
}

/** The shared destination. @returns the store and its release */
export function shareDestination(): readonly [SharedDestination, () => void] {
  return acquireShared('destination', createSharedDestination)
}

/** Stores a destination on the device. */
export function storeDestination(country: CountryCode, { postal, label }: Destination): void {
  writeCookie(postalCookie(country), postal, destinationDays)
  writeCookie(postalLabelCookie(country), label, destinationDays)
}

function createSharedDestination(): SharedDestination {
  const country = readMarket().country.code
  const store = createStore(readStoredDestination(country))
  const stopBus = pageBus().on('destination:changed', (change) => {
    if (change.country !== country) return
    const { postal, label } = change
    store.set({ postal, label })
  })
  const stopCache = onBfcacheRestore(() => {
    const kept = readStoredDestination(country)
    if (kept && kept.postal !== store.get()?.postal) store.set(kept)
  })
  return {
    get: store.get,
    subscribe: store.subscribe,
    stop() {
      stopCache()
      stopBus()
    },
  }
}

/** The stored destination of a country. */
export function readStoredDestination(country: CountryCode): Destination | undefined {
  const [postal, label = ''] = readPair(postalCookie(country), postalLabelCookie(country))
  return postal ? { postal, label } : undefined
}
