import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { openCampaign } from './campaign'
import { expect, test } from './oracle'

const hour = 3_600_000
const end = Date.parse('2026-11-30T23:59:59Z')
const words = '<main><h1>Spring</h1><p>Rooms in green, oat and terracotta.</p><a href="/sofas">Sofas</a></main>'
const countdown = (page: Page) => page.locator('rove-countdown').first()
const timer = (page: Page) => countdown(page).locator('[part=timer]')
const banner = (page: Page) => countdown(page).locator('[part=banner]')
const shown = (page: Page) => timer(page).evaluate((element) => element.textContent)

/** What the server's clock says, whatever the device's does; how often it was asked. */
async function serverSays(page: Page, time: () => number) {
  let asked = 0
  await page.route('**/ajax/live_info.json', (route) => {
    asked += 1
    // Half of a second that has begun, on average.
    return route.fulfill({ headers: { date: new Date(time() - 500).toUTCString() } })
  })
  return () => asked
}

/** A page by the server's clock, on a device whose clock is so much ahead. */
async function open(page: Page, left: number, { ahead = 0, tag = '<rove-countdown></rove-countdown>', css = '' } = {}) {
  const start = end - left - ((end - left) % 1000) + 500
  let time = start
  await page.clock.install({ time: start + ahead })
  const asked = await serverSays(page, () => time)
  const settings = { countdownTitle: 'Spring sale', countdownEnd: '2026-11-30 23:59:59', rove: { country: 'US' } }
  await openCampaign(page, { body: `${tag}${words}`, settings, css })
  await expect(banner(page)).toBeVisible()
  await page.clock.pauseAt(start + ahead + 60_000)
  time = start + 60_000
  return {
    asked,
    /** Time goes by for every clock. */
    async pass(ms: number) {
      time += ms
      await page.clock.runFor(ms)
    },
    setServer(to: number) {
      time = to
    },
  }
}

for (const ahead of [0, 26 * hour, -400 * hour])
  test(`COUNT-01 counts by the server on a device that is ${ahead / hour} hours ahead, to zero`, async ({ page }) => {
    const { pass, asked } = await open(page, 3 * 60_000, { ahead })
    await expect.poll(() => shown(page)).toMatch(/^00d00h0[12]m\d\ds$/)
    const before = await shown(page)
    await pass(2000)
    expect(await shown(page)).not.toBe(before)
    const told = page.evaluate(
      () =>
        new Promise((resolve) =>
          document.addEventListener('rove:countdown:closed', (event) => resolve((event as CustomEvent).detail)),
        ),
    )
    await pass(3 * 60_000)
    expect(await told).toEqual({ by: 'zero' })
    await expect(banner(page)).toHaveCount(0)
    expect(asked()).toBe(1)
  })

test('COUNT-01 is right after a sleep, and where the device’s clock is set back meanwhile', async ({ page }) => {
  const { pass, setServer, asked } = await open(page, 10 * hour)
  const minutes = async () =>
    /(\d\d)h(\d\d)m/
      .exec((await shown(page)) ?? '')
      ?.slice(1)
      .join(':')
  expect(await minutes()).toMatch(/^09:5[89]$/)
  // Nobody's clock ran but the server's and, by its own, the device's.
  const now = await page.evaluate(() => Date.now())
  setServer(end - 2 * hour + 500)
  await page.clock.setSystemTime(now + 8 * hour)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(minutes).toMatch(/^0(1:59|2:00)$/)
  expect(asked()).toBe(2)
  await page.clock.setSystemTime(now - 100 * hour)
  await pass(2000)
  await expect.poll(asked).toBe(3)
  expect(await minutes()).toBe('01:59')
})

test('COUNT-01 is closed by the visitor for 6 hours, and the bar moves nothing', async ({ page, context }) => {
  await open(page, 48 * hour)
  const heading = page.locator('h1')
  const place = await heading.boundingBox()
  const before = page.getByRole('link').first()
  await before.focus()
  await countdown(page).locator('[part=close-button]').click()
  await expect(banner(page)).toHaveCount(0)
  await expect(before).toBeFocused()
  expect(await heading.boundingBox()).toEqual(place)
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'rove_countdown_closed')
  expect(Math.abs((cookie?.expires ?? 0) * 1000 - Date.now() - 6 * hour)).toBeLessThan(5000)
  await page.clock.resume()
  await page.reload()
  await expect(countdown(page)).toHaveAttribute('data-rove-state', 'ready')
  await expect(banner(page)).toHaveCount(0)
})

