/**
 * The limits of what a browser receives. They guard against growth by accident; no word, name or message is chosen for
 * its bytes. A change that exceeds a row is made smaller, or raises the row in the same commit, whose message names the
 * gain. `npm run quick` compares the built files with each row, and a browser test what a phone receives. `npm run size`
 * prints the weight of each file and the room of each row. An element that none of these pages has is not limited.
 */

/** Later parts below 3 kB that are not in the file that loads them, each with its reason. */
export const smallParts: Readonly<Record<string, string>> = {
  '_compare-prices.js': 'only where two places of a page show prices',
  '_lookup-code.js': 'only where an address is looked up',
}

/** What a phone receives of our files on a page before anything is pressed. */
export interface ReceivedLimit {
  /** The names of the files. The browser test compares them with what it receives. */
  readonly files: readonly string[]
  /** The most bytes after compression. */
  readonly bytes: number
}

/** The loader, and what each page with tags and our settings has. */
const shared = ['_runtime.js', 'on-demand-shared.js', 'rove.js']
/** The same on a page of the demo shop, with the elements of its header. */
const framed = [...shared, '_tracking.js', 'country.js', 'header.js', 'love.js', 'page.js', 'search.js']

/** By the name of the page in `tests/e2e/loader/received.spec.ts`. */
export const receivedLimits = {
  'a page without a tag': { files: ['rove.js'], bytes: 2_650 },
  'settings without a tag': { files: ['on-demand.js', 'rove.js'], bytes: 12_200 },
  hearts: { files: ['_runtime.js', 'love.js', 'rove.js'], bytes: 29_400 },
  search: { files: ['_runtime.js', 'rove.js', 'search.js'], bytes: 32_100 },
  // What joins the page is one of them: the search service's keys are settings.
  'search in use': { files: [...shared, '_search-later.view.js', 'search.js'], bytes: 45_700 },
  home: { files: framed, bytes: 67_500 },
  category: { files: [...framed, 'listing.js'], bytes: 79_700 },
  results: { files: [...framed, 'search-results.js'], bytes: 80_200 },
  product: { files: [...framed, 'buybox.js', 'gallery.js'], bytes: 92_500 },
  cart: { files: [...framed, 'cart.js', 'email-cart.js'], bytes: 82_400 },
  checkout: { files: [...framed, 'checkout.js'], bytes: 111_200 },
} as const satisfies Readonly<Record<string, ReceivedLimit>>

/** A row as the tests print it. */
export function sizeRow(name: string, measured: number, limit: number): string {
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
  const room = Math.round((limit / measured - 1) * 100)
  return `${name}: ${kilobytes(measured)} of ${kilobytes(limit)} kB, room ${room} %`
}
