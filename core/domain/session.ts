/** When a visitor's session ends and the next begins. Source: document 3, sections 4 and 9 (SESSION-01). */

/** How long a visitor may be idle within a session, in milliseconds. */
export const sessionTimeout = 30 * 60_000

/** Why a session began. */
export type SessionReason = 'first' | 'idle' | 'day' | 'campaign'

/** What is kept of a visitor's sessions on the device. Times in milliseconds since 1970, by the device's clock. */
export interface Sessions {
  /** How many there have been; 0 before the first. */
  readonly count: number
  readonly totalPages: number
  readonly sessionPages: number
  /** When the visitor last did something, in any tab. */
  readonly lastActive: number
  /** When a page was last loaded. */
  readonly lastLoaded: number
  /** The campaign of the last address that named one: another one is another session. */
  readonly campaign: string
  /** The utm parameters that this session was come by, without `utm_`: all of one address, and of no other. */
  readonly utm: Utm
}

/** An address's utm parameters, without `utm_`. */
export type Utm = Readonly<Record<string, string>>

/** Nobody has been here. */
export const noSessions: Sessions = {
  count: 0,
  totalPages: 0,
  sessionPages: 0,
  lastActive: 0,
  lastLoaded: 0,
  campaign: '',
  utm: {},
}

/** A count or a time as it was kept: one that cannot have been counted is 0. */
export const asCount = (kept: number): number => (Number.isSafeInteger(kept) && kept > 0 ? kept : 0)

/** Why a new session begins now; nothing where the one before goes on. A clock that was set back ends none by itself. */
export function sessionReason(before: Sessions, now: number, campaign = ''): SessionReason | undefined {
  const idle = now - before.lastActive
  if (before.count === 0) return 'first'
  if (idle > sessionTimeout) return 'idle'
  if (idle > 0 && dayOf(now) !== dayOf(before.lastActive)) return 'day'
  return campaign && campaign !== before.campaign ? 'campaign' : undefined
}

/** After the visitor did something. The page they look at belongs to the session that begins with it. */
export function afterActivity(before: Sessions, now: number): Sessions {
  const reason = sessionReason(before, now)
  const sessions = begun(before, reason, now)
  return reason ? { ...sessions, sessionPages: 1 } : sessions
}

/** After a page was loaded. @param utm the address's own */
export function afterPage(before: Sessions, now: number, utm: Utm = {}): Sessions {
  const sessions = begun(before, sessionReason(before, now, utm.campaign), now)
  return {
    ...sessions,
    totalPages: sessions.totalPages + 1,
    sessionPages: sessions.sessionPages + 1,
    lastLoaded: now,
    campaign: utm.campaign || sessions.campaign,
    utm: Object.keys(utm).length > 0 ? utm : sessions.utm,
  }
}

function begun(before: Sessions, reason: SessionReason | undefined, now: number): Sessions {
  const went = { ...before, lastActive: now }
  return reason ? { ...went, count: before.count + 1, sessionPages: 0, utm: {} } : went
}

/** The calendar day where the visitor is. */
const dayOf = (time: number): string => new Date(time).toDateString()
