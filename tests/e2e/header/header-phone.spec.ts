/** The header on a phone. */

import { putInCart } from '../checkout/checkout-page'
import { backFromOverlay } from '../kit/go-back'
import { expect, test } from '../kit/oracle'
import { isScrollLocked, openWithHeader, pauseClock } from './header-page'

test('SHELL-02 the page behind the menu is inert; Back goes up, then closes it', {
  tag: ['@wcag-2.4.3', '@rove-header'],
}, async ({ page }) => {
  const { drawer, drawerButton, menu } = await openWithHeader(page, '/sofas?country=KR&locale=ko_KR')
  await page.evaluate(() => scrollTo(0, 30))
  await drawerButton.click()
  const inert = () => page.locator('main').evaluate((node) => (node as HTMLElement).inert)
  await expect.poll(inert).toBe(true)
  expect(await page.evaluate(() => scrollY)).toBe(30)
  expect(await isScrollLocked(page)).toBe(true)
  const ideas = menu('아이디어')
  await ideas.locator('summary').click()
  await expect(ideas.getByRole('link', { name: '신상품' })).toBeVisible()
  await expect(drawer.getByRole('link', { name: '의자' })).toBeHidden()
  await backFromOverlay(page)
  await expect(ideas).not.toHaveAttribute('open')
  await expect(drawer).toHaveAttribute('open')
  await backFromOverlay(page)
  await expect(drawer).not.toHaveAttribute('open')
  await expect(page).toHaveURL(/\/sofas/)
  expect(await inert()).toBe(false)
  expect(await page.evaluate(() => scrollY)).toBe(30)
  expect(await isScrollLocked(page)).toBe(false)
})

test('SHELL-02 a press beside the menu closes it and presses nothing behind it', { tag: '@nightly' }, async ({
  page,
}) => {
  const { drawer, drawerButton } = await openWithHeader(page, '/sofas?country=US')
  // All of the page behind the drawer can be pressed.
  await page.locator('main').evaluate((main) => {
    const button = document.createElement('button')
    button.style.cssText = 'position:fixed;inset:0;opacity:0'
    button.onclick = () => button.toggleAttribute('data-pressed', true)
    main.append(button)
  })
  await pauseClock(page)
  await drawerButton.click()
  await expect(drawer).toHaveAttribute('open')
  await page.clock.runFor(600)
  await page.mouse.move(380, 400)
  await page.mouse.down()
  await page.clock.runFor(100)
  await expect(drawer).toHaveAttribute('open')
  await page.mouse.up()
  await expect(drawer).not.toHaveAttribute('open')
  await expect(page.locator('[data-pressed]')).toHaveCount(0)
  // Once the drawer is closed, the same place can be pressed.
  await expect.poll(() => page.locator('main').evaluate((main) => (main as HTMLElement).inert)).toBe(false)
  await page.mouse.click(380, 400)
  await expect(page.locator('[data-pressed]')).toHaveCount(1)
})

test('SHELL-02 a screen that becomes too wide closes the drawer and unlocks the page', { tag: '@nightly' }, async ({
  page,
}) => {
  const { drawer, drawerButton } = await openWithHeader(page, '/sofas?country=US')
  await drawerButton.click()
  await expect(page.locator('main')).toHaveJSProperty('inert', true)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(drawer).not.toHaveAttribute('open')
  await expect(page.locator('main')).toHaveJSProperty('inert', false)
})

test('SHELL-02 SEARCH-05 the search’s button shows it; Escape clears it, then hides it', {
  tag: ['@wcag-2.1.1', '@wcag-2.4.3', '@rove-header'],
}, async ({ page }) => {
  const { header } = await openWithHeader(page, '/sofas?country=US')
  const button = header.locator('[data-rove-header=search]')
  const field = page.locator('rove-search [part=input]')
  await expect(field).toBeHidden()
  await button.click()
  await expect(field).toBeFocused()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await field.fill('rug')
  await page.keyboard.press('Escape')
  await expect(field).toHaveValue('')
  await expect(field).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
  await expect(button).toBeFocused()
})

test('SHELL-02 COUNTRY-04 Escape in a dialog above the menu closes the dialog alone', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.goto('/sofas?country=US&as=guest')
  await putInCart(page)
  const { drawer, drawerButton } = await openWithHeader(page, '/sofas')
  await drawerButton.click()
  const country = drawer.locator('rove-country')
  await expect(country).toHaveAttribute('data-rove-state', 'ready')
  await country.locator('select').selectOption('ko_KR')
  await expect(country.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(country.getByRole('dialog')).toBeHidden()
  await expect(drawer).toHaveAttribute('open')
})

test('SHELL-02 the open menu covers the bar above it and a notice at the lower edge', { tag: '@nightly' }, async ({
  page,
}) => {
  const { header, drawer, drawerButton } = await openWithHeader(page, '/sofas?country=US')
  await page.evaluate(() => {
    const notice = document.createElement('p')
    notice.style.cssText = 'position:fixed;inset:auto 0 0;height:120px;margin:0;z-index:2147482000'
    document.body.append(notice)
  })
  await drawerButton.click()
  await drawer.locator('nav').evaluate((nav) => nav.scrollTo(0, 40))
  const tops = await drawer.locator('nav').evaluate((nav) => {
    const hit = (x: number, y: number) => document.elementFromPoint(x, y)
    return [30, 200].map((x) => nav.contains(hit(x, 20)))
  })
  expect(tops).toEqual([false, false])
  await expect(page.locator('main')).toHaveJSProperty('inert', true)
  // What is inert is never hit, so the cart's link is hit only where nothing lies over it.
  const over = await header.locator('[data-rove-header=cart]').evaluate((link) => {
    const { left, top, width, height } = link.getBoundingClientRect()
    for (const node of document.querySelectorAll<HTMLElement>('[inert]')) node.inert = false
    return document.elementFromPoint(left + width / 2, top + height / 2)?.className
  })
  expect(over).toBe('site-header')
  const hits = await page.evaluate(() =>
    [100, innerWidth - 10].map(
      (x) => document.elementFromPoint(x, innerHeight - 20)?.closest('rove-header')?.localName,
    ),
  )
  expect(hits).toEqual(['rove-header', 'rove-header'])
})

test('SHELL-03 the message of an addition is on the screen where the header is not', { tag: '@nightly' }, async ({
  page,
}) => {
  await openWithHeader(page, '/sofas?country=US')
  await page.evaluate(() => scrollTo(0, 600))
  await page.evaluate(() => document.dispatchEvent(new CustomEvent('rove:cart:added')))
  await expect(page.locator('.cart-flyout')).toBeInViewport({ ratio: 1 })
})
