/**
 * The order that is being made, as the server has it: one shape in the page's settings and in every answer that changes
 * it. Source: document 2, sections 3, 4 and 7. The specification names the order's parts; the calls that read and change
 * it as a whole are proposed.
 */
import { type InferOutput, nullish, picklist, pipe, string } from 'valibot'
import { listOf } from '../php-list'
import { shape } from '../shape'
import { amount, figure, flag, name, perhaps, words } from '../written-by-php'
import { currency } from './currency'
import type { Endpoint, Query } from './endpoint'
import { orderFields, paneFields, shownFields } from './order-form'
import { orderProblem } from './problem'

/** An address with the names that Ubercart gives its parts. */
export const address = shape({
  first_name: words,
  last_name: words,
  company: words,
  street1: words,
  street2: words,
  city: words,
  /** The zone's (province's) id; 0 where none is chosen. */
  zone: perhaps(figure, 0),
  /** ISO 3166-1 numeric. */
  country: perhaps(figure, 0),
  postal_code: words,
  phone: words,
})

/** @see address */
export type Address = Readonly<InferOutput<typeof address>>

const line = shape({
  title: string(),
  /** The names of the options. */
  options: perhaps(listOf(name), () => []),
  qty: figure,
  /** For one piece, in units of the currency, without protection. */
  price: perhaps(amount),
  /** What others pay for one, where a member pays less. */
  regular: perhaps(amount),
  /** For all pieces with their protection. */
  total: amount,
  /** The protection that was taken with it in the cart, in words. */
  protection: words,
  url: perhaps(string()),
  image: perhaps(string()),
  /** Made for this order: it takes weeks (PROC-01). */
  custom: nullish(flag, false),
  /** When it ships, as its product's page words it; nothing where no date is known. */
  ships: perhaps(string()),
  /** When a pre-order is expected, worded in the same way. */
  expected: perhaps(string()),
})

const quote = shape({
  /** As Ubercart names options: `ground---0`. */
  id: name,
  /** `name - price`, as the server words it. */
  title: string(),
})

const protection = shape({
  offers: listOf(
    shape({
      /** In years; 0 is none. */
      term: figure,
      title: string(),
      /** In units of the currency. */
      cost: amount,
    }),
  ),
  /** The term that was picked: 0 is 'No thanks', nothing is not asked yet. */
  term: perhaps(figure),
})

const credit = shape({
  /** All there is. */
  credits: amount,
  /** What of it this order can use. */
  usable: amount,
  /** What is left to be paid when it is used. */
  amount_to_charge_usable: amount,
  /** The day it ends, `2027-03-22`: shown as the locale writes it. Other words are shown as they are. */
  expiry: perhaps(string()),
  /** Whether it is used. */
  active: nullish(flag, false),
})

/** What is being paid for: it picks the path of completion (CHK-08). */
export const orderTypes = ['order', 'membership', 'terminal', 'swatch', 'quote'] as const

/** The order. Amounts are units of its currency. */
export const order = shape({
  id: name,
  type: nullish(picklist(orderTypes), 'order'),
  /**
   * Whether it is paid, as the server knows it: `open` is not paid and nothing is under way, `processing` is not known
   * yet, `paid` has been taken.
   */
  status: picklist(['open', 'processing', 'paid']),
  /** Where a paid order is shown. */
  url: perhaps(string()),
  currency,
  lines: listOf(line),
  /** In the order they are shown: goods, coupon, membership, protection, `shipping` (0 is read as free), tax. */
  totals: listOf(shape({ id: string(), title: string(), amount: figure })),
  total: amount,
  /** What is to be paid now: the total without the credit that is used. */
  due: amount,
  email: words,
  /** Whether membership is bought with it: 1 joins, 0 does not, nothing is not asked yet. */
  membership: perhaps(pipe(figure, picklist([0, 1]))),
  delivery: perhaps(address, () => ({})),
  billing: perhaps(address, () => ({})),
  /** The billing address is the delivery address. */
  copy_address: nullish(flag, true),
  quotes: perhaps(listOf(quote), () => []),
  /** The id of the chosen one. */
  quote: perhaps(name),
  /** Absent where the warranty pane is not there. */
  protection: perhaps(protection),
  /** Absent where the visitor has none. */
  credit: perhaps(credit),
  coupon: perhaps(shape({ code: name, title: words })),
  /** Those offered for this order, the first one first. An unknown one is left out by the widget. */
  methods: perhaps(listOf(name), () => []),
})

