/** Counts the visitor's sessions and pages, once a page (SESSION-01). */

import { number, record, string } from 'valibot'
import { pageBus } from '../../base/bus/bus'
import { onBfcacheRestore } from '../../base/device/bfcache'
import { createStored, type Stored } from '../../base/device/storage'
import { own } from '../../base/input/own'
import { isPreview } from '../../base/page/preview'
import { guard } from '../../base/report/report'
import { createStore, type Store } from '../../base/state/create-store'
import { acquireShared } from '../../base/state/page'
import { afterActivity, afterPage, asCount, noSessions, type Sessions, sessionReason, type Utm } from './session.rules'

/** The visitor's sessions. Shared, and stopped with its last user. */
export interface SessionStore extends Pick<Store<Sessions>, 'get' | 'subscribe'> {
  stop(): void
}

/** The minimum interval between writes of the last activity, in milliseconds. */
const writeEvery = 5000
/** Also scrolling by wheel and finger; a page that a script scrolls is no activity of the visitor. */
const activityEvents = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

type KeyOf = { readonly [Name in keyof Sessions]: Stored<Sessions[Name]> }

/** One key for each value, with the names of the specification. */
function keys(): KeyOf {
  const count = (key: `rove_${string}`) => {
    const stored = createStored(key, number(), 0)
    return { ...stored, read: () => asCount(stored.read()) }
  }
  return {
    count: count('rove_session_count'),
    totalPages: count('rove_total_pages'),
    sessionPages: count('rove_session_pages'),
    lastActive: count('rove_last_active'),
    lastLoaded: count('rove_last_loaded'),
    campaign: createStored('rove_utm_campaign', string(), ''),
    utm: createStored('rove_utm', record(string(), string()), {}),
  }
}

/** This page's session store. @returns the store and its release */
export function pageSessions(): readonly [SessionStore, () => void] {
  return acquireShared('sessions', () => createSessions())
}

/** Counts this page and follows the visitor's activity. */
export function createSessions(now: () => number = Date.now, search: string = location.search): SessionStore {
  const kept = keys()
  const preview = isPreview(search)
  const utm = utmOf(search)
  const store = createStore<Sessions>(read())

  function read(): Sessions {
    const entries = Object.entries(kept).map(([name, key]) => [name, key.read()])
    return { ...noSessions, ...Object.fromEntries(entries) }
  }

  function update(next: (before: Sessions, now: number) => Sessions, named = ''): void {
    const before = preview ? store.get() : read()
    const because = sessionReason(before, now(), named)
    const after = next(before, now())
    if (!preview)
      for (const [name, key] of Object.entries(kept)) {
        const value = after[name as keyof Sessions]
        if (value !== before[name as keyof Sessions]) key.write(value as never)
      }
    store.set(after)
    if (because) pageBus().publish('session:started', { count: after.count, because })
  }

  const onActivity = guard('sessions', ({ isTrusted }: Event) => {
    if (isTrusted && Math.abs(now() - store.get().lastActive) >= writeEvery) update(afterActivity)
  })
  /** Restored from the back-forward cache: one more page, but no new session by its campaign. */
  const stopCache = onBfcacheRestore(() => update(afterPage))
  update((before, time) => afterPage(before, time, utm), utm.campaign)
  for (const event of activityEvents) addEventListener(event, onActivity, own({ passive: true, capture: true }))
  return {
    get: store.get,
    subscribe: store.subscribe,
    stop() {
      for (const event of activityEvents) removeEventListener(event, onActivity, own({ capture: true }))
      stopCache()
    },
  }
}

/** E-mail addresses in utm parameters are masked. */
const hasAddress = (value: string): boolean => /@|＠|%40/.test(value)

function utmOf(search: string): Utm {
  const named = [...new URLSearchParams(search)].filter(([name]) => name.startsWith('utm_'))
  return Object.fromEntries(
    named.map(([name, value]) => [name.slice('utm_'.length), hasAddress(value) ? '***' : value]),
  )
}
