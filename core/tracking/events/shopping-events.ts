/** Events of wishlist, cart, forms and programmes. */

import { isProduct, subtotal } from '../item-values'
import type { TrackedItem } from '../tracking.setting'
import type { EventRow, PageContext } from './event-row'
import type { FieldName } from './fields'

const goods: readonly FieldName[] = ['value', 'items']
/** Once per form and page, also where its button is pressed twice. */
const form = {
  params: ['form_id'],
  once: { in: 'page', by: ({ form_id }) => form_id },
} as const satisfies Partial<EventRow>

/** The value of a newsletter sign-up. */
const signupValue = 35

const loved = (isLoved: boolean): NonNullable<EventRow['facts']> => ({
  'love:changed': ({ nid, loved, item: known }, { item }) => loved === isLoved && valued([item(nid, '', known)]),
})

const signedUp = ({ subscribed }: { readonly subscribed?: boolean }) => !!subscribed && { value: signupValue }

/** A product with its quantity. The fact's model and price take precedence over the page's. */
interface Line {
  readonly nid: number | undefined
  readonly model: string | undefined
  readonly qty: number
  readonly price?: number | undefined
}

function asItem({ nid, model, qty, price }: Line, item: PageContext['item']): TrackedItem {
  const known = item(nid, model)
  return { ...known, variant: model ?? known.variant, quantity: qty, price: price ?? known.price }
}

/** @see EventRow */
export const shoppingEvents = {
  notify_me: {
    requirements: ['TRACK-01', 'LOAD-08'],
    facts: {
      'notify:asked': (asked, { item }) => ({ items: [asItem(asked, item)] }),
    },
    params: ['items'],
    sinks: { klaviyo: 'Notify Me' },
  },
  add_to_wishlist: {
    requirements: ['TRACK-01'],
    facts: loved(true),
    params: goods,
    sinks: { meta: 'AddToWishlist', klaviyo: 'Added to Wishlist' },
  },
  remove_from_wishlist: {
    requirements: ['TRACK-01'],
    facts: loved(false),
    params: goods,
  },
  add_to_cart: {
    requirements: ['TRACK-01', 'LOAD-08'],
    facts: {
      'cart:added': (added, { item }) => ({
        ...valued([asItem(added, item)]),
        // The page's price is in the page's currency.
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
  price_mismatch: {
    requirements: ['PRICE-01', 'PRICE-02'],
    facts: {
      'price:mismatch': ({ nid, model, currency, one, other }) => ({
        ...{ nid: `${nid}`, model, currency },
        ...{ by: one.by, price: one.price, other_by: other.by, other_price: other.price },
      }),
    },
    params: ['nid', 'model', 'by', 'price', 'other_by', 'other_price'],
    // Only the shop's own log.
    sinks: { dataLayer: '' },
  },
  coupon: {
    requirements: ['TRACK-01', 'LOAD-08'],
    facts: { 'coupon:changed': ({ op, coupon, value, total }) => ({ op, coupon, value: value ?? total }) },
    params: ['op', 'coupon', 'value'],
  },
  view_cart: {
    requirements: ['TRACK-01'],
    pages: {
      cart: ({ page: { cart } }) => cart && { ...cart, ...valued(cart.items, cart.value) },
    },
    params: ['value', 'total', 'coupon', 'items', 'products'],
  },
  email_cart: {
    requirements: ['TRACK-01'],
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
    requirements: ['TRACK-01', 'SHOWROOM-02'],
    clicks:
      '[data-rove-track=directions],[data-rove-showroom=directions],a[href*="google.com/maps"],a[href*="maps.google."],a[href*="maps.apple.com"]',
    params: ['page_path'],
  },
  open_lookbook: {
    requirements: ['TRACK-01'],
    clicks: '[data-rove-track=lookbook],[part~=lookbook]',
    params: ['page_path'],
  },
  request_swatch: {
    requirements: ['TRACK-01'],
    forms: { 'swatch-request': '' },
    ...form,
    sinks: { klaviyo: 'Requested Swatch', audience: 'lead' },
  },
  popup_shown: {
    requirements: ['POP-01'],
    facts: { 'popup:shown': ({ id }) => ({ popup: id }) },
    params: ['popup'],
  },
  popup_closed: {
    requirements: ['POP-01'],
    facts: { 'popup:closed': ({ id, by }) => ({ popup: id, because: by }) },
    params: ['popup', 'because'],
  },
  newsletter_signup: {
    requirements: ['TRACK-01', 'TRACK-02'],
    facts: {
      'popup:subscribed': ({ id }) => ({ popup: id, value: signupValue }),
      'cart:emailed': signedUp,
      'love:changed': signedUp,
    },
    params: ['popup', 'value'],
    sinks: { dataLayer: 'generate_lead', meta: 'Lead', podcast: 'lead', audience: 'lead' },
  },
  form_submit: {
    requirements: ['TRACK-01', 'TRACK-04'],
    forms: {
      'contact-us': ',#contact-site-form,#contact-mail-page',
      'trade-registration': '',
      giftcard: '',
      'outlet-email': '',
      // Where our checkout is on the page, its own form is submitted with every payment method.
      checkout: ',#uc-cart-checkout-form:not([data-rove-state=ready] *),.rove-payment[data-state=ready]',
    },
    ...form,
  },
} satisfies Readonly<Record<string, EventRow>>

function valued(items: PageContext['page']['items'], value = items.some(hasPrice) ? subtotal(items) : undefined) {
  return { items, value, products: items.filter(isProduct).map(({ id }) => id) }
}

const hasPrice = ({ price }: TrackedItem): boolean => price !== undefined
