/** What was sent already, as long as it is to be remembered. Nothing is kept on the device that nobody allowed. */
import { string } from 'valibot'
import { readCookie, writeCookie } from '../device/cookies'
import { createStored } from '../device/storage'
import { listOf } from '../php-list'
import { type TrackingCookie, trackingCookies } from './cookies'
import type { Memory } from './events/event-row'

/** The keys that a device remembers at most: the oldest are forgotten. */
const most = 60

/** The memories of one page. */
export interface Memories {
  /** Whether it is new there; from now on it is not. */
  isNew(memory: Memory, event: string, key: string, each?: string): boolean
  /** Keeps a cookie once that is allowed; an empty one goes. */
  keepCookie(cookie: TrackingCookie, value: string): void
  /** What was to be kept is kept, where that is allowed now. */
  write(): void
  /** Nothing may be kept any more: what was kept goes. */
  forget(): void
  /** The page is viewed anew. */
  forgetPage(): void
}

/** @param mayKeep whether anything may be kept on the device now */
export function createMemories(mayKeep: () => boolean): Memories {
  const kept = createStored('rove_tracked', listOf(string()), [])
  const here = new Set<string>()
  const device = new Set<string>()
  const cookies = new Map<TrackingCookie, string>()

  function write(): void {
    for (const [cookie, value] of cookies) if (!value || mayKeep()) put(cookie, value)
    if (!mayKeep()) return
    const before = kept.read()
    const fresh = [...device].filter((key) => !before.includes(key))
    if (fresh.length > 0) kept.write([...before, ...fresh].slice(-most))
  }

  function put(cookie: TrackingCookie, value: string): void {
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
          ? isNewIn(here, name)
          : memory === 'device'
            ? !kept.read().includes(name) && isNewIn(device, name)
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
      for (const cookie of Object.keys(trackingCookies) as TrackingCookie[]) put(cookie, '')
      kept.clear()
    },
    forgetPage: () => here.clear(),
  }
}
