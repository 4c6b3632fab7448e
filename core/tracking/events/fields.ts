/** What can come with an event, by name: nothing else gets out. Source: document 3, section 3. */
import { array, boolean, string } from 'valibot'
import { many } from '../../host/settings/tracking'
import { figure, flag, maybe } from '../../written-by-php'

const text = maybe(string())
const number = maybe(figure)

/** Each with its shape; one that is absent or empty does not come. */
export const fields = {
  /** Products; their list's name is `item_list_name`. */
  items: many,
  item_list_name: text,
  /** In units of the currency, which comes with it. */
  value: number,
  /** The page's, where nothing else is told. */
  currency: text,
  /** What of a purchase counts for advertisers. */
  subtotal: number,
  shipping: number,
  tax: number,
  discount: number,
  coupon: text,
  /** What became of a coupon, as the server says. */
  op: text,
  transaction_id: text,
  /** Whether a protection plan is in the order. */
  has_mulberry: maybe(flag),
  step: number,
  option: text,
  shipping_tier: text,
  payment_type: text,
  message: text,
  /** What a message is about; never what was filled in. */
  field: text,
  search_term: text,
  page_type: text,
  page_path: text,
  country: text,
  logged_in: maybe(boolean()),
  /** New, Returning or Existing. */
  customer_type: text,
  /** How many sessions there have been. */
  count: number,
  because: text,
  from: text,
  to: text,
  /** The names of swatches. */
  swatches: maybe(array(string())),
  form_id: text,
  popup: text,
  /** How many addresses. */
  emails: number,
} as const

/** The name of one. */
export type FieldName = keyof typeof fields
