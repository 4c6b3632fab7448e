/** What a page receives of our files in `npm run bench`. */
import { readFileSync } from 'node:fs'
import { load } from './load.mjs'
import { pagePaths } from './pages.mjs'

/** As in `tests/e2e/loader/received.spec.ts`: a guest, without popups and consent. */
const switches = '&as=guest&popups=off&consent=none'

/**
 * Opens a page of a shop with an empty cache.
 *
 * @param {import('playwright').Browser} browser
 * @param {import('./aims.mjs').Shop} shop
 * @param {string} page its kind, as in `pagePaths`
 * @returns {Promise<{ files: number, kilobytes: number, ofElements: number }>} the files received before anything is
 * pressed, their size after compression, and how many files the page's elements are built into
 */
export async function receivedBy(browser, { url, folder }, page) {
  const { scripts, tags } = JSON.parse(readFileSync(`${folder}/dist/scripts.json`, 'utf8'))
  const { received, startedTags } = await load(browser, { page, path: pagePaths[page] + switches, shopUrl: url }, false)
  const files = new Set(received.map(({ file }) => file))
  const bytes = scripts.filter(({ file }) => files.has(file)).reduce((sum, { brotli }) => sum + brotli, 0)
  // The first files of a tag are shared by all.
  const elementFiles = new Set(startedTags.map((tag) => tags[tag].at(-1)))
  return { files: files.size, kilobytes: bytes / 1000, ofElements: elementFiles.size }
}
