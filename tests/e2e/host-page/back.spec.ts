/** Back closes an open overlay, and nothing else. Tested on a phone, where Back is used most. */

import { devices, type Page } from '@playwright/test'
import { open } from '../buybox/product-page'
import { backFromOverlay, backToPage, closeOverlay, overlayEntries } from '../kit/go-back'
import { expect, test } from '../kit/oracle'
import { showSearch } from '../search/show-search'

test.use({ ...devices['Pixel 7'], viewport: { width: 390, height: 844 } })

const heart = (page: Page) => page.locator('rove-love[nid="1201"] button[part=button]').first()
const path = (page: Page) => page.evaluate(() => location.pathname + location.hash)

/** Opens the home page, and then another one. */
async function openAfterHome(page: Page, to: string) {
  await page.goto('/?country=US&as=guest')
  await page.goto(to)
}

test('GALLERY-01 DELIV-01 Back closes picture and dialog, then leaves the page', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.goto('/?country=US&as=guest')
  const { box, dialog } = await open(page, 'marlow-3-seat-sofa')
  await page.evaluate(() => history.replaceState({ host: 'kept' }, ''))
  const zoom = page.locator('rove-gallery dialog')
  await page.locator('rove-gallery [part=picture] img').first().click()
  await expect(zoom).toBeVisible()
  await backFromOverlay(page)
  await expect(zoom).toHaveCount(0)

  await box.locator('[part=delivery] button').click()
  await expect(dialog).toBeVisible()
  await expect.poll(() => overlayEntries(page)).toBe(1)
  expect(await page.evaluate(() => history.state)).toMatchObject({ host: 'kept' })
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  expect(await path(page)).toBe('/product/marlow-3-seat-sofa')

  // Closing by the button removes the history entry too: the next Back leaves the page.
  await box.locator('[part=delivery] button').click()
  await closeOverlay(page, () => dialog.locator('[part=close-button]').click())
  await expect(dialog).toHaveCount(0)
  expect(await page.evaluate(() => history.state)).toEqual({ host: 'kept' })
  await page.goBack()
  await expect.poll(() => path(page)).toBe('/')
})

test('SEARCH-05 Back closes the full-screen search; a suggestion leaves no extra entry', { tag: '@nightly' }, async ({
  page,
}) => {
  await openAfterHome(page, '/sofas')
  const search = page.locator('rove-search').first()
  const field = search.locator('[part=input]')
  await expect(search).toHaveAttribute('data-rove-state', 'ready')
  await page.evaluate(() => scrollTo(0, 0))
  await showSearch(page)
  await field.click()
  await expect(search.locator('.box')).toHaveAttribute('data-place', 'screen')
  await backFromOverlay(page)
  await expect(search.locator('.box')).toHaveAttribute('data-state', 'closed')
  expect(await path(page)).toBe('/sofas')

  await field.click()
  await field.fill('marlow')
  await search.locator('[data-index=products] [part=option]').first().click()
  await expect.poll(() => path(page)).toContain('/product/')
  await backToPage(page)
  await expect.poll(() => path(page)).toBe('/sofas')
  await expect.poll(() => overlayEntries(page)).toBe(0)
  await page.goBack()
  await expect.poll(() => path(page)).toBe('/')
})

test('LOVE-02 a guest who goes Back, or leaves the page, has loved the product', { tag: '@nightly' }, async ({
  page,
}) => {
  await openAfterHome(page, '/sofas')
  await heart(page).click()
  await expect(page.locator('rove-love dialog')).toBeVisible()
  await backFromOverlay(page)
  await expect(heart(page)).toHaveAttribute('data-state', 'loved')
  expect(await path(page)).toBe('/sofas')

  const second = page.locator('rove-love[nid="1202"] button[part=button]').first()
  // The server asks a visitor for an address only once; here it asks again.
  await page.route('**/uc_love/ajax_validate*', (route) => route.fulfill({ json: { validate: true, html: '' } }))
  await second.click()
  await expect(page.locator('rove-love dialog')).toBeVisible()
  // The request is sent during navigation, so the love may be missing from the next page, and only on the one after it.
  await page.goto('/chairs')
  const loved = async () => (await (await page.request.get('/uc_love/items')).json()).items.length
  await expect.poll(loved).toBe(2)
  await page.goto('/i-love')
  await expect(page.locator('rove-wishlist [part=title]')).toHaveCount(2)
})
