/**
 * The setting `rove.tracking`, which describes the page for tracking. Its name and its structure are proposed. A page
 * without it is not tracked. Where two sources of settings have it, the one of higher precedence is used as a whole.
 * Amounts are in units of the country's currency.
 *
 *     tracking: {
 *       page: {
 *         type: 'home' | 'category' | 'product' | 'search' | 'cart' | 'checkout' | 'review' | 'complete' | …any other,
 *         list: 'Sofas', // the name of the list in `items`; by default the page's title
 *         query: 'oak table', // on a search page: the query
 *         swatches: ['Oat', …], // those shown on the page, or after a press on `data-rove-track=swatches`
 *         items: [Item, …], // category and search: as listed; product: the one product; other pages: the
 *                                   // products of its hearts, which are sent without name and price otherwise
 *         cart: Cart, // on the cart's and the checkout's pages
 *         order: Order, // on the complete page only; the items of cart and order also name a membership and
 *                                   // the protection, without `nid` and `url` (proposed): the items’ prices less
 *                                   // `discount` are `value`
 *       },
 *       events: [{ event: 'change_country', params: { from: 'US', to: 'KR' } }],
 *                                   // events that the server saw since the last page; each on one page only
 *       excluded: ['9001', '9002'], // product ids that count neither in a purchase's subtotal nor for advertisers
 *       brand: 'Rove', // the default brand of items
 *       log: true, // whether events also go to the shop's own log, POST /rove/events
 *     }
 *
 * The scripts and keys of sinks are in `rove.vendors` (`klaviyo`, `meta`, `podcast`, `audience`): a sink that is absent
 * there is not loaded.
 */
import { type InferOutput, nullish, string } from 'valibot'
import { items, parts } from '../base/input/lenient'
import { listOf } from '../base/input/php-list'
import { amount, numericString, optional, phpFlag, text } from '../base/input/php-values'
import { shape } from '../base/input/shape'
import { requestedEvents } from './requested-events.setting'

const textOrEmpty = nullish(string(), '')
const idText = nullish(text, '')

/** The schema of a product. */
export const item = parts(
  'rove.tracking item',
  shape({
    id: text,
    /** The retailer's sku. */
    id_default: idText,
    /** The advertisers' id, without a country's prefix. */
    id_google: idText,
    fsku: idText,
    gsku: idText,
    parent: idText,
    name: textOrEmpty,
    title: textOrEmpty,
    /** The price of one. */
    price: optional(amount),
    quantity: nullish(numericString, 1),
    variant: textOrEmpty,
    /** From the widest to the narrowest: `Furniture/Sofas/Sectionals`. Five levels are sent. */
    category: textOrEmpty,
    /** The product's node id, by which facts find their item. */
    nid: idText,
    /** The product's page, by which a click on its card is recognised. */
    url: textOrEmpty,
    image: textOrEmpty,
    brand: textOrEmpty,
    /** Its position in its list from 0, where that is not its position among the items. */
    index: optional(numericString),
  }),
)

/** A list of items. Invalid ones are left out. */
export const itemList = nullish(items('rove.tracking items', item), () => [])

const cart = parts(
  'rove.tracking.page.cart',
  shape({
    items: itemList,
    coupon: textOrEmpty,
    discount: optional(amount),
    value: optional(amount),
    total: optional(amount),
  }),
)

const order = parts(
  'rove.tracking.page.order',
  shape({
    /** The id of the purchase: it is sent once. */
    transaction_id: text,
    id: idText,
    discount: nullish(amount, 0),
    shipping: nullish(amount, 0),
    tax: nullish(amount, 0),
    /** Without shipping and tax. */
    value: optional(amount),
    coupon: textOrEmpty,
    /** Whether a protection plan is in it. */
    has_mulberry: nullish(phpFlag, false),
    items: itemList,
  }),
)

const page = parts(
  'rove.tracking.page',
  shape({
    type: string(),
    list: textOrEmpty,
    query: textOrEmpty,
    swatches: nullish(listOf(text), () => []),
    items: itemList,
    cart: optional(cart),
    order: optional(order),
  }),
)

/** The setting; described at the head of this file. */
export const tracking = {
  name: 'rove.tracking',
  schema: parts(
    'rove.tracking',
    shape({
      page,
      events: requestedEvents,
      excluded: nullish(listOf(text), () => []),
      brand: textOrEmpty,
      log: nullish(phpFlag, false),
    }),
  ),
  otherwise: undefined,
} as const

/** The description of a page. */
export type TrackedPage = InferOutput<typeof page>
/** The description of a product. */
export type TrackedItem = InferOutput<typeof item>
/** The description of a paid order. */
export type TrackedOrder = InferOutput<typeof order>
