/** Where rove.js is included, and where its other files are. */
import { expect, test } from '../kit/oracle'

test('LOAD-01 LOAD-03 rove.js in an aggregate asks for its files where they are', async ({ page }) => {
  const aggregate = '/sites/default/files/js/js_1a2b.js'
  await page.route(`**${aggregate}`, async (route) =>
    route.fulfill({ response: await route.fetch({ url: new URL('/rove/rove.js', route.request().url()).href }) }),
  )
  await page.route('/sofas?*', async (route) => {
    const response = await route.fetch()
    const body = (await response.text())
      .replace(/<script src="\/rove\/rove\.js"[^>]*><\/script>/, '')
      .replace('<script src="/misc/jquery.js">', `<script src="${aggregate}"></script>$&`)
    await route.fulfill({ response, body })
  })
  const missing: string[] = []
  page.on('response', (response) => {
    if (response.status() === 404) missing.push(response.url())
  })
  await page.goto('/sofas?country=US')
  await page.evaluate(() => window.rove.ready())
  await expect(page.locator('rove-love').first()).toHaveAttribute('data-rove-state', 'ready')
  await expect.poll(() => page.evaluate('!!Drupal.behaviors.rove')).toBe(true)
  expect(missing).toEqual([])
})
