/** Elements that are switched off, and a build that fails. */
import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { someOf } from '../kit/nightly'
import { expect, test } from '../kit/oracle'

const build = readdirSync('dist').find((name) => /^[0-9a-f]{8}$/.test(name)) ?? ''
const lastBuild = '11111111'

/** Opens a page whose copy of rove.js has these switches. @returns the paths of the requested files */
async function open(page: Page, { off = '', last = '', rove = {}, html = '' }): Promise<string[]> {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.route('**/rove/rove.js', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('("","")', `("${off}","${last}")`)
    await route.fulfill({ response, body })
  })
  await page.route(`**/rove/${lastBuild}/**`, async (route) =>
    route.fulfill({ response: await route.fetch({ url: route.request().url().replace(lastBuild, build) }) }),
  )
  const settings = JSON.stringify({ rove: { country: 'US', locale: 'en_US', ...rove } })
  await page.route('**/switches', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Shop</title><script type="application/json" data-rove-settings>${settings}</script>
<script src="/rove/rove.js" async></script><body class="not-logged-in">
<rove-love nid="1201">Save</rove-love><rove-love-count>2</rove-love-count>${html}`,
    }),
  )
  await page.goto('/switches')
  return requested
}

test('LOAD-04 an element that the settings switch off shows the server’s HTML', { tag: '@any-screen' }, async ({
  page,
}) => {
  await open(page, { rove: { off: ['rove-love'] } })
  const heart = page.locator('rove-love')
  await expect(heart).toHaveAttribute('data-rove-reason', 'off')
  await expect(page.getByText('Save', { exact: true })).toBeVisible()
  await expect(page.locator('rove-love-count')).toHaveAttribute('data-rove-state', 'ready')
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<rove-love nid="1202">Later</rove-love>'))
  await expect(heart.last()).toHaveAttribute('data-rove-reason', 'off')
})

test('LOAD-04 an element that rove.js switches off is not even requested', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  const requested = await open(page, {
    off: 'search love',
    html: '<rove-search><form action="/search"><input type="search" name="keys"></form></rove-search>',
  })
  for (const tag of ['rove-love', 'rove-search'])
    await expect(page.locator(tag)).toHaveAttribute('data-rove-reason', 'off')
  await expect(page.locator('rove-love-count')).toHaveAttribute('data-rove-state', 'ready')
  await page.evaluate(() => window.rove.ready())
  await expect(page.locator('rove-search input')).toBeVisible()
  expect(requested.filter((path) => path.endsWith('/search.js'))).toEqual([])
  await page.locator('rove-search input').fill('rug')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\/products\/rug\/$/)
})

for (const [name, status, body] of someOf([
  ['is missing', 404, 'Not found'],
  ['throws', 200, 'throw new Error("broken")'],
] as const))
  test(`LOAD-04 where a file of a new build ${name}, the page uses the last one`, { tag: '@any-screen' }, async ({
    page,
    oracle,
  }) => {
    oracle.expectReports(new RegExp(`rove\\.js: ${build}/love\\.js has failed, this page uses the build ${lastBuild}`))
    await page.route(`**/rove/${build}/love.js*`, (route) =>
      route.fulfill({ status, contentType: 'text/javascript', body }),
    )
    await open(page, { last: lastBuild })
    await expect(page.locator('rove-love')).toHaveAttribute('data-rove-state', 'ready')
    await expect(page.getByRole('button', { name: 'Love this product' })).toBeVisible()
  })

test('LOAD-04 where both builds fail, the server’s HTML stays', { tag: ['@any-screen', '@nightly'] }, async ({
  page,
  oracle,
}) => {
  oracle.expectReports(/rove\.js: .* has failed/, /rove-love: /)
  oracle.allowReports(/rove-love-count: /)
  const reported = page.waitForEvent('console', (message) => /rove-love: /.test(message.text()))
  await page.route('**/love.js*', (route) => route.fulfill({ status: 404, body: 'Not found' }))
  // No folder has this name.
  await open(page, { last: '22222222' })
  await expect(page.locator('rove-love')).toHaveAttribute('data-rove-reason', 'code-not-loaded')
  await expect(page.getByText('Save', { exact: true })).toBeVisible()
  await reported
})
