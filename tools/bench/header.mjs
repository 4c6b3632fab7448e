/** The header in `npm run bench`: with its element, and with the server's markup alone. */

import { blockOurFiles } from './pages.mjs'

/** The elements that are added to the page that scrolls. */
const addedNodes = 2000
const presses = 6
const steps = 60

async function openList(page, shopUrl, withRove) {
  if (!withRove) await blockOurFiles(page)
  await page.goto(`${shopUrl}/sofas?country=US&popups=off`)
  if (withRove) await page.evaluate(() => window.rove.ready())
  // What starts when the page is idle has started.
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

/** Measures the time from a press on the phone's menu button until the frame that shows the menu ends, in ms. */
export async function menuPresses(page, shopUrl, withRove) {
  await openList(page, shopUrl, withRove)
  const frames = await page.evaluate(async (presses) => {
    const menu = document.querySelector('.site-menu')
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    const press = async () => {
      await frame()
      const began = performance.now()
      menu.querySelector('summary').click()
      await frame()
      return performance.now() - began
    }
    const measured = []
    for (let n = 0; n < presses; n++) {
      measured.push(await press())
      if (!menu.open) throw new Error('the press did not open the menu')
      // The menu stays open for 500 ms.
      await new Promise((resolve) => setTimeout(resolve, 600))
      await press()
      if (menu.open) throw new Error('the press did not close the menu')
    }
    return measured.sort((a, b) => a - b)
  }, presses)
  return frames[Math.floor(frames.length / 2)]
}

/** Measures the longest task and the longest frame while a page of two thousand more elements scrolls, in ms. */
export async function scrolling(page, shopUrl, withRove) {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openList(page, shopUrl, withRove)
  return page.evaluate(
    async ({ addedNodes, steps }) => {
      const list = document.querySelector('main').appendChild(document.createElement('div'))
      list.innerHTML = '<p>A line of the page</p>'.repeat(addedNodes)
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      for (let n = 0; n < 10; n++) await frame()
      const tasks = []
      const observer = new PerformanceObserver((seen) => tasks.push(...seen.getEntries().map((task) => task.duration)))
      observer.observe({ type: 'longtask' })
      let longest = 0
      let before = await frame()
      for (let n = 0; n < steps; n++) {
        // Up and down across the header's place.
        scrollBy(0, n % 20 < 10 ? 240 : -240)
        const now = await frame()
        longest = Math.max(longest, now - before)
        before = now
      }
      await new Promise((resolve) => setTimeout(resolve, 100))
      return { task: Math.max(0, ...tasks), frame: longest }
    },
    { addedNodes, steps },
  )
}
