/** The facts of the visitor's contact. */

/** The visitor is identified. The contact is sent to the contact sink only: see `identify`. */
export interface VisitorIdentified {
  /** Where the contact comes from. */
  readonly by: 'login' | 'checkout' | 'form'
}

declare module '../../base/bus/facts' {
  interface Facts {
    'visitor:identified': VisitorIdentified
  }
}
