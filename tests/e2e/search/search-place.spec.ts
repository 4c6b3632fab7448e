import type { Page } from '@playwright/test'
import { backFromOverlay } from '../kit/go-back'
import { expect, test } from '../kit/oracle'

const field = (page: Page) => page.locator('rove-search [part=input]').first()
const panel = (page: Page) => page.locator('rove-search [part=panel]').first()

async function open(page: Page, path = '/?country=US&as=guest') {
  await page.goto(path)
  await expect(page.locator('rove-search').first()).toHaveAttribute('data-rove-state', 'ready')
}

test('a field that is moved while open closes, and opens again', { tag: ['@any-screen', '@nightly'] }, async ({
  page,
}) => {
  await open(page)
  await field(page).click()
  await page.keyboard.type('sofa')
  await expect(panel(page)).toHaveAttribute('data-state', 'results')
  await page.evaluate(() => {
    const search = document.querySelector('rove-search')
    search?.parentNode?.append(search)
  })
  await expect(panel(page)).toHaveCount(0)
  await field(page).click()
  await expect(panel(page)).toHaveAttribute('data-state', 'results')
  expect(await page.locator('rove-search .box').evaluate((box) => box.matches(':popover-open'))).toBe(true)
})

/** Adds a second field at the start of the page, in a container with a style. */
async function putField(page: Page, style: string) {
  await page.evaluate((style) => {
    document.body.insertAdjacentHTML('afterbegin', '<div id="place"><rove-search></rove-search></div>')
    Object.assign((document.querySelector('#place') as HTMLElement).style, { cssText: style })
  }, style)
  await expect(page.locator('#place rove-search')).toHaveAttribute('data-rove-state', 'ready')
}

test('a field keeps its width when it opens in a container of its own width', { tag: '@nightly' }, async ({
  page,
  isMobile,
}) => {
  await open(page)
  await putField(page, 'float: left')
  const host = page.locator('#place rove-search')
  const before = await host.boundingBox()
  expect(before?.width).toBeGreaterThan(150)
  await field(page).click()
  await expect(panel(page)).toBeAttached()
  expect((await host.boundingBox())?.width).toBe(before?.width)
  if (!isMobile) expect((await host.locator('[part=field]').boundingBox())?.width).toBe(before?.width)
  await field(page).press('Escape')
  await expect(panel(page)).toHaveCount(0)
  expect(await host.getAttribute('style')).toBeFalsy()
})

test('SEARCH-05 on a page with a zoom of its own the open field is where it was', { tag: '@nightly' }, async ({
  page,
  isMobile,
}) => {
  await open(page)
  await putField(page, 'float: left')
  await page.evaluate(() => document.documentElement.style.setProperty('zoom', '1.5'))
  await expect(page.locator('html')).toHaveCSS('zoom', '1.5')
  const box = page.locator('#place rove-search .box')
  const before = await box.boundingBox()
  await field(page).click()
  await expect(box).toHaveAttribute('data-place', isMobile ? 'screen' : 'host')
  const screen = { x: 0, y: 0, ...page.viewportSize() }
  await expect.poll(() => box.boundingBox()).toEqual(isMobile ? screen : before)
})

test('SEARCH-05 Back closes a field that fills the screen since it was turned', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await page.goto('/sofas?country=US&as=guest')
  await open(page)
  const wide = { width: 1024, height: 700 }
  await page.setViewportSize(wide)
  await field(page).click()
  await expect(panel(page)).toBeAttached()
  await page.setViewportSize({ width: 390, height: 700 })
  await backFromOverlay(page)
  await expect(panel(page)).toHaveCount(0)
  expect(new URL(page.url()).pathname).toBe('/')
})

test('the panel of a field at the right edge stays on the screen', { tag: '@nightly' }, async ({ page, isMobile }) => {
  await open(page)
  await putField(page, 'position: absolute; right: 20px; width: 300px; z-index: 99')
  await field(page).click()
  await page.keyboard.type('sofa')
  await expect(panel(page)).toHaveAttribute('data-state', 'results')
  await expect(panel(page)).toHaveCSS('opacity', '1')
  const { x = -1, width = 0 } = (await panel(page).boundingBox()) ?? {}
  const screen = page.viewportSize()?.width ?? 0
  expect(x).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(screen)
  expect(width).toBe(isMobile ? screen : 760)
})
