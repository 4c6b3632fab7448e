/** What the tests do in WordPress: log in, write posts, and look at them as a guest. */
import type { Browser, Page } from '@playwright/test'
import { writeHtml } from '../../../workshop/composer/html/write-html'
import { emptyComposition } from '../../../workshop/composer/state/composition'

/** Where WordPress is: the start of the hosts sets it. */
export const origin = process.env.ROVE_HOST_WORDPRESS ?? ''

/** A campaign as the composer writes it: a popup and a bar with a countdown, on several lines. */
export const campaign = [
  writeHtml({
    ...emptyComposition('popups'),
    settings: {
      'rove.popups': [
        {
          id: 'autumn',
          conditions: { device: ['desktop'] },
          event: { interval: [0, 1000] },
          markup: { title: 'Autumn sale', html: '<p>20 % off “rugs” & more [until] Sunday.</p>' },
        },
      ],
    },
  }),
  writeHtml({ ...emptyComposition('countdown'), attributes: { title: 'Rugs > rest', end: '2099-11-30 23:59:59' } }),
].join('\n\n')

/** Logs in. Each user of the host has their name as the password. */
export async function logIn(page: Page, name: 'customer' | 'author' | 'admin'): Promise<void> {
  await page.request.post(`${origin}/wp-login.php`, { form: { log: name, pwd: name }, maxRedirects: 0 })
}

/** Calls WordPress's REST API as the user who is logged in, from a page of the site. @returns the answer */
export function callApi(page: Page, path: string, data?: unknown): Promise<Readonly<Record<string, unknown>>> {
  return page.evaluate(
    async ([path, data]) => {
      const settings = document.querySelector('script[data-rove-settings]')?.textContent ?? '{}'
      const headers = { ...JSON.parse(settings).rove.request.headers, 'content-type': 'application/json' }
      const init = data === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(data) }
      const response = await fetch(`/wp-json/${path}`, init)
      return response.json()
    },
    [path, data] as const,
  )
}

/** Publishes a post by the REST API. @returns its address */
export async function publish(page: Page, title: string, content: string): Promise<string> {
  await page.goto(origin)
  const { link } = await callApi(page, 'wp/v2/posts', { title, content, status: 'publish' })
  return String(link)
}

/** Opens a page as a guest, in a browser of their own. */
export async function openAsGuest(browser: Browser, address: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.goto(address)
  await page.evaluate(() => window.rove.ready())
  return page
}
