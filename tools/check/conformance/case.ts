/** The cases of one call: what is sent, and which answers are right. */

import type { Locale } from '../../../core/base/country/countries.rules'
import type { Endpoint, Query } from '../../../core/base/net/endpoint.contract'
import type { Cart } from '../../../core/shop/cart/cart.contract'
import type { ShopValues } from './values'

/**
 * Which answers are right. `answer`: the call’s shape. `any`: the shape, or a rejection. `rejection`: 400, or a refusal
 * where the call may be refused. `forbidden`: 403.
 */
export type Expected = 'answer' | 'any' | 'rejection' | 'forbidden'

/** The headers of a request: of the shop’s own pages, of a beacon, of another site, or of a link in another site. */
export type Sender = 'own' | 'beacon' | 'foreign' | 'foreign-origin' | 'link'

/** One request, and what is expected of its answer. */
export interface Case {
  readonly title: string
  readonly expected: Expected
  /** The fields, with those in the path. */
  readonly fields: Query
  /** The body, if it is JSON. */
  readonly json?: unknown
  /** The file, if the body is a form with one. */
  readonly file?: File
  readonly sender?: Sender
  readonly locale?: Locale
  /** The request is sent twice. This field of the answer is the same, because the second one has no effect. */
  readonly once?: string
  /** Sent by HEAD: the answer has no body, and says the time. */
  readonly isHead?: true
  /** How what it changes is read, where another call reads it. */
  readonly readBack?: ReadBack | undefined
  /** Says what is wrong with a decoded answer. */
  readonly check?: (answer: unknown) => Mistake | undefined
}

/** A call that reads what another one changes. */
export interface ReadBack {
  readonly endpoint: Endpoint<never>
  readonly fields: Query
  /** @param before its answer before the change; `undefined` if it could not be read */
  readonly isKept: (after: never, before: never) => boolean
}

/** A mistake that a case looks for besides the shape. */
export type Mistake = 'wrong-currency' | 'paid'

/** What is known of the shop: the values, and what the kit has read. */
export interface Known extends ShopValues {
  /** The cart of this session, where it has a line. */
  readonly cart?: Cart | undefined
  /** The id of the attempt to pay that this run begins. */
  readonly attempt: string
}

/** The name of something that can be missing. */
export type ValueName = Exclude<keyof Known, 'attempt'>

/** A call with its cases. */
export interface CallPlan {
  readonly endpoint: Endpoint<never>
  readonly needs: readonly ValueName[]
  /** Further cases, which need other values too. */
  readonly furtherNeeds: readonly ValueName[]
  /** Why the shop’s values exclude this call; `undefined` if they do not. */
  readonly excluded: (known: Known) => string | undefined
  /** @param known everything that is needed is there */
  readonly cases: (known: Known) => readonly Case[]
  /** @param known everything that is needed further is there */
  readonly furtherCases: (known: Known) => readonly Case[]
}

/** Whether a call is only made with `--changes`. */
export function needsChanges({ name, changes, isIdempotent }: Endpoint<never>): boolean {
  return changes || !!isIdempotent || name.startsWith('payment.')
}
