/**
 * The server's clock: what ends for everybody at one moment does not follow the clock of each device.
 * It runs by `performance.now()`, which nobody sets; the device's own clock only tells that the device has slept.
 */
import { RoveError } from './errors'
import { inform } from './inform'
import { readServerTime } from './net/server-time'
import { own } from './own'
import { share } from './page'
import { createStore, type Store } from './state/create-store'

/** The time as the server has it. Tells when it turns out to be another time than it was thought to be. */
export interface ServerClock extends Pick<Store<unknown>, 'subscribe'> {
  /** Milliseconds since 1970. Asks the server again where the device seems to have slept. */
  now(): number
  /** Who says so: the device, as long as the server has not answered; a rehearsal, where it pretends another time. */
  source(): 'server' | 'device' | 'rehearsal'
  /** Resolves once the server has answered for the first time, or could not be asked. */
  readonly asked: Promise<void>
  /** In a rehearsal: what time it is to be now, in milliseconds since 1970; the true one where nothing is said. */
  pretend(now?: number): void
  stop(): void
}

/** By how much two clocks of one device part only in its sleep, or when somebody sets one; in milliseconds. */
const sleep = 2000

/** This page's clock. @returns it and the way to let go of it */
export function pageServerClock(): readonly [ServerClock, () => void] {
  return share('server clock', createServerClock)
}

/** @param read what the time was by the server when `performance.now()` was 0: see `readServerTime` */
export function createServerClock(read: () => Promise<number> = readServerTime): ServerClock {
  const store = createStore<{ zero: number; source: 'server' | 'device' }>({ zero: deviceZero(), source: 'device' })
  let seen = deviceZero()
  let shifted = 0
  let asking: Promise<void> | undefined
  const ending = new AbortController()
  const { signal } = ending

  function ask(): Promise<void> {
    const { zero, source } = store.get()
    const before = seen
    asking ??= read()
      .then(
        (told) => store.set({ zero: told, source: 'server' }),
        (failure: unknown) => {
          inform(failure instanceof RoveError ? failure : new RoveError('failed', 'clock', { cause: failure }))
          // Asleep rather than set: then the time that was slept is missing. One that was set back says nothing.
          const slept = deviceZero() - before
          store.set({ zero: source === 'device' ? deviceZero() : zero + (slept > sleep ? slept : 0), source })
        },
      )
      .finally(() => {
        asking = undefined
        seen = deviceZero()
      })
    return asking
  }

  function look(): void {
    if (Math.abs(deviceZero() - seen) > sleep) void ask()
  }

  addEventListener('pageshow', look, own({ signal }))
  document.addEventListener('visibilitychange', look, own({ signal }))
  addEventListener('online', () => void ask(), own({ signal }))
  return {
    subscribe: store.subscribe,
    source: () => (shifted ? 'rehearsal' : store.get().source),
    asked: ask(),
    now() {
      look()
      return performance.now() + store.get().zero + shifted
    },
    pretend(now) {
      shifted = now === undefined ? 0 : now - performance.now() - store.get().zero
      store.set({ ...store.get() })
    },
    stop: () => ending.abort(),
  }
}

/** What the time was by the device when `performance.now()` was 0: the same at all times, if it neither slept nor was set. */
function deviceZero(): number {
  return Date.now() - performance.now()
}
