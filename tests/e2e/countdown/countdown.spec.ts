import type { Page } from '@playwright/test'
import { openCampaign } from '../kit/campaign'
import { expect, test } from '../kit/oracle'
import { violationsOn } from '../kit/violations'

const hour = 3_600_000
const end = Date.parse('2026-11-30T23:59:59Z')
const words = '<main><h1>Spring</h1><p>Rooms in green, oat and terracotta.</p><a href="/sofas">Sofas</a></main>'
const countdown = (page: Page) => page.locator('rove-countdown').first()
const timer = (page: Page) => countdown(page).locator('[part=timer]')
const banner = (page: Page) => countdown(page).locator('[part=banner]')
const shown = (page: Page) => timer(page).evaluate((element) => element.textContent)

/** Answers requests for the server's time, independently of the device's clock. @returns the number of these requests */
async function setServerTime(page: Page, time: () => number) {
  let requestCount = 0
  await page.route('**/ajax/live_info.json?*', (route) => {
    requestCount += 1
    // The header has whole seconds: on average half a second has passed.
    return route.fulfill({ headers: { date: new Date(time() - 500).toUTCString() } })
  })
  return () => requestCount
}

/** A page with the server's clock, on a device whose clock is ahead by some milliseconds. */
async function open(page: Page, left: number, { ahead = 0, tag = '<rove-countdown></rove-countdown>', css = '' } = {}) {
  const start = end - left - ((end - left) % 1000) + 500
  let time = start
  await page.clock.install({ time: start + ahead })
  const requestCount = await setServerTime(page, () => time)
  const settings = { countdownTitle: 'Spring sale', countdownEnd: '2026-11-30 23:59:59', rove: { country: 'US' } }
  await openCampaign(page, { body: `${tag}${words}`, settings, css })
  await expect(banner(page)).toBeVisible()
  await page.clock.pauseAt(start + ahead + 60_000)
  time = start + 60_000
  return {
    requestCount,
    /** Advances all clocks. */
    async pass(ms: number) {
      time += ms
      await page.clock.runFor(ms)
    },
    setServer(to: number) {
      time = to
    },
  }
}

test('COUNT-01 follows the server’s clock down to zero, whatever the device’s', {
  tag: '@any-screen',
}, async ({ page }) => {
  const { pass, requestCount } = await open(page, 3 * 60_000, { ahead: -400 * hour })
  await expect.poll(() => shown(page)).toMatch(/^00d00h0[12]m\d\ds$/)
  const before = await shown(page)
  await pass(2000)
  expect(await shown(page)).not.toBe(before)
  const closedFact = page.evaluate(
    () =>
      new Promise((resolve) =>
        document.addEventListener('rove:countdown:closed', (event) => resolve((event as CustomEvent).detail)),
      ),
  )
  await pass(3 * 60_000)
  expect(await closedFact).toEqual({ by: 'zero' })
  await expect(banner(page)).toHaveCount(0)
  expect(requestCount()).toBe(1)
})

test('COUNT-01 is right after a sleep, and after the device’s clock was set back', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  const { pass, setServer, requestCount } = await open(page, 10 * hour)
  const minutes = async () =>
    /(\d\d)h(\d\d)m/
      .exec((await shown(page)) ?? '')
      ?.slice(1)
      .join(':')
  expect(await minutes()).toMatch(/^09:5[89]$/)
  // The clocks of server and device have advanced; the page's timers have not run.
  const now = await page.evaluate(() => Date.now())
  setServer(end - 2 * hour + 500)
  await page.clock.setSystemTime(now + 8 * hour)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(minutes).toMatch(/^0(1:59|2:00)$/)
  expect(requestCount()).toBe(2)
  await page.clock.setSystemTime(now - 100 * hour)
  await pass(2000)
  await expect.poll(requestCount).toBe(3)
  expect(await minutes()).toBe('01:59')
})

