/** The payloads of the facts of popups and countdowns. */

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
