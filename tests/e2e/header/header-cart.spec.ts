/** The flyout: the cart, opened by the header. */

import { putInCart } from '../checkout/checkout-page'
import { unlocked } from '../country/country-page'
import { backFromOverlay, closeOverlay } from '../kit/go-back'
import { hold } from '../kit/hold'
import { expect, test } from '../kit/oracle'
import { openWithHeader, pauseClock } from './header-page'

test('SHELL-03 CART-01 the cart opens over the page, and follows other tabs', {
  tag: ['@wide-first', '@wcag-2.4.3', '@rove-header'],
}, async ({ page, context }) => {
  await page.goto('/sofas?country=US&as=guest')
  await putInCart(page)
  const { cartLink, flyout, header, violations } = await openWithHeader(page, '/sofas')
  const other = await context.newPage()
  await other.goto('/cart')
  await expect(cartLink).toHaveText(/1\s*$/)
  await cartLink.click()
  await expect(flyout).toBeVisible()
  const cart = header.locator('rove-cart')
  await expect(cart).toHaveAttribute('data-rove-state', 'ready')
  await expect(cart.locator('[part=line]')).toHaveCount(1)
  await expect(flyout.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart')
  const backdrop = await flyout.evaluate((node) => getComputedStyle(node, '::backdrop').backgroundColor)
  expect(backdrop, 'the page behind is dimmed').toMatch(/^rgba\(.*, 0\.[1-9]\d*\)$/)
  expect(await violations()).toEqual([])
  const layout = await cart.evaluate((node) => {
    const root = node.shadowRoot as ShadowRoot
    const width = (part: string) => root.querySelector(`[part=${part}]`)?.getBoundingClientRect().width ?? 0
    return { list: width('list'), pay: width('pay'), cart: node.getBoundingClientRect().width }
  })
  expect(layout.list).toBeCloseTo(layout.cart, 0)
  expect(layout.pay).toBeCloseTo(layout.cart, 0)
  await other.locator('rove-cart [part=more-button]').click()
  await expect(cart.locator('input[type=text], input[type=number]').first()).toHaveValue('2')
  await expect(cartLink).toHaveText(/2\s*$/)
  await page.keyboard.press('Escape')
  await expect(flyout).toBeHidden()
  await expect(cart).toHaveCount(0)
  await expect(cartLink).toBeFocused()
  await cartLink.click()
  await expect(flyout).toBeVisible()
  await backFromOverlay(page)
  await expect(flyout).toBeHidden()
  await expect(page).toHaveURL(/\/sofas/)
})

test('SHELL-03 CART-01 openCart opens the cart, unless the page shows its own', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  const { flyout, cartLink } = await openWithHeader(page, '/sofas?country=US&as=guest')
  const openCart = () =>
    page.evaluate(() =>
      (window as unknown as { rove: { actions: { openCart(): Promise<void> } } }).rove.actions.openCart(),
    )
  await openCart()
  await expect(flyout).toBeVisible()
  await closeOverlay(page)
  await page.evaluate(() => document.addEventListener('rove:cart:open-requested', (event) => event.preventDefault()))
  await openCart()
  await cartLink.click()
  await expect(flyout).toBeHidden()
  await expect(page).toHaveURL(/\/sofas/)
  await page.goto('/cart')
  await expect(page.locator('rove-header')).toHaveAttribute('data-rove-state', 'ready')
  await page.locator('[data-rove-header=cart]').click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.locator('rove-cart')).toHaveCount(1)
})

test('SHELL-03 the cart’s link is followed where the page’s own openCart fails', { tag: '@nightly' }, async ({
  page,
  oracle,
}) => {
  oracle.expectReports(/^\[rove\] rove-header: .*not today/)
  const { cartLink } = await openWithHeader(page, '/sofas?country=US&as=guest')
  await page.evaluate(() => {
    const { actions } = window.rove as unknown as { actions: Record<string, unknown> }
    actions.openCart = () => Promise.reject(new Error('not today'))
  })
  await cartLink.click()
  await expect(page).toHaveURL(/\/cart$/)
})

test('SHELL-03 a link that is pressed while the cart’s code hangs is what opens', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page, oracle }) => {
  oracle.allowReports(/rove-header: /)
  const { cartLink, header } = await openWithHeader(page, '/sofas?country=US')
  let fail = () => {}
  const hanging = new Promise<void>((resolve) => {
    fail = resolve
  })
  const failures: string[] = []
  await page.route('**/_flyout.view.js*', async (route) => {
    await hanging
    failures.push(route.request().url())
    await route.abort()
  })
  const openNext = await hold(page, '**/best-sellers')
  await cartLink.click()
  const next = page.waitForRequest('**/best-sellers')
  await header.evaluate((node) => {
    const link = document.createElement('a')
    link.href = '/best-sellers'
    node.append(link)
    link.click()
  })
  await next
  fail()
  // The code is requested twice.
  await expect.poll(() => failures.length).toBe(2)
  openNext()
  await expect(page).toHaveURL(/\/best-sellers$/)
  await expect(page.locator('rove-header')).toHaveAttribute('data-rove-state', 'ready')
  await expect(page).toHaveURL(/\/best-sellers$/)
})

