import type { Page } from '@playwright/test'
import { hold } from '../kit/hold'
import { expect, test } from '../kit/oracle'
import { violationsOn } from '../kit/violations'
import { add, openCart } from './cart-page'

/** The checkout itself is not needed to test that it is opened. */
const stubCheckout = (page: Page) =>
  page.route('**/cart/checkout', (route) => route.fulfill({ body: '<h1>Checkout</h1>', contentType: 'text/html' }))

test('CART-01 a visitor changes quantity, coupon and lines, and opens the checkout', {
  tag: ['@any-screen', '@wcag-2.4.3', '@rove-cart'],
}, async ({ page }) => {
  await stubCheckout(page)
  await add(page, 'marlow-3-seat-sofa', 'Oat', '3-Seat')
  await add(page, 'luca-sofa')
  const { part, line, total, status, checkout } = await openCart(page)
  await line('Marlow').locator('[part=more-button]').click()
  await expect(line('Marlow').locator('[part=price]')).toHaveText('$3,780')
  await expect(total).toHaveText('$5,280')
  await line('Marlow').locator('[part=fewer-button]').click()
  await expect(total).toHaveText('$3,390')
  await line('Marlow').locator('[part=more-button]').click()
  await expect(total).toHaveText('$5,280')
  await expect(page.locator('.cart-pieces')).toHaveText('3')
  await part('coupon-input').fill('rooms10')
  await part('coupon-button').click()
  await expect(part('coupon')).toContainText('ROOMS10')
  await expect(part('coupon-remove-button')).toBeFocused()
  await expect(total).toHaveText('$4,752')
  await line('Luca').locator('[part=remove-button]').click()
  await expect(status).toContainText('Luca Sofa was removed.')
  await expect(status).toBeFocused()
  await part('undo-button').click()
  await expect(line('Luca')).toBeVisible()
  await part('coupon-remove-button').click()
  await expect(part('coupon-input')).toBeFocused()
  await expect(total).toHaveText('$5,280')
  await page.reload()
  await expect(total).toHaveText('$5,280')
  await checkout.click()
  await expect(page).toHaveURL(/\/cart\/checkout$/)
})

test('CART-01 the last quantity is saved before the checkout opens or the page is left', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await stubCheckout(page)
  await add(page, 'marlow-3-seat-sofa', 'Oat', '3-Seat')
  const { part, checkout } = await openCart(page)
  await part('edit-button').click()
  await page.keyboard.type('3')
  await checkout.click()
  await expect(page).toHaveURL(/\/cart\/checkout$/)
  await openCart(page)
  await expect(part('input')).toHaveValue('3')
  await part('more-button').click()
  await page.goto('/sofas')
  await expect(page.locator('.cart-pieces')).toHaveText(/3|4/)
  await openCart(page)
  await expect(part('input')).toHaveValue('4')
})

test('CART-01 a quantity above the stock or an invalid one is reset with a message', {
  tag: ['@nightly', '@any-screen', '@wcag-3.3.1', '@wcag-3.3.3', '@rove-cart'],
}, async ({ page }) => {
  await add(page, 'dune-wool-rug', 'Sand', '200 × 300 cm')
  const { part, line } = await openCart(page)
  await part('input').fill('60')
  await expect(line('Dune').locator('[part=error]')).toHaveText(/^Only \d+ available\.?$/)
  await expect(part('input')).toHaveValue('1')
  for (const typed of ['', '0', '2.5']) {
    await part('input').fill(typed)
    await part('input').blur()
    await expect(part('limit')).toHaveText(/^Please enter a whole number from 1 to \d+\.$/)
  }
})

test('CART-02 custom-made products require agreement to terms', { tag: ['@wide-first', '@nightly'] }, async ({
  page,
}) => {
  await stubCheckout(page)
  await add(page, 'juno-velvet-sofa')
  const { part, cart, checkout } = await openCart(page)
  await checkout.click()
  await expect(part('terms')).toContainText('cannot be returned')
  expect(await page.evaluate(() => 'termsShown' in window)).toBe(false)
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  if (width > 767) {
    const size = await cart.locator('dialog').evaluate((dialog) => {
      const { width, height } = dialog.getBoundingClientRect()
      return [width, height]
    })
    expect(size).toEqual([700, Math.min(770, height - 32)])
    await part('close-button').click()
  } else {
    await expect(cart.locator('dialog')).toHaveCount(0)
    await expect(part('list')).toBeHidden()
    await part('back-button').click()
  }
  await expect(part('terms')).toHaveCount(0)
  await expect(checkout).toBeFocused()
  await checkout.click()
  await part('agree-button').click()
  await expect(page).toHaveURL(/\/cart\/checkout$/)
  await openCart(page)
  await checkout.click()
  await expect(page).toHaveURL(/\/cart\/checkout$/)
})

