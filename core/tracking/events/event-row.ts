/** How one tracked event is written down. */
import type { CountryCode } from '../../domain/countries'
import type { CustomerType } from '../../domain/customer-type'
import type { FactName, Facts } from '../../facts'
import type { OrderNow } from '../../facts-of-checkout'
import type { TrackedItem, TrackedPage } from '../../host/settings/tracking'
import type { FieldName } from './fields'

/** What comes with an event, before and after it was decoded. */
export type Params = Readonly<Record<string, unknown>>
/** Where events go. */
export type SinkName = 'dataLayer' | 'log' | 'klaviyo' | 'meta' | 'podcast' | 'audience'

/** What a row can ask of the page. */
export interface Seen {
  readonly page: TrackedPage
  readonly country: CountryCode
  /** Of amounts that do not say theirs, ISO 4217. */
  readonly currency: string
  readonly customerType: CustomerType
  /** The id of the order that is being made; empty where there is none. */
  readonly order: string
  /**
   * The account of who is logged in, nothing of a guest; its id is empty where the page does not say whose it is. Of its
   * orders the server may know more than the page.
   */
  readonly account: { readonly id: string; readonly created: number; orders: number } | undefined
  /**
   * The product with this node id, or with this model, as the page tells it; where the page does not, with its id and
   * what else is known of it.
   */
  item(nid: number | string | undefined, model?: string, known?: object): TrackedItem
  /** The order has become another: from now on the page's cart is what it holds now. */
  follow(order: OrderNow): void
  /** Those that count in a purchase's subtotal. */
  counted(items: readonly TrackedItem[]): readonly TrackedItem[]
}

/** One event: what causes it, what comes with it, and what each receiver calls it. */
export interface EventRow {
  /** Where it stands in document 3. */
  readonly source: string
  /** By the fact that causes it: what comes with it, or nothing where this fact causes none. */
  readonly facts?: { readonly [F in FactName]?: (payload: Facts[F], seen: Seen) => Params | false | undefined }
  /** By the type of page that causes it; `any` is every page. */
  readonly pages?: Readonly<Record<string, (seen: Seen) => Params | false | undefined>>
  /** What causes it when it is pressed, with the page's path: a selector, also for the parts of our own elements. */
  readonly clicks?: string
  /**
   * Forms that cause it when they are sent, by the name that `data-rove-form` may say: a form `swatch-request` has the
   * id `swatch-request-form`. What else is one, as the rest of a list of selectors.
   */
  readonly forms?: Readonly<Record<string, string>>
  /** What comes with it. */
  readonly params: readonly FieldName[]
  /**
   * By what it is known that it was sent already, and how long that is remembered: on this page, with this order, this
   * login, or on this device. A key that is empty is remembered on this page. `each` tells apart what has the same key.
   */
  readonly once?: {
    readonly in: Memory
    readonly by: (params: Params, seen: Seen) => unknown
    readonly each?: (params: Params) => string
  }
  /**
   * What each receiver calls it; one that is absent is not told. The data layer and our own log are told of all of them
   * by their own names, where nothing else is said here; an empty name is not told.
   */
  readonly sinks?: { readonly [S in SinkName]?: string }
}

/** Where it is remembered that something was sent: `order` and `login` are cookies of one event each. */
export type Memory = 'page' | 'order' | 'login' | 'device'
