/**
 * The facts that widgets publish. A fact is something that has happened: its name is `noun:past`.
 * On the page each one is also a DOM event, `rove:` and the name, that bubbles from the element that caused it.
 */
import type { CountryCode, CurrencyCode } from '../country/countries.rules'
import type { StockDisplay } from '../product/stock.rules'
import type { SessionReason } from '../visitor/session.rules'
import type { CountdownClosed, PopupClosed, PopupShown } from './facts-of-campaigns'
import type { CheckoutAdvanced, CheckoutFailed, OrderPlaced, PaymentChanged } from './facts-of-checkout'
import type { ListSelected, ListShown } from './facts-of-lists'

/** A fact that crosses tabs. */
export interface AcrossTabs {
  /** It happened in another tab of the visitor, and was published there too. */
  readonly elsewhere?: true
}

/** A love has changed, as the server confirmed. */
export interface LoveChanged extends AcrossTabs {
  /** The product's node id. */
  readonly nid: number
  readonly loved: boolean
  /** The number of products the visitor loves now. */
  readonly count: number
  /** The visitor subscribed to the newsletter with it. */
  readonly subscribed?: true
  /** The product, where the caller knows it. `price` is in units of the country's currency. */
  readonly item?: { readonly name: string; readonly url: string; readonly image: string; readonly price: number }
}

/** The visitor searched. */
export interface SearchQueried {
  readonly query: string
  /** The number of matching records in all indexes. */
  readonly count: number
}

/** The visitor went to the results page. */
export interface SearchSubmitted {
  readonly query: string
  /** The page that opens, absolute. */
  readonly href: string
}

/** The visitor chose a suggestion. */
export interface SearchSelected {
  readonly query: string
  readonly index: string
  readonly objectID: string
  readonly href: string
  /** Its position among the suggestions of its index, from 0. */
  readonly place: number
  readonly item: SelectedItem
}

/** A suggestion with the field names of an item in `rove.tracking`, as far as the search service has them. */
export interface SelectedItem {
  /** The record's `objectID`. */
  readonly id: string
  /** The sku: the part of `objectID` before the first dash. */
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

/** A model of a product was chosen, or the chosen options no longer make one. */
export interface ModelChosen {
  /** The product's node id. */
  readonly nid: number
  /** `undefined` while options are still to be chosen. */
  readonly model: string | undefined
  /** The chosen option ids. */
  readonly options: readonly number[]
  /**
   * The price of one for this visitor, in units of the currency; without a model the lowest price still possible.
   * `undefined` where no price is known.
   */
  readonly price: number | undefined
  readonly currency: CurrencyCode
  /** How its stock is shown: see `StockDisplay`; `undefined` without a model. */
  readonly stock: StockDisplay['at'] | undefined
}

/** The delivery destination has changed. */
export interface DestinationChanged extends AcrossTabs {
  readonly country: CountryCode
  readonly postal: string
  /** The name of the place: `Beverly Hills, CA`. */
  readonly label: string
  /** The shop's delivery zone, where it is known. */
  readonly zone: string | undefined
  /** Whether the product of the request cannot be delivered there. */
  readonly restricted: boolean
}

/** Something was added to the cart. What the server does not send is absent. */
export interface CartAdded {
  /** The product's node id. */
  readonly nid: number
  readonly model: string | undefined
  readonly qty: number
  /** The price of one as the server computes it, in units of the currency. */
  readonly price: number | undefined
  readonly currency: CurrencyCode | undefined
  /** Published by the server's command: our own call can publish the same fact. */
  readonly commanded?: true
}

/** The cart has changed. */
export interface CartChanged extends AcrossTabs {
  /** The number of pieces in the cart. */
  readonly count: number
}

/** The visitor has e-mailed the cart. The addresses are sent to the contact sink only. */
export interface CartEmailed {
  /** The number of addresses. */
  readonly emails: number
  /** Whether the visitor subscribed to the newsletter with it. */
  readonly subscribed: boolean
  /** The cart's lines; `price` is for one, in units of the currency. */
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

/** The visitor requests an e-mail when a model is back in stock. The address is sent to the contact sink only. */
export interface NotifyAsked {
  readonly nid: number | undefined
  readonly model: string
  readonly qty: number
  /** See `CartAdded`. */
  readonly commanded?: true
}

/** The visitor is identified. The contact is sent to the contact sink only: see `identify`. */
export interface VisitorIdentified {
  /** Where the contact comes from. */
  readonly by: 'login' | 'checkout' | 'form'
}

/** A session has begun. */
export interface SessionStarted {
  /** The number of sessions on this device, including this one. */
  readonly count: number
  readonly because: SessionReason
}

/** The country differs from that of the previous page. */
export interface CountryChanged extends AcrossTabs {
  readonly from: CountryCode
  readonly to: CountryCode
}

/** The server has said what can have changed after the page was rendered. A count that it does not send is absent. */
export interface LiveRefreshed extends AcrossTabs {
  /** The number of pieces in the cart. */
  readonly cart: { readonly count: number } | undefined
  /** The number of products the visitor loves. */
  readonly love: { readonly count: number } | undefined
}

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

/** An event was sent to a sink. */
export interface TrackSent {
  /** Its name in the sink. */
  readonly event: string
  readonly sink: string
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
  'love:changed': LoveChanged
  'search:queried': SearchQueried
  'search:submitted': SearchSubmitted
  'search:selected': SearchSelected
  'list:shown': ListShown
  'list:selected': ListSelected
  'model:chosen': ModelChosen
  'destination:changed': DestinationChanged
  /** By our own call, or by the server's command add-to-cart complete. */
  'cart:added': CartAdded
  'cart:changed': CartChanged
  'cart:emailed': CartEmailed
  /** By our own call, or by the server's command notify-me. */
  'notify:asked': NotifyAsked
  'checkout:advanced': CheckoutAdvanced
  'checkout:failed': CheckoutFailed
  'payment:changed': PaymentChanged
  'order:placed': OrderPlaced
  'popup:shown': PopupShown
  'popup:closed': PopupClosed
  /** The visitor subscribed an address in a popup. The address is sent to the contact sink only. */
  'popup:subscribed': PopupShown
  'countdown:closed': CountdownClosed
  'visitor:identified': VisitorIdentified
  'session:started': SessionStarted
  'country:changed': CountryChanged
  'live:refreshed': LiveRefreshed
  'consent:changed': ConsentChanged
  'track:sent': TrackSent
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
