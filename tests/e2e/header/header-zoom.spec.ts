/** The header for those who enlarge it: text of 200 %, and a page zoomed to 400 % (WCAG 1.4.4, 1.4.10). */
import type { Locator, Page } from '@playwright/test'
import { putInCart } from '../checkout/checkout-page'
import { closeOverlay } from '../kit/go-back'
import { someOf } from '../kit/nightly'
import { expect, test } from '../kit/oracle'
import { openWithHeader } from './header-page'

const enlarged = {
  // As the setting of a browser that enlarges text only.
  'text of 200 %': (page: Page) =>
    page.evaluate(() => {
      const nodes = [document.documentElement, ...document.querySelectorAll<HTMLElement>('rove-header *')]
      const sizes = nodes.map((node) => Number.parseFloat(getComputedStyle(node).fontSize))
      for (const [n, node] of nodes.entries()) node.style.fontSize = `${2 * (sizes[n] ?? 0)}px`
    }),
  // 1280 by 1024 pixels, zoomed to 400 %.
  'a zoom of 400 %': (page: Page) => page.setViewportSize({ width: 320, height: 256 }),
}

/** The width in pixels that can only be seen by scrolling sideways: of the page, or of an element. */
const hiddenWidth = (node: Locator) =>
  node.evaluate((element) => {
    const { scrollWidth, clientWidth } = element
    return scrollWidth - clientWidth
  })

/** Each can be scrolled to, and is then inside the screen and covered by nothing. */
async function expectReached(items: Locator): Promise<void> {
  for (const item of await items.all()) {
    await item.scrollIntoViewIfNeeded()
    const state = await item.evaluate((node) => {
      const { left, right, top, bottom } = node.getBoundingClientRect()
      const root = node.getRootNode() as Document | ShadowRoot
      const hit = root.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      const isReached = !!hit && (node.contains(hit) || hit.contains(node))
      return { isReached, isInside: left >= 0 && right <= innerWidth, name: node.textContent?.trim() }
    })
    expect(state).toEqual({ ...state, isReached: true, isInside: true })
  }
}

/** No two of them lie over each other. */
async function expectApart(items: Locator): Promise<void> {
  const boxes = await items.evaluateAll((nodes) =>
    nodes.map((node) => {
      const { left, right, top, bottom } = node.getBoundingClientRect()
      return { left, right, top, bottom, name: node.textContent?.trim() }
    }),
  )
  for (const [n, one] of boxes.entries())
    for (const other of boxes.slice(n + 1)) {
      const isApart =
        one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top
      expect(isApart, `${one.name} – ${other.name}`).toBe(true)
    }
}

// French has the longest words of the shop's languages.
for (const [name, enlarge] of someOf(Object.entries(enlarged)))
  test(`SHELL-01 SHELL-02 SHELL-03 with ${name} all of the header is reached`, {
    tag: ['@nightly', '@wcag-1.4.4', '@wcag-1.4.10', '@rove-header', '@rove-country'],
  }, async ({ page }) => {
    await page.goto('/sofas?country=CA&locale=fr_CA&as=guest')
    await putInCart(page)
    const { header, drawer, drawerButton, cartLink, flyout } = await openWithHeader(page, '/sofas')
    await enlarge(page)
    const whole = page.locator('html')
    expect(await hiddenWidth(whole)).toBeLessThanOrEqual(0)
    await expectReached(header.locator(':is(a, summary, button):visible'))
    const bar = header.locator('.site-header__bar')
    await expectApart(bar.locator('.wordmark, .site-menu > summary, .site-links > li:visible'))
    await drawerButton.click()
    await expect(drawer).toHaveAttribute('open')
    await expectReached(drawer.locator(':is(a, summary, button, select):visible'))
    expect(await hiddenWidth(whole)).toBeLessThanOrEqual(0)
    await closeOverlay(page)
    await cartLink.click()
    await expect(flyout).toBeVisible()
    await expect(header.locator('rove-cart')).toHaveAttribute('data-rove-state', 'ready')
    expect(await hiddenWidth(flyout)).toBeLessThanOrEqual(0)
    await expectReached(flyout.locator(':is(a, button):visible'))
    await expectReached(header.locator('rove-cart').locator(':is(a, button, input, select):visible'))
  })