test('COUNT-01 takes exactly the place of the server’s words', async ({ page }) => {
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

test('COUNT-01 the page’s end and what has the focus stay clear of the bar', async ({ page }) => {
  await open(page, 48 * hour, { css: 'main{block-size:3000px;display:grid;align-content:space-between}' })
  await page.locator('main a').focus()
  const bar = countdown(page).locator('.bar')
  // It comes in from below.
  await bar.evaluate((node) => Promise.all(node.getAnimations().map(({ finished }) => finished)))
  const overlap = async () => {
    const [link, over] = await Promise.all([page.locator('main a').boundingBox(), bar.boundingBox()])
    return (link?.y ?? 0) + (link?.height ?? 0) - (over?.y ?? 0)
  }
  // The code that keeps focus clear of bars comes when there is one.
  await expect.poll(overlap).toBeLessThanOrEqual(0)
  const box = await bar.boundingBox()
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(page.viewportSize()?.height)
})

test('COUNT-01 nothing in the bar stands in somebody’s way, and no second is read aloud', async ({ page }) => {
  await open(page, 48 * hour)
  await expect(timer(page)).toHaveAttribute('aria-live', 'off')
  expect(await timer(page).getAttribute('aria-label')).toMatch(/^Spring sale: until .*2026/)
  await page.clock.resume()
  const { violations } = await new AxeBuilder({ page }).include('rove-countdown').analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
})

test('COUNT-01 an end that cannot be read leaves the server’s words, and is named once, in the panel too', async ({
  page,
  oracle,
}) => {
  oracle.expectReports(/^\[rove\] <rove-countdown>: end is "30.11.2026": write 2026-11-30 23:59:59/)
  const body = '<rove-countdown end="30.11.2026">Until Sunday</rove-countdown>'
  await openCampaign(page, { body, path: '/campaign/test?rove-why' })
  await expect(page.getByText('Until Sunday')).toBeVisible()
  await expect(page.getByText(/^end: end is "30\.11\.2026": write/)).toBeVisible()
})

test('COUNT-01 two empty tags make one bar, which says so', async ({ page, oracle }) => {
  oracle.expectReports(/^\[rove\] <rove-countdown>: a page has one bar/)
  const tag = `<rove-countdown end="${new Date(Date.now() + hour).toISOString()}"></rove-countdown>`
  await openCampaign(page, { body: tag + tag })
  await expect(banner(page)).toBeVisible()
  await expect(page.locator('rove-countdown [part=banner]')).toHaveCount(1)
})

test('COUNT-01 what is closed gives its place back to the server’s words, and another sale counts on', async ({
  page,
}) => {
  const sale = (hours: number, words: string) =>
    `<rove-countdown end="${new Date(Date.now() + hours * hour).toISOString()}"><p>${words}</p></rove-countdown>`
  await openCampaign(page, { body: sale(1, 'Rugs until Sunday') + sale(2, 'Sofas until Monday') })
  await expect(page.locator('rove-countdown [part=banner]')).toHaveCount(2)
  await expect(page.getByText('Rugs until Sunday')).toBeHidden()
  await countdown(page).locator('[part=close-button]').click()
  await expect(page.getByText('Rugs until Sunday')).toBeVisible()
  await expect(page.locator('rove-countdown').nth(1).locator('[part=banner]')).toBeVisible()
})

test('COUNT-01 counts by the device where the server says nothing', async ({ page }) => {
  await page.route('**/ajax/live_info.json', (route) => route.abort())
  await openCampaign(page, {
    body: `<rove-countdown end="${new Date(Date.now() + hour).toISOString()}"></rove-countdown>`,
  })
  await expect.poll(() => shown(page)).toMatch(/^00d00h59m\d\ds$/)
})

for (const query of ['', '&rove-why'])
  test(`COUNT-01 the demo’s strip can be pressed beside the bar on /sofas?popups=on${query}`, async ({ page }) => {
    await page.goto(`/sofas?popups=on${query}`)
    await page.evaluate((end) => {
      const bar = document.createElement('rove-countdown')
      bar.setAttribute('end', end)
      document.body.append(bar)
    }, new Date(Date.now() + hour).toISOString())
    const bar = page.locator('rove-countdown').last().locator('.bar')
    await expect(bar).toBeVisible()
    if (query) await expect(page.getByRole('heading', { name: 'Why, and why not' })).toBeVisible()
    await page.locator('.demo-bar summary').click()
    await expect(page.locator('.demo-bar')).toHaveAttribute('open', '')
    await expect(bar).toBeVisible()
  })
