/** The videos: how they are opened, played and closed (VIDEO-01). */
import type { Page } from '@playwright/test'
import { doubleText } from '../a11y/double-text'
import { installClock } from '../kit/checkout-clock'
import { expect, test } from '../kit/oracle'
import { violationsOn } from '../kit/violations'
import { addCaptions, expectCaptions } from './captions'
import { boxOf, expectPlaying, isWide, open } from './videos-page'

test.use({ layout: 'bare' })

/** The lower edge of the row of the n-th item. */
const rowBottom = (page: Page, ns: readonly number[]) =>
  page
    .locator('.films [data-rove-video]')
    .evaluateAll(
      (links, ns) => Math.max(...ns.map((n) => (links[n]?.getBoundingClientRect().bottom ?? 0) + scrollY)),
      ns,
    )
const distanceFromTop = (page: Page) =>
  page.locator('[data-rove-videos=player]').evaluate((node) => Math.round(node.getBoundingClientRect().top))

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('VIDEO-01 the player opens in a row below, and on a phone in the item’s place', { tag: '@wide-first' }, async ({
    page,
  }) => {
    const { links, player, video } = await open(page)
    const columns = new Set(
      await links.evaluateAll((all) => all.slice(0, 6).map((one) => one.getBoundingClientRect().left)),
    )
    expect(columns.size).toBe(isWide(page) ? 3 : 2)
    const place = await boxOf(page, '.films > li:nth-child(2)')
    const next = await boxOf(page, '.films > li:nth-child(3)')
    await links.nth(1).click()
    await expectPlaying(page)
    expect(await video.evaluate((one: HTMLVideoElement) => one.muted)).toBe(false)
    await expect(player.locator('[data-rove-videos=title]')).toHaveText('Marlow Corner Sofa: eight minutes of care')
    const at = await boxOf(page, '[data-rove-videos=player]')
    const grid = await boxOf(page, '.films')
    if (isWide(page)) {
      await expect(player.locator('[data-rove-videos=description]')).toContainText('A soft brush, a cloth')
      expect([at.left, at.right]).toEqual([grid.left, grid.right])
      expect(at.top).toBeGreaterThanOrEqual(await rowBottom(page, [0, 1, 2]))
      expect((await boxOf(page, '#video-juno-velvet-sofa-covers')).top).toBeGreaterThanOrEqual(at.bottom)
      expect((await boxOf(page, '.films > li:nth-child(3)')).left).toBe(next.left)
      expect((await boxOf(page, '.films > li:nth-child(3)')).top).toBe(next.top)
    } else {
      expect([at.left, at.top, at.width]).toEqual([place.left, place.top, place.width])
      await expect(links.nth(1)).toBeHidden()
    }
    expect(await violationsOn(page)).toEqual([])
  })

  test('VIDEO-01 with less motion an opened video is 325 px below the top at once', {
    tag: ['@any-screen', '@nightly'],
  }, async ({ page }) => {
    const { links } = await open(page)
    await links.nth(4).click()
    await expect.poll(() => distanceFromTop(page)).toBe(325)
  })

  test('VIDEO-01 the focus moves to the video; Escape or the button close it', {
    tag: ['@any-screen', '@wcag-2.1.1', '@wcag-2.1.2', '@wcag-2.4.3', '@rove-videos'],
  }, async ({ page }) => {
    const { links, player, video, close } = await open(page)
    await links.nth(1).focus()
    await page.keyboard.press('Enter')
    await expect(video).toBeFocused()
    await expect(page).toHaveURL(/[?&]video=marlow-corner-sofa-covers/)
    await page.keyboard.press('Escape')
    await expect(player).toHaveCount(0)
    await expect(links.nth(1)).toBeFocused()
    await expect(page).not.toHaveURL(/video=/)
    await page.keyboard.press('Enter')
    await expect(video).toBeFocused()
    await close.focus()
    await page.keyboard.press('Tab')
    await expect(links.nth(2)).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(close).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(links.nth(1)).toBeFocused()
    await expect(player).toHaveCount(0)
  })

  test('VIDEO-01 one video plays at a time on the whole page', { tag: ['@any-screen', '@nightly'] }, async ({
    page,
  }) => {
    const { links, player } = await open(page)
    await page.evaluate(() => {
      const other = document.createElement('video')
      Object.assign(other, {
        id: 'other',
        src: '/sites/default/files/video/marlow-3-seat-sofa.mp4',
        muted: true,
        loop: true,
        width: 40,
      })
      document.querySelector('.listing__head')?.append(other)
      return other.play()
    })
    const isPaused = (selector: string) => page.locator(selector).evaluate((one: HTMLVideoElement) => one.paused)
    expect(await isPaused('#other')).toBe(false)
    await links.nth(0).click()
    await expectPlaying(page)
    expect(await isPaused('#other')).toBe(true)
    await links.nth(3).click()
    await expect(player).toHaveCount(1)
    await expect(links.nth(3)).toHaveAttribute('aria-current', 'true')
    await expect(links.nth(0)).not.toHaveAttribute('aria-current')
    await expectPlaying(page)
    await page.locator('#other').evaluate((one: HTMLVideoElement) => one.play())
    await expect.poll(() => isPaused('[data-rove-videos=video]')).toBe(true)
  })

  test('VIDEO-01 a video goes on playing when the window becomes wide or narrow', {
    tag: ['@any-screen', '@nightly'],
  }, async ({ page }) => {
    const { links, video } = await open(page)
    const streams: string[] = []
    await links.nth(2).click()
    await expectPlaying(page)
    page.on('request', (request) => {
      if (request.url().endsWith('.m3u8')) streams.push(request.url())
    })
    const node = await video.elementHandle()
    await page.setViewportSize({ width: 600, height: 900 })
    const item = await boxOf(page, '[data-rove-videos=player]')
    expect(item.width).toBeLessThan(300)
    expect(await node?.evaluate((one: HTMLVideoElement) => !one.paused && one.isConnected)).toBe(true)
    await page.setViewportSize({ width: 1000, height: 900 })
    const row = await boxOf(page, '[data-rove-videos=player]')
    expect(row.width).toBe((await boxOf(page, '.films')).width)
    expect(row.top).toBeGreaterThanOrEqual(await rowBottom(page, [0, 1, 2]))
    expect(await node?.evaluate((one: HTMLVideoElement) => !one.paused && one.isConnected)).toBe(true)
    expect(streams).toEqual([])
  })

  test('VIDEO-01 an open video is accessible, and fits 320 px with large text', {
    tag: ['@nightly', '@any-screen', '@axe', '@wcag-1.4.4', '@wcag-1.4.10', '@rove-videos'],
  }, async ({ page }) => {
    for (const [country, path] of [
      ['KR', '/videos'],
      ['HK', '/ar/videos'],
    ] as const) {
      await page.setViewportSize({ width: 1440, height: 900 })
      const { links, player, close } = await open(page, `${path}?country=${country}&as=guest`)
      await links.nth(1).click()
      await expect(player).toBeVisible()
      await expect(close).toContainText(country === 'KR' ? '동영상 닫기' : '關閉影片')
      expect(await violationsOn(page), path).toEqual([])
      await page.setViewportSize({ width: 320, height: 700 })
      await doubleText(page.locator('rove-videos'))
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320)
    }
  })
})

