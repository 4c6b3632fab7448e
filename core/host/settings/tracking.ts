/**
 * What a page tells of itself to be tracked. Source: document 3, sections 2 and 3; where it stands, `rove.tracking`, and
 * how its parts are nested is proposed. A page without it is not tracked; where two of its sources have it, the one that
 * counts most is taken whole. Amounts are units of the country's currency.
 *
 *     tracking: {
 *       page: {
 *         type: 'home' | 'category' | 'product' | 'search' | 'cart' | 'checkout' | 'review' | 'complete' | …any other,
 *         list: 'Sofas',            // the name of what `items` are a list of; absent: the page's title
 *         query: 'oak table',       // on a search page: what was looked for
 *         swatches: ['Oat', …],     // those that the page displays, or displays at a press on `data-rove-track=swatches`
 *         items: [Item, …],         // category and search: as listed; product: the one product; any other: those
 *                                   // that its hearts are of, or they are told without name and price
 *         cart: Cart,               // on the cart's and the checkout's pages
 *         order: Order,             // on the complete page, and there alone
 *       },
 *       events: [{ event: 'change_country', params: { from: 'US', to: 'KR' } }],
 *                                   // what the server saw since the last page; told on one page, once
 *       excluded: ['9001', '9002'], // product ids that count neither in a purchase's subtotal nor for advertisers
 *       brand: 'Rove',              // the store's own: of an item that names none
 *       log: true,                  // whether events also go to the shop's own log, POST /rove/events
 *     }
 *
 * Vendors' scripts and keys stand in `rove.vendors` (`klaviyo`, `meta`, `podcast`, `audience`): one that is absent there
 * is not loaded.
 */
import { type InferOutput, nullish, string } from 'valibot'
import { items, parts } from '../../lenient'
import { listOf } from '../../php-list'
import { shape } from '../../shape'
import { amount, figure, flag, maybe, name } from '../../written-by-php'
import { askedEvents } from './asked-events'

const words = nullish(string(), '')
const ids = nullish(name, '')

/** A product as the page tells it, from its id on. */
export const item = parts(
  'rove.tracking item',
  shape({
    id: name,
    /** The retailer's sku. */
    id_default: ids,
    /** The advertisers' id, without a country's prefix. */
    id_google: ids,
    fsku: ids,
    gsku: ids,
    parent: ids,
    name: words,
    title: words,
    /** What one costs. */
    price: maybe(amount),
    quantity: nullish(figure, 1),
    variant: words,
    /** From the widest to the narrowest: `Furniture/Sofas/Sectionals`. Five levels are told. */
    category: words,
    /** The product's node id: by it facts find their item. */
    nid: ids,
    /** The product's page: by it a click on its card is known. */
    url: words,
    image: words,
    brand: words,
    /** Its place in its list from 0, where that is not its place among the items. */
    index: maybe(figure),
  }),
)

/** Items, of which a bad one costs itself alone. */
export const many = nullish(items('rove.tracking items', item), () => [])

const cart = parts(
  'rove.tracking.page.cart',
  shape({ items: many, coupon: words, discount: maybe(amount), value: maybe(amount), total: maybe(amount) }),
)

const order = parts(
  'rove.tracking.page.order',
  shape({
    /** What a purchase is known by: it is sent once. */
    transaction_id: name,
    id: ids,
    discount: nullish(amount, 0),
    shipping: nullish(amount, 0),
    tax: nullish(amount, 0),
    /** Without shipping and tax. */
    value: maybe(amount),
    coupon: words,
    /** Whether a protection plan is in it. */
    has_mulberry: nullish(flag, false),
    items: many,
  }),
)

const page = parts(
  'rove.tracking.page',
  shape({
    type: string(),
    list: words,
    query: words,
    swatches: nullish(listOf(name), () => []),
    items: many,
    cart: maybe(cart),
    order: maybe(order),
  }),
)

/** See the head of this file. */
export const tracking = {
  name: 'rove.tracking',
  schema: parts(
    'rove.tracking',
    shape({
      page,
      events: askedEvents,
      excluded: nullish(listOf(name), () => []),
      brand: words,
      log: nullish(flag, false),
    }),
  ),
  otherwise: undefined,
} as const

/** What a page tells of itself. */
export type TrackedPage = InferOutput<typeof page>
/** A product as the page tells it. */
export type TrackedItem = InferOutput<typeof item>
/** An order that was paid, as the page tells it. */
export type TrackedOrder = InferOutput<typeof order>