/** The order, decoded. */
export type Order = Readonly<InferOutput<typeof order>>
/** One thing that is bought. */
export type OrderLine = Order['lines'][number]

const orderAnswer = shape({
  order,
  /** What of it was not taken, and why; the rest was. */
  errors: perhaps(listOf(orderProblem), () => []),
})

/** The order as an answer has it. */
export type OrderAnswer = Readonly<InferOutput<typeof orderAnswer>>

/** GET /ajax/order/{order_id}: the order as it is now. It also keeps it from expiring. */
export const orderRead: Endpoint<{ readonly order: string }, typeof orderAnswer> = {
  name: 'order.read',
  method: 'GET',
  path: '/ajax/order/{order_id}',
  source: 'document 2, section 7 ("Server behaviour for all calls beyond the reads listed: not shown")',
  proposed: true,
  changes: false,
  query: (input) => ({ order_id: input.order }),
  answer: orderAnswer,
}

/** What can be changed of an order by itself. What is absent stays. */
export interface OrderChange {
  readonly email?: string
  readonly membership?: 0 | 1
  /** A quote's id. */
  readonly quote?: string
  /** A term of protection; 0 is none. */
  readonly protection?: number
  /** Whether store credit is used. */
  readonly credit?: boolean
  /** A coupon's code; empty takes the coupon off. */
  readonly coupon?: string
  readonly referral?: { readonly source: string; readonly other: string; readonly associate: string }
}

/** POST /ajax/order/{order_id}: changes parts of the order. Each value replaces: the same call twice is the same as once. */
export const orderChange: Endpoint<
  { readonly order: string; readonly operation: string } & OrderChange,
  typeof orderAnswer
> = {
  name: 'order.change',
  method: 'POST',
  path: '/ajax/order/{order_id}',
  source: 'document 2, section 7 ("coupon removal: not shown"); sections 3 and 4 for the parts',
  proposed: true,
  changes: true,
  refuses: true,
  query: ({ order, operation, email, membership, quote, protection, credit, coupon, referral }) =>
    sent({
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

/** What the shipping quote is asked for. */
export interface QuoteInput {
  /** The order that the page shows (proposed); the visitor's own where it is absent. */
  readonly order?: string
  readonly delivery: Address
  readonly billing: Address
  readonly copyAddress: boolean
  readonly operation: string
}

/**
 * POST /cart/checkout with the form's action 'Calculate Shipping': the order with its addresses and quotes. The request
 * is the form's own; the answer's shape is proposed.
 */
export const shippingQuote: Endpoint<QuoteInput, typeof orderAnswer> = {
  name: 'order.quote',
  method: 'POST',
  path: '/cart/checkout',
  source: 'document 2, section 7',
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

const validateAnswer = shape({ success: flag, errors: perhaps(listOf(name), () => []) })

/** GET /ajax/order-validate/{order_id}: may this order be paid for? (PAY-01) */
export const orderValidate: Endpoint<{ readonly order: string }, typeof validateAnswer> = {
  name: 'order.validate',
  method: 'GET',
  path: '/ajax/order-validate/{order_id}',
  source: 'document 2, section 7',
  changes: false,
  query: (input) => ({ order_id: input.order }),
  answer: validateAnswer,
}

function sent(fields: Readonly<Record<string, string | number | undefined>>): Query {
  const told = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(told.map(([field, value]) => [field, String(value)]))
}
