/** The facts of popups and countdowns. */

/** A popup opened, closed, or accepted an address. */
export interface PopupShown {
  /** The id of its definition. */
  readonly id: string
}

/** How a popup closed. `done`: after the visitor subscribed, also in another tab. */
export interface PopupClosed extends PopupShown {
  readonly by: 'visitor' | 'done'
}

/** How the countdown closed. */
export interface CountdownClosed {
  readonly by: 'zero' | 'visitor'
}

declare module '../../base/bus/facts' {
  interface Facts {
    'popup:shown': PopupShown
    'popup:closed': PopupClosed
    /** The visitor subscribed an address in a popup. The address is sent to the contact sink only. */
    'popup:subscribed': PopupShown
    'countdown:closed': CountdownClosed
  }
}
