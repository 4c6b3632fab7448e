/** Remembers which events were sent. Nothing is stored on the device without consent. */
import { string } from 'valibot'
import { readCookie, writeCookie } from '../base/device/cookies'
import { createStored } from '../base/device/storage'
import { listOf } from '../base/input/php-list'
import { type TrackingCookie, trackingCookies } from './cookies.rules'
import type { MemoryScope } from './events/event-row'

/** How many keys a device stores. Beyond that the oldest are dropped. */
const maxKeys = 60

/** The memories of one page. */
export interface Memories {
  /** Whether the key is new there. Adds it. */
  isNew(memory: MemoryScope, event: string, key: string, each?: string): boolean
  /** Writes a cookie once consent allows it. An empty value deletes it. */
  keepCookie(cookie: TrackingCookie, value: string): void
  /** Writes what is pending, where consent allows it now. */
  write(): void
  /** Deletes everything stored: consent was withdrawn. */
  forget(): void
  /** Clears the memory of this page: it is viewed again. */
  forgetPage(): void
}

/** @param mayKeep whether consent allows storage on the device now */
export function createMemories(mayKeep: () => boolean): Memories {
  const kept = createStored('rove_tracked', listOf(string()), [])
  const onPage = new Set<string>()
  const toStore = new Set<string>()
  const cookies = new Map<TrackingCookie, string>()

  function write(): void {
    for (const [cookie, value] of cookies) if (!value || mayKeep()) writeCopy(cookie, value)
    if (!mayKeep()) return
    const before = kept.read()
    const fresh = [...toStore].filter((key) => !before.includes(key))
    if (fresh.length > 0) kept.write([...before, ...fresh].slice(-maxKeys))
  }

  function writeCopy(cookie: TrackingCookie, value: string): void {
    const { name, days, stored } = trackingCookies[cookie]
    const copy = stored && createStored(name, string(), '')
    if (value) copy?.write(value)
    else copy?.clear()
    if ((readCookie(name) ?? '') !== value) writeCookie(name, value, value ? days : -1)
  }

  const isNewIn = (those: Set<string>, name: string) => those.size < those.add(name).size

  return {
    isNew(memory, event, key, each = '') {
      const name = `${event} ${key} ${each}`.trimEnd()
      const isNew =
        !key || memory === 'page'
          ? isNewIn(onPage, name)
          : memory === 'device'
            ? !kept.read().includes(name) && isNewIn(toStore, name)
            : (cookies.get(memory) ?? readCookie(trackingCookies[memory].name)) !== key && !!cookies.set(memory, key)
      write()
      return isNew
    },
    keepCookie(cookie, value) {
      cookies.set(cookie, value)
      write()
    },
    write,
    forget() {
      for (const cookie of Object.keys(trackingCookies) as TrackingCookie[]) writeCopy(cookie, '')
      kept.clear()
    },
    forgetPage: () => onPage.clear(),
  }
}
