import type { Page } from '@playwright/test'
import { open } from '../buybox/product-page'
import { atCheckout } from '../checkout/checkout-page'
import { closeOverlay } from '../kit/go-back'
import { expect, test } from '../kit/oracle'

/** Makes the code of dialogs and panels fail to load. @returns a function that restores it */
async function loseCode(page: Page): Promise<() => void> {
  let isLost = true
  await page.route(/\/_((plans|terms|dialogs|buybox-dialogs)\.view|zoom)\.js/, (route) =>
    isLost ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue(),
  )
  return () => {
    isLost = false
  }
}

const sentence = 'This could not be opened. Please try again, or reload the page.'

test('LOAD-04 where a dialog’s code fails to load, a message says so at its button', {
  tag: ['@nightly', '@wcag-4.1.3', '@rove-buybox', '@rove-financing', '@rove-gallery'],
}, async ({ page, oracle }) => {
  oracle.expectReports(/buybox: /, /financing: /, /gallery: /)
  const bringBack = await loseCode(page)
  const { box, dialog } = await open(page, 'juno-velvet-sofa')
  const financing = page.locator('rove-financing')
  const gallery = page.locator('rove-gallery')
  const message = box.locator('[role=alert]')
  const opens = [
    [box.locator('[part=delivery-button]'), message, sentence, dialog],
    [box.locator('[part=protection-button]'), message, sentence, dialog],
    [
      financing.locator('[part=button]'),
      financing.locator('[role=status]'),
      'The plans cannot be shown right now. Please try again.',
      financing.locator('dialog'),
    ],
    [
      gallery.locator('[part=picture]').first(),
      gallery.locator('[role=status]'),
      'The picture cannot be enlarged right now. Please try again.',
      gallery.locator('dialog'),
    ],
  ] as const
  for (const [button, words, text] of opens) {
    await button.click()
    await expect(words).toHaveText(text)
    await expect(words).toBeInViewport()
  }
  bringBack()
  for (const [button, , , opened] of opens) {
    await button.click()
    await expect(opened).toBeVisible()
    await closeOverlay(page)
    await expect(opened).toBeHidden()
  }
  await expect(message).toHaveCount(0)
})

test('CART-02 LOGIN-01 terms and forgotten password open once their code is loaded', { tag: '@nightly' }, async ({
  page,
  oracle,
}) => {
  oracle.expectReports(/cart: /, /checkout: /)
  const bringBack = await loseCode(page)
  const { button, message } = await open(page, 'juno-velvet-sofa')
  await button.click()
  await expect(message).toHaveText('Added to cart')
  await page.goto('/cart')
  const cart = page.locator('rove-cart')
  await cart.locator('[part=checkout-button]').click()
  await expect(cart.locator('[part=pay] [role=alert]')).toHaveText(sentence)
  await expect(cart.locator('[part=checkout-button]')).toBeFocused()

  const { email, proceed, checkout } = await atCheckout(page)
  await email.fill('customer@example.com')
  await proceed.click()
  const forgot = page.getByRole('button', { name: 'Forgot your password?' })
  await forgot.click()
  await expect(checkout.getByRole('alert').filter({ hasText: sentence })).toBeVisible()
  bringBack()
  await forgot.click()
  await expect(checkout.locator('dialog')).toBeVisible()
  await expect(checkout.getByText(sentence)).toHaveCount(0)

  await page.goto('/cart')
  await cart.locator('[part=checkout-button]').click()
  await expect(cart.locator('[part=terms]')).toBeVisible()
})

test('CHK-06 an expired checkout says so on the page if its dialog fails to load', async ({
  page,
  context,
  oracle,
}) => {
  oracle.expectReports(/checkout: /, /status-403/)
  const bringBack = await loseCode(page)
  const { email, proceed, checkout } = await atCheckout(page)
  await email.fill('ada@home.test')
  await context.clearCookies()
  await proceed.click()
  const notice = checkout.getByRole('alert').filter({ hasText: 'Your checkout has expired' })
  await expect(notice).toBeInViewport()
  await expect(notice.getByRole('link', { name: 'Check out again' })).toHaveAttribute('href', '/cart/checkout')
  // Each answer that the checkout has expired opens the dialog.
  await expect(proceed).toBeEnabled()
  bringBack()
  await proceed.click()
  await expect(checkout.getByRole('dialog')).toContainText('Your checkout has expired')
  await expect(notice).toHaveCount(0)
  await checkout.getByRole('dialog').getByRole('link', { name: 'Check out again' }).click()
  // The visitor's cart is gone with the cookies.
  await expect(page).toHaveURL(/\/cart(\/checkout)?$/)
  await expect(page.locator('main')).toContainText(/empty/i)
})
