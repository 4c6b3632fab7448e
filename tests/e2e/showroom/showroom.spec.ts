/** The showrooms: their hours, and the way there (SHOWROOM-02). */
import type { Page } from '@playwright/test'
import { expect, test } from '../kit/oracle'
import { violationsOn } from '../kit/violations'
import { layer, viewed } from '../tracking/tracked-visit'

test.use({ layout: 'bare' })

const status = '[data-rove-showroom=status]'
const link = '[data-rove-showroom=directions]'

/** The server's clock shows this time. */
const serveTime = (page: Page, time: string) =>
  page.route('**/ajax/live_info.json?*', (route) =>
    route.request().method() === 'HEAD'
      ? route.fulfill({ headers: { date: new Date(time).toUTCString() } })
      : route.fallback(),
  )

/** Opens a showroom at a time, and waits for its element. */
async function open(page: Page, time: string, path = '/toronto-showroom?country=US&as=guest') {
  await page.clock.setFixedTime(time)
  await serveTime(page, time)
  await page.goto(path)
  await page.evaluate(() => window.rove.ready())
}

/** Opens a showroom whose HTML differs from the server's. */
async function openChanged(page: Page, change: (html: string) => string) {
  await page.route('**/toronto-showroom?*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: change(await response.text()) })
  })
  await page.goto('/toronto-showroom?country=US&as=guest')
  await page.evaluate(() => window.rove.ready())
}

test.describe('for a visitor in Seoul', () => {
  test.use({ timezoneId: 'Asia/Seoul' })

  test('SHOWROOM-02 elsewhere a showroom says by its own clock, with day, if it is open', {
    tag: ['@nightly', '@any-screen', '@axe', '@wcag-1.4.3', '@rove-showroom'],
  }, async ({ page }) => {
    // A Tuesday: 9:59 in Toronto, nearly midnight in Seoul.
    await open(page, '2026-11-24T14:59:30Z')
    await expect(page.locator(status)).toHaveText('Closed now, opens on Tuesday at 10:00 AM, local time')
    await expect(page.locator(status)).toHaveAttribute('data-state', 'closed')
    await open(page, '2026-11-24T22:59:50Z')
    await expect(page.locator(status)).toHaveText('Open now, until 6:00 PM on Tuesday, local time')
    await open(page, '2026-11-23T15:00:00Z')
    await expect(page.locator(status)).toHaveText('Closed now, opens on Tuesday at 10:00 AM, local time')
    await open(page, '2026-11-24T15:00:00Z', '/toronto-showroom?country=CA&locale=fr_CA&as=guest')
    await expect(page.locator(status)).toHaveText('Ouvert en ce moment, jusqu’à mardi 18 h 00, heure locale')
    await open(page, '2026-11-24T02:00:00Z', '/hong-kong-showroom?country=HK&as=guest')
    await expect(page.locator(status)).toHaveAttribute('data-state', 'open')
    expect(await violationsOn(page)).toEqual([])
  })
})

test.describe('for a visitor in Toronto', () => {
  test.use({ timezoneId: 'America/Toronto' })

  test('SHOWROOM-02 a showroom says if it is open, whatever the device’s clock shows', {
    tag: '@any-screen',
  }, async ({ page }) => {
    for (const [time, text] of [
      ['2026-11-24T14:59:30Z', 'Closed now, opens at 10:00 AM'],
      ['2026-11-24T22:59:50Z', 'Open now, until 6:00 PM'],
      ['2026-11-23T15:00:00Z', 'Closed now, opens on Tuesday at 10:00 AM'],
    ] as const) {
      await open(page, time)
      // A device that is two days and a night late.
      await page.clock.setFixedTime(new Date(time).getTime() - 60 * 3_600_000)
      await page.reload()
      await page.evaluate(() => window.rove.ready())
      await expect(page.locator(status)).toHaveText(text)
    }
  })
})

test('SHOWROOM-02 the text changes in the minute in which a showroom opens', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await page.clock.install({ time: '2026-11-24T14:58:10Z' })
  await serveTime(page, '2026-11-24T14:58:10Z')
  await page.goto('/toronto-showroom?country=US&as=guest')
  const top = () => page.locator(link).evaluate((node) => node.getBoundingClientRect().top + scrollY)
  const before = await top()
  await page.evaluate(() => window.rove.ready())
  await expect(page.locator(status)).toHaveAttribute('data-state', 'closed')
  expect(await top()).toBe(before)
  await page.clock.pauseAt('2026-11-24T14:59:58Z')
  await expect(page.locator(status)).toHaveAttribute('data-state', 'closed')
  // The server's clock can be some seconds behind.
  await page.clock.runFor(10_000)
  await expect(page.locator(status)).toHaveText(/^Open now, until 6:00 PM/)
})

test('SHOWROOM-02 invalid hours and time zones leave the server’s hours', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page, oracle }) => {
  oracle.expectReports(/data-rove-zone “Atlantis\/Centre”/, /data-rove-hours “whenever”/)
  for (const change of [
    (html: string) => html.replace('America/Toronto', 'Atlantis/Centre'),
    (html: string) => html.replace('data-rove-hours="Tu-Su 10:00-18:00"', 'data-rove-hours="whenever"'),
  ]) {
    await openChanged(page, change)
    await expect(page.locator('rove-showroom')).toHaveAttribute('data-rove-state', 'ready')
    await expect(page.locator('[data-rove-showroom=hours]')).toHaveText('Tuesday to Sunday, 10:00 to 18:00')
    await expect(page.locator(status)).toHaveText('')
    await page.unrouteAll()
  }
})

test('SHOWROOM-02 a showroom that is not open yet says nothing about now', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await page.goto('/miami-showroom-grand-opening-event/rsvp?country=US&as=guest')
  await page.evaluate(() => window.rove.ready())
  await expect(page.locator('rove-showroom')).toHaveAttribute('data-rove-state', 'ready')
  await expect(page.locator(status)).toHaveCount(0)
})

const server = /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=/

test.describe('on an iPhone', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1' })

  test('SHOWROOM-02 Get Directions on an iPhone opens its own maps', { tag: ['@any-screen', '@nightly'] }, async ({
    page,
  }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.goto('/melrose-showroom?country=US&as=guest')
    await page.evaluate(() => window.rove.ready())
    await expect(page.locator(link)).toHaveAttribute('href', /^https:\/\/maps\.apple\.com\/\?daddr=Rooms/)
    expect(requests.filter((url) => /maps/.test(url))).toEqual([])
    await page.evaluate(() =>
      document
        .querySelector('rove-showroom')
        ?.replaceWith(document.querySelector('[data-rove-showroom=directions]') ?? ''),
    )
    await expect(page.locator(link)).toHaveAttribute('href', server)
  })
})

test('SHOWROOM-02 a press on Get Directions is tracked with consent', { tag: ['@any-screen', '@nightly'] }, async ({
  page,
}) => {
  await page.goto('/toronto-showroom?country=US&as=guest&consent=all')
  await page.evaluate(() => window.rove.ready())
  await viewed(page)
  // A test opens no page of another site.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
  await page.getByRole('link', { name: 'Get Directions' }).click()
  await expect.poll(() => layer(page)).toContain('get_directions')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('SHOWROOM-02 without script a showroom has its hours and the link', { tag: '@any-screen' }, async ({ page }) => {
    await page.goto('/toronto-showroom?country=US&as=guest')
    await expect(page.locator('[data-rove-showroom=hours]')).toHaveText('Tuesday to Sunday, 10:00 to 18:00')
    await expect(page.getByRole('link', { name: 'Get Directions' })).toHaveAttribute('href', server)
  })
})