test('SHELL-03 where the cart itself fails, the flyout says so and leads to its page', {
  tag: ['@nightly', '@any-screen', '@wcag-4.1.3', '@rove-header'],
}, async ({ page, oracle }) => {
  oracle.expectReports(/cart\.read: status-500/)
  await page.route('**/ajax/cart', (route) => route.fulfill({ status: 500 }))
  const { cartLink, flyout } = await openWithHeader(page, '/sofas?country=US')
  await cartLink.click()
  await expect(flyout.getByRole('alert')).toHaveText('Your cart cannot be shown here. You can open its page.')
  await flyout.getByRole('link', { name: 'View cart' }).click()
  await expect(page).toHaveURL(/\/cart$/)
})

test('SHELL-03 for 500 ms no press closes the cart; then its button does', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await page.goto('/sofas?country=US&as=guest')
  await putInCart(page)
  const { cartLink, flyout } = await openWithHeader(page, '/sofas')
  await pauseClock(page)
  const cross = flyout.locator('[part=close-button] svg')
  const open = async () => {
    await cartLink.click()
    await expect(flyout).toBeVisible()
    await page.clock.runFor(480)
  }
  await open()
  await cross.click()
  await flyout.locator('[part=close-button]').press('Enter')
  await page.mouse.click(5, 400)
  await expect(flyout).toBeVisible()
  await page.clock.runFor(30)
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault(), { once: true }))
  await flyout.getByRole('link', { name: 'View cart' }).press('Enter')
  await expect(flyout).toBeVisible()
  await cross.click()
  await expect(flyout).toBeHidden()
  await open()
  await page.clock.runFor(30)
  await page.mouse.click(5, 400)
  await expect(flyout).toBeHidden()
})

test('SHELL-03 the page behind the open cart does not scroll, by wheel or keys', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  const { cartLink, flyout, header } = await openWithHeader(page, '/sofas?country=US&as=guest')
  await cartLink.click()
  await expect(header.locator('rove-cart')).toHaveAttribute('data-rove-state', 'ready')
  const scroll = async () => {
    await page.mouse.move(20, 400)
    await page.mouse.wheel(0, 300)
    for (const key of ['PageDown', 'End', 'Space']) await page.keyboard.press(key)
  }
  await scroll()
  // Scrolling by a wheel or a key would be drawn in one of the next frames.
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        let frames = 20
        const next = () => (frames-- > 0 ? requestAnimationFrame(next) : done())
        next()
      }),
  )
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.keyboard.press('Escape')
  await expect(flyout).toBeHidden()
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await scroll()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
})

test('SHELL-03 the empty cart leads back to the page it is open on', { tag: ['@nightly', '@any-screen'] }, async ({
  page,
  context,
}) => {
  const { cartLink, flyout, header } = await openWithHeader(page, '/sofas?country=US&as=guest')
  await cartLink.click()
  const browse = header.locator('rove-cart').getByRole('link', { name: 'Continue shopping' })
  await expect(browse).toHaveAttribute('href', /^http:.*\/$/)
  await expect(flyout.getByRole('link', { name: 'View cart' })).toHaveCount(0)
  // Above the level of the cart's own headings.
  await expect(flyout.getByRole('heading', { name: 'Your cart', exact: true })).toHaveAttribute('aria-level', '1')
  const opened = context.waitForEvent('page')
  await browse.click({ modifiers: ['ControlOrMeta'] })
  await (await opened).close()
  await expect(flyout).toBeVisible()
  await unlocked(page, flyout)
  await browse.click()
  await expect(flyout).toBeHidden()
  await expect(page).toHaveURL(/\/sofas/)
  await expect(cartLink).toBeFocused()
})

test('SHELL-03 “View cart” leaves with the last line', { tag: ['@any-screen', '@nightly'] }, async ({ page }) => {
  await page.goto('/sofas?country=US&as=guest')
  await putInCart(page)
  const { cartLink, flyout, header } = await openWithHeader(page, '/sofas')
  await cartLink.click()
  await expect(flyout.getByRole('link', { name: 'View cart' })).toBeVisible()
  await header.locator('rove-cart [part=remove-button]').click()
  await expect(flyout.getByRole('link', { name: 'View cart' })).toHaveCount(0)
  await expect(cartLink).toHaveAccessibleName('Cart, 0 items')
})
