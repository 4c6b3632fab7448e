/**
 * The facts widgets tell each other, and the page. A fact has happened: its name is `noun:past`.
 * On the page each one is also a DOM event, `rove:` and the name, that bubbles from the element that caused it.
 */
import type { CountryCode, CurrencyCode } from './domain/countries'
import type { SessionReason } from './domain/session'
import type { StockDisplay } from './domain/stock'
import type { CountdownClosed, PopupClosed, PopupShown } from './facts-of-campaigns'
import type { CheckoutAdvanced, CheckoutFailed, OrderPlaced, PaymentChanged } from './facts-of-checkout'

/** A fact that crosses tabs. */
export interface AcrossTabs {
  /** It happened in another tab of the visitor's, and was published there too. */
  readonly elsewhere?: true
}

/** What is known about a loved product after the server has answered. */
export interface LoveChanged extends AcrossTabs {
  /** The product's node id. */
  readonly nid: number
  readonly loved: boolean
  /** How many products the visitor now loves. */
  readonly count: number
  /** The visitor asked for the newsletter with it. */
  readonly subscribed?: true
  /** The product, where the one who asked knows it. `price` is in units of the country's currency. */
  readonly item?: { readonly name: string; readonly url: string; readonly image: string; readonly price: number }
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
  /** Its place among the suggestions of its index, from 0. */
  readonly place: number
  readonly item: SelectedItem
}

/** A suggestion in the words in which `rove.tracking` writes an item: as far as the search service knows it. */
export interface SelectedItem {
  /** The record's `objectID`. */
  readonly id: string
  /** The sku: what stands before the first dash of the `objectID`. */
  readonly id_default: string
  /** The record's `google_tag_id`. */
  readonly id_google: string
  /** The node id; empty where the record has none. */
  readonly nid: string
  readonly name: string
  readonly url: string
  readonly image: string | undefined
  /** In units of the country's currency. */
  readonly price: number | undefined
}

/** A model of a product was chosen, or the choice no longer makes one. */
export interface ModelChosen {
  /** The product's node id. */
  readonly nid: number
  /** Nothing while options are still to be chosen. */
  readonly model: string | undefined
  /** The chosen option ids. */
  readonly options: readonly number[]
  /**
   * What this visitor pays for one, in units of the currency; without a model the least that it can still come to.
   * Nothing where no price is known.
   */
  readonly price: number | undefined
  readonly currency: CurrencyCode
  /** What is said of its stock: see `StockDisplay`; nothing without a model. */
  readonly stock: StockDisplay['at'] | undefined
}

/** Where a shopper's purchases are to go. */
export interface DestinationChanged extends AcrossTabs {
  readonly country: CountryCode
  readonly postal: string
  /** The place in words: `Beverly Hills, CA`. */
  readonly label: string
  /** The shop's delivery zone, where it told one. */
  readonly zone: string | undefined
  /** Whether the product that was asked for cannot go there. */
  readonly restricted: boolean
}

/** Something is in the cart. What the server does not tell is absent. */
export interface CartAdded {
  /** The product's node id. */
  readonly nid: number
  readonly model: string | undefined
  readonly qty: number
  /** What one costs as the server reckons it, in units of the currency. */
  readonly price: number | undefined
  readonly currency: CurrencyCode | undefined
  /** The server's command told it: our own call may tell the same. */
  readonly commanded?: true
}

/** The cart holds something else now. */
export interface CartChanged extends AcrossTabs {
  /** How many pieces are in it. */
  readonly count: number
}

/** A shopper has mailed the cart: to whom is told to the declared receiver alone. */
export interface CartEmailed {
  /** How many addresses it went to. */
  readonly emails: number
  /** Whether the shopper asked for the newsletter with it. */
  readonly subscribed: boolean
  /** What was in the cart; `price` is for one, in units of the currency. */
  readonly lines: readonly {
    readonly nid: number
    readonly model: string
    readonly qty: number
    readonly price: number
  }[]
  /** Both sums: see `Sums`. */
  readonly value: number
  readonly total: number
  readonly currency: CurrencyCode
}

/** A shopper wants to be told when a model is back: where, is told to the declared receiver alone. */
export interface NotifyAsked {
  readonly nid: number | undefined
  readonly model: string
  readonly qty: number
  /** See `CartAdded`. */
  readonly commanded?: true
}

/** The shop knows who the visitor is. Who that is, is told to the declared receiver alone: see `identify`. */
export interface VisitorIdentified {
  /** Where they said it. */
  readonly by: 'login' | 'checkout' | 'form'
}

/** A session of a visitor's began. */
export interface SessionStarted {
  /** How many there have been on this device, with this one. */
  readonly count: number
  readonly because: SessionReason
}

/** The visitor shops in another country than on the page before. */
export interface CountryChanged extends AcrossTabs {
  readonly from: CountryCode
  readonly to: CountryCode
}

/** A class of what needs to be allowed. */
export type ConsentClass = 'analytics' | 'ads' | 'marketing'

/** What visitors allow: see `rove.consent`. */
export interface ConsentChanged {
  readonly analytics: boolean
  readonly ads: boolean
  readonly marketing: boolean
  /** What was said no to. Of the rest that is not allowed nobody has said anything yet. */
  readonly refused: readonly ConsentClass[]
}

/** An event was handed to a receiver. */
export interface TrackSent {
  /** As the receiver names it. */
  readonly event: string
  readonly sink: string
}

/** An event that the server asks for, with what comes with it: what its row does not name is left out. */
export interface AskedEvent {
  readonly event: string
  readonly params: Readonly<Record<string, unknown>>
}

/** What a Drupal ajax command carried, without the command's own name: as the server sent it. */
export type CommandPayload = Readonly<Record<string, unknown>>

/** Each fact with what it carries. */
export interface Facts {
  'love:changed': LoveChanged
  'search:queried': SearchQueried
  'search:submitted': SearchSubmitted
  'search:selected': SearchSelected
  'model:chosen': ModelChosen
  'destination:changed': DestinationChanged
  /** By our own call, or by the server's command add-to-cart complete (document 3, section 7). */
  'cart:added': CartAdded
  'cart:changed': CartChanged
  'cart:emailed': CartEmailed
  /** By our own call, or by the server's command notify-me (document 3, section 7). */
  'notify:asked': NotifyAsked
  'checkout:advanced': CheckoutAdvanced
  'checkout:failed': CheckoutFailed
  'payment:changed': PaymentChanged
  'order:placed': OrderPlaced
  'popup:shown': PopupShown
  'popup:closed': PopupClosed
  /** The visitor left an address in a popup: what it is goes to the declared receiver alone. */
  'popup:subscribed': PopupShown
  'countdown:closed': CountdownClosed
  'visitor:identified': VisitorIdentified
  'session:started': SessionStarted
  'country:changed': CountryChanged
  'consent:changed': ConsentChanged
  'track:sent': TrackSent
  /** A coupon was applied or removed, by our own call or the server's command: op, coupon, total (document 3, section 7). */
  'coupon:changed': CommandPayload
  /** The server reports a checkout event (document 3, section 7). */
  'checkout:reported': AskedEvent
  /** The shipping quote changed: total (document 3, section 7). */
  'quote:changed': CommandPayload
  /** The server asks for events to be tracked, as `rove.tracking` does (document 3, section 7). */
  'track:asked': { readonly events: readonly AskedEvent[] }
  /** The server put this visitor in a variant of the checkout (document 3, section 7). */
  'abtest:assigned': CommandPayload
}

/** The name of a fact. */
export type FactName = keyof Facts