test('CART-01 a failed change shows a message, and the cart stays as it is', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page, oracle }) => {
  oracle.expectReports(/^\[rove\] cart\./)
  await add(page, 'marlow-3-seat-sofa', 'Oat', '3-Seat')
  const { part, status, total, checkout } = await openCart(page)
  const breaks = (fault: string) =>
    page.context().addCookies([{ name: 'demo_fault', value: encodeURIComponent(fault), url: page.url() }])
  for (const fault of ['500', 'garbage', 'wrong', 'cut', 'redirect', 'empty']) {
    await breaks(`${fault}:/ajax/cart`)
    const sent = page.waitForRequest((request) => request.method() === 'POST' && /\/ajax\/cart/.test(request.url()))
    await part('more-button').click()
    // The input has the new quantity until the request has failed.
    await sent
    await expect(part('input'), fault).toHaveValue('1')
    await expect(status, fault).toContainText('That could not be saved. Please try again.')
    await expect(total).toHaveText('$1,890')
  }
  await part('more-button').click()
  await checkout.click()
  // A press during a request is sent with the next one, so this test waits until the request has failed.
  await expect(part('input')).toHaveValue('1')
  await expect(status).toContainText('That could not be saved.')
  await expect(page).toHaveURL(/\/cart$/)
  await breaks('none')
  await part('more-button').click()
  await expect(total).toHaveText('$3,780')
})

test('LOAD-04 the server’s own form stays if the cart’s code cannot be loaded', {
  tag: ['@nightly', '@any-screen'],
}, async ({ page, oracle }) => {
  oracle.expectReports(/^\[rove\]/)
  await add(page, 'marlow-3-seat-sofa', 'Oat', '3-Seat')
  const reported = page.waitForEvent('console', (message) => message.text().startsWith('[rove] rove-cart: '))
  await page.goto('/cart?fault=404:/rove')
  await expect(page.locator('rove-cart')).toHaveAttribute('data-rove-state', 'fallback')
  await reported
  await expect(page.locator('#uc-cart-view-form')).toBeVisible()
  const quantity = page.locator('[name="items[0][qty]"]')
  await quantity.fill('2')
  await page.locator('.cart__button[name=update-cart]').click()
  await expect(quantity).toHaveValue('2')
  await page.locator('rove-cart [name=coupon]').fill('ROOMS10')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.locator('rove-cart')).toContainText('ROOMS10')
  await page.getByRole('button', { name: 'Remove coupon' }).click()
  await expect(page.locator('rove-cart')).not.toContainText('ROOMS10')
  await page.locator('rove-cart').getByRole('link', { name: 'Marlow 3-Seat Sofa' }).click()
  await expect(page).toHaveURL(/\/product\/marlow-3-seat-sofa/)
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Remove Marlow 3-Seat Sofa' }).click()
  await expect(page.locator('main')).toContainText(/empty/i)
})

test('MAILCART-01 the cart is sent to the given addresses, whatever the response', {
  tag: ['@any-screen', '@wcag-3.3.1', '@wcag-3.3.3', '@wcag-4.1.3', '@rove-email-cart'],
}, async ({ page, oracle }) => {
  oracle.expectReports(/^\[rove\] cart\.email: status-500/)
  await add(page, 'marlow-3-seat-sofa', 'Oat', '3-Seat')
  await openCart(page)
  const mail = page.locator('rove-email-cart')
  const button = mail.locator('[part=button]')
  const emails = page.locator('input[name=email]')
  for (const fault of ['none', '500:/klaviyo']) {
    await openCart(page, `?fault=${fault}`)
    const release = await hold(page, '**/klaviyo/email-myself')
    const asked = page.waitForRequest('**/klaviyo/email-myself')
    await expect(button).toHaveText('EMAIL MY CART')
    await button.click()
    await expect(button).toHaveText('CANCEL')
    await expect(emails.first()).toBeFocused()
    await button.click()
    await expect(emails).toHaveCount(0)
    await expect(button).toBeFocused()
    await button.click()
    await mail.locator('[part=add-button]').click()
    await mail.locator('[part=add-button]').click()
    await expect(mail.locator('[part=add-button]')).toHaveCount(0)
    await emails.nth(0).fill('home')
    await page.keyboard.press('Enter')
    await expect(mail.locator('[role=alert]').first()).toHaveText('Please enter a valid email address.')
    const addresses = fault === 'none' ? ['', '', 'me@home.test'] : ['me@home.test', 'ida@home.test', 'ola@home.test']
    for (const [n, address] of addresses.entries()) await emails.nth(n).fill(address)
    await page.keyboard.press('Enter')
    expect((await asked).postDataJSON()).toMatchObject({
      ...{ emails: addresses.filter(Boolean), body: '', subscribe: false },
      ...{ cart_id: expect.any(String), currency: 'USD', total: 1890, products: [{ nid: 1201, qty: 1 }] },
    })
    await expect(mail.locator('[part=submit-button]')).toBeDisabled()
    release()
    await expect(button).toHaveText('EMAIL SENT!')
    await expect(button).toBeDisabled()
  }
  await page.goto('/demo/log?fault=none')
  await expect(page.locator('main')).toContainText('1 products to 1 addresses')
})

test('the cart and its terms have no accessibility violations', {
  tag: ['@nightly', '@wide-first', '@axe', '@wcag-1.4.3', '@rove-cart', '@rove-email-cart'],
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await add(page, 'juno-velvet-sofa')
  const { part, checkout } = await openCart(page, '?country=KR&as=guest')
  await page.evaluate(() => window.rove.ready())
  await page.locator('rove-email-cart [part=button]').click()
  await part('coupon-input').fill('none')
  await part('coupon-button').click()
  await expect(part('coupon').locator('[part=error]')).not.toBeEmpty()
  expect(await violationsOn(page)).toEqual([])
  await checkout.click()
  await expect(part('agree-button')).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
})
