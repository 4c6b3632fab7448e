/** Where rove.js is included, and where its other files are. */
import { expect, test } from './oracle'

test('LOAD-01 LOAD-03 rove.js in an aggregate, with the settings after it, asks for its files only where they are', async ({
  page,
}) => {
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

test('LOAD-01 rove.js on a page twice says so once, and the first one runs', async ({ page, oracle }) => {
  oracle.expectReports(/rove\.js: is on this page twice/)
  await page.goto('/sofas?country=US')
  await page.evaluate(async () => {
    const first = window.rove
    for (const _ of [1, 2])
      await new Promise((resolve) => {
        const script = document.createElement('script')
        script.src = '/rove/rove.js'
        script.onload = resolve
        document.head.append(script)
      })
    if (window.rove !== first) throw new Error('replaced')
  })
  await expect(page.locator('rove-love').first()).toHaveAttribute('data-rove-state', 'ready')
})
