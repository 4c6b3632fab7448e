/** Pages that are written anew from their HTML, and pages that are saved and opened again. */
import type { Page } from '@playwright/test'

/** Writes the page anew, as page builders do. */
async function writeAnew(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { body } = document
    const html = body.innerHTML
    const { trustedTypes } = window as unknown as {
      trustedTypes?: { createPolicy(name: string, rules: object): { createHTML(html: string): string } }
    }
    const policy = trustedTypes?.createPolicy('test', { createHTML: (text: string) => text })
    body.innerHTML = policy?.createHTML(html) ?? html
    await window.rove.ready()
  })
}

/** Opens what “Save as” and prerendering services make of the page, at the same address. */
async function openSaved(page: Page): Promise<void> {
  const body = await page.content()
  const { pathname } = new URL(page.url())
  await page.route(
    (url) => url.pathname === pathname,
    (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }),
    { times: 1 },
  )
  await page.goto(page.url())
  await page.evaluate(() => window.rove.ready())
}

/** Where elements start again, and whether it is in the same document: a saved page knows no later answers. */
export const ways = [
  ['on a page written anew', writeAnew, true],
  ['on a saved page', openSaved, false],
] as const

/**
 * The elements of a page, without those in shadow roots and those of providers, with what shows, locks, names and
 * describes them, and the names of the styles that apply to them alone.
 */
export async function shapeOf(page: Page): Promise<string[]> {
  await page.evaluate(() => window.rove.ready())
  // Elements that are ready can still ask for counts.
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => {
    const names =
      /^(id|slot|role|hidden|inert|tabindex|disabled|required|novalidate|form|autocomplete|aria-.*|data-rove-(?!was|made|from|fades).*)$/
    return [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((node) => !node.matches('script, iframe, link, style'))
      .map((node) =>
        [...node.attributes]
          .filter(({ name }) => names.test(name))
          .map(({ name, value }) => `${name}=${value}`)
          .concat([...node.style].map((name) => `style.${name}`))
          .sort()
          .reduce((text, one) => `${text} ${one}`, node.localName),
      )
  })
}
