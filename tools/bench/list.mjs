/** A category's list in `npm run bench`: with its element, and with the same cards as the server's HTML. */

import { blockOurFiles } from './pages.mjs'

/** The products of the shop with the long list. */
export const manyProducts = '5700'
const frames = 120

/**
 * Measures a list of a thousand cards: the time until a further page is in the frame, and the longest task meanwhile;
 * the share of frames that are dropped while it scrolls, in per cent; and the time from a reload until the frame that
 * shows the visitor's place, in ms.
 */
export async function longList(page, shopUrl, withRove) {
  if (!withRove) await blockOurFiles(page)
  await page.goto(`${shopUrl}/sofas?country=US&popups=off`)
  if (withRove) await page.evaluate(() => window.rove.ready())
  await page.waitForLoadState('networkidle')
  const added = await page.evaluate(addPages, withRove)
  const dropped = await page.evaluate(scroll, frames)
  await page.addInitScript(() => {
    const look = () => {
      const first = document.querySelector('[data-rove-listing=grid] > [data-nid]')
      const place = sessionStorage.getItem('bench_place')
      const card = place ? document.querySelector(`[data-nid="${place}"]`) : first
      const { top = Number.POSITIVE_INFINITY } = card?.getBoundingClientRect() ?? {}
      const isThere = card && (!place || Math.abs(top) < 2)
      // The next frame begins once this one is painted.
      if (isThere) requestAnimationFrame(() => performance.mark('place shown'))
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  if (withRove) await page.evaluate(goToMiddle)
  await page.reload()
  await page.waitForFunction(() => performance.getEntriesByName('place shown').length > 0)
  const shown = await page.evaluate(() => performance.getEntriesByName('place shown')[0].startTime)
  return { ...added, dropped, shown }
}

/** Runs in the page. */
async function addPages(withRove) {
  const grid = document.querySelector('[data-rove-listing=grid]')
  const pages = Math.min(41, Number(grid.dataset.pages) - 1)
  const html = grid.innerHTML
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const tasks = []
  const observer = new PerformanceObserver((seen) => tasks.push(...seen.getEntries().map((task) => task.duration)))
  let answered
  const { fetch } = window
  window.fetch = async (...input) => {
    const answer = await fetch(...input)
    const text = await answer.text()
    answered = performance.now()
    return new Response(text, answer)
  }
  const measured = []
  for (let n = 1; n <= pages; n++) {
    await frame()
    if (n === 5) observer.observe({ type: 'longtask' })
    const count = grid.childElementCount
    const arrived = new Promise((resolve) => {
      const watch = new MutationObserver(() => {
        if (grid.childElementCount === count) return
        watch.disconnect()
        resolve()
      })
      watch.observe(grid, { childList: true })
    })
    if (withRove) document.querySelector('[data-rove-listing=next]').click()
    else {
      answered = performance.now()
      grid.insertAdjacentHTML('beforeend', html)
    }
    await arrived
    measured.push(performance.now() - answered)
    await frame()
  }
  window.fetch = fetch
  observer.disconnect()
  measured.sort((a, b) => a - b)
  return { added: measured[Math.floor(measured.length / 2)], task: Math.max(0, ...tasks) }
}

/** Runs in the page. A frame is dropped where the next one comes more than 25 ms later. */
async function scroll(frames) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  scrollTo(0, 0)
  for (let n = 0; n < 30; n++) await frame()
  const distance = (document.documentElement.scrollHeight - innerHeight) / 2 / frames
  let dropped = 0
  let before = await frame()
  for (let n = 0; n < frames; n++) {
    scrollBy({ top: Math.min(distance, 160), behavior: 'instant' })
    const now = await frame()
    if (now - before > 25) dropped += Math.round((now - before) / 16.7) - 1
    before = now
  }
  return (100 * dropped) / (frames + dropped)
}

/** Runs in the page. */
async function goToMiddle() {
  const cards = document.querySelectorAll('[data-rove-listing=grid] > [data-nid]')
  const card = cards[cards.length >> 1]
  for (let n = 0; n < 5; n++) {
    scrollBy({ top: card.getBoundingClientRect().top, behavior: 'instant' })
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  sessionStorage.setItem('bench_place', card.dataset.nid)
}
