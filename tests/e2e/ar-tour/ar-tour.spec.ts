/** The guided tour of the planner (AR-01). */
import type { Page } from '@playwright/test'
import { doubleText } from '../a11y/double-text'
import { expect, test } from '../kit/oracle'
import { violationsOn } from '../kit/violations'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const tip = (page: Page) => page.locator('rove-ar-tour [part=tip]')
const title = (page: Page) => tip(page).getByRole('heading')
const button = (page: Page, part: string) => page.locator(`rove-ar-tour [part=${part}-button]`)

async function open(page: Page, change = (html: string) => html) {
  await page.route('**/planner?*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: change(await response.text()) })
  })
  await page.goto('/planner?country=US&as=guest')
  await page.locator('rove-ar-tour').scrollIntoViewIfNeeded()
  await page.evaluate(() => window.rove.ready())
  await expect(page.locator('rove-ar-tour')).toHaveAttribute('data-rove-state', 'ready')
}

test('AR-01 the tour opens by itself, steps through the tips, and is remembered', {
  tag: ['@any-screen', '@axe', '@wcag-1.4.3', '@rove-ar-tour'],
}, async ({ page }) => {
  await open(page)
  await expect(title(page)).toHaveText('Your room')
  await expect(page.locator('body')).toBeFocused()
  expect(await violationsOn(page)).toEqual([])
  await button(page, 'next').click()
  await expect(title(page)).toHaveText('Walls')
  await expect(tip(page)).toContainText('2 / 6')
  await button(page, 'previous').click()
  await expect(title(page)).toHaveText('Your room')
  for (const next of ['Walls', 'Floor', 'Furniture', 'View in AR', 'Keep your plan']) {
    await button(page, 'next').click()
    await expect(title(page)).toHaveText(next)
    await expect(tip(page)).toBeInViewport({ ratio: 1 })
  }
  await expect(button(page, 'next')).toHaveText('Close')
  await button(page, 'next').click()
  await expect(tip(page)).toHaveCount(0)
  await expect(button(page, 'show')).toBeFocused()
  await open(page)
  await expect(tip(page)).toHaveCount(0)
})

