/** Our boxes at the edges of the screen, on a page in a wrapper that places them on itself: a transform, a filter. */
import type { Page } from '@playwright/test'
import { someOf } from '../kit/nightly'
import { expect, test } from '../kit/oracle'
import { openPage } from '../page/every-page'

const wrappers = {
  'a transform': 'transform:translateZ(0)',
  'a filter': 'filter:brightness(1)',
  'will-change': 'will-change:transform',
} as const

/** Wraps all that the demo shop's pages have. */
async function wrap(page: Page, css: string): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch({ maxRedirects: 0 })
    if (response.headers().location) return route.fallback()
    const html = (await response.text())
      .replace(/<body([^>]*)>/, '<body$1><div id="wrapper">')
      .replace('</body>', '</div></body>')
      .replace('</head>', '<link rel="stylesheet" href="/wrapper.css"></head>')
    await route.fulfill({ response, body: html })
  })
  await page.route('**/wrapper.css', (route) => route.fulfill({ contentType: 'text/css', body: `#wrapper{${css}}` }))
}

/** The distances of a box from the edges of the screen: top, right, bottom, left. */
const place = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((box) => {
      const { top, right, bottom, left } = box.getBoundingClientRect()
      const { clientWidth } = document.documentElement
      return [top, clientWidth - right, innerHeight - bottom, left].map(Math.round)
    })

for (const [name, css] of someOf(Object.entries(wrappers))) {
  test(`CHAT-01 COUNT-01 chat and countdown stay on the screen in ${name}`, {
    tag: ['@wide-first', '@nightly'],
  }, async ({ page }) => {
    await wrap(page, css)
    await page.goto('/sofas?popups=on&country=US')
    await page.evaluate(() => {
      const bar = document.createElement('rove-countdown')
      bar.setAttribute('end', '2036-11-30')
      document.querySelector('#wrapper')?.append(bar)
    })
    const [chat, bar] = ['rove-chat [part=button]', 'rove-countdown:last-of-type .bar'] as const
    await expect(page.locator(bar)).toBeVisible()
    await expect(page.locator(chat)).toBeVisible()
    const below = async () => [(await place(page, bar))[2], (await place(page, chat))[1]]
    await expect.poll(below).toEqual([0, 16])
    await page.evaluate(() => scrollTo(0, 2000))
    await expect.poll(below).toEqual([0, 16])
    const [, , chatBottom = 0] = await place(page, chat)
    expect(chatBottom).toBeGreaterThan((await page.locator(bar).boundingBox())?.height ?? 0)
    expect(chatBottom).toBeLessThan(200)
    // The element is moved: its box leaves the top layer silently.
    await page.evaluate(() => document.querySelector('main')?.append(document.querySelector('rove-chat') as Element))
    await expect.poll(below).toEqual([0, 16])
    await page.locator(chat).click()
    await expect(page.locator('rove-chat dialog')).toBeVisible()
  })

  test(`SHELL-02 the dimmed page behind the drawer fills the screen in ${name}`, {
    tag: ['@wide-first', '@nightly'],
  }, async ({ page, isMobile }) => {
    await wrap(page, css)
    if (!isMobile) await page.setViewportSize({ width: 700, height: 700 })
    await page.goto('/sofas?country=US')
    await expect(page.locator('rove-header')).toHaveAttribute('data-rove-state', 'ready')
    await page.evaluate(() => scrollTo(0, 60))
    await page.locator('.site-menu > summary').click()
    const backdrop = 'rove-header [part=backdrop]'
    await expect.poll(() => place(page, backdrop)).toEqual([0, 0, 0, 0])
    await page.setViewportSize({ width: 600, height: 500 })
    await expect.poll(() => place(page, backdrop)).toEqual([0, 0, 0, 0])
  })
}

test('CHAT-01 without a wrapper nothing is in the top layer', { tag: ['@any-screen', '@nightly'] }, async ({
  page,
}) => {
  await page.goto('/sofas?popups=on&country=US')
  const chat = page.locator('rove-chat [part=button]')
  await expect(chat).toBeVisible()
  await expect(page.locator('rove-page')).toHaveAttribute('data-rove-state', 'ready')
  expect(await chat.getAttribute('popover')).toBeNull()
})

test('CHAT-01 nothing stays in the top layer once a wrapper has come to rest', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await wrap(page, 'animation:in 1s}@keyframes in{from,99%{transform:translateY(8px)}')
  await page.goto('/sofas?popups=on&country=US')
  const chat = page.locator('rove-chat [part=button]')
  await expect(chat).toBeVisible()
  await expect(page.locator('rove-chat [popover]')).toHaveCount(0)
  await expect.poll(async () => (await place(page, 'rove-chat [part=button]'))[1]).toBe(16)
})

test('AR-01 the tour’s tip is beside what it explains in a wrapper', { tag: ['@any-screen', '@nightly'] }, async ({
  page,
}) => {
  await wrap(page, `${wrappers['a filter']};padding-top:300px`)
  await page.goto('/planner?country=US&as=guest')
  await page.locator('rove-ar-tour').scrollIntoViewIfNeeded()
  const tip = page.locator('rove-ar-tour [part=tip]')
  await expect(tip).toBeVisible()
  const isInside = () =>
    tip.evaluate((box) => {
      const { top, bottom } = box.getBoundingClientRect()
      return box.matches(':popover-open') && top >= 0 && bottom <= innerHeight
    })
  await expect.poll(isInside).toBe(true)
  await page.locator('rove-ar-tour [part=next-button]').click()
  await expect.poll(isInside).toBe(true)
})

test('PAGE-07 the loading bar is at the top of the screen in a wrapper', { tag: ['@any-screen', '@nightly'] }, async ({
  page,
}) => {
  await page.clock.install()
  await wrap(page, wrappers['a transform'])
  await openPage(page, '/demo/page?country=US&as=guest')
  await page.route('**/demo/page/empty', (route) => route.fulfill({ status: 204 }))
  await page.locator('[href="/demo/page/empty"]').scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollBy(0, 40))
  await page.locator('[href="/demo/page/empty"]').click()
  await expect(page.locator('rove-page [part=loading]')).toBeVisible()
  await expect.poll(async () => (await place(page, 'rove-page [part=loading]'))[0]).toBe(0)
})
