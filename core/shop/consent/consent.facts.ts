/** The facts of the visitor's consent. */

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

declare module '../../base/bus/facts' {
  interface Facts {
    'consent:changed': ConsentChanged
  }
}
