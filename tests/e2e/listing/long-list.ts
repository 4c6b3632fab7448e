/** A category with more pages than the demo shop's own: `/sofas` again and again, with other node ids. */
import { expect, type Page, type Route } from '@playwright/test'

/** The cards of a list. */
export const cardsOf = (page: Page) => page.locator('[data-rove-listing=grid] > [data-nid]')

/** How the long category differs from the demo shop's. */
export interface LongList {
  /** The number of its pages. */
  readonly pages?: number
  /** How often each of its further pages has the 8 cards of the first one; 1 by default. */
  readonly times?: number
  /** Its version; the server's by default. */
  readonly version?: string
  /**
   * Whether nothing says how high its pictures are before they have arrived. Its pages then come by the link only: the
   * share of the page that is scrolled is not known.
   */
  readonly unknownHeights?: boolean
}

/** Serves `/sofas`, its pages and their items. */
export async function serveLongList(
  page: Page,
  { pages = 12, times = 1, version, unknownHeights }: LongList = {},
): Promise<void> {
  const total = 8 + (pages - 1) * 8 * times
  const nidOn = (number: number) => (_: string, before: string, nid: string) =>
    `${before}${Number(nid) + (number - 1) * 1000}`
  const html = async (route: Route, number: number) => {
    const response = await route.fetch({ url: new URL('/sofas?country=US&as=guest', route.request().url()).href })
    let text = (await response.text())
      .replace(/(data-nid=")(\d+)/g, nidOn(number))
      .replace(/("nid":)(12\d\d)(?=,"url":"\/product\/[\w-]+","url_query")/g, nidOn(number))
      .replace(
        'data-page="1" data-pages="2" data-shown="8" data-total="12"',
        `data-page="${number}" data-pages="${pages}" data-shown="${number * 8}" data-total="${total}"`,
      )
      .replace(
        'rel="next" data-rove-listing="next" href="/sofas/page/2"',
        `rel="next" data-rove-listing="next" href="/sofas/page/${number + 1}"`,
      )
      .replace('<div class="grid"', '<a data-rove-listing="previous" href="/sofas" hidden>Previous page</a>$&')
    if (version) text = text.replace(/data-version="[^"]*"/, `data-version="${version}"`)
    if (unknownHeights)
      text = text.replace(/ width="960" height="1200"/g, '').replace('<rove-listing ', '$&more="button" ')
    await route.fulfill({ response, body: text })
  }
  await page.route(/\/sofas(\?.*)?$/, (route) => html(route, 1))
  await page.route(/\/sofas\/page\/\d+$/, (route) => html(route, pageIn(route)))
  await page.route(/\/sofas\/page\/\d+\/items/, async (route) => {
    const number = pageIn(route)
    const response = await route.fetch({ url: new URL('/sofas/page/1/items', route.request().url()).href })
    const { items, details } = await response.json()
    const renumbered = Array.from({ length: times }, (_, n) =>
      items.map((item: { nid: number }) => ({ ...item, nid: item.nid + (number - 1) * 1000 + n * 100 })),
    ).flat()
    await route.fulfill({
      json: { items: number > pages ? [] : renumbered, details: { ...details, page: number, pages, total } },
    })
  })
}

/** Loads further pages by the link. @param size the number of their cards */
export async function loadPages(page: Page, count: number, size = 8): Promise<void> {
  await page.evaluate(() => window.rove.ready())
  for (let n = 1; n <= count; n++) {
    const before = await cardsOf(page).count()
    await page.locator('[data-rove-listing=next]').evaluate((link: HTMLElement) => link.click())
    await expect(cardsOf(page)).toHaveCount(before + size)
  }
}

const pageIn = (route: Route) => Number(/\/page\/(\d+)/.exec(route.request().url())?.[1])
