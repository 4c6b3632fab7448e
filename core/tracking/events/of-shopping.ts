/** Events of wishlist, cart, forms and programmes. Source: document 3, sections 2, 3, 7 and 9. */
import type { TrackedItem } from '../../host/settings/tracking'
import { subtotal } from '../subtotal'
import type { EventRow, Seen } from './event-row'
import type { FieldName } from './fields'

const goods: readonly FieldName[] = ['value', 'items']
/** A form whose button is pressed twice is sent once. */
const form = {
  params: ['form_id'],
  once: { in: 'page', by: ({ form_id }) => form_id },
} as const satisfies Partial<EventRow>

/** What a newsletter's subscriber is worth: document 3, section 9. */
const signupValue = 35

const loved = (isLoved: boolean): NonNullable<EventRow['facts']> => ({
  'love:changed': ({ nid, loved, item: known }, { item }) => loved === isLoved && valued([item(nid, '', known)]),
})

const signedUp = ({ subscribed }: { readonly subscribed?: boolean }) => !!subscribed && { value: signupValue }

/** So many of a product: a fact's own word for its model and price, else the page's. */
interface Line {
  readonly nid: number | undefined
  readonly model: string | undefined
  readonly qty: number
  readonly price?: number | undefined
}

function asItem({ nid, model, qty, price }: Line, item: Seen['item']): TrackedItem {
  const known = item(nid, model)
  return { ...known, variant: model ?? known.variant, quantity: qty, price: price ?? known.price }
}

/** @see EventRow */
export const shoppingEvents = {
  notify_me: {
    source: '2, 7',
    facts: {
      'notify:asked': (asked, { item }) => ({ items: [asItem(asked, item)] }),
    },
    params: ['items'],
    sinks: { klaviyo: 'Notify Me' },
  },
  add_to_wishlist: {
    source: '2',
    facts: loved(true),
    params: goods,
    sinks: { meta: 'AddToWishlist', klaviyo: 'Added to Wishlist' },
  },
  remove_from_wishlist: {
    source: '2',
    facts: loved(false),
    params: goods,
  },
  add_to_cart: {
    source: '7',
    facts: {
      'cart:added': (added, { item }) => ({
        ...valued([asItem(added, item)]),
        // What the page says it costs is in the page's currency.
        currency: added.price === undefined ? undefined : added.currency,
      }),
    },
    params: goods,
    sinks: {
      meta: 'AddToCart',
      klaviyo: 'Added to Cart',
      podcast: 'addtocart',
      audience: 'cart',
    },
  },
  coupon: {
    source: '2, 7',
    facts: { 'coupon:changed': ({ op, coupon, value, total }) => ({ op, coupon, value: value ?? total }) },
    params: ['op', 'coupon', 'value'],
  },
  view_cart: {
    source: '2',
    pages: {
      cart: ({ page: { cart } }) => cart && { ...cart, ...valued(cart.items, cart.value) },
    },
    params: ['value', 'total', 'coupon', 'items', 'products'],
  },
  email_cart: {
    source: '2',
    facts: {
      'cart:emailed': (emailed, { item }) => ({
        ...emailed,
        ...valued(
          emailed.lines.map((line) => asItem(line, item)),
          emailed.value,
        ),
      }),
    },
    params: ['emails', 'value', 'total', 'items', 'products'],
    sinks: { klaviyo: 'Emailed Cart' },
  },
  get_directions: {
    source: '2',
    clicks: '[data-rove-track=directions],a[href*="google.com/maps"],a[href*="maps.google."],a[href*="maps.apple.com"]',
    params: ['page_path'],
  },
  open_lookbook: {
    source: '2',
    clicks: '[data-rove-track=lookbook],[part~=lookbook]',
    params: ['page_path'],
  },
  request_swatch: {
    source: '2',
    forms: { 'swatch-request': '' },
    ...form,
    sinks: { klaviyo: 'Requested Swatch', audience: 'lead' },
  },
  newsletter_signup: {
    source: '2, 9',
    facts: {
      'popup:subscribed': ({ id }) => ({ popup: id, value: signupValue }),
      'cart:emailed': signedUp,
      'love:changed': signedUp,
    },
    params: ['popup', 'value'],
    sinks: { dataLayer: 'generate_lead', meta: 'Lead', podcast: 'lead', audience: 'lead' },
  },
  form_submit: {
    source: '2',
    forms: {
      'contact-us': ',#contact-site-form,#contact-mail-page',
      'trade-registration': '',
      giftcard: '',
      'outlet-email': '',
      // Where our checkout stands, its own form is what the shopper sends, whichever way they pay.
      checkout: ',#uc-cart-checkout-form:not([data-rove-state=ready] *),.rove-payment:has([aria-disabled=false])',
    },
    ...form,
  },
} satisfies Readonly<Record<string, EventRow>>

function valued(items: Seen['page']['items'], value = items.some(hasPrice) ? subtotal(items) : undefined) {
  return { items, value, products: items.map(({ id }) => id) }
}

const hasPrice = ({ price }: TrackedItem): boolean => price !== undefined
