/** Decides when a session ends and the next begins (SESSION-01). */

/** The idle time that ends a session, in milliseconds: 30 minutes. */
export const sessionTimeout = 30 * 60_000

/** Why a session began. */
export type SessionReason = 'first' | 'idle' | 'day' | 'campaign'

/** The stored state of a visitor's sessions. Times in milliseconds since 1970, by the device's clock. */
export interface Sessions {
  /** The number of sessions; 0 before the first. */
  readonly count: number
  readonly totalPages: number
  readonly sessionPages: number
  /** The time of the visitor's last activity, in any tab. */
  readonly lastActive: number
  /** The time at which a page was last loaded. */
  readonly lastLoaded: number
  /** The campaign of the last address that had one. A different campaign begins a new session. */
  readonly campaign: string
  /**
   * The utm parameters of the last address of this session that had any, without `utm_`. They replace earlier ones.
   */
  readonly utm: Utm
}

/** The utm parameters of an address, without `utm_`. */
export type Utm = Readonly<Record<string, string>>

/** The state before the first session. */
export const noSessions: Sessions = {
  count: 0,
  totalPages: 0,
  sessionPages: 0,
  lastActive: 0,
  lastLoaded: 0,
  campaign: '',
  utm: {},
}

/** A stored count or time; 0 where it is invalid. */
export const asCount = (kept: number): number => (Number.isSafeInteger(kept) && kept > 0 ? kept : 0)

/**
 * Why a new session begins now; `undefined` if the current one continues. Setting the clock back does not end a
 * session.
 */
export function sessionReason(before: Sessions, now: number, campaign = ''): SessionReason | undefined {
  const idle = now - before.lastActive
  if (before.count === 0) return 'first'
  if (idle > sessionTimeout) return 'idle'
  if (idle > 0 && dayOf(now) !== dayOf(before.lastActive)) return 'day'
  return campaign && campaign !== before.campaign ? 'campaign' : undefined
}

/** The state after activity of the visitor. The current page belongs to a session that begins with it. */
export function afterActivity(before: Sessions, now: number): Sessions {
  const reason = sessionReason(before, now)
  const sessions = startSession(before, reason, now)
  return reason ? { ...sessions, sessionPages: 1 } : sessions
}

/** The state after a page was loaded. @param utm the address's own */
export function afterPage(before: Sessions, now: number, utm: Utm = {}): Sessions {
  const sessions = startSession(before, sessionReason(before, now, utm.campaign), now)
  return {
    ...sessions,
    totalPages: sessions.totalPages + 1,
    sessionPages: sessions.sessionPages + 1,
    lastLoaded: now,
    campaign: utm.campaign || sessions.campaign,
    utm: Object.keys(utm).length > 0 ? utm : sessions.utm,
  }
}

function startSession(before: Sessions, reason: SessionReason | undefined, now: number): Sessions {
  const active = { ...before, lastActive: now }
  return reason ? { ...active, count: before.count + 1, sessionPages: 0, utm: {} } : active
}

/** The calendar day in the visitor's time zone. */
const dayOf = (time: number): string => new Date(time).toDateString()

/** The utm parameters that are written into an address. */
const standardUtm = ['source', 'medium', 'campaign', 'term', 'content']

/** Writes utm parameters as in an address, only the five standard ones. */
export function utmInAddress(utm: Utm): string {
  const pairs = standardUtm.flatMap((word) => (utm[word] ? [[`utm_${word}`, utm[word]]] : []))
  return new URLSearchParams(pairs).toString()
}
