/** The order's shape, and the calls that read and change it. The calls for the whole order are proposed. */

import { type InferOutput, nullish, picklist, pipe, string } from 'valibot'
import { currency } from '../../base/country/currency.contract'
import { listOf } from '../../base/input/php-list'
import { amount, numericString, optionalPhp, optionalText, phpFlag, text } from '../../base/input/php-values'
import { shape } from '../../base/input/shape'
import type { Typed } from '../../base/input/typed.rules'
import type { Endpoint, Query } from '../../base/net/endpoint.contract'
import { fieldError } from '../../base/net/field-error.contract'
import { orderFields, paneFields, shownFields } from './order-form.contract'

/** An address, with Ubercart's field names. */
export const address = shape({
  first_name: optionalText,
  last_name: optionalText,
  company: optionalText,
  street1: optionalText,
  street2: optionalText,
  city: optionalText,
  /** The zone's (province's) id; 0 where none is chosen. */
  zone: optionalPhp(numericString, 0),
  /** ISO 3166-1 numeric. */
  country: optionalPhp(numericString, 0),
  postal_code: optionalText,
  phone: optionalText,
})

export type Address = Readonly<InferOutput<typeof address>>

const line = shape({
  title: string(),
  /** The names of the options. */
  options: optionalPhp(listOf(text), () => []),
  qty: numericString,
  /** The price of one piece without protection. */
  price: optionalPhp(amount),
  /** The price of one for non-members, where a member pays less. */
  regular: optionalPhp(amount),
  /** The price of all pieces with their protection. */
  total: amount,
  /** The name of the protection chosen in the cart. */
  protection: optionalText,
  url: optionalPhp(string()),
  image: optionalPhp(string()),
  /** Made to order: it takes weeks (PROC-01). */
  custom: nullish(phpFlag, false),
  /** When it ships, in the words of the product page; absent where no date is known. */
  ships: optionalPhp(string()),
  /** When a pre-order is expected, in the same wording as `ships`. */
  expected: optionalPhp(string()),
})

const quote = shape({
  /** Ubercart's id: `ground---0`. */
  id: text,
  /** `name - price`, as the server writes it. */
  title: string(),
})

const protection = shape({
  offers: listOf(
    shape({
      /** In years; 0 is none. */
      term: numericString,
      title: string(),
      /** In units of the currency. */
      cost: amount,
    }),
  ),
  /** The chosen term. 0 is 'No thanks'; absent until the visitor chooses. */
  term: optionalPhp(numericString),
})

const credit = shape({
  /** The visitor's store credit. */
  credits: amount,
  /** The part that this order can use. */
  usable: amount,
  /** The amount due when it is used. Not read: `due` is shown. */
  amount_to_charge_usable: optionalPhp(amount),
  /** The expiry date, `2027-03-22`. Other text is shown unchanged. */
  expiry: optionalPhp(string()),
  /** Whether it is used. */
  active: nullish(phpFlag, false),
})

/** The type of an order. It determines the URL of the call that completes the order (CHK-08). */
export const orderTypes = ['order', 'membership', 'terminal', 'swatch', 'quote'] as const

/** The order. Amounts are units of its currency. */
export const order = shape({
  id: text,
  type: nullish(picklist(orderTypes), 'order'),
  /** `open`: no payment is under way. `processing`: a payment is under way, or its result is not known yet. */
  status: picklist(['open', 'processing', 'paid']),
  /** The page of a paid order. */
  url: optionalPhp(string()),
  currency,
  lines: listOf(line),
  /** In display order: goods, coupon, membership, protection, `shipping` (0 is shown as free), tax. */
  totals: listOf(shape({ id: string(), title: string(), amount: numericString })),
  total: amount,
  /** The amount due: the total minus the store credit that is used. */
  due: amount,
  email: optionalText,
  /** Whether membership is bought with it: 1 yes, 0 no, absent until the visitor chooses. */
  membership: optionalPhp(pipe(numericString, picklist([0, 1]))),
  delivery: optionalPhp(address, () => ({})),
  billing: optionalPhp(address, () => ({})),
  /** The billing address is the delivery address. */
  copy_address: nullish(phpFlag, true),
  quotes: optionalPhp(listOf(quote), () => []),
  /** The id of the chosen shipping option. */
  quote: optionalPhp(text),
  /** Absent where the order has no warranty pane. */
  protection: optionalPhp(protection),
  /** Absent where the visitor has no credit. */
  credit: optionalPhp(credit),
  coupon: optionalPhp(shape({ code: text, title: optionalText })),
  /**
   * Changes with each choice of the visitor: goods, email address, membership, addresses, shipping option, protection.
   * An attempt begins only for the version that its page shows. Empty where the server has none.
   */
  version: optionalText,
  /** The payment methods for this order, in display order. The widget leaves out unknown ones. */
  methods: optionalPhp(listOf(text), () => []),
})