test('AR-01 the keyboard reaches the tour and the page, and Escape returns the focus', {
  tag: ['@any-screen', '@wcag-2.1.1', '@wcag-2.1.2', '@wcag-2.4.3', '@rove-ar-tour', '@nightly'],
}, async ({ page }) => {
  await open(page)
  await page.keyboard.press('Escape')
  await expect(tip(page)).toHaveCount(0)
  await button(page, 'show').focus()
  await page.keyboard.press('Enter')
  await expect(tip(page)).toBeFocused()
  for (const part of ['previous', 'next']) {
    await page.keyboard.press('Tab')
    await expect(button(page, part)).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText('Walls')
  await expect(button(page, 'next')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(button(page, 'close')).toBeFocused()
  // It is no trap: the next stop is in the page.
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('rove-ar-tour') === null)).toBe(true)
  await page.keyboard.press('Shift+Tab')
  await expect(button(page, 'close')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(tip(page)).toHaveCount(0)
  await expect(button(page, 'show')).toBeFocused()
})

test('AR-01 an open tour begins again with the focus on its first tip', {
  tag: ['@nightly', '@any-screen', '@wcag-2.4.3', '@rove-ar-tour'],
}, async ({ page }) => {
  await open(page)
  for (const moves of [0, 1]) {
    for (let move = 0; move < moves; move++) await button(page, 'next').click()
    await button(page, 'show').click()
    await expect(title(page)).toHaveText('Your room')
    await expect(tip(page)).toBeFocused()
    await button(page, 'show').click()
    await expect(tip(page)).toBeFocused()
  }
})

test('AR-01 Escape in a dialog above the tour closes the dialog alone', { tag: ['@any-screen', '@nightly'] }, async ({
  page,
}) => {
  await open(page)
  await expect(tip(page)).toBeVisible()
  await page.evaluate(() => window.rove.actions.openCart())
  const flyout = page.locator('rove-header dialog')
  await expect(flyout).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(flyout).toBeHidden()
  await expect(tip(page)).toBeVisible()
})

test('AR-01 a tip follows what it explains, and the page stays usable', { tag: ['@any-screen', '@nightly'] }, async ({
  page,
}) => {
  await open(page)
  await button(page, 'show').click()
  await button(page, 'next').click()
  const ring = page.locator('rove-ar-tour [part=ring]')
  const distance = () =>
    page.evaluate(() => {
      const box = (node: Element | null | undefined) => node?.getBoundingClientRect() ?? new DOMRect()
      const at = box(document.querySelector('rove-ar-tour')?.shadowRoot?.querySelector('[part=ring]'))
      const anchor = box(document.querySelector('#planner-walls'))
      return Math.round(Math.abs(at.left - anchor.left) + Math.abs(at.top - anchor.top))
    })
  await expect(ring).toBeVisible()
  await expect.poll(distance).toBe(0)
  await page.evaluate(() => scrollBy(0, 60))
  await expect.poll(distance).toBe(0)
  await page.setViewportSize({ width: 700, height: 800 })
  await expect.poll(distance).toBe(0)
  await expect(tip(page)).toBeInViewport()
  await page.evaluate(() =>
    document.querySelector('#planner-walls')?.addEventListener('click', () => {
      document.title = 'pressed'
    }),
  )
  await page.locator('#planner-walls').click()
  await expect(page).toHaveTitle('pressed')
  await expect(tip(page)).toBeVisible()
})

test('AR-01 a tip whose element is not found is in the middle', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page, oracle }) => {
  oracle.expectReports(/<rove-ar-tour>: no selector: ##/)
  await open(page, (html) =>
    html
      .replace('data-rove-anchor="#planner-room"', 'data-rove-anchor="#no-such"')
      .replace('data-rove-anchor="#planner-walls"', 'data-rove-anchor="##"'),
  )
  const middle = () =>
    tip(page).evaluate((node) => {
      const { left, width, top, height } = node.getBoundingClientRect()
      return [Math.round(left + width / 2 - innerWidth / 2), Math.round(top + height / 2 - innerHeight / 2)]
    })
  await expect(title(page)).toHaveText('Your room')
  await expect.poll(middle).toEqual([0, 0])
  await button(page, 'next').click()
  await expect(title(page)).toHaveText('Walls')
  await expect.poll(middle).toEqual([0, 0])
})

test('AR-01 with blocked storage the tour works, and is closed for this page', {
  tag: ['@nightly', '@any-screen'],
}, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('no', 'SecurityError')
      },
    })
  })
  await open(page)
  await button(page, 'close').click()
  await expect(tip(page)).toHaveCount(0)
  await button(page, 'show').click()
  await expect(title(page)).toHaveText('Your room')
})

test('AR-01 on a small screen tips are at the lower edge, and fit large text', {
  tag: ['@nightly', '@any-screen', '@wcag-1.4.4', '@wcag-1.4.10', '@rove-ar-tour'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page)
  const edges = () =>
    tip(page).evaluate((node) => {
      const { left, right, bottom } = node.getBoundingClientRect()
      return [left, right, bottom]
    })
  await expect.poll(edges).toEqual([0, 320, 640])
  await doubleText(tip(page))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(await tip(page).evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0)
})

test('AR-01 without tips the element leaves its content', { tag: ['@any-screen', '@nightly'] }, async ({
  page,
  oracle,
}) => {
  oracle.expectReports(/<rove-ar-tour>: no-tips/)
  await page.route('**/planner?*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('data-rove-ar-tour="tips"', '') })
  })
  await page.goto('/planner?country=US&as=guest')
  await page.locator('rove-ar-tour').scrollIntoViewIfNeeded()
  await expect(page.locator('rove-ar-tour')).toHaveAttribute('data-rove-state', 'fallback')
  await expect(page.getByRole('heading', { name: 'Walls' })).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('AR-01 the tips are a list that can be read without script', { tag: '@any-screen' }, async ({ page }) => {
    await page.goto('/planner?country=US&as=guest')
    await expect(page.locator('rove-ar-tour li')).toHaveCount(6)
    await expect(page.getByRole('heading', { name: 'View in AR' })).toBeVisible()
  })
})
