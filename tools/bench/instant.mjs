/** Instant pages in `npm run bench`. */
import { openTab } from './tab.mjs'

/** How long the mouse rests on a link before the press, in milliseconds. */
const restMs = 400
const card = 'a.card__link[href="/product/marlow-3-seat-sofa"]'

/**
 * Measures from a press on a product's link to the largest paint of its page, in ms, with a server that takes 600 ms to
 * render it. The CPU is not slowed down, because this is about the server. Not with Playwright, in whose browser nothing
 * is prerendered.
 *
 * @param {string} executablePath of Chromium
 * @param {string} shopUrl
 * @param {boolean} withInstant
 */
export async function pressToPaint(executablePath, shopUrl, withInstant) {
  const prepare = (page) =>
    Promise.all([
      page.send('Page.enable'),
      page.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${watchPaint})()` }),
    ])
  const tab = await openTab(executablePath, { width: 1440, height: 900, prepare })
  try {
    const list = await tab.nextPage()
    const switches = `country=US&popups=off&fault=late:/product&instant=${withInstant ? 'on' : 'off'}`
    await list.send('Page.navigate', { url: `${shopUrl}/sofas?${switches}` })
    await list.evaluate(isReady, withInstant)
    const at = await list.middleOf(card)
    await list.mouse('mouseMoved', at)
    await list.evaluate(wait, restMs)
    // A prerendered page is a page of its own, another one replaces the document of this page.
    const next = withInstant ? await tab.nextPage() : list
    const pressed = Date.now()
    await list.mouse('mousePressed', at)
    await list.mouse('mouseReleased', at)
    return (await paintOf(next)) - pressed
  } finally {
    await tab.close()
  }
}

/** Waits until all elements are loaded, and instant pages have started. */
async function isReady(withInstant) {
  while (!window.rove?.ready) await new Promise((resolve) => setTimeout(resolve, 20))
  await window.rove.ready()
  const state = () => globalThis[Symbol.for('rove.page')]?.instant
  while (withInstant && !state()) await new Promise((resolve) => setTimeout(resolve, 20))
}

function wait(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

function watchPaint() {
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.largestPaint = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}

/**
 * The time of the largest paint of the product's page, in milliseconds since 1970. A prerendered page paints when it is
 * shown.
 */
async function paintOf(page) {
  const measure = async () => {
    const isThere = location.pathname.startsWith('/product/') && document.readyState === 'complete'
    if (!isThere || document.prerendering) return new Promise((resolve) => setTimeout(resolve, 20, 0))
    await new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 300)))
    const [{ activationStart = 0 }] = performance.getEntriesByType('navigation')
    return performance.timeOrigin + Math.max(window.largestPaint ?? 0, activationStart)
  }
  // While the page changes, there is no document that could answer.
  for (let end = Date.now() + 20_000; Date.now() < end; ) {
    const time = await page.evaluate(measure).catch(() => 0)
    if (time) return time
  }
  throw new Error('the next page was not painted')
}
