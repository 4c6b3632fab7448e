/** Pages whose libraries have put something else in the place of what the platform has. */
import type { Page } from '@playwright/test'
import { openCart } from './cart-page'
import { likeGlobals, likeMooTools, likePolyfills, likePrototype } from './libraries'
import { expect, test } from './oracle'
import { open } from './product-page'

/** The library's script stands before ours, and after the demo shop's own, which would not stand all of them. */
async function carry(page: Page, library: () => void): Promise<void> {
  await page.route('**/old-library.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${library})()` }),
  )
  await page.route(/\/(product\/|cart)[^.]*$/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const body = (await response.text()).replace(/<script src="\/rove\//, '<script src="/old-library.js"></script>$&')
    await route.fulfill({ response, body })
  })
}

for (const [name, library] of [
  ['Prototype', likePrototype],
  ['MooTools', likeMooTools],
  ['promises, a fetch and names of its own', likePolyfills],
] as const)
  test(`LOAD-04 on a page with ${name} a shopper looks at pictures, loves, says where to, chooses, buys and changes the cart`, async ({
    page,
    oracle,
  }) => {
    oracle.allowReports(/^\[rove\] (tracking|stripe|klarna)/)
    await carry(page, library)
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
    await expect.poll(() => page.evaluate(() => history.state?.rove_overlays)).toBe(1)
    await page.goBack()
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

test('LOAD-01 a page that has a Set and a Map of its own keeps its own HTML, and one line names it', async ({
  page,
  oracle,
}) => {
  oracle.expectReports(/^\[rove\] loader: /)
  await carry(page, likeGlobals)
  await page.goto('/product/marlow-3-seat-sofa?country=US&as=guest')
  await expect(page.locator('rove-buybox form')).toBeVisible()
  // Nobody can ask such a page for its globals.
  await page.goto('about:blank')
})

test('LOAD-06 a page without a console, whose settings throw and whose queue is no list, is served with its defaults', async ({
  page,
  oracle,
}) => {
  oracle.expectReports(/settings: roveSettings: Error: not yours$/, /window\.rove: must be a list$/)
  await carry(page, () => {
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
  await carry(page, () => {
    Object.assign(window, { console: { log() {} }, rove: {} })
  })
  await open(page, 'marlow-3-seat-sofa')
})
