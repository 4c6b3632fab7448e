/**
 * The visitor's sessions and pages, counted once a page whoever asks. Source: document 3, sections 3 and 4 (SESSION-01).
 */
import { number, record, string } from 'valibot'
import { pageBus } from './bus'
import { createStored, type Stored } from './device/storage'
import { findCountry } from './domain/countries'
import { afterActivity, afterPage, asCount, noSessions, type Sessions, sessionReason, type Utm } from './domain/session'
import { readPlace } from './host/place'
import { own } from './own'
import { share } from './page'
import { isRehearsal } from './rehearsal'
import { guard } from './report'
import { createStore, type Store } from './state/create-store'

/** What is known of the visitor's sessions, as long as somebody asks. */
export interface Visit extends Pick<Store<Sessions>, 'get' | 'subscribe'> {
  stop(): void
}

/** How often an active visitor's time is written at most, in milliseconds. */
const writeEvery = 5000
const signs = ['pointerdown', 'keydown', 'scroll'] as const

type KeyOf = { readonly [Name in keyof Sessions]: Stored<Sessions[Name]> }

/** One key each, so that a reader of the storage finds what the specification lists. */
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

/** This page's visit. @returns it and the way to let go of it */
export function pageVisit(): readonly [Visit, () => void] {
  return share('visit', () => createVisit())
}

/** Counts this page, and follows what the visitor does. */
export function createVisit(now: () => number = Date.now, search: string = location.search): Visit {
  const kept = keys()
  const rehearsal = isRehearsal(search)
  const utm = utmOf(search)
  const store = createStore<Sessions>(read())

  function read(): Sessions {
    const entries = Object.entries(kept).map(([name, key]) => [name, key.read()])
    return { ...noSessions, ...Object.fromEntries(entries) }
  }

  function move(next: (before: Sessions, now: number) => Sessions, named = ''): void {
    const before = rehearsal ? store.get() : read()
    const because = sessionReason(before, now(), named)
    const after = next(before, now())
    if (!rehearsal)
      for (const [name, key] of Object.entries(kept)) {
        const value = after[name as keyof Sessions]
        if (value !== before[name as keyof Sessions]) key.write(value as never)
      }
    store.set(after)
    if (because) pageBus().tell('session:started', { count: after.count, because })
  }

  const acted = guard('visit', () => {
    if (Math.abs(now() - store.get().lastActive) >= writeEvery) move(afterActivity)
  })
  /** Back from the back-forward cache: a page more, but nobody came by its campaign again. */
  const shown = guard('visit', ({ persisted }: PageTransitionEvent) => {
    if (persisted) move(afterPage)
  })
  move((before, time) => afterPage(before, time, utm), utm.campaign)
  if (!rehearsal) followCountry()
  for (const sign of signs) addEventListener(sign, acted, own({ passive: true, capture: true }))
  addEventListener('pageshow', shown)
  return {
    get: store.get,
    subscribe: store.subscribe,
    stop() {
      for (const sign of signs) removeEventListener(sign, acted, own({ capture: true }))
      removeEventListener('pageshow', shown)
    },
  }
}

/** A campaign needs no e-mail address, and none is kept. */
const holdsAddress = (value: string): boolean => /@|＠|%40/.test(value)

function utmOf(search: string): Utm {
  const named = [...new URLSearchParams(search)].filter(([name]) => name.startsWith('utm_'))
  return Object.fromEntries(
    named.map(([name, value]) => [name.slice('utm_'.length), holdsAddress(value) ? '***' : value]),
  )
}

/** Tells that the visitor has gone to another country since the page before. */
function followCountry(): void {
  const kept = createStored('rove_country', string(), '')
  const to = readPlace().country.code
  const from = findCountry(kept.read())?.code
  if (from && from !== to) pageBus().tell('country:changed', { from, to })
  if (from !== to) kept.write(to)
}

/** What is kept of how a visitor came. */
const keptUtm = ['source', 'medium', 'campaign', 'term', 'content']

/** Utm parameters as an address has them, those of the five usual names. */
export function utmInAddress(utm: Utm): string {
  const said = keptUtm.flatMap((word) => (utm[word] ? [[`utm_${word}`, utm[word]]] : []))
  return new URLSearchParams(said).toString()
}

/** Whether this tab has sent a tracked form since its last tracked page: see `core/tracking/sent-forms`. */
export function isFormSent(): boolean {
  try {
    return !!sessionStorage.getItem('rove_form')
  } catch {
    return false
  }
}
