/** What the facts of popups and countdowns carry. Source: document 3, section 4. */

/** A popup stands before the visitor, or has gone. */
export interface PopupShown {
  /** The id of its definition. */
  readonly id: string
}

/** How a popup went: closed by the visitor, or after what it asked for was done. */
export interface PopupClosed extends PopupShown {
  readonly by: 'visitor' | 'done'
}

/** How the countdown went. */
export interface CountdownClosed {
  readonly by: 'zero' | 'visitor'
}
