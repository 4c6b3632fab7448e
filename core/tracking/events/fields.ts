/** What can come with an event, by name: nothing else gets out. Source: document 3, section 3. */
import { string } from 'valibot'
import { many } from '../../host/settings/tracking'
import { has } from '../../own'
import { listOf } from '../../php-list'
import { figure, flag, maybe } from '../../written-by-php'

const text = maybe(string())
const number = maybe(figure)

/** Those that are numbers. */
const numbers = [
  /** In units of the currency, which comes with it: what is bought, without shipping and tax, see `core/domain/sums`. */
  'value',
  /** The same with shipping and tax, before store credit. */
  'total',
  /** What of a purchase counts for advertisers. */
  'subtotal',
  'shipping',
  'tax',
  'discount',
  'step',
  /** When an account was made, in seconds since 1970. */
  'created',
  /** How many orders an account has. */
  'orders',
  /** How many sessions there have been. */
  'count',
  /** How many addresses. */
  'emails',
] as const

/** Those that are neither text nor number, each with its shape; one that is absent or empty does not come. */
const others = {
  /** Products; their list's name is `item_list_name`. */
  items: many,
  /** Whether a protection plan is in the order. */
  has_mulberry: maybe(flag),
  logged_in: maybe(flag),
  /** The names of swatches. */
  swatches: maybe(listOf(string())),
  /** The ids of what is in the cart. */
  products: maybe(listOf(string())),
} as const

type TextName =
  | 'item_list_name'
  /** The page's, where nothing else is told. */
  | 'currency'
  | 'coupon'
  /** What became of a coupon, as the server says. */
  | 'op'
  | 'transaction_id'
  /** An order's, an account's. */
  | 'id'
  | 'option'
  | 'shipping_tier'
  | 'payment_type'
  | 'message'
  /** What a message is about; never what was filled in. */
  | 'field'
  | 'search_term'
  | 'page_type'
  | 'page_path'
  | 'country'
  /** New, Returning or Existing. */
  | 'customer_type'
  | 'because'
  | 'from'
  | 'to'
  | 'form_id'
  | 'popup'

/** The name of one. */
export type FieldName = keyof typeof others | (typeof numbers)[number] | TextName

/** Its shape. */
export const fieldShape = (name: FieldName) =>
  has(others, name)
    ? others[name as keyof typeof others]
    : (numbers as readonly string[]).includes(name)
      ? number
      : text
