/** The allowed parameters of events, by name. All others are dropped. */
import { string } from 'valibot'
import { own } from '../../base/input/own'
import { listOf } from '../../base/input/php-list'
import { numericString, optional, phpFlag } from '../../base/input/php-values'
import { itemList } from '../tracking.setting'

const optionalString = optional(string())
const optionalNumber = optional(numericString)

/** The parameters that are numbers. */
const numbers = [
  /** In units of the currency, which is sent too: what is bought without shipping and tax, see `core/shop/order/sums.rules`. */
  'value',
  /** The same with shipping and tax, before store credit. */
  'total',
  /** The part of a purchase that counts for advertisers. */
  'subtotal',
  'shipping',
  'tax',
  'discount',
  'step',
  /** The creation of an account, in seconds since 1970. */
  'created',
  /** The number of orders of an account. */
  'orders',
  /** The number of sessions. */
  'count',
  /** The number of e-mail addresses. */
  'emails',
  /** Two prices of one product that differ, in units of the currency. */
  'price',
  'other_price',
] as const

/** The parameters that are neither text nor number, each with its schema. Absent and empty ones are left out. */
const others = own({
  /** Products; their list's name is `item_list_name`. */
  items: itemList,
  /** Whether a protection plan is in the order. */
  has_mulberry: optional(phpFlag),
  logged_in: optional(phpFlag),
  /** The names of swatches. */
  swatches: optional(listOf(string())),
  /** The ids of the products in the cart. */
  products: optional(listOf(string())),
})

type TextName =
  | 'item_list_name'
  /** The page's currency where the event has none. */
  | 'currency'
  | 'coupon'
  /** The result for a coupon, as the server reports it. */
  | 'op'
  | 'transaction_id'
  /** The id of an order or an account. */
  | 'id'
  | 'option'
  | 'shipping_tier'
  | 'payment_type'
  | 'message'
  /** The field of a message; never its value. */
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
  | 'nid'
  | 'model'
  /** The elements that show two prices. */
  | 'by'
  | 'other_by'

/** The name of a parameter. */
export type FieldName = keyof typeof others | (typeof numbers)[number] | TextName

/** The schema of a parameter. */
export const fieldShape = (name: FieldName) =>
  others[name as keyof typeof others] ??
  ((numbers as readonly string[]).includes(name) ? optionalNumber : optionalString)
