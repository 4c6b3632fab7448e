/** Products that Drupal’s ajax brings into a page. */
import { expect, test } from '../host-test'

test('BUY-08 settings that ajax merges sell no model of another product', async ({ page, expectReports }) => {
  expectReports(/rove\.product: mixed-products \(the settings of 1 and 2 were merged/)
  await page.goto('/quick')
  await page.locator('rove-buybox[nid="1"]').scrollIntoViewIfNeeded()
  await expect(page.locator('rove-buybox[nid="1"]')).toHaveAttribute('data-rove-state', 'ready')
  await page.getByRole('link', { name: 'merged 2' }).click()
  const box = page.locator('rove-buybox[nid="2"]')
  await box.scrollIntoViewIfNeeded()
  await expect(box).toHaveAttribute('data-rove-reason', 'mixed-products')
  await expect(page.locator('rove-gallery[nid="2"]')).toHaveAttribute('data-rove-reason', 'mixed-products')
  // The server's own form stays.
  await expect(box.getByRole('button', { name: 'Add to cart' })).toBeVisible()
})

test('BUY-08 settings inside the HTML that ajax brings work, twice on one page', async ({ page }) => {
  await page.goto('/quick')
  for (const nid of [2, 3]) {
    await page.getByRole('link', { name: `inside ${nid}` }).click()
    const box = page.locator(`rove-buybox[nid="${nid}"]`)
    await box.scrollIntoViewIfNeeded()
    await expect(box).toHaveAttribute('data-rove-state', 'ready')
    await expect(page.locator(`rove-gallery[nid="${nid}"]`)).toHaveAttribute('data-rove-state', 'ready')
    await box.getByRole('radio', { name: 'Sage' }).check()
    await box.getByRole('radio', { name: '3 seats' }).check()
    const sent = page.waitForRequest('**/ajax/cart/add')
    await box.locator('[part~=button]').first().click()
    expect(new URLSearchParams((await sent).postData() ?? '').get('model')).toBe(`M${nid}-SAGE-3`)
  }
})

test('LOAD-01 LOAD-08 what ajax appends and replaces is found, and its commands are facts', async ({ page }) => {
  await page.goto('/quick')
  const coupon = page.evaluate(() => new Promise((resolve) => window.rove.on('coupon:changed', resolve)))
  await page.getByRole('link', { name: 'appended 2' }).click()
  await page.locator('rove-love[nid="2"]').scrollIntoViewIfNeeded()
  await expect(page.locator('rove-love[nid="2"] button')).toHaveAttribute('data-state', 'idle')
  expect(await coupon).toMatchObject({ code: 'AUTUMN' })
  await page.getByRole('link', { name: 'replaced 3' }).click()
  await expect(page.locator('rove-love[nid="3"] button')).toHaveAttribute('data-state', 'idle')
  await expect(page.locator('rove-buybox, rove-love[nid="2"]')).toHaveCount(0)
})
