/** The facts of the visitor. */
import type { SessionReason } from './session.rules'

/** The visitor is identified. The contact is sent to the contact sink only: see `identify`. */
export interface VisitorIdentified {
  /** Where the contact comes from. */
  readonly by: 'login' | 'checkout' | 'form'
}

/** A session has begun. */
export interface SessionStarted {
  /** The number of sessions on this device, including this one. */
  readonly count: number
  readonly because: SessionReason
}

/** A category of processing that needs consent. */
export type ConsentCategory = 'analytics' | 'ads' | 'marketing'

/** The visitor's consent: see `rove.consent`. */
export interface ConsentChanged {
  readonly analytics: boolean
  readonly ads: boolean
  readonly marketing: boolean
  /** The categories that were refused. Other categories that are not allowed are undecided. */
  readonly refused: readonly ConsentCategory[]
}

declare module '../../base/page/facts' {
  interface Facts {
    'visitor:identified': VisitorIdentified
    'session:started': SessionStarted
    'consent:changed': ConsentChanged
  }
}