test('COUNT-01 a visitor closes it for 6 hours, and the bar does not move the page', {
  tag: ['@any-screen', '@wcag-2.2.2', '@rove-countdown'],
}, async ({ page, context }) => {
  await open(page, 48 * hour)
  const heading = page.locator('h1')
  const place = await heading.boundingBox()
  const before = page.getByRole('link').first()
  await before.focus()
  const pressed = Date.now()
  await countdown(page).locator('[part=close-button]').click()
  await expect(banner(page)).toHaveCount(0)
  await expect(before).toBeFocused()
  expect(await heading.boundingBox()).toEqual(place)
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'rove_countdown_closed')
  const closedUntil = (cookie?.expires ?? 0) * 1000
  expect(closedUntil).toBeGreaterThan(pressed + 6 * hour - 1000)
  expect(closedUntil).toBeLessThan(Date.now() + 6 * hour + 1000)
  await page.clock.resume()
  await page.reload()
  await expect(countdown(page)).toHaveAttribute('data-rove-state', 'ready')
  await expect(banner(page)).toHaveCount(0)
})

test('COUNT-01 takes exactly the space of the server’s text', { tag: ['@any-screen', '@nightly'] }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(document, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await open(page, 48 * hour, {
    tag: '<rove-countdown><p>Until 30 November</p></rove-countdown>',
    css: 'rove-countdown{display:block}',
  })
  const box = await countdown(page).boundingBox()
  expect(box?.height).toBe(24)
  expect(await banner(page).boundingBox()).toEqual(box)
  expect(await page.evaluate(() => (document as unknown as { shifts: number[] }).shifts)).toEqual([])
})

test('COUNT-01 a late bar covers neither the end of the page nor the focused element', {
  tag: ['@nightly', '@wcag-2.4.11', '@rove-countdown'],
}, async ({ page }) => {
  let bringBack = () => {}
  const isBack = new Promise<void>((resolve) => {
    bringBack = resolve
  })
  await page.route('**/countdown.js', async (route) => {
    await isBack
    await route.continue()
  })
  const opened = open(page, 48 * hour, { css: 'main{block-size:3000px;display:grid;align-content:space-between}' })
  // The element has the focus before the bar's code, which is held back until then, is loaded.
  await page.locator('main a').focus()
  bringBack()
  await opened
  const bar = countdown(page).locator('.bar')
  // The bar slides in from below.
  await bar.evaluate((node) => Promise.all(node.getAnimations().map(({ finished }) => finished)))
  const overlap = async () => {
    const [link, over] = await Promise.all([page.locator('main a').boundingBox(), bar.boundingBox()])
    return (link?.y ?? 0) + (link?.height ?? 0) - (over?.y ?? 0)
  }
  await expect.poll(overlap).toBeLessThanOrEqual(0)
  const box = await bar.boundingBox()
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(page.viewportSize()?.height)
})

test('COUNT-01 the bar is accessible, and its seconds are not announced', {
  tag: ['@nightly', '@wide-first', '@axe', '@wcag-1.4.3', '@wcag-2.2.1', '@rove-countdown'],
}, async ({ page }) => {
  await open(page, 48 * hour)
  await expect(timer(page)).toHaveAttribute('aria-live', 'off')
  expect(await timer(page).getAttribute('aria-label')).toMatch(/^Spring sale: until .*2026/)
  await page.clock.resume()
  expect(await violationsOn(page, 'rove-countdown')).toEqual([])
})

test('COUNT-01 the demo’s popup strip can be used beside the bar', { tag: '@nightly' }, async ({ page, isMobile }) => {
  // The why-panel is for wide screens.
  await page.goto(`/sofas?popups=on${isMobile ? '' : '&rove-why'}`)
  await page.evaluate((end) => {
    const bar = document.createElement('rove-countdown')
    bar.setAttribute('end', end)
    document.body.append(bar)
  }, new Date(Date.now() + hour).toISOString())
  const bar = page.locator('rove-countdown').last().locator('.bar')
  await expect(bar).toBeVisible()
  if (!isMobile) await expect(page.getByRole('heading', { name: 'Why, and why not' })).toBeVisible()
  await page.locator('.demo-bar summary').click()
  await expect(page.locator('.demo-bar')).toHaveAttribute('open', '')
  await expect(bar).toBeVisible()
})
