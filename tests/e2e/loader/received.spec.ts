/** What a phone receives of our files, before anything is pressed except where a test says so. The limits: `tests/size.limits.ts`. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { searchAppId, searchKey } from '../../../demo-host/stand-ins/algolia/algolia-api'
import { builtFileOf } from '../../../tools/build/widgets'
import { receivedLimits, sizeRow } from '../../size.limits'
import { checkoutOn, putInCart } from '../checkout/checkout-page'
import { openCampaign } from '../kit/campaign'
import { expect, test } from '../kit/oracle'
import { receivedOn } from './received'

type Name = keyof typeof receivedLimits

/** How the rows of the main README's table begin. */
const rows: Readonly<Partial<Record<Name, string>>> = {
  'a page without a tag': 'a page with no tag',
  hearts: 'a page with hearts',
  search: 'a page with a search field',
  home: 'the demo shop’s home page',
  category: 'a category',
  product: 'a product page',
  checkout: 'the checkout',
}

/** The kilobytes that the main README states. */
function statedKilobytes(row: string): number {
  const line = readFileSync('README.md', 'utf8')
    .split('\n')
    .find((one) => one.startsWith(`| ${row}`))
  return Number(line?.split('|')[3])
}

/** Opens a page and compares what it receives with its limit. */
async function expectReceived(page: Page, path: string, name: Name, isReady?: () => Promise<unknown>): Promise<void> {
  const limit = receivedLimits[name]
  const { files, bytes } = await receivedOn(page, path, isReady)
  console.log(`${sizeRow(name, bytes, limit.bytes)}; ${files.length} files`)
  expect(files, 'the files of this row in tests/size.limits.ts').toEqual([...limit.files].sort())
  expect(bytes).toBeLessThanOrEqual(limit.bytes)
  const row = rows[name]
  if (row) expect(Math.abs(statedKilobytes(row) - bytes / 1000), `README: ${row}`).toBeLessThan(1)
  expect(bytes, 'the browser counts what it receives').toBeGreaterThan(limit.bytes / 2)
}

/** Serves a page without Drupal and our settings. */
async function serve(page: Page, path: string, body: string): Promise<void> {
  const html = `<!doctype html><title>Shop</title><script src="/rove/rove.js" async></script><h1>Shop</h1>${body}`
  await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/html', body: html }))
}

/** Puts a sofa into the cart of this browser. */
async function withCart(page: Page): Promise<void> {
  await page.request.get('/cart?country=US&as=guest')
  await putInCart(page)
}

test('LOAD-01 a page without a tag receives the loader alone', async ({ page }) => {
  await serve(page, '/plain', '')
  await expectReceived(page, '/plain', 'a page without a tag', async () => {})
})

test('LOAD-01 a page with our settings and no tag receives one file more', async ({ page }) => {
  await openCampaign(page, { body: '<h1>Shop</h1>' })
  await expectReceived(page, '/campaign/test', 'settings without a tag', async () => {})
})

test('LOAD-04 hearts alone receive their limit of files', { tag: '@nightly' }, async ({ page }) => {
  await serve(page, '/hearts', '<rove-love nid="1201"></rove-love>')
  await expectReceived(page, '/hearts', 'hearts')
})

test('LOAD-04 a search field alone receives its limit of files', { tag: '@nightly' }, async ({ page }) => {
  await serve(page, '/field', '<rove-search></rove-search>')
  await expectReceived(page, '/field', 'search')
})

test('LOAD-04 SEARCH-07 a search field in use receives its limit of files', { tag: '@nightly' }, async ({
  page,
  baseURL,
}) => {
  const hosts = [{ url: `${new URL(baseURL ?? '').host}/search`, protocol: 'http' }]
  const settings = { rove: { search: { appId: searchAppId, apiKey: searchKey, hosts } } }
  await openCampaign(page, { body: '<rove-search></rove-search>', settings })
  await expectReceived(page, '/campaign/test', 'search in use', async () => {
    await page.locator('rove-search [part=input]').fill('sofa')
    await expect(page.locator('rove-search [part=panel]')).toHaveAttribute('data-state', 'results')
  })
})

test('LOAD-05 a page that listens early receives one file that joins it', async ({ page }) => {
  await serve(
    page,
    '/listens',
    '<script>(window.rove = window.rove || []).push((rove) => rove.on("love:changed", () => {}))</script><rove-search></rove-search>',
  )
  const { files } = await receivedOn(page, '/listens')
  expect(files).toEqual(['_runtime.js', 'on-demand-shared.js', 'rove.js', 'search.js'])
})

const pages: readonly (readonly [name: Name, path: string])[] = [
  ['home', '/'],
  ['category', '/sofas'],
  ['results', '/search/products/sofa/'],
  ['product', '/product/odd-modular-sofa'],
]
for (const [name, path] of pages)
  test(`LOAD-04 the ${name} page stays within its limit`, { tag: name === 'product' ? [] : '@nightly' }, async ({
    page,
  }) => {
    await expectReceived(page, `${path}?country=US&as=guest`, name)
  })

test('LOAD-04 CART-01 the cart stays within its limit', { tag: '@nightly' }, async ({ page }) => {
  await withCart(page)
  await expectReceived(page, '/cart', 'cart')
})

test('LOAD-04 CHK-01 the checkout stays within its limit', async ({ page }) => {
  await withCart(page)
  await expectReceived(page, '/cart/checkout', 'checkout', () => expect(checkoutOn(page).checkout).toBeVisible())
})

/** A page of each kind. */
const kinds = [
  '/',
  '/sofas',
  '/search/products/sofa/',
  '/product/odd-modular-sofa',
  '/campaign/autumn-sale',
  '/community',
  '/contact-us',
  '/gift-card',
  '/host-connect',
  '/i-love',
  '/journal',
  '/reviews/gallery',
  '/swatch-request',
  '/toronto-showroom',
  '/trade/application',
  '/videos',
]

test('LOAD-04 no page receives more than four files beside those of its elements', { tag: '@nightly' }, async ({
  page,
}) => {
  test.slow()
  for (const path of kinds) {
    const { files } = await receivedOn(page, path)
    const tags = await page.locator('[data-rove-state]').evaluateAll((all) => all.map(({ localName }) => localName))
    const ofElements = new Set(tags.map((tag) => `${builtFileOf(tag.replace('rove-', ''))}.js`))
    const others = files.filter((file) => !ofElements.has(file))
    // The loader, the runtime, what joins the page, and tracking.
    expect.soft(others.length, `${path}: ${others.join(' ')}`).toBeLessThanOrEqual(4)
  }
})
