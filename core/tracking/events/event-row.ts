/** The description of one tracked event. */

import type { FactName, Facts } from '../../base/bus/facts'
import type { CountryCode } from '../../base/country/countries.rules'
import type { CustomerType } from '../../shop/account/customer-type.rules'
import type { OrderNow } from '../../shop/order/order.facts'
import type { TrackedItem, TrackedPage } from '../tracking.setting'
import type { FieldName } from './fields'

/** The parameters of an event, before and after decoding. */
export type Params = Readonly<Record<string, unknown>>
/** The name of a sink. */
export type SinkName = 'dataLayer' | 'log' | 'klaviyo' | 'meta' | 'podcast' | 'audience'

/** What a row can read about the page. */
export interface PageContext {
  readonly page: TrackedPage
  readonly country: CountryCode
  /** ISO 4217, for amounts without a currency of their own. */
  readonly currency: string
  readonly customerType: CustomerType
  /** The id of the present order; empty if there is none. */
  readonly order: string
  /**
   * The account of a customer; `undefined` for a guest. Its id is empty where the page does not give it. The server can
   * know more orders than the page.
   */
  readonly account: { readonly id: string; readonly created: number; orders: number } | undefined
  /** The product with this node id or model, as the page describes it; otherwise its id with what else is known. */
  item(nid: number | string | undefined, model?: string, known?: object): TrackedItem
  /** The order has changed: from now on it replaces the page's cart. */
  follow(order: OrderNow): void
  /** The items that count in a purchase's subtotal. */
  counted(items: readonly TrackedItem[]): readonly TrackedItem[]
}

/** One event: its causes, its parameters and its name in each sink. */
export interface EventRow {
  /** Ids in REQUIREMENTS.md. */
  readonly requirements: readonly string[]
  /**
   * The facts that cause it, each with the function that returns its parameters, or nothing where the fact causes no
   * event.
   */
  readonly facts?: {
    readonly [F in FactName]?: (payload: Facts[F], context: PageContext) => Params | false | undefined
  }
  /** The page types that cause it; `any` is every page. */
  readonly pages?: Readonly<Record<string, (context: PageContext) => Params | false | undefined>>
  /** A selector of the elements whose press causes it, with the page's path. It can match parts of our own elements. */
  readonly clicks?: string
  /**
   * The forms whose submission causes it, by the value of `data-rove-form`: the form `swatch-request` also has the id
   * `swatch-request-form`. The value adds further selectors, each after a comma.
   */
  readonly forms?: Readonly<Record<string, string>>
  /** Its parameters. */
  readonly params: readonly FieldName[]
  /**
   * Sends the event once per key, and where the key is remembered: for this page, this order, this login, or on this
   * device. An empty key is remembered for this page. `each` extends the key.
   */
  readonly once?: {
    readonly in: MemoryScope
    readonly by: (params: Params, context: PageContext) => unknown
    readonly each?: (params: Params) => string
  }
  /**
   * The event's name in each sink. A sink that is absent does not get it. The data layer and the shop's log get every
   * event, by its own name where none is given here. An empty name excludes the sink.
   */
  readonly sinks?: { readonly [S in SinkName]?: string }
}

/** Where a sent event is remembered. `order` and `login` are cookies of one event each. */
export type MemoryScope = 'page' | 'order' | 'login' | 'device'