test('VIDEO-01 the named stream plays with its captions, beside title and description', {
  tag: ['@any-screen', '@wcag-1.2.1', '@wcag-1.2.2', '@wcag-1.2.3', '@wcag-1.2.5', '@rove-videos', '@nightly'],
}, async ({ page }) => {
  await addCaptions(page, (html, address) =>
    html.replaceAll('data-rove-stream=', `data-rove-captions="${address}" data-rove-stream=`),
  )
  const { links, player, video } = await open(page)
  const link = links.nth(1)
  const stream = page.waitForRequest(/\.m3u8$/)
  await link.click()
  expect(new URL((await stream).url()).pathname).toBe(await link.getAttribute('data-rove-stream'))
  await expectCaptions(video, 'en')
  for (const part of ['title', 'description']) {
    const written = await link.locator(`[data-rove-videos=${part}]`).textContent()
    await expect(player.locator(`[data-rove-videos=${part}]`)).toHaveText(written ?? '')
    await expect(player.locator(`[data-rove-videos=${part}]`)).toBeVisible()
  }
})

test('VIDEO-01 the scrolling takes 500 ms, and the visitor’s wheel ends it', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  const pauseClock = await installClock(page)
  const { links, player } = await open(page)
  await pauseClock()
  await links.nth(3).focus()
  await page.evaluate(() => scrollTo(0, 0))
  await links.nth(3).evaluate((link: HTMLElement) => link.click())
  await expect(player).toHaveCount(1)
  await page.clock.runFor(250)
  const half = await distanceFromTop(page)
  expect(half).toBeGreaterThan(340)
  await page.clock.runFor(200)
  expect(await distanceFromTop(page)).toBeGreaterThan(325)
  await page.clock.runFor(100)
  await expect.poll(() => distanceFromTop(page)).toBe(325)

  await page.evaluate(() => scrollTo(0, 0))
  await links.nth(4).evaluate((link: HTMLElement) => link.click())
  await expect(links.nth(4)).toHaveAttribute('aria-current', 'true')
  await page.clock.runFor(250)
  await page.evaluate(() => dispatchEvent(new WheelEvent('wheel')))
  const stopped = await page.evaluate(() => scrollY)
  await page.clock.runFor(1000)
  expect(await page.evaluate(() => scrollY)).toBe(stopped)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('VIDEO-01 without script each video has a page of its own', {
    tag: ['@any-screen', '@nightly'],
  }, async ({ page }) => {
    await page.goto('/videos/page/2?country=US&as=guest')
    await page.locator('.films a').first().click()
    await expect(page).toHaveURL(/\/videos\/[\w-]+-covers$/)
    await expect(page.locator('h1')).not.toBeEmpty()
    await expect(page.locator('.film__text')).not.toBeEmpty()
    await expect(page.locator('.film video[controls][poster]')).toBeVisible()
    await page.goto('/videos?country=US&as=guest')
    await page.locator('[data-rove-listing=next]').click()
    await expect(page).toHaveURL(/\/videos\/page\/2$/)
  })
})
