import { closeOverlay } from '../kit/go-back'
import { expect, test } from '../kit/oracle'
import { open } from './product-page'

test.use({ layout: 'bare' })

test('COVER-01 the cover is offered two seconds after the first press', {
  tag: ['@nightly', '@any-screen', '@wcag-2.4.3', '@wcag-4.1.3', '@rove-buybox'],
}, async ({ page }) => {
  await page.clock.install()
  const { button, message, dialog } = await open(page, 'teak-terrace-sofa')
  // What is still being requested would time out when the clock skips a minute.
  await page.evaluate(() => window.rove.ready())
  await page.waitForLoadState('networkidle')
  await page.clock.pauseAt(Date.now() + 60_000)
  await button.click()
  await expect(message).toHaveText('Added to cart')
  await page.clock.runFor(1900)
  await expect(dialog).toHaveCount(0)
  await page.clock.runFor(200)
  await expect(dialog).toBeVisible()
  await dialog.locator('[part=button]').click()
  await expect(dialog.locator('[role=status]')).toHaveText('Cover added to cart.')
  await expect(dialog.locator('[role=status]')).toBeFocused()
  await page.clock.resume()
  await dialog.getByText('Close', { exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('COVER-01 PRICE-02 a member sees MEMBER; a declined cover is not offered again', {
  tag: '@any-screen',
}, async ({ page }) => {
  await page.clock.install()
  const { button, message, dialog } = await open(page, 'teak-terrace-sofa', 'country=US&as=member')
  // What is still being requested would time out when the clock skips a minute.
  await page.evaluate(() => window.rove.ready())
  await page.waitForLoadState('networkidle')
  await page.clock.pauseAt(Date.now() + 60_000)
  await button.click()
  await expect(message).toHaveText('Added to cart')
  await page.clock.runFor(2100)
  await expect(dialog.locator('[part=member-label]')).toHaveText('MEMBER')
  await page.clock.resume()
  await closeOverlay(page, () => dialog.getByRole('button', { name: 'No, thank you' }).click())
  await expect(dialog).toHaveCount(0)
  await expect(button).toBeFocused()
  await page.reload({ waitUntil: 'networkidle' })
  await page.evaluate(() => window.rove.ready())
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const loaded = page.waitForRequest(/buybox-dialogs\.view/)
  await button.click()
  await expect(message).toHaveText('Added to cart')
  await page.clock.runFor(2100)
  await loaded
  await page.clock.runFor(2100)
  await expect(dialog).toHaveCount(0)
})

test('COVER-01 the cover waits until the financing plans are closed', { tag: ['@any-screen', '@nightly'] }, async ({
  page,
}) => {
  await page.clock.install()
  const { button, message, dialog } = await open(page, 'teak-terrace-sofa')
  const financing = page.locator('rove-financing')
  await financing.scrollIntoViewIfNeeded()
  // What is still being requested would time out when the clock skips a minute.
  await page.evaluate(() => window.rove.ready())
  await page.waitForLoadState('networkidle')
  await page.clock.pauseAt(Date.now() + 60_000)
  await button.click()
  await expect(message).toHaveText('Added to cart')
  await financing.locator('[part=button]').click()
  await expect(financing.locator('dialog')).toBeVisible()
  await page.clock.runFor(3000)
  await expect(dialog).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toContainText('Keep it dry')
})
