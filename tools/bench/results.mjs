/** The results page in `npm run bench`: with its element, and with the server's page alone. */
import { blockOurFiles } from './pages.mjs'
import { watchSearches } from './search.mjs'

const presses = 8

/**
 * Measures the time from a press on a facet until the frame with its results ends, in ms, without the time that the
 * answer takes. Without the element, a press checks the box and puts copies of the server's cards in the list: what the
 * browser has to do whoever shows new results.
 */
export async function facetPresses(page, shopUrl, withRove) {
  if (!withRove) await blockOurFiles(page)
  await page.addInitScript(watchSearches)
  await page.goto(`${shopUrl}/search/products/sofa/?country=US&popups=off`)
  if (withRove) await page.evaluate(() => window.rove.ready())
  // What starts when the page is idle has started.
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  const measured = await page.evaluate(
    async ([presses, withRove]) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      const root = document.querySelector('rove-search-results')
      const times = []
      for (let n = 0; n < presses; n++) {
        await frame()
        const input = root.querySelector('[name=color][value=Green]')
        const shown = new Promise((resolve) => {
          new MutationObserver((_, observer) => {
            observer.disconnect()
            resolve()
          }).observe(root.querySelector('[data-rove-results=count]'), {
            childList: true,
            characterData: true,
            subtree: true,
          })
        })
        performance.clearMeasures('search')
        const began = performance.now()
        input.click()
        if (withRove) await shown
        else {
          const list = root.querySelector('[data-rove-results=list]')
          list.replaceWith(list.cloneNode(true))
        }
        await frame()
        const searches = performance.getEntriesByName('search')
        const asked = searches.reduce((sum, { duration }) => sum + duration, 0)
        times.push(performance.now() - began - asked)
      }
      return times
    },
    [presses, withRove],
  )
  // The first press loads the search client.
  return measured.slice(1).sort((a, b) => a - b)[Math.floor((presses - 1) / 2)]
}
