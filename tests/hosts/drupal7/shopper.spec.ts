/** A guest and a customer in a shop on Drupal 7: its sessions, its page cache, its pager, its languages. */
import { expect, test } from '../host-test'
import { logIn } from './drupal7-page'

test('LOAD-01 BUY-02 CART-01 a guest buys what fills the first screen, without scrolling', async ({ page }) => {
  await page.goto('/sofas')
  await page.getByRole('link', { name: 'Marlow Sofa', exact: true }).click()
  // The picture fills the first screen, and no style of the page makes the tags blocks.
  await expect(page.locator('rove-gallery')).toHaveAttribute('data-rove-state', 'ready')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  const box = page.locator('rove-buybox')
  await box.scrollIntoViewIfNeeded()
  await expect(box).toHaveAttribute('data-rove-state', 'ready')
  // As the list of the settings has them, not by their ids.
  await expect(box.locator('[part~=option]')).toHaveText([/Sage/, /Oat/, /2 seats/, /3 seats/])
  await box.getByRole('radio', { name: 'Oat' }).check()
  await box.getByRole('radio', { name: '2 seats' }).check()
  await box.locator('[part~=button]').first().click()
  await expect(box.locator('[part~=message]')).toContainText(/added/i)
  await page.goto('/cart')
  await expect(page.locator('main, #content').locator('rove-cart')).toContainText('Marlow Sofa')
  await expect(page.locator('[data-rove-header=count]').first()).toHaveText('1')
})

test('LOVE-01 a guest’s heart is kept by Drupal’s session, and cached pages show it', async ({ page, request }) => {
  // The page is in Drupal's cache for guests.
  await request.get('/sofas')
  const cached = await request.get('/sofas')
  expect(cached.headers()['x-drupal-cache']).toBe('HIT')
  expect(await cached.text()).not.toContain('X-Rove-Token')
  await page.goto('/sofas')
  const heart = page.locator('rove-love').first()
  await heart.locator('button').click()
  await expect(heart.locator('button')).toHaveAttribute('data-state', 'loved')
  expect((await page.context().cookies()).some(({ name }) => /^S?SESS/.test(name))).toBe(true)
  await page.reload()
  await expect(heart.locator('button')).toHaveAttribute('data-state', 'loved')
  await expect(page.locator('rove-love-count').first()).toContainText('1')
})

test('LOVE-03 a customer has hearts of their own, and each call has Drupal’s token', async ({
  page,
  expectReports,
}) => {
  expectReports(/status of 403/)
  await logIn(page, 'customer')
  await page.goto('/sofas')
  const sent = page.waitForRequest(/uc_love\/ajax\?/)
  await page.locator('rove-love').nth(1).locator('button').click()
  expect((await sent).headers()['x-rove-token']).toMatch(/^.{20,}$/)
  await expect(page.locator('rove-love').nth(1).locator('button')).toHaveAttribute('data-state', 'loved')
  // Without the token, the guard refuses.
  const refused = await page.evaluate(() =>
    fetch('/uc_love/ajax?op=add&nid=1', { headers: { 'X-Requested-With': 'XMLHttpRequest' } }).then(
      ({ status }) => status,
    ),
  )
  expect(refused).toBe(403)
  await page.goto('/user/logout')
  await page.goto('/sofas')
  await expect(page.locator('rove-love').nth(1).locator('button')).toHaveAttribute('data-state', 'idle')
})

test('LIST-02 Drupal’s own pager leads to further pages, and its numbers follow', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await page.goto('/sofas')
  const cards = page.locator('[data-rove-listing=grid] > *')
  await expect(cards).toHaveCount(4)
  await page.locator('.pager-next a').click()
  await expect(cards).toHaveCount(8)
  await expect(page.locator('.pager-next a')).toHaveAttribute('href', /page=2/)
  await page.evaluate(() => document.querySelector('[data-rove-listing=grid] > :nth-child(5)')?.scrollIntoView())
  await expect(page).toHaveURL(/page=1/)
  await expect(page.locator('.pager-current')).toHaveText('2')
})

test('LOAD-03 below a language’s prefix the calls have the prefix', async ({ page }) => {
  const called = page.waitForRequest(/live_info/)
  await page.goto('/fr/sofas')
  expect(new URL((await called).url()).pathname).toBe('/fr/ajax/live_info.json')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.locator('rove-love').first().locator('button')).toHaveAccessibleName(/Marlow Sofa/)
})

test('PAGE-06 the login block is checked like the login page', async ({ page }) => {
  await page.goto('/bare')
  await expect(page.locator('rove-page')).toHaveAttribute('data-rove-state', 'ready')
  const form = page.locator('#user-login-form')
  await form.locator('[name=name]').fill('admin')
  await form.locator('[name=pass]').focus()
  await expect(form).toHaveAttribute('data-staff')
})

test('LOVE-01 during maintenance a heart says that it was not saved, and no page has the script', async ({
  page,
  browser,
  baseURL,
  expectReports,
}) => {
  expectReports(/503/, /love\.set: status-503/)
  await page.goto('/sofas')
  await expect(page.locator('rove-love').nth(2)).toHaveAttribute('data-rove-state', 'ready')
  const admin = await browser.newPage({ baseURL: baseURL ?? '' })
  await logIn(admin, 'admin')
  const maintain = async (isOn: boolean) => {
    await admin.goto('/admin/config/development/maintenance')
    await admin.locator('[name=maintenance_mode]').setChecked(isOn)
    await admin.locator('#edit-submit').click()
    await admin.locator('.messages.status').waitFor()
  }
  await maintain(true)
  await page.locator('rove-love').nth(2).locator('button').click()
  await expect(page.locator('rove-love').nth(2)).toContainText('That could not be saved. Please try again.')
  const maintenance = await page.request.get('/bare?not=cached')
  expect([maintenance.status(), (await maintenance.text()).includes('rove.js')]).toEqual([503, false])
  await maintain(false)
})
