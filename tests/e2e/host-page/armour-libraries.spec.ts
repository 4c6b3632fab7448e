/** Pages whose libraries replace built-in objects and functions. */

import type { Page } from '@playwright/test'
import { open } from '../buybox/product-page'
import { openCart } from '../cart/cart-page'
import { atCheckout, expectPaid, fillIn, pay, typeOwnCard } from '../checkout/checkout-page'
import { backFromOverlay } from '../kit/go-back'
import { someOf } from '../kit/nightly'
import { expect, test } from '../kit/oracle'
import { likeGlobals, likeMooTools, likeOldElements, likeOldHeaders, likePolyfills, likePrototype } from './libraries'

/** Inserts scripts of libraries before rove.js, and after the demo shop's own scripts, which fail with some of them. */
async function insertLibraries(page: Page, ...libraries: (() => void)[]): Promise<void> {
  await page.route('**/old-library.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: libraries.map((library) => `(${library})();`).join('\n') }),
  )
  await page.route(/\/(product\/[^.]*|cart|cart\/checkout)$/, async (route) => {
    const request = route.request()
    if (request.resourceType() !== 'document' || request.method() !== 'GET') return route.fallback()
    const response = await route.fetch()
    const page = await response.text()
    const [loader = ''] = /<script src="\/rove\/[^>]*><\/script>/.exec(page) ?? []
    const inserted = `<script src="/old-library.js"></script>${loader}</head>`
    await route.fulfill({ response, body: page.replace(loader, '').replace('</head>', () => inserted) })
  })
}

test('LOAD-04 where a polyfill of 2014 stops the view library, the server’s HTML stays', { tag: '@nightly' }, async ({
  page,
  oracle,
}) => {
  oracle.expectReports(/prototypes/)
  await insertLibraries(page, likeOldElements)
  await page.goto('/product/marlow-3-seat-sofa?country=US&as=guest')
  const buybox = page.locator('rove-buybox')
  await expect(buybox).toHaveAttribute('data-rove-reason', 'prototypes')
  await expect(buybox.locator('.price').first()).toBeVisible()
})

const libraries = [
  ['Prototype', [likePrototype]],
  ['its own fetch and promises', [likePolyfills]],
  ['MooTools, which replaces Request, and its own Headers', [likeMooTools, likeOldHeaders]],
] as const

for (const [name, scripts] of someOf(libraries))
  test(`LOAD-04 on a page with ${name}, a product can be bought`, { tag: '@nightly' }, async ({ page, oracle }) => {
    oracle.allowReports(/^\[rove\] (tracking|stripe|klarna)/)
    await insertLibraries(page, ...scripts)
    const { box, option, price, button, message, field } = await open(
      page,
      'marlow-3-seat-sofa',
      'country=US&as=customer',
    )
    for (const tag of ['rove-gallery', 'rove-search', 'rove-financing', 'rove-love-count'])
      await expect(page.locator(tag).first()).toHaveAttribute('data-rove-state', 'ready')
    const gallery = page.locator('rove-gallery')
    await gallery.locator('[part=thumb]').nth(1).click()
    await expect(gallery.locator('[part=thumb]').nth(1)).toHaveAttribute('aria-current', 'true')
    await expect(gallery.locator('[part=slide]').nth(1)).toBeInViewport()
    const heart = page.locator('rove-love button').first()
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Escape')
    await option('4-Seat').check()
    await expect(price).toContainText('$2,310')
    await box.locator('[part=delivery-button]').click()
    await expect(box.locator('dialog')).toBeVisible()
    await backFromOverlay(page)
    await expect(box.locator('dialog')).toBeHidden()
    await box.locator('[part=delivery-button]').click()
    await field('postal').fill('97205')
    await page.keyboard.press('Enter')
    await expect(box).toContainText('Delivers to Portland, OR 97205')
    await button.click()
    await expect(message).toHaveText(/^Added to cart/)
    const { line, total } = await openCart(page)
    await expect(total).toHaveText('$2,310')
    await line('Marlow').locator('input').first().fill('2')
    await page.keyboard.press('Tab')
    await expect(total).toHaveText('$4,620')
  })

for (const [name, scripts] of someOf(libraries))
  test(`LOAD-04 CHK-01 PAY-02 on a page with ${name}, a guest pays by card`, { tag: '@nightly' }, async ({
    page,
    oracle,
  }) => {
    oracle.allowReports(/^\[rove\] (tracking|stripe|klarna)/)
    await insertLibraries(page, ...scripts)
    const { step, part, quotes, proceed, method, id } = await atCheckout(page)
    await fillIn(page, 'US')
    await step(2).locator('.rove-title').click()
    await part('postal_code').fill('97206')
    await quotes.first().check()
    await proceed.click()
    await expect(step(2)).toHaveAttribute('data-state', 'completed')
    await step(4).locator('.rove-title').click()
    await method('credit').check()
    await typeOwnCard(page)
    await pay(page)
    await page.getByRole('button', { name: 'Submit order' }).click()
    await expectPaid(page, id)
  })

test('LOAD-01 a page that replaces Set and Map keeps its own HTML, and is reported', async ({ page, oracle }) => {
  oracle.expectReports(/^\[rove\] loader: /)
  // Where rove.js runs before the elements are parsed, it requests the code that fails here.
  oracle.allowReports(/^\[rove\] page: Set is not a function/)
  await insertLibraries(page, likeGlobals)
  await page.goto('/product/marlow-3-seat-sofa?country=US&as=guest')
  await expect(page.locator('rove-buybox form')).toBeVisible()
  // Playwright cannot evaluate anything on such a page.
  await page.goto('about:blank')
})

test('LOAD-06 without a console or readable settings a page has the default settings', { tag: '@nightly' }, async ({
  page,
  oracle,
}) => {
  oracle.expectReports(/settings: roveSettings: Error: not yours$/, /window\.rove: must be a list$/)
  await insertLibraries(page, () => {
    Object.defineProperty(window, 'roveSettings', {
      configurable: true,
      get() {
        throw new Error('not yours')
      },
    })
    Object.assign(window, { rove: {} })
  })
  const { price } = await open(page, 'marlow-3-seat-sofa')
  await expect(price).toContainText('$')
  await insertLibraries(page, () => {
    Object.assign(window, { console: { log() {} }, rove: {} })
  })
  await open(page, 'marlow-3-seat-sofa')
})
