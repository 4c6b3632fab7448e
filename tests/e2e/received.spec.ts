/** What a phone receives of our files, with headers, on the pages of the demo shop and for each tag alone. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Inventory } from '../../tools/inventory'
import { openCampaign } from './campaign'
import { checkoutOn, putInCart } from './checkout-page'
import { expect, test } from './oracle'
import { keepOnly, receivedOn } from './received'

/** Where no element is. */
const nothing = async () => {}

/** The files, and the most kilobytes (1,000 bytes), of a page. */
type Budget = readonly [files: number, kilobytes: number]

/** Opens a page and compares what it receives. @param what what the page is, in the log */
async function expectReceived(
  page: Page,
  path: string,
  [count, mostKilobytes]: Budget,
  what: string,
  isReady?: () => Promise<unknown>,
): Promise<readonly string[]> {
  const { files, bytes } = await receivedOn(page, path, count, isReady)
  console.log(`${what}: ${files.length} files, ${(bytes / 1000).toFixed(1)} kB (${files.join(' ')})`)
  // Tracking requests the code that follows a form if the checkout has its own when tracking starts.
  const always = files.filter((file) => file !== '_sent-forms.js')
  expect(always, files.join(' ')).toHaveLength(count)
  expect(bytes, files.join(' ')).toBeLessThanOrEqual(mostKilobytes * 1000)
  return files
}

test('LOAD-01 a page without a tag, without our settings and without Drupal’s ajax receives the loader alone', async ({
  page,
}) => {
  const body = '<!doctype html><title>Shop</title><script src="/rove/rove.js" async></script><h1>Shop</h1>'
  await page.route('**/plain', (route) => route.fulfill({ contentType: 'text/html', body }))
  await expectReceived(page, '/plain', [1, 2.1], 'no tag', nothing)
})

test('LOAD-01 a page with our settings and no tag receives one file more', async ({ page }) => {
  await openCampaign(page, { body: '<h1>Shop</h1>' })
  await expectReceived(page, '/campaign/test', [2, 9], 'settings', nothing)
})

test('LOAD-04 a page with hearts alone receives three files, and one with a search field four', async ({ page }) => {
  const document = (body: string) =>
    `<!doctype html><title>Shop</title><script src="/rove/rove.js" async></script>${body}`
  await page.route('**/hearts', (route) =>
    route.fulfill({ contentType: 'text/html', body: document('<rove-love nid="1201"></rove-love>') }),
  )
  await expectReceived(page, '/hearts', [3, 20.5], 'hearts')
  await page.route('**/field', (route) =>
    route.fulfill({ contentType: 'text/html', body: document('<rove-search></rove-search>') }),
  )
  await expectReceived(page, '/field', [4, 31], 'search')
})

const pages: readonly (readonly [name: string, path: string, budget: Budget])[] = [
  ['home', '/?country=US&as=guest', [9, 54.5]],
  ['category', '/sofas?country=US&as=guest', [10, 62.3]],
  ['results', '/search/products/sofa/?country=US&as=guest', [10, 65.3]],
  ['product', '/product/odd-modular-sofa?country=US&as=guest', [11, 76]],
]
for (const [name, path, budget] of pages)
  test(`LOAD-04 the ${name} page receives ${budget[0]} files and at most ${budget[1]} kB`, async ({ page }) => {
    await expectReceived(page, path, budget, name)
  })

/** Puts a sofa into the cart of this browser. */
async function withCart(page: Page): Promise<void> {
  await page.request.get('/cart?country=US&as=guest')
  await putInCart(page)
}

test('LOAD-04 CART-01 the cart receives 11 files and at most 67.5 kB', async ({ page }) => {
  await withCart(page)
  await expectReceived(page, '/cart', [11, 67.5], 'cart')
})

test('LOAD-04 the checkout receives 10 files and at most 92.5 kB', async ({ page }) => {
  await withCart(page)
  const isReady = () => expect(checkoutOn(page).checkout).toBeVisible()
  await expectReceived(page, '/cart/checkout', [10, 92.5], 'checkout', isReady)
})

/** Where each tag is, and the most kilobytes that it receives with the loader and the runtime. */
const tags: Readonly<Record<string, readonly [path: string, kilobytes: number]>> = {
  'rove-ar-tour': ['/planner', 25.5],
  'rove-blog': ['/journal', 26.5],
  'rove-buybox': ['/product/odd-modular-sofa', 39],
  'rove-cart': ['/cart', 32.5],
  'rove-chat': ['/about', 29.5],
  'rove-checkout': ['/cart/checkout', 60],
  'rove-community': ['/community', 28],
  'rove-countdown': ['/about', 28],
  'rove-country': ['/about', 25.5],
  'rove-email-cart': ['/cart', 27],
  'rove-faq': ['/host-program/faq', 24],
  'rove-financing': ['/product/odd-modular-sofa', 26.5],
  'rove-gallery': ['/product/odd-modular-sofa', 29],
  'rove-header': ['/about', 29],
  'rove-home-advantages': ['/', 28.5],
  'rove-home-bestsellers': ['/', 28.5],
  'rove-home-membership': ['/', 28.5],
  'rove-home-originals': ['/', 28.5],
  'rove-home-poem': ['/', 28.5],
  'rove-hosts': ['/host-connect', 27],
  'rove-listing': ['/sofas', 31],
  'rove-love': ['/sofas', 27.5],
  'rove-love-count': ['/about', 27.5],
  'rove-membership-renewal': ['/user/membership', 25],
  'rove-page': ['/about', 26.5],
  'rove-popups': ['/about', 32.5],
  'rove-reviews': ['/reviews', 27],
  'rove-search': ['/about', 31],
  'rove-search-results': ['/search/products/sofa/', 34],
  'rove-showroom': ['/toronto-showroom', 25.5],
  'rove-swatch-request': ['/swatch-request', 28.5],
  'rove-trade-application': ['/trade/application', 31],
  'rove-videos': ['/videos', 27.5],
  'rove-wishlist': ['/wishlist', 27.5],
}
/** The part that comes by itself: which popups this visitor can see. */
const further: Readonly<Record<string, string>> = { 'rove-popups': '_eligibility.js' }
/** The visitor who sees a tag, where it is not a guest. */
const as: Readonly<Record<string, string>> = { 'rove-membership-renewal': 'member' }

test('every tag has a budget', () => {
  const inventory: Inventory = JSON.parse(readFileSync('dist/scripts.json', 'utf8'))
  expect(Object.keys(tags).sort()).toEqual(Object.keys(inventory.tags).sort())
})

for (const [tag, [path, kilobytes]] of Object.entries(tags))
  test(`LOAD-04 <${tag}> alone receives at most ${kilobytes} kB`, async ({ page }) => {
    if (/cart/.test(path)) await withCart(page)
    const address = `${path}?country=US&as=${as[tag] ?? 'guest'}&popups=on`
    await keepOnly(page, address, tag)
    const element = page.locator(tag).first()
    const isReady = async () => {
      await element.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await expect(element).toHaveAttribute('data-rove-state', 'ready')
    }
    const files = await expectReceived(page, address, [further[tag] ? 5 : 4, kilobytes], tag, isReady)
    const parts = files.filter((file) => file.startsWith('_') && file !== '_runtime.js')
    expect(parts).toEqual(further[tag] ? [further[tag]] : [])
  })
