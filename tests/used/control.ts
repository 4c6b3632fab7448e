/** A control that an element shows, as the browser tests see it. */

/** @see Control */
export type ControlKind = 'button' | 'field' | 'form' | 'link'

/** A button, field, form or link inside of one of our tags, ours or the server's. */
export interface Control {
  /** `rove-love` */
  readonly tag: string
  readonly kind: ControlKind
  /** Its `part`, else its name, of a form its id or the names of its fields. Numbers are `0`. */
  readonly name: string
  /** What it is called, on the page or by a screen reader. */
  readonly text: string
}

/** What one test did with a control. */
export interface ControlUse extends Control {
  /** It was pressed, filled in or sent, this had an effect, and the test expected something afterwards. */
  readonly isUsed: boolean
}
