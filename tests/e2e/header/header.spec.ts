/** The header on pages of the demo shop. */
import type { Page } from '@playwright/test'
import { closeOverlay } from '../kit/go-back'
import { expect, test } from '../kit/oracle'
import { showSearch } from '../search/show-search'
import { isPhone, openWithHeader, pauseClock } from './header-page'

const scrollDown = (page: Page, y: number) => page.evaluate((top) => scrollTo(0, top), y)

test('SHELL-01 the header sticks on a wide screen, and nothing shifts', { tag: '@any-screen' }, async ({ page }) => {
  const { header } = await openWithHeader(page, '/sofas?country=US')
  const top = () => header.evaluate((node) => Math.round(node.getBoundingClientRect().top))
  const place = await top()
  expect(place).toBeGreaterThan(0)
  await scrollDown(page, 600)
  await expect.poll(top).toBe(0)
  await expect(header).toHaveAttribute('data-stuck')
  await scrollDown(page, 0)
  await expect(header).not.toHaveAttribute('data-stuck')
  const shifts = await page.evaluate(
    () =>
      new Promise<readonly number[]>((resolve) => {
        const read = (list: PerformanceObserverEntryList) =>
          resolve(list.getEntries().map((entry) => (entry as PerformanceEntry & { readonly value: number }).value))
        new PerformanceObserver(read).observe({ type: 'layout-shift', buffered: true })
        // Without a shift there is no list.
        requestAnimationFrame(() => setTimeout(() => resolve([])))
      }),
  )
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01)
})

test('SHELL-02 SHELL-03 a menu stays open for 500 ms, and the next press closes it', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  const { menu } = await openWithHeader(page, '/sofas?country=US')
  const ideas = menu('Ideas')
  await pauseClock(page)
  for (const passes of [480, 0]) {
    await ideas.locator('summary').click()
    await expect(ideas).toHaveAttribute('open')
    await page.clock.runFor(passes)
  }
  await page.clock.runFor(30)
  await ideas.locator('summary').click()
  await expect(ideas).not.toHaveAttribute('open')
})

test('SHELL-02 an open menu has no accessibility violations', { tag: ['@nightly', '@axe', '@rove-header'] }, async ({
  page,
}) => {
  // Otherwise contrasts would be checked while the menu appears.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { menu, drawerButton, violations } = await openWithHeader(page, '/sofas?country=US')
  if (isPhone(page)) await drawerButton.click()
  const ideas = menu('Ideas')
  await ideas.locator('summary').click()
  await expect(ideas.getByRole('link', { name: 'New arrivals' })).toBeVisible()
  expect(await violations()).toEqual([])
})

test('SHELL-02 menus close when the page goes to a fragment, or is restored', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  const { menu } = await openWithHeader(page, '/sofas?country=US')
  const ideas = menu('Ideas')
  for (const cause of [
    () => void Object.assign(location, { hash: 'fragment' }),
    () => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  ]) {
    await ideas.locator('summary').click()
    await expect(ideas).toHaveAttribute('open')
    await page.evaluate(cause)
    await expect(ideas).not.toHaveAttribute('open')
  }
})

