/**
 * The limits of what a browser receives: what was measured when a row was last set, and 8 % of room. They guard against
 * growth by accident; no word, name or message is chosen for its bytes. A change that exceeds a row is made smaller, or
 * raises the row in the same commit, whose message names the gain. `npm run size` prints the room of each row.
 */

/** The most bytes of a built file after Brotli. A tag is `rove.js`, `_runtime.js` and its own file, and `_requests.js` where it calls when it starts. */
export const builtLimits: Readonly<Record<string, number>> = {
  'rove.js': 2_000,
  'on-demand.js': 8_000,
  '_runtime.js': 16_900,
  'ar-tour.js': 2_400,
  'blog.js': 3_400,
  'buybox.js': 16_900,
  'cart.js': 9_700,
  'chat.js': 6_800,
  'checkout.js': 39_700,
  'community.js': 5_100,
  'countdown.js': 5_200,
  'country.js': 2_100,
  'email-cart.js': 4_000,
  'faq.js': 800,
  'financing.js': 3_500,
  'gallery.js': 6_100,
  'header.js': 6_700,
  'home.js': 5_600,
  'hosts.js': 3_700,
  'listing.js': 8_200,
  'love.js': 4_500,
  'membership-renewal.js': 1_600,
  'page.js': 3_600,
  'popups.js': 4_200,
  'reviews.js': 4_000,
  'search-results.js': 11_500,
  'search.js': 8_100,
  'showroom.js': 2_200,
  'swatch-request.js': 5_600,
  'trade-application.js': 9_800,
  'videos.js': 4_500,
  'wishlist.js': 4_300,
  '_requests.js': 6_400,
  '_search-client.js': 6_600,
  '_tracking.js': 8_200,
  '_eligibility.js': 5_300,
}

/** What a phone receives of our files on a page before anything is pressed: the most files, and bytes with headers. */
export interface ReceivedLimit {
  readonly files: number
  readonly bytes: number
}

/** By the name of the page in `tests/e2e/received.spec.ts`. */
export const receivedLimits = {
  'a page without a tag': { files: 1, bytes: 2_300 },
  'settings without a tag': { files: 2, bytes: 10_400 },
  hearts: { files: 4, bytes: 29_100 },
  search: { files: 5, bytes: 41_000 },
  home: { files: 10, bytes: 66_400 },
  category: { files: 11, bytes: 75_100 },
  results: { files: 11, bytes: 78_700 },
  product: { files: 12, bytes: 89_900 },
  cart: { files: 12, bytes: 80_600 },
  checkout: { files: 12, bytes: 107_400 },
} as const satisfies Readonly<Record<string, ReceivedLimit>>

/** A row as `npm run size` prints it. */
export function sizeRow(name: string, measured: number, limit: number): string {
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
  const room = Math.round((limit / measured - 1) * 100)
  return `${name}: ${kilobytes(measured)} of ${kilobytes(limit)} kB, room ${room} %`
}
