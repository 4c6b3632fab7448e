/**
 * The facts widgets tell each other, and the page. A fact has happened: its name is `noun:past`.
 * On the page each one is also a DOM event, `rove:` and the name, that bubbles from the element that caused it.
 */

/** What is known about a loved product after the server has answered. */
export interface LoveChanged {
  /** The product's node id. */
  readonly nid: number
  readonly loved: boolean
  /** How many products the visitor now loves. */
  readonly count: number
}

/** Something a visitor looked for. */
export interface SearchQueried {
  readonly query: string
  /** How many records all indexes hold for it. */
  readonly count: number
}

/** A visitor went to the results page. */
export interface SearchSubmitted {
  readonly query: string
  /** The page that opens, absolute. */
  readonly href: string
}

/** A visitor chose one suggestion. */
export interface SearchSelected {
  readonly query: string
  readonly index: string
  readonly objectID: string
  readonly href: string
}

/** What a Drupal ajax command carried, without the command's own name: as the server sent it. */
export type CommandPayload = Readonly<Record<string, unknown>>

/** Each fact with what it carries. */
export interface Facts {
  'love:changed': LoveChanged
  'search:queried': SearchQueried
  'search:submitted': SearchSubmitted
  'search:selected': SearchSelected
  /** The server completed an add-to-cart (document 3, section 7). */
  'cart:added': CommandPayload
  /** A notify-me was asked for: qty, model, email (document 3, section 7). */
  'notify:asked': CommandPayload
  /** A coupon was applied or removed: op, coupon, total (document 3, section 7). */
  'coupon:changed': CommandPayload
  /** The server reports a checkout event: event, params (document 3, section 7). */
  'checkout:reported': CommandPayload
  /** The shipping quote changed: total (document 3, section 7). */
  'quote:changed': CommandPayload
  /** The server asks for events to be tracked: track settings (document 3, section 7). */
  'track:asked': CommandPayload
  /** The server put this visitor in a variant of the checkout (document 3, section 7). */
  'abtest:assigned': CommandPayload
}

/** The name of a fact. */
export type FactName = keyof Facts
