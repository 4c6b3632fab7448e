/** The fields of the specification, written by hand, by event. */

/** The fields of a product and of the other tracking contexts. */
const item =
  'id id_default id_google fsku gsku parent name price quantity variant category nid url image brand item_id item_name item_brand index catpath item_category item_category1 item_category2'
const checkout = 'total items value coupon step option'
const goods = 'items value'

/** By event of TRACK-01: its fields, as far as the page has their values. */
export const documentFields: Readonly<Record<string, string>> = {
  page_view: 'page_type page_path country logged_in customer_type',
  session_start: 'count because customer_type',
  login: 'id created orders customer_type',
  home: '',
  change_country: 'from to',
  search: 'search_term',
  view_search_results: 'items search_term item_list_name',
  view_item_list: 'items item_list_name',
  view_item: goods,
  select_item: 'items item_list_name',
  view_swatches: 'swatches',
  notify_me: 'items',
  add_to_wishlist: goods,
  remove_from_wishlist: goods,
  add_to_cart: goods,
  coupon: 'op coupon value',
  view_cart: 'items coupon products value total',
  email_cart: 'items products value total emails',
  get_directions: 'page_path',
  open_lookbook: 'page_path',
  request_swatch: 'form_id',
  form_submit: 'form_id',
  newsletter_signup: 'value',
  begin_checkout: checkout,
  started_checkout: checkout,
  add_shipping_info: `${checkout} shipping_tier`,
  checkout_step: checkout,
  add_payment_info: `${checkout} payment_type`,
  payment: 'transaction_id id value total',
  purchase: 'transaction_id id discount shipping tax value coupon has_mulberry items subtotal',
  checkout_error: 'message field',
}

type Params = Readonly<Record<string, unknown>>

const has = (of: Params, name: string) => ![undefined, '""', '[]'].includes(JSON.stringify(of[name]))

/** The missing fields of an event, such as `view_item: value`, or `view_item: items.price` for its items. */
export function lackingIn(event: string, params: Params): string[] {
  const fields = documentFields[event]?.split(' ').filter(Boolean) ?? ['a row of the table']
  const items = (params.items ?? []) as readonly Params[]
  const ofItems = items.flatMap((one) => item.split(' ').filter((name) => !has(one, name)))
  const lacking = [...fields.filter((name) => !has(params, name)), ...ofItems.map((name) => `items.${name}`)]
  return [...new Set(lacking)].map((name) => `${event}: ${name}`)
}
