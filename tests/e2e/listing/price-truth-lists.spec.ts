/** Each product's price on its card, among the results, in the search panel and on its page: one for each visitor. */
import type { Page } from '@playwright/test'
import { someOf } from '../kit/nightly'
import { expect, test } from '../kit/oracle'
import { openResults } from '../search-results/results-page'

type Prices = Readonly<Record<string, number>>

/** The amounts of the server's categories, by the product's path, and of the products' pages where they are wanted. */
const served = (page: Page, withPages: boolean): Promise<{ cards: Prices; pages: Prices }> =>
  page.evaluate(async (withPages) => {
    const read = async (path: string) => new DOMParser().parseFromString(await (await fetch(path)).text(), 'text/html')
    const amount = (text = '') => Number((/\d[\d,.]*/.exec(text)?.[0] ?? '').replaceAll(',', ''))
    const cards: Record<string, number> = {}
    for (const category of ['sofas', 'chairs', 'tables', 'rugs', 'pillows', 'outdoor'])
      for (let next = `/${category}`; next; ) {
        const list = await read(next)
        for (const card of list.querySelectorAll('[data-rove-listing=grid] > [data-nid]'))
          cards[card.querySelector('[data-rove-card=link]')?.getAttribute('href') ?? ''] = amount(
            card.querySelector('[data-rove-card=due-amount]')?.textContent,
          )
        next = list.querySelector('[data-rove-listing=next]:not([hidden])')?.getAttribute('href') ?? ''
      }
    const pages: Record<string, number> = {}
    const paths = withPages ? Object.keys(cards) : []
    await Promise.all(
      [0, 1, 2, 3].map(async () => {
        for (let path = paths.pop(); path; path = paths.pop())
          pages[path] = amount((await read(path)).querySelector('rove-buybox .price')?.textContent ?? '')
      }),
    )
    return { cards, pages }
  }, withPages)

/** The amounts that a widget has drawn. */
const drawn = (page: Page, cards: string, link: string, due: string): Promise<Prices> =>
  page.locator(cards).evaluateAll(
    (all, [link = '', due = '']) =>
      Object.fromEntries(
        all.map((card) => {
          const anchor = (card.matches(link) ? card : card.querySelector(link)) as HTMLAnchorElement
          const text = /\d[\d,.]*/.exec(card.querySelector(due)?.textContent ?? '')?.[0] ?? ''
          return [new URL(anchor.href).pathname, Number(text.replaceAll(',', ''))]
        }),
      ),
    [link, due],
  )

/** Each visitor's product pages are read in one country: all in all would take minutes. */
const countries = { US: 'guest', KR: 'member', HK: 'trade' } as const
for (const [country, reader] of someOf(Object.entries(countries)))
  test(`PRICE-01 PRICE-02 SEARCH-10 LIST-01 ${country}: lists and pages have the same prices`, {
    tag: '@nightly',
  }, async ({ page }) => {
    for (const as of ['guest', 'member', 'trade']) {
      const who = `${as} in ${country}`
      const { cards, part } = await openResults(page, `/search/products/a/?country=${country}&as=${as}`)
      const server = await served(page, as === reader)
      expect(Object.keys(server.cards).length, who).toBeGreaterThan(40)
      if (as === reader) expect(server.cards, `${who}: cards and pages`).toEqual(server.pages)

      // Another order, so that the widget makes all cards.
      await part('filters')
        .locator('select')
        .evaluate((select: HTMLSelectElement) => {
          select.value = 'price_asc'
          select.dispatchEvent(new Event('change', { bubbles: true }))
        })
      await expect(page).toHaveURL(/sort=price_asc/)
      for (const next = part('paging').locator('[rel=next]'); (await next.count()) > 0; ) {
        const before = await cards.count()
        await next.click()
        await expect.poll(() => cards.count()).toBeGreaterThan(before)
      }
      // Cards below the screen get their content a moment later.
      await expect(part('list').locator('> :not(:has([data-rove-card=link]))')).toHaveCount(0)
      const found = await drawn(
        page,
        '[data-rove-results=list] > *',
        '[data-rove-card=link]',
        '[data-rove-card=due-amount]',
      )
      expect(Object.keys(found).length, who).toBeGreaterThanOrEqual(20)
      expect(server.cards, `${who}: results`).toMatchObject(found)

      await page.locator('rove-search [part=input]').first().fill('sofa')
      const options = 'rove-search [part=option]:has(.price)'
      await expect(page.locator(options)).toHaveCount(5)
      const suggested = await drawn(page, options, '[part=option]', '.price')
      expect(server.cards, `${who}: suggestions`).toMatchObject(suggested)
    }
  })
