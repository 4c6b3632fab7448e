/** How long hearts in a page's HTML block it in `npm run bench`. */

const count = 24
const path = '/campaign/blocking'

/**
 * Measures a page with hearts in its HTML, or with plain buttons and no script of ours.
 *
 * @param {import('playwright').Page} page
 * @param {string} shopUrl
 * @param {boolean} withRove
 * @returns {Promise<number>} what tasks take beyond 50 ms each, in ms, from the navigation until all hearts are ready
 * and painted
 */
export async function blockingTime(page, shopUrl, withRove) {
  await page.addInitScript(() => {
    window.longTasks = []
    new PerformanceObserver((list) => window.longTasks.push(...list.getEntries())).observe({ type: 'longtask' })
  })
  await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/html', body: pageHtml(withRove) }))
  await page.goto(shopUrl + path)
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    const hearts = document.querySelectorAll('rove-love')
    while ([...hearts].some((heart) => heart.dataset.roveState !== 'ready')) await frame()
    await frame()
    const painted = performance.now()
    // Long tasks are reported later.
    await new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 100)))
    return window.longTasks
      .filter(({ startTime }) => startTime < painted)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0)
  })
}

function pageHtml(withRove) {
  const elements = Array.from({ length: count }, (_, n) =>
    withRove
      ? `<rove-love nid="${1200 + n}" label="Sofa ${n}"></rove-love>`
      : `<button type="button" aria-label="Sofa ${n}"></button>`,
  )
  const script = withRove ? '<script src="/rove/rove.js" async></script>' : ''
  return `<!doctype html><html lang="en"><title>Hearts</title>${script}<body>${elements.join('')}`
}
