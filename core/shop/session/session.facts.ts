/** The facts of sessions. */
import type { SessionReason } from './session.rules'

/** A session has begun. */
export interface SessionStarted {
  /** The number of sessions on this device, including this one. */
  readonly count: number
  readonly because: SessionReason
}

declare module '../../base/bus/facts' {
  interface Facts {
    'session:started': SessionStarted
  }
}
