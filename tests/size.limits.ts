/**
 * The limits of what a browser receives. They guard against growth by accident; no word, name or message is chosen for
 * its bytes. A change that exceeds a row is made smaller, or raises the row in the same commit, whose message names the
 * gain. `npm run size` prints the weight of each file, and the browser tests the room of each row. An element that none of these pages has
 * is not limited.
 */

/** Later parts below 3 kB that are not in the file that loads them, each with its reason. */
export const smallParts: Readonly<Record<string, string>> = {
  '_compare-prices.js': 'only where two places of a page show prices',
  '_lookup-code.js': 'only where an address is looked up',
}

/** What a phone receives of our files on a page before anything is pressed: the most files, and bytes after compression. */
export interface ReceivedLimit {
  readonly files: number
  readonly bytes: number
}

/** By the name of the page in `tests/e2e/loader/received.spec.ts`. */
export const receivedLimits = {
  'a page without a tag': { files: 1, bytes: 2_650 },
  'settings without a tag': { files: 2, bytes: 12_200 },
  hearts: { files: 3, bytes: 29_400 },
  search: { files: 3, bytes: 32_100 },
  // What joins the page is one of them: the search service's keys are settings.
  'search in use': { files: 5, bytes: 45_700 },
  home: { files: 9, bytes: 67_500 },
  category: { files: 10, bytes: 79_700 },
  results: { files: 10, bytes: 80_200 },
  product: { files: 11, bytes: 92_500 },
  cart: { files: 11, bytes: 82_400 },
  checkout: { files: 10, bytes: 111_200 },
} as const satisfies Readonly<Record<string, ReceivedLimit>>

/** A row as the tests print it. */
export function sizeRow(name: string, measured: number, limit: number): string {
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
  const room = Math.round((limit / measured - 1) * 100)
  return `${name}: ${kilobytes(measured)} of ${kilobytes(limit)} kB, room ${room} %`
}
