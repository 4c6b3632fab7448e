import { chromiumFlags, keepsPages, presentChromium } from '../../../tools/browser.mjs'
import { countTimers, timersOf } from '../home/carousel-timers'
import { open as openHome, tracks } from '../home/home-page'
import { expect, test } from '../kit/oracle'

// Playwright disables the back-forward cache by default.
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

test('going back to a product page restores it from the back-forward cache', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/product/marlow-3-seat-sofa?country=US')
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

test('HOME-06 a carousel from the back-forward cache goes on as it was left', { tag: '@nightly' }, async ({ page }) => {
  await page.addInitScript(`(${countTimers})()`)
  for (const name of ['Pause', 'Play']) {
    const section = await openHome(page, 'membership')
    const place = section.locator('[data-rove-carousel=controls] > span')
    await section.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await section.getByRole('button', { name: 'Next' }).click()
    await expect(place).toHaveText('2 of 4')
    await section.getByRole('button', { name: 'Play' }).click()
    if (name === 'Play') await section.getByRole('button', { name: 'Pause' }).click()
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.title = persisted ? 'as it was left' : 'anew'
      })
      location.href = '/sofas'
    })
    await expect(page).toHaveURL(/\/sofas$/)
    await page.evaluate(() => history.back()).catch(() => {})
    await expect(page).toHaveTitle('as it was left')
    await expect(section.getByRole('button', { name })).toBeVisible()
    await expect.poll(() => page.evaluate(timersOf)).toBe(name === 'Pause' ? 1 : 0)
    await expect(place).toHaveText('2 of 4')
    const slide = section.locator(`${tracks} > :nth-child(2)`)
    await expect(slide).toBeInViewport()
    await expect(section.locator('[inert]')).toHaveCount(3)
  }
})

test('CART-01 a cart restored from the back-forward cache is read once', async ({ page }) => {
  // The demo shop does not let browsers cache its cart; another shop may.
  await page.route('**/cart?country=US', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'cache-control': 'private, no-cache' } })
  })
  await page.goto('/cart?country=US')
  await page.evaluate(() => window.rove.ready())
  // The DevTools protocol does not report requests of a restored page, so the page counts them itself.
  await page.evaluate(() => {
    const send = fetch
    window.fetch = (input, init) => {
      const { pathname } = new URL(new Request(input).url)
      if (pathname === '/ajax/cart') document.title += pathname
      return send(input, init)
    }
    document.title = 'requests:'
    location.href = '/sofas'
  })
  await expect(page).toHaveURL(/\/sofas$/)
  await page.evaluate(() => history.back()).catch(() => {})
  await expect(page).toHaveURL(/\/cart/)
  const answered = () =>
    page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/ajax/cart')))
  await expect.poll(answered).toBe(true)
  await expect(page).toHaveTitle('requests:/ajax/cart')
})
