/** Which header opens the cart, when, which link leads to the cart's page, and what the documents promise of both. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { putInCart } from '../checkout/checkout-page'
import { closeOverlay } from '../kit/go-back'
import { expect, test } from '../kit/oracle'
import { addToCart, headerTag, openBelow } from './header-campaign'

/** The addresses that a page asks for from now on, once what it has begun has been asked for. */
function watchRequests(page: Page): () => Promise<string[]> {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  return async () => {
    const later = page.waitForRequest('**/rove/rove.js?later')
    await page.evaluate(() => requestAnimationFrame(() => requestAnimationFrame(() => fetch('/rove/rove.js?later'))))
    await later
    return asked
  }
}

const two = (attributes = '') =>
  headerTag(`id="large" ${attributes}`) + headerTag(`id="small" class="hidden" ${attributes}`)

test('SHELL-03 of two headers, the one whose link is pressed opens its cart', { tag: '@nightly' }, async ({ page }) => {
  await openBelow(page, two())
  const large = page.locator('#large')
  const small = page.locator('#small')
  const swap = () =>
    page.locator('rove-header').evaluateAll((nodes) => nodes.map((node) => node.classList.toggle('hidden')))
  const opens = async (header: typeof large) => {
    await expect(header.getByRole('dialog')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await closeOverlay(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await large.locator('[data-rove-header=cart]').click()
  await opens(large)
  await page.evaluate(() => window.rove.actions.openCart())
  await opens(large)
  await swap()
  await small.locator('[data-rove-header=cart]').click()
  await opens(small)
  await page.evaluate(() => window.rove.actions.openCart())
  await opens(small)
  await swap()
  await small.evaluate((node) => node.remove())
  await large.locator('[data-rove-header=cart]').click()
  await opens(large)
})

test('SHELL-03 what is added opens the cart once, in the header that is rendered', async ({ page }) => {
  await openBelow(page, two('opens-on-add'))
  await addToCart(page)
  await expect(page.locator('#large').getByRole('dialog')).toBeVisible()
  await expect(page.locator('rove-cart')).toHaveCount(1)
  await expect(page).toHaveURL(/\/campaign\/test$/)
})

test('SHELL-03 without the attribute, what is added opens nothing', { tag: '@nightly' }, async ({ page }) => {
  await openBelow(page, headerTag())
  const asked = watchRequests(page)
  await addToCart(page)
  expect((await asked()).filter((url) => /flyout/.test(url))).toEqual([])
})

test('SHELL-03 what is added calls the page’s own openCart, once for two headers', { tag: '@nightly' }, async ({
  page,
}) => {
  const { flyout } = await openBelow(page, two('opens-on-add'))
  await page.evaluate(() => {
    window.rove.actions.openCart = async () => document.body.append(document.createElement('mark'))
  })
  await addToCart(page)
  await expect(page.locator('mark')).toHaveCount(1)
  await expect(flyout).toHaveCount(0)
})

test('SHELL-03 what is added on a page with the shop’s own cart does not leave it', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.route('**/fr/cart', (route) => route.fulfill({ contentType: 'text/html', body: 'Panier' }))
  const { cartLink, flyout } = await openBelow(page, headerTag('opens-on-add', '/fr/cart'), {
    body: '<input id="typed">',
  })
  await page.evaluate(() => document.body.classList.add('page-cart'))
  await page.locator('#typed').fill('Ada')
  const asked = watchRequests(page)
  await addToCart(page)
  expect((await asked()).filter((url) => /flyout|\/fr\/cart/.test(url))).toEqual([])
  await expect(page.locator('#typed')).toHaveValue('Ada')
  await expect(flyout).toHaveCount(0)
  await cartLink.click()
  await expect(page).toHaveURL(/\/fr\/cart$/)
})

test('SHELL-03 “View cart” leads where the link of the cart does', { tag: '@nightly' }, async ({ page }) => {
  // An empty cart has no such link.
  await page.goto('/sofas?country=US&as=guest')
  await putInCart(page)
  const { cartLink, flyout } = await openBelow(page, headerTag('', '/fr/cart'))
  await cartLink.click()
  await expect(flyout.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/fr/cart')
  await closeOverlay(page)
  await page.evaluate(() => window.rove.actions.openCart())
  await expect(flyout.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/fr/cart')
})

test('LOAD-04 SHELL-01 the page of the documentation works when it is copied', async ({ page }) => {
  const [, html = ''] = readFileSync('docs/embed.md', 'utf8').match(/```html\n(<!doctype html>[\s\S]*?)```/) ?? []
  await page.route('**/copied', (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await page.goto('/copied')
  for (const tag of ['rove-page', 'rove-country', 'rove-header'])
    await expect(page.locator(tag)).toHaveAttribute('data-rove-state', 'ready')
  await page.locator('[data-rove-header=cart]').click()
  await expect(page.locator('rove-cart')).toHaveAttribute('data-rove-state', 'ready')
})

test('SHELL-03 a theme styles the dialog, its backdrop, and the cart’s parts in it', { tag: '@nightly' }, async ({
  page,
}) => {
  const { cartLink, flyout, header } = await openBelow(page, headerTag(), {
    css: `rove-header::part(dialog){padding-inline:7px}rove-header::part(dialog)::backdrop{background:rgb(1 2 3)}
      rove-header rove-cart::part(browse-link){border-radius:7px}`,
  })
  await cartLink.click()
  await expect(flyout).toHaveCSS('padding-inline-start', '7px')
  expect(await flyout.evaluate((node) => getComputedStyle(node, '::backdrop').backgroundColor)).toBe('rgb(1, 2, 3)')
  await expect(header.locator('rove-cart [part=browse-link]')).toHaveCSS('border-top-left-radius', '7px')
})
