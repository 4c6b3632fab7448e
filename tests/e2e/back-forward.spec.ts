import { chromiumFlags, keepsPages, presentChromium } from '../../tools/browser.mjs'
import { expect, test } from './oracle'

// Playwright switches this cache off by itself.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const executablePath = await presentChromium(undefined, keepsPages)
    const ignoreDefaultArgs = ['--disable-back-forward-cache']
    await use({
      ...launchOptions,
      args: chromiumFlags,
      ignoreDefaultArgs,
      ...(executablePath ? { executablePath } : {}),
    })
  },
})

for (const [name, path] of [
  ['home', '/?country=US'],
  ['a product’s page', '/product/marlow-3-seat-sofa?country=US'],
])
  test(`going back to ${name} is immediate: it comes back as it was left`, async ({ page }) => {
    await page.goto(path ?? '')
    await page.evaluate(() => window.rove.ready())
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.title = persisted ? 'as it was left' : 'anew'
      })
    })
    await page.evaluate(() => {
      location.href = '/sofas'
    })
    await expect(page).toHaveURL(/\/sofas$/)
    await page.evaluate(() => history.back()).catch(() => {})
    await expect(page).toHaveTitle('as it was left')
  })

test('CART-01 a cart that comes back as it was left is asked for once', async ({ page }) => {
  // The demo shop lets no browser keep its cart; another shop may.
  await page.route('**/cart?country=US', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'cache-control': 'private, no-cache' } })
  })
  await page.goto('/cart?country=US')
  await page.evaluate(() => window.rove.ready())
  // The browser's own protocol misses what a page asks for as it comes back: the page counts itself.
  await page.evaluate(() => {
    const send = fetch
    window.fetch = (input, init) => {
      const { pathname } = new URL(new Request(input).url)
      if (pathname === '/ajax/cart') document.title += pathname
      return send(input, init)
    }
    document.title = 'asked:'
    location.href = '/sofas'
  })
  await expect(page).toHaveURL(/\/sofas$/)
  await page.evaluate(() => history.back()).catch(() => {})
  await expect(page).toHaveURL(/\/cart/)
  const answered = () =>
    page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/ajax/cart')))
  await expect.poll(answered).toBe(true)
  await expect(page).toHaveTitle('asked:/ajax/cart')
})