test('SHELL-02 one menu is open at a time; Escape closes it and returns the focus', {
  tag: ['@wide-first', '@wcag-1.4.13', '@wcag-2.1.1', '@wcag-2.4.3', '@rove-header'],
}, async ({ page }) => {
  const { menu, drawer, drawerButton } = await openWithHeader(page, '/sofas?country=US')
  if (isPhone(page)) await drawerButton.click()
  const ideas = menu('Ideas')
  const help = menu('Help')
  await ideas.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(ideas).toHaveAttribute('open')
  await page.keyboard.press('ArrowDown')
  await expect(ideas.getByRole('link', { name: 'New arrivals' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(ideas.getByRole('link', { name: 'Showrooms' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(ideas).not.toHaveAttribute('open')
  await expect(ideas.locator('summary')).toBeFocused()
  if (isPhone(page)) {
    await page.keyboard.press('Escape')
    await expect(drawer).not.toHaveAttribute('open')
    await expect(drawerButton).toBeFocused()
    return
  }
  await page.keyboard.press('ArrowRight')
  await expect(help.locator('summary')).toBeFocused()
  await page.keyboard.press('Enter')
  await ideas.locator('summary').click()
  await expect(ideas).toHaveAttribute('open')
  await expect(help).not.toHaveAttribute('open')
  await expect(async () => {
    await page.getByRole('heading', { level: 1 }).click()
    await expect(ideas).not.toHaveAttribute('open', { timeout: 100 })
  }).toPass()
})

test('SHELL-04 links to looks open in a new tab without access, and say so', {
  tag: ['@any-screen', '@kwcag-7.2.1', '@rove-header', '@nightly'],
}, async ({ page, context }) => {
  const { header, menu } = await openWithHeader(page, '/sofas?country=CA&locale=fr_CA')
  await menu('Idées').locator('summary').click()
  const link = page.getByRole('link', { name: 'Lookbook (s’ouvre dans un nouvel onglet)' })
  await expect(link).toHaveAttribute('rel', 'noopener')
  await expect(page.getByRole('link', { name: /^Adoptez le look \(/ })).toHaveAttribute('target', '_blank')
  const sign = await link.evaluate((node) => getComputedStyle(node, '::after').content)
  expect(sign).toContain('↗')
  const opened = context.waitForEvent('page')
  await link.click()
  const look = await opened
  // Who comes back continues at the menu, which is closed.
  await expect(header.locator('details[open]')).toHaveCount(0)
  await expect(menu('Idées').locator('summary')).toBeFocused()
  await expect(look).toHaveURL(/\/looks$/)
  expect(await look.evaluate(() => window.opener)).toBeNull()
})

test('SHELL-05 SHELL-06 the header has the visitor’s links, and the wishlist’s count', { tag: '@any-screen' }, async ({
  page,
}) => {
  for (const [as, links] of Object.entries({
    guest: ['/user', '/user/membership/enroll/login?register=1'],
    customer: ['/user', '/user/logout'],
  })) {
    const { header } = await openWithHeader(page, `/sofas?country=US&as=${as}`)
    await header.locator('.site-links .site-more > summary').click()
    const account = header.locator('a[href^="/user"]:visible')
    expect(await account.evaluateAll((nodes) => nodes.map((node) => node.getAttribute('href')))).toEqual(links)
    await expect(header.locator('a[href="/cart"][data-rove-header=cart]')).toHaveCount(1)
    await expect(header.locator('a[href="/wishlist"] rove-love-count')).toHaveText(/^\d/)
  }
})

test(
  'SHELL-02 SHELL-05 without script menus open, links lead, and the search works',
  { tag: ['@wide-first', '@wcag-2.4.5', '@rove-header', '@rove-search', '@nightly'] },
  async ({ browser, baseURL }, { project }) => {
    const { viewport } = project.use
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: baseURL ?? '',
      viewport: viewport ?? null,
    })
    const page = await context.newPage()
    await page.goto('/sofas?country=US')
    const links = await page
      .locator('rove-header a')
      .evaluateAll((nodes) => nodes.map((node) => (node as HTMLAnchorElement).href))
    for (const href of new Set(links.filter((link) => !link.includes('#'))))
      expect((await page.request.get(href)).status(), href).toBe(200)
    if (isPhone(page)) {
      await page.locator('[data-rove-header=search]').click()
      await page.locator('.site-menu > summary').click()
      await page.locator('.site-menu .site-more > summary').first().click()
      await expect(page.locator('.site-menu').getByRole('link', { name: 'Lookbook' })).toBeVisible()
      await page.locator('.site-menu .site-more > summary').first().click()
      await page.locator('.site-menu > summary').click()
    } else {
      await page.locator('.site-nav .site-more > summary').first().click()
      await expect(page.locator('.site-nav').getByRole('link', { name: 'Lookbook' })).toBeVisible()
      await page.locator('.site-nav .site-more > summary').last().click()
      await expect(page.locator('.site-nav').getByRole('link', { name: 'Lookbook' })).toBeHidden()
    }
    await page.locator('#search-block-form input').fill('rug')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\/products\/rug\/$/)
    await context.close()
  },
)

test('SHELL-02 from right to left the header works, without observing the page', { tag: '@nightly' }, async ({
  page,
}) => {
  const { header, menu, drawer, drawerButton, cartLink, flyout } = await openWithHeader(page, '/ar/sofas?country=US')
  if (isPhone(page)) {
    await drawerButton.click()
    const box = await drawer.locator('nav').first().boundingBox()
    await expect.poll(async () => (await drawer.locator('nav').first().boundingBox())?.x).toBeGreaterThan(0)
    expect(box).not.toBeNull()
    await closeOverlay(page)
  } else {
    await menu('Ideas').locator('summary').focus()
    await page.keyboard.press('ArrowLeft')
    await expect(menu('Help').locator('summary')).toBeFocused()
    await scrollDown(page, 600)
    await expect.poll(() => header.evaluate((node) => Math.round(node.getBoundingClientRect().top))).toBe(0)
    await expect(header).not.toHaveAttribute('data-stuck')
  }
  await cartLink.click()
  await expect(flyout).toBeVisible()
  await expect(header.locator('rove-cart')).toHaveAttribute('data-rove-state', 'ready')
  await expect.poll(async () => (await flyout.boundingBox())?.x).toBe(0)
  await closeOverlay(page)
  await showSearch(page)
  await page.locator('rove-search [part=input]').fill('rug')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/ar\/search\/products\/rug\/$/)
})