/** The decoded order. */
export type Order = Readonly<InferOutput<typeof order>>
/** One line of the order. */
export type OrderLine = Order['lines'][number]

const orderAnswer = shape({
  order,
  /** The changes that were rejected, with their reasons; all others were made. */
  errors: optionalPhp(listOf(fieldError), () => []),
})

/** An answer with the order. */
export type OrderAnswer = Readonly<InferOutput<typeof orderAnswer>>

/** GET /ajax/order/{order_id}: the current order (CHK-01). Reading also keeps it from expiring. */
export const orderRead: Endpoint<{ readonly order: string }, typeof orderAnswer> = {
  name: 'order.read',
  method: 'GET',
  path: '/ajax/order/{order_id}',
  requirements: ['CHK-01'],
  proposed: true,
  // Keeping the order from expiring does not count as a change.
  changes: false,
  query: (input) => ({ order_id: input.order }),
  answer: orderAnswer,
}

/** A change. Absent fields stay unchanged. */
export interface OrderChange {
  readonly email?: Typed
  readonly membership?: 0 | 1
  /** The id of a shipping option. */
  readonly quote?: string
  /** A protection term in years; 0 is none. */
  readonly protection?: number
  /** Whether store credit is used. */
  readonly credit?: boolean
  /** A coupon's code; an empty one removes the coupon. */
  readonly coupon?: string
  readonly referral?: { readonly source: string; readonly other: string; readonly associate: string }
}

/**
 * POST /ajax/order/{order_id}: changes parts of the order (CHK-01, CHK-03, PROT-01). Each value replaces the
 * stored one: the call is idempotent.
 */
export const orderChange: Endpoint<
  { readonly order: string; readonly operation: string } & OrderChange,
  typeof orderAnswer
> = {
  name: 'order.change',
  method: 'POST',
  path: '/ajax/order/{order_id}',
  requirements: ['CHK-01', 'CHK-03', 'PROT-01'],
  proposed: true,
  changes: true,
  refuses: true,
  query: ({ order, operation, email, membership, quote, protection, credit, coupon, referral }) =>
    queryOf({
      order_id: order,
      operation,
      email,
      membership,
      quote,
      protection,
      credit: credit === undefined ? undefined : Number(credit),
      coupon,
      referral_source: referral?.source,
      referral_other: referral?.other,
      referral_associate: referral?.associate,
    }),
  answer: orderAnswer,
}

/** The request for shipping quotes. */
export interface QuoteInput {
  /** The order that the page shows (proposed); by default the visitor's current order. */
  readonly order?: string
  readonly delivery: Address
  readonly billing: Address
  readonly copyAddress: boolean
  readonly operation: string
}

/** POST /cart/checkout with the form's action 'Calculate Shipping': the order with its quotes (QUOTE-01). */
export const shippingQuote: Endpoint<QuoteInput, typeof orderAnswer> = {
  name: 'order.quote',
  method: 'POST',
  path: '/cart/checkout',
  requirements: ['QUOTE-01'],
  changes: true,
  refuses: true,
  query: ({ order, delivery, billing, copyAddress, operation }) => ({
    ...(order ? { [shownFields.order]: order } : {}),
    op: 'Calculate Shipping',
    _triggering_element_name: 'op',
    operation,
    ...paneFields('delivery', delivery),
    ...paneFields('billing', billing),
    ...(copyAddress ? { [orderFields.copyAddress]: '1' } : {}),
  }),
  answer: orderAnswer,
}

const validateAnswer = shape({ success: phpFlag, errors: optionalPhp(listOf(text), () => []) })

/** GET /ajax/order-validate/{order_id}: whether this order can be paid (PAY-01). */
export const orderValidate: Endpoint<{ readonly order: string }, typeof validateAnswer> = {
  name: 'order.validate',
  method: 'GET',
  path: '/ajax/order-validate/{order_id}',
  requirements: ['PAY-01'],
  changes: false,
  query: (input) => ({ order_id: input.order }),
  answer: validateAnswer,
}

function queryOf(fields: Readonly<Record<string, string | number | undefined>>): Query {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([field, value]) => [field, String(value)]))
}
