import type { Page } from '@playwright/test'
import { open } from '../buybox/product-page'
import { closeOverlay } from '../kit/go-back'
import { expect, test } from '../kit/oracle'

const why = "Sorry, today we can't."
/** Makes the server refuse requests below these paths, with a reason. */
const refuse = (page: Page, ...paths: string[]) =>
  page.evaluate(
    (value) => {
      document.cookie = `demo_fault=${encodeURIComponent(value)};path=/`
    },
    paths.map((path) => `refused:${path}`).join() || 'none',
  )

test('BUY-02 BUY-06 DELIV-04 CART-01 LOVE-04 refusals are shown at the action', {
  tag: ['@wcag-4.1.3', '@rove-buybox', '@rove-cart', '@rove-love'],
}, async ({ page, oracle }) => {
  oracle.expectReports(/cart\.add/, /notify\.ask/, /destination\.update/, /cart\.change/, /cart\.read/, /love\.set/)
  const { box, option, button, message, dialog, field } = await open(page, 'dune-wool-rug', 'country=US&as=customer')
  await option('Sand').check()
  await option('160').check()
  await refuse(page, '/ajax/cart', '/ajax/notify', '/ajax/destination', '/uc_love')
  await button.click()
  await expect(message).toHaveText(why)
  await expect(message).toHaveAttribute('data-state', 'failed')
  await box.locator('[part=delivery-button]').click()
  await field('postal').fill('90210')
  await page.keyboard.press('Enter')
  await expect(dialog.locator('[role=alert]')).toHaveText(why)
  await expect(field('postal')).toBeFocused()
  await closeOverlay(page)
  await option('240').check()
  await option('Terracotta').check()
  await box.locator('[part=notify-button]').click()
  await field('email').fill('ada@example.com')
  await page.keyboard.press('Enter')
  await expect(dialog.locator('[role=alert]')).toHaveText(why)
  await closeOverlay(page)
  const heart = page.locator('rove-love').first()
  await heart.locator('[part=button]').click()
  await expect(heart.locator('[part=error]')).toHaveText(why)
  expect(await page.evaluate(() => window.rove.last('cart:changed'))).toEqual({ count: 0 })

  await refuse(page)
  await option('Sand').check()
  await option('160').check()
  await button.click()
  await expect(message).toHaveText('Added to cart')
  await page.goto('/cart')
  const part = (name: string) => page.locator('rove-cart').locator(`[part=${name}]`)
  await expect(part('line')).toHaveCount(1)
  await refuse(page, '/ajax/cart')
  await part('more-button').click()
  await expect(part('line').locator('[part=error]')).toHaveText(why)
  await expect(part('input')).toHaveValue('1')
  await part('coupon-input').fill('SPRING')
  await part('coupon-button').click()
  await expect(part('coupon').locator('[part=error]')).toHaveText(why)
  await expect(part('coupon-input')).toBeFocused()
})
