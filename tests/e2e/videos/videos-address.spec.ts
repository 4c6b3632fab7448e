/** Videos and their addresses, their pages, and what fails (VIDEO-01). */
import type { Page } from '@playwright/test'
import { hold } from '../kit/hold'
import { expect, test } from '../kit/oracle'
import { boxOf, expectPlaying, open, partsOf } from './videos-page'

test.use({ layout: 'bare', contextOptions: { reducedMotion: 'reduce' } })

test('VIDEO-01 ?video= opens its video after one second, once, and leaves the focus', {
  tag: ['@any-screen', '@wcag-1.4.2', '@wcag-2.4.3', '@rove-videos', '@nightly'],
}, async ({ page }) => {
  const release = await hold(page, '**/videos.js')
  await page.clock.install()
  await page.goto('/videos?country=US&as=guest&video=toft-swivel-chair-made')
  await expect(page).toHaveURL(/\/videos\/page\/3\?.*video=toft-swivel-chair-made/)
  const { player, video, close } = partsOf(page)
  // The second begins with the element, while the clock stands still.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000)
  release()
  await expect(page.locator('rove-videos')).toHaveAttribute('data-rove-state', 'ready')
  await page.clock.runFor(990)
  await expect(player).toHaveCount(0)
  await page.clock.runFor(20)
  await page.clock.resume()
  await expect(player.locator('[data-rove-videos=title]')).toHaveText('Toft Swivel Chair: how it is made')
  await expectPlaying(page)
  expect(await video.evaluate((one: HTMLVideoElement) => one.muted)).toBe(true)
  await expect(page.locator('body')).toBeFocused()
  await close.click()
  await expect(page).not.toHaveURL(/video=/)
  await page.clock.runFor(5000)
  await expect(player).toHaveCount(0)
})

test('VIDEO-01 an unknown ?video= opens nothing', { tag: ['@any-screen', '@nightly'] }, async ({ page }) => {
  await page.clock.install()
  const { items, player } = await open(page, '/videos?country=US&as=guest&video=none')
  await page.clock.runFor(5000)
  await expect(items).toHaveCount(6)
  await expect(player).toHaveCount(0)
})

test('VIDEO-01 a press within the second wins over ?video=', { tag: ['@any-screen', '@nightly'] }, async ({ page }) => {
  const release = await hold(page, '**/videos.js')
  await page.clock.install()
  await page.goto('/videos?country=US&as=guest&video=marlow-3-seat-sofa-covers')
  const { links, player } = partsOf(page)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000)
  release()
  await expect(page.locator('rove-videos')).toHaveAttribute('data-rove-state', 'ready')
  await links.nth(1).click()
  await page.clock.runFor(5000)
  await expect(player).toHaveCount(1)
  await expect(links.nth(1)).toHaveAttribute('aria-current', 'true')
})

test('VIDEO-01 at most fifteen pages are shown, and the last link opens the sixteenth', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  const { items, more } = await open(page)
  for (let number = 2; number <= 15; number++) {
    await expect(more).toHaveAttribute('href', new RegExp(`/videos/page/${number}$`))
    await more.evaluate((link: HTMLElement) => link.click())
    await expect(items).toHaveCount(number * 6)
  }
  await more.evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(/\/videos\/page\/16$/)
})

test('VIDEO-01 videos that are added by scrolling are opened like the others', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  const { items, links, player } = await open(page)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(items).toHaveCount(12)
  await links.nth(9).scrollIntoViewIfNeeded()
  const entries = await page.evaluate(() => history.length)
  await links.nth(9).click()
  await expectPlaying(page)
  await expect(page).toHaveURL(/\/videos\/page\/2\?video=[\w-]+$/)
  expect(await page.evaluate(() => history.length)).toBe(entries)
  // The address follows the pages, and still names the video.
  await page.evaluate(() => scrollTo(0, 0))
  await expect(page).toHaveURL(/\/videos\?country=US&as=guest&video=[\w-]+$/)
  await expect(player).toHaveCount(1)
})

