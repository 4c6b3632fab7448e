import { chromiumFlags } from '../../tools/browser.mjs'
import { expect, test } from './oracle'

// Playwright switches this cache off by itself.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: chromiumFlags, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
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
