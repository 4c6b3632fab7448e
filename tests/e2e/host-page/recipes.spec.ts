/** The recipes of `docs/embed.md`, on pages as each system writes them. */
import { readFileSync } from 'node:fs'
import { type Page, test as plain } from '@playwright/test'
import { someOf } from '../kit/nightly'
import { expect, test } from '../kit/oracle'

const heart = '<rove-love nid="1201"><a href="/user/login">Save</a></rove-love>'
const settings = '{"rove":{"country":"KR","locale":"ko_KR"}}'

/** What each system writes for its recipe. */
const pages = {
  'plain HTML': `<!doctype html><html lang="ko"><head><title>Shop</title>
<script type="application/json" data-rove-settings>${settings}</script>
<script src="/rove/rove.js" async fetchpriority="high"></script></head>
<body class="not-logged-in"><main>${heart}</main></body></html>`,

  'Drupal 7': `<!DOCTYPE html><html lang="ko" dir="ltr"><head profile="http://www.w3.org/1999/xhtml/vocab">
<script type="application/json" data-rove-settings="">${settings}</script>
<script src="/rove/rove.js" async="async" fetchpriority="high"></script><title>Shop</title>
<script src="/misc/jquery.js?v=2.2.4"></script></head>
<body class="html not-front not-logged-in no-sidebars page-node page-node- page-node-1201 node-type-product"><div id="page">${heart}</div></body></html>`,

  'Drupal 10': `<!DOCTYPE html><html lang="ko" dir="ltr"><head><meta charset="utf-8"><title>Shop</title>
<script type="application/json" data-drupal-selector="drupal-settings-json">{"path":{"baseUrl":"\\/","pathPrefix":"","currentPath":"node\\/1201"},"suppressDeprecationErrors":true,"basePath":"\\/","rove":{"country":"KR","locale":"ko_KR"},"user":{"uid":0}}</script>
<script src="/core/misc/drupalSettingsLoader.js?v=10.3.6"></script>
<script src="/rove/rove.js?v=10.3.6" async fetchpriority="high"></script></head>
<body class="not-logged-in path-node page-node-type-product"><div class="dialog-off-canvas-main-canvas" data-off-canvas-main-canvas>
<article data-history-node-id="1201" class="node node--type-product">${heart}</article></div></body></html>`,

  WordPress: `<!DOCTYPE html><html lang="ko-KR"><head><meta charset="UTF-8"><title>Shop</title>
<script type="application/json" data-rove-settings>${settings}</script>
<script src="http://localhost/rove/rove.js" id="rove-js" async data-wp-strategy="async"></script></head>
<body class="wp-singular page-template-default page page-id-7 wp-embed-responsive not-logged-in"><div class="entry-content is-layout-flow">
<p>${heart}</p></div></body></html>`,
}

for (const [system, html] of someOf(Object.entries(pages), 2))
  test(`LOAD-01 LOAD-03 the recipe for ${system} works on a page as it writes it`, { tag: '@any-screen' }, async ({
    page,
    baseURL,
  }) => {
    await page.route('**/drupalSettingsLoader.js*', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `(function(){var json=document.querySelector('head > script[type="application/json"][data-drupal-selector="drupal-settings-json"]');window.drupalSettings={};if(json!==null)window.drupalSettings=JSON.parse(json.textContent)})()`,
      }),
    )
    await page.addInitScript(() =>
      Object.defineProperty(window, 'drupalSettings', { writable: true, value: undefined }),
    )
    const body = html.replace('http://localhost/', `${baseURL}/`)
    await page.route('**/recipe', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }))
    await page.goto('/recipe')
    await expect(page.locator('rove-love')).toHaveAttribute('data-rove-state', 'ready')
    await page.getByRole('button', { name: '이 상품 찜하기' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

const cdn = 'https://cdn.test/rove/1.0.0'

/** A page with the script from the CDN and the import map of the build. `tamper` changes what the CDN sends. */
async function openFromCdn(page: Page, tamper = (_file: string, code: string) => code) {
  const scripts = JSON.parse(readFileSync('dist/scripts.json', 'utf8')).scripts as { file: string; integrity: string }[]
  const integrity = scripts.find(({ file }) => file === 'rove.js')?.integrity
  const map = readFileSync('dist/importmap.json', 'utf8').replaceAll('BASE', cdn)
  const sent: string[] = []
  await page.route(`${cdn}/**`, (route) => {
    const file = new URL(route.request().url()).pathname.replace('/rove/1.0.0/', '')
    sent.push(file)
    return route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=31536000, immutable' },
      body: tamper(file, readFileSync(`dist/${file}`, 'utf8')),
    })
  })
  await page.route('**/from-cdn', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Shop</title><script type="importmap">${map}</script>
<script src="${cdn}/rove.js" integrity="${integrity}" crossorigin="anonymous" async fetchpriority="high"></script>
<body class="not-logged-in">${heart}<rove-love-count>2</rove-love-count>`,
    }),
  )
  await page.goto('/from-cdn')
  return sent
}

// Without the oracle: these pages request files of another site on purpose.
plain(
  'LOAD-01 a version’s folder on a CDN works, with the integrity of every module',
  { tag: '@any-screen' },
  async ({ page }) => {
    const sent = await openFromCdn(page)
    await expect(page.locator('rove-love')).toHaveAttribute('data-rove-state', 'ready')
    await page.getByRole('button', { name: 'Love this product' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(sent.length).toBeGreaterThan(3)
  },
)

plain(
  'LOAD-01 a module that the CDN has changed is never executed, also not at the second request',
  {
    tag: '@any-screen',
  },
  async ({ page }) => {
    const sent = await openFromCdn(page, (file, code) =>
      /\/(love|_love-dialog\.view|_email\.view)\.js$/.test(file) ? `window.changed = true;${code}` : code,
    )
    const tag = page.locator('rove-love')
    await expect(tag).toHaveAttribute('data-rove-state', 'fallback')
    await expect(tag.getByRole('link', { name: 'Save' })).toBeVisible()
    expect(sent.filter((file) => file.endsWith('/love.js')).length).toBe(2)
    expect(await page.evaluate('window.changed')).toBeUndefined()
  },
)
