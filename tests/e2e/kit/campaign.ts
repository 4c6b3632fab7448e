/** A marketer's page for one test: plain HTML around the shop's own script. */
import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'

/** The content of the page. */
export interface Campaign {
  readonly body: string
  readonly settings?: object
  /** The page's own styles. */
  readonly css?: string
  readonly path?: string
}

/** Serves the page at its path, with the shop's own policy except for styles, and opens it. */
export async function openCampaign(page: Page, { body, settings = {}, css = '', path = '/campaign/test' }: Campaign) {
  await page.route(
    ({ pathname }) => pathname === path.split('?')[0],
    (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: {
          'content-security-policy':
            "default-src 'self'; style-src 'self' 'nonce-test'; require-trusted-types-for 'script'",
        },
        body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Campaign</title>
<meta name="viewport" content="width=device-width"><style nonce="test">body{margin:0;font:16px/1.5 sans-serif}${css}</style>
<script type="application/json" data-rove-settings>${JSON.stringify({ basePath: '/', ...settings })}</script>
<script src="/rove/rove.js" async></script></head><body class="not-logged-in">${body}</body></html>`,
      }),
  )
  await page.goto(path)
}

/** Opens the why-panel, as the loader does on a page with `?rove-why`. */
export async function openWhy(page: Page): Promise<void> {
  const build = readdirSync('dist').find((name) => /^[0-9a-f]{8}$/.test(name))
  await page.evaluate(async (module) => (await import(module)).openWhy(), `/rove/${build}/_why.js`)
}
