/** From a key in the open search to painted suggestions in `npm run bench`, also of a plain search. */
import { blockOurFiles, pagePaths } from './pages.mjs'

/** Each letter is a query of its own. */
const words = ['sofa', 'rug', 'table']

/**
 * Types words, letter by letter. The next letter waits for the suggestions of the last one.
 *
 * @param {import('playwright').Page} page
 * @param {string} shopUrl
 * @param {string} [plainSearch] the code of a plain search, which is used instead of the element
 * @param {string[]} [typed]
 * @returns {Promise<{ times: number[], suggestions: number[] }>} for each key: ms from its event to the end of the frame
 * that shows its suggestions, and how many there are
 */
export async function keysToPaint(page, shopUrl, plainSearch, typed = words) {
  await openSearch(page, shopUrl, plainSearch)
  const field = page.locator(plainSearch ? 'rove-search input' : 'rove-search [part=input]').first()
  await field.click()
  await page.waitForLoadState('networkidle')
  const times = []
  const suggestions = []
  for (const word of typed) {
    await field.fill('')
    for (const letter of word) {
      await page.evaluate(watchKey, plainSearch !== undefined)
      await page.keyboard.press(letter)
      const shown = await page.evaluate(() => window.shown)
      times.push(shown.time)
      suggestions.push(shown.suggestions)
    }
  }
  return { times, suggestions }
}

async function openSearch(page, shopUrl, plainSearch) {
  if (plainSearch) await blockOurFiles(page)
  await page.goto(`${shopUrl}${pagePaths.home}&popups=off`)
  if (plainSearch) await page.evaluate(plainSearch)
  else await page.evaluate(() => window.rove.ready())
}

/** Runs in the page: `window.shown` resolves when the suggestions of the next key are painted. */
function watchKey(isPlain) {
  const root = isPlain ? document.body : document.querySelector('rove-search').shadowRoot
  window.shown = new Promise((resolve) => {
    const watch = ({ timeStamp }) => {
      let isSearching = false
      const observer = new MutationObserver(() => {
        const panel = root.querySelector(isPlain ? '#plain-panel' : '[part=panel]')
        isSearching ||= panel?.dataset.state === 'searching'
        if (!isSearching || panel.dataset.state !== 'results') return
        observer.disconnect()
        requestAnimationFrame(() =>
          setTimeout(() => {
            const suggestions = panel.querySelectorAll('[role=option]:not([part=view-all])').length
            resolve({ time: performance.now() - timeStamp, suggestions })
          }),
        )
      })
      observer.observe(root, { subtree: true, childList: true, attributeFilter: ['data-state'] })
    }
    addEventListener('keydown', watch, { capture: true, once: true })
  })
}
