/**
 * The facts that widgets publish. A fact is something that has happened: its name is `noun:past`.
 * On the page each one is also a DOM event, `rove:` and the name, that bubbles from the element that caused it.
 * Each noun adds its facts in its own folder: `core/shop/love/love.facts.ts`. Here are those of the server's Drupal commands.
 */

/** A fact that crosses tabs. */
export interface AcrossTabs {
  /** It happened in another tab of the visitor, and was published there too. */
  readonly elsewhere?: true
}

/** An event that the server requests, with its parameters. Parameters that its row does not list are dropped. */
export interface RequestedEvent {
  readonly event: string
  readonly params: Readonly<Record<string, unknown>>
}

/** The payload of a Drupal ajax command as the server sent it, without the command's name. */
export type CommandPayload = Readonly<Record<string, unknown>>

/** The payload of each fact. */
export interface Facts {
  /** A coupon was applied or removed, by our own call or the server's command: op, coupon, total. */
  'coupon:changed': CommandPayload
  /** The server reports a checkout event. */
  'checkout:reported': RequestedEvent
  /** The shipping quote changed: total. */
  'quote:changed': CommandPayload
  /** The server asks for events to be tracked, as `rove.tracking` does. */
  'track:asked': { readonly events: readonly RequestedEvent[] }
  /** The server assigned the visitor to a variant of the checkout. */
  'abtest:assigned': CommandPayload
}

/** The name of a fact. */
export type FactName = keyof Facts
