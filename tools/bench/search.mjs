/** The search in `npm run bench`. */

import { blockOurFiles } from './pages.mjs'

/** Runs in the page, before its scripts: measures as `search` the time from when a search is sent until it is answered. */
export function watchSearches() {
  const { open } = XMLHttpRequest.prototype
  XMLHttpRequest.prototype.open = function (...given) {
    const sent = performance.now()
    // Added before the client's own listener, whose work is measured.
    if (`${given[1]}`.includes('/indexes/'))
      this.addEventListener('load', () => performance.measure('search', { start: sent }))
    return open.apply(this, given)
  }
}

/** Measures the time from an answer's arrival to the rendered suggestions, in ms: for the first query, and for later ones. */
export async function keystrokes(page, shopUrl) {
  await page.addInitScript(watchSearches)
  await page.goto(`${shopUrl}/?country=US`)
  await page.evaluate(() => window.rove.ready())
  await page.evaluate(() => {
    const root = document.querySelector('rove-search').shadowRoot
    new MutationObserver(() => {
      window.lastRendered = performance.now()
    }).observe(root, { childList: true, subtree: true, characterData: true })
  })
  const field = page.locator('rove-search [part=input]').first()
  const shown = []
  for (const query of ['sofa', 'chair', 'rug', 'table']) {
    const rendered = page.evaluate(
      (query) =>
        new Promise((resolve) => {
          window.rove.on('search:queried', (fact) => {
            if (fact.query !== query) return
            // The view is rendered in a microtask after the fact is published: this task runs later.
            setTimeout(() => {
              const { startTime, duration } = performance.getEntriesByName('search').at(-1)
              resolve(window.lastRendered - startTime - duration)
            })
          })
        }),
      query,
    )
    await field.fill(query)
    shown.push(await rendered)
  }
  const [first, ...later] = shown
  return { first, later: later.sort((a, b) => a - b)[Math.floor(later.length / 2)] }
}

/**
 * Measures the time from the first press on the search field until the frame that shows it has ended, in ms, on a page
 * that has come to rest.
 */
export async function firstPress(page, shopUrl, withRove) {
  if (!withRove) await blockOurFiles(page)
  await page.goto(`${shopUrl}/?country=US`)
  if (withRove) await page.evaluate(() => window.rove.ready())
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 1000))))
  await page.evaluate(() => {
    window.painted = new Promise((resolve) => {
      const options = { capture: true, once: true }
      addEventListener(
        'pointerdown',
        () => {
          const pressed = performance.now()
          // Runs before the next frame, which a timer does not.
          const afterFrame = (run) => scheduler.postTask(run, { priority: 'user-blocking' })
          requestAnimationFrame(() => afterFrame(() => resolve(performance.now() - pressed)))
        },
        options,
      )
    })
  })
  await page
    .locator(withRove ? 'rove-search [part=input]' : 'rove-search input')
    .first()
    .click()
  return page.evaluate(() => window.painted)
}