test('VIDEO-01 without its stream, a video is replaced by its fallback image', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page, oracle }) => {
  oracle.expectReports(/networkError/)
  const fault = '404:/sites/default/files/video'
  const { links, player, video, close } = await open(page, `/videos?country=US&as=guest&fault=${fault}`)
  await links.nth(1).click()
  await expect(player.locator('[role=status]')).toHaveText('The video cannot be played right now.')
  await expect(video).toHaveCount(0)
  const still = player.locator('[data-rove-videos=still]')
  await expect(still).toBeVisible()
  expect(await still.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect(player).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(links.nth(1)).toBeFocused()
  await expect(close).toHaveCount(0)
})

test('VIDEO-01 a press with a key is left to the browser', { tag: ['@any-screen', '@nightly'] }, async ({ page }) => {
  const { links, player } = await open(page)
  const isLeft = await links.nth(1).evaluate((link) => {
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
    let isPrevented = true
    const end = (event: Event) => {
      isPrevented = event.defaultPrevented
      event.preventDefault()
    }
    addEventListener('click', end, { once: true })
    link.dispatchEvent(press)
    return !isPrevented
  })
  expect(isLeft).toBe(true)
  await expect(player).toHaveCount(0)
})

test('VIDEO-01 while a page fails and comes by another try, the open video plays on', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page, oracle }) => {
  oracle.expectReports(/list\.next: not-html/)
  const { items, links, more, player } = await open(page, '/videos?country=US&as=guest&fault=html:/videos/page')
  await links.nth(0).click()
  await expectPlaying(page)
  await more.evaluate((link: HTMLElement) => link.click())
  await expect(page.locator('rove-videos [part=message]')).toContainText('More could not be loaded.')
  await page.request.get('/?fault=none')
  await page.locator('rove-videos [part=retry-button]').click()
  await expect(items).toHaveCount(12)
  await expect(player).toHaveCount(1)
})

test('VIDEO-01 a removed element stops its video and leaves the server’s HTML', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  const { links, player } = await open(page)
  await links.nth(0).click()
  await expectPlaying(page)
  await page.evaluate(() => {
    const element = document.querySelector('rove-videos')
    element?.replaceWith(...element.childNodes)
  })
  await expect(player).toHaveCount(0)
  await expect(links.nth(0)).toBeVisible()
  expect((await boxOf(page, '.films > li')).width).toBeGreaterThan(0)
})

/** Lets the browser refuse what it should play, until a number of media sources were made. */
async function refuseMedia(page: Page, until: number) {
  await page.evaluate((until) => {
    const { dataset } = document.documentElement
    const isFirst = !dataset.until
    dataset.until = `${until}`
    if (!isFirst) return
    const { createObjectURL } = URL
    URL.createObjectURL = (source) => {
      dataset.sources = `${Number(dataset.sources ?? 0) + 1}`
      return createObjectURL.call(URL, source)
    }
    const { appendBuffer } = SourceBuffer.prototype
    SourceBuffer.prototype.appendBuffer = function append(data) {
      if (Number(dataset.sources) <= Number(dataset.until)) throw new DOMException('refused')
      appendBuffer.call(this, data)
    }
  }, until)
  return () => page.evaluate(() => Number(document.documentElement.dataset.sources))
}

test('VIDEO-01 two media errors are recovered from, a third shows the fallback image', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page, oracle }) => {
  oracle.expectReports(/mediaError/)
  const { links, player, video } = await open(page)
  const sources = await refuseMedia(page, 2)
  await links.nth(1).click()
  await expectPlaying(page)
  expect(await sources()).toBe(3)
  await refuseMedia(page, Number.POSITIVE_INFINITY)
  await links.nth(0).click()
  await expect(player.locator('[role=status]')).toHaveText('The video cannot be played right now.')
  await expect(video).toHaveCount(0)
  await expect(player.locator('[data-rove-videos=still]')).toBeVisible()
  expect(await sources()).toBe(6)
})
