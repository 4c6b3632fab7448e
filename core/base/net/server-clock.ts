/**
 * The server's clock, for deadlines that are the same for all visitors, whatever the device's clock shows.
 * It uses `performance.now()`, which cannot be set; the device's clock only shows that the device has slept.
 */

import { own } from '../input/own'
import { RoveError } from '../report/errors'
import { inform } from '../report/inform'
import { createStore, type Store } from '../state/create-store'
import { acquireShared } from '../state/page'
import { readServerTime } from './read-server-time'

/** The server's time. Notifies subscribers when the time is corrected. */
export interface ServerClock extends Pick<Store<unknown>, 'subscribe'> {
  /** Milliseconds since 1970. Requests the server's time again where the device seems to have slept. */
  now(): number
  /** The source of the time: the device until the server has answered; the preview where it pretends another time. */
  source(): 'server' | 'device' | 'preview'
  /** Resolves once the first request has settled. */
  readonly settled: Promise<void>
  /** In a preview: pretends a time, in milliseconds since 1970. Without one, the real time is used again. */
  pretend(now?: number): void
  stop(): void
}

/** The device's two clocks differ by more only after sleep or when its clock was set. In milliseconds. */
const sleepThresholdMs = 2000

/** This page's clock. @returns the clock and its release */
export function pageServerClock(): readonly [ServerClock, () => void] {
  return acquireShared('server clock', createServerClock)
}

/** @param read what the time was by the server when `performance.now()` was 0: see `readServerTime` */
export function createServerClock(read: () => Promise<number> = readServerTime): ServerClock {
  const store = createStore<{ zero: number; source: 'server' | 'device' }>({ zero: deviceZero(), source: 'device' })
  let zeroAtLastCheck = deviceZero()
  let offset = 0
  let pending: Promise<void> | undefined
  const controller = new AbortController()
  const { signal } = controller

  function request(): Promise<void> {
    const { zero, source } = store.get()
    const before = zeroAtLastCheck
    pending ??= read()
      .then(
        (serverZero) => store.set({ zero: serverZero, source: 'server' }),
        (failure: unknown) => {
          inform(failure instanceof RoveError ? failure : new RoveError('failed', 'clock', { cause: failure }))
          // A positive difference counts as sleep and is added. A clock that was set back is ignored.
          const slept = deviceZero() - before
          store.set({
            zero: source === 'device' ? deviceZero() : zero + (slept > sleepThresholdMs ? slept : 0),
            source,
          })
        },
      )
      .finally(() => {
        pending = undefined
        zeroAtLastCheck = deviceZero()
      })
    return pending
  }

  function checkForSleep(): void {
    if (Math.abs(deviceZero() - zeroAtLastCheck) > sleepThresholdMs) void request()
  }

  addEventListener('pageshow', checkForSleep, own({ signal }))
  document.addEventListener('visibilitychange', checkForSleep, own({ signal }))
  addEventListener('online', () => void request(), own({ signal }))
  return {
    subscribe: store.subscribe,
    source: () => (offset ? 'preview' : store.get().source),
    settled: request(),
    now() {
      checkForSleep()
      return performance.now() + store.get().zero + offset
    },
    pretend(now) {
      offset = now === undefined ? 0 : now - performance.now() - store.get().zero
      store.set({ ...store.get() })
    },
    stop: () => controller.abort(),
  }
}

/** The device's time when `performance.now()` was 0: constant while the device neither sleeps nor is set. */
function deviceZero(): number {
  return Date.now() - performance.now()
}
