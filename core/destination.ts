/**
 * Where this shopper's purchases are to go: one knowledge for all widgets of a page, kept per country.
 * Source: document 1, sections 3, 4 and 7 (DELIV-01).
 */
import { pageBus } from './bus'
import { readCookie, writeCookie } from './device/cookies'
import type { CountryCode } from './domain/countries'
import { readPlace } from './host/place'
import { share } from './page'
import { createStore, type Store } from './state/create-store'

/** A place to deliver to. */
export interface Destination {
  readonly postal: string
  /** The place in words; empty where none is known. */
  readonly label: string
}

/** How long a device keeps it: document 1, section 9. */
const days = 365

/** This page's destination: nothing where the shopper has set none. */
export interface SharedDestination extends Pick<Store<Destination | undefined>, 'get' | 'subscribe'> {
  stop(): void
}

/** The destination that widgets of this page have in common, and the way to let go of it. */
export function shareDestination(): readonly [SharedDestination, () => void] {
  return share('destination', createSharedDestination)
}

/** Keeps a destination on the device. */
export function keepDestination(country: CountryCode, { postal, label }: Destination): void {
  writeCookie(`rove_postal_${country}`, postal, days)
  writeCookie(`rove_postal_label_${country}`, label, days)
}

function createSharedDestination(): SharedDestination {
  const country = readPlace().country.code
  const store = createStore(readKeptDestination(country))
  const leaveBus = pageBus().on('destination:changed', (change) => {
    if (change.country !== country) return
    const { postal, label } = change
    store.set({ postal, label })
  })
  /** A page that comes back from the cache may have missed what another tab said. */
  const onReturn = ({ persisted }: PageTransitionEvent) => {
    const kept = readKeptDestination(country)
    if (persisted && kept && kept.postal !== store.get()?.postal) store.set(kept)
  }
  addEventListener('pageshow', onReturn)

  return {
    get: store.get,
    subscribe: store.subscribe,
    stop() {
      removeEventListener('pageshow', onReturn)
      leaveBus()
    },
  }
}

/** The destination that the device keeps for a country. */
export function readKeptDestination(country: CountryCode): Destination | undefined {
  const postal = readCookie(`rove_postal_${country}`)
  return postal ? { postal, label: readCookie(`rove_postal_label_${country}`) ?? '' } : undefined
}
