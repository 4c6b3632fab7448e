/** The fields that document 3, section 3 names, by hand, and the events whose context they are. */

/** Of a tracked product, and of other tracking contexts. */
const item =
  'id id_default id_google fsku gsku parent name price quantity variant category nid url image brand item_id item_name item_brand index catpath item_category item_category1 item_category2'
const checkout = 'total items value coupon step option'

/** By event: the fields that come with it where the page knows them. */
export const documentFields: Readonly<Record<string, string>> = {
  login: 'id created orders customer_type',
  view_item: 'items value',
  view_item_list: 'items item_list_name',
  view_search_results: 'items search_term',
  select_item: 'items item_list_name',
  add_to_wishlist: 'items value',
  add_to_cart: 'items value',
  notify_me: 'items',
  view_cart: 'items coupon products value total',
  email_cart: 'items products value total emails',
  view_swatches: 'swatches',
  begin_checkout: checkout,
  started_checkout: checkout,
  add_shipping_info: `${checkout} shipping_tier`,
  checkout_step: checkout,
  add_payment_info: `${checkout} payment_type`,
  payment: 'transaction_id id value total',
  purchase: 'transaction_id id discount shipping tax value coupon has_mulberry items subtotal',
  newsletter_signup: 'value',
  checkout_error: 'message field',
}

type Params = Readonly<Record<string, unknown>>

/** What an event lacks of the fields that the document names. @param absent what the shop does not know of its products */
export function lackingIn(event: string, params: Params, absent: readonly string[] = []): string[] {
  const has = (of: Params, name: string) => of[name] !== undefined && of[name] !== ''
  const fields = (documentFields[event] ?? '').split(' ').filter((name) => name && !absent.includes(name))
  const items = (params.items ?? []) as readonly Params[]
  return [
    ...fields.filter((name) => !has(params, name)),
    ...items.flatMap((one, n) =>
      item.split(' ').flatMap((name) => (has(one, name) || absent.includes(name) ? [] : `items[${n}].${name}`)),
    ),
  ].map((name) => `${event}: ${name}`)
}
