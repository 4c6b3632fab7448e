/** The cards of a category's further pages, beside those of the server. */
import type { Page } from '@playwright/test'
import { someOf } from '../kit/nightly'
import { expect, test } from '../kit/oracle'
import { cardsOf as cards } from './long-list'

test.use({ layout: 'bare' })

const more = (page: Page) => page.locator('[data-rove-listing=next]')

async function open(page: Page, address = '/sofas?country=US&as=guest') {
  await page.goto(address)
  await page.evaluate(() => window.rove.ready())
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 })

  test('PAGE-08 LIST-01 added cards request pictures as small as the server’s cards do', {
    tag: '@any-screen',
  }, async ({ page }) => {
    await open(page)
    await more(page).click()
    await expect(cards(page)).toHaveCount(12)
    const widths = async (n: number) => {
      await cards(page).nth(n).scrollIntoViewIfNeeded()
      const images = cards(page).nth(n).locator('img')
      const files = () => images.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).currentSrc))
      await expect.poll(async () => (await files()).every(Boolean)).toBe(true)
      return (await files()).map((file) => /\/w(\d+)\//.exec(file)?.[1])
    }
    expect(await widths(0)).toEqual(['320', '320'])
    expect(await widths(8)).toEqual(['320', '320'])
    for (const n of [0, 8]) {
      await cards(page).nth(n).locator('[data-rove-card=swatch]').last().focus()
      expect(await widths(n)).toEqual(['320', '320'])
    }
  })
})

test('LIST-06 cards say what is sold out, and what the visitor can be notified of', { tag: '@any-screen' }, async ({
  page,
}) => {
  await page.route('**/sofas/page/2/items*', async (route) => {
    const answer = await (await route.fetch()).json()
    const kinds = ['sold', 'notify']
    const items = answer.items.map((item: object, n: number) => ({ ...item, sold_out: kinds[n] ?? null }))
    await route.fulfill({ json: { ...answer, items } })
  })
  await open(page)
  await more(page).click()
  await expect(cards(page)).toHaveCount(12)
  const labels = (n: number) => cards(page).nth(n).locator('.card__sold:visible').allTextContents()
  expect(await labels(8)).toEqual(['Sold Out'])
  expect(await labels(9)).toEqual(['Sold Out - Notify Me'])
  expect(await labels(10)).toEqual([])
  await open(page, '/chairs?country=US')
  const served = page.locator('[data-rove-listing=grid] .card__sold:visible')
  if ((await served.count()) === 0) await open(page, '/chairs/page/2?country=US')
  expect(await served.allTextContents()).toEqual(['Sold Out - Notify Me'])
})

test('LIST-01 an added card shows the product as the server’s answer has it', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await page.route('**/sofas/page/2/items*', async (route) => {
    const answer = await (await route.fetch()).json()
    const bench = {
      nid: 9901,
      url: '/product/hollis-sofa',
      url_query: 'oid=2',
      title: 'Ash Bench',
      image_lrg: '/files/ash.webp',
      image_alt_lrg: '/files/ash--2.webp',
      default_price: 1890,
      sale_price: 1500,
      sale_flags: { OAK: 1, PINE: 0 },
      swatches: [
        { label: 'Oak', model: 'OAK', image_lrg: '/files/ash.webp', url_query: 'oid=1' },
        { label: 'Pine', model: 'PINE', image_lrg: '/files/pine.webp', url_query: 'oid=3' },
      ],
    }
    await route.fulfill({ json: { ...answer, items: [bench] } })
  })
  await open(page)
  await more(page).click()
  await expect(cards(page)).toHaveCount(9)
  const card = cards(page).last()
  const part = (name: string) => card.locator(`[data-rove-card=${name}]`)
  await expect(card).toHaveAttribute('data-nid', '9901')
  await expect(part('title')).toHaveText('Ash Bench')
  await expect(part('link')).toHaveAttribute('href', /\/product\/hollis-sofa\?oid=2$/)
  await expect(part('picture')).toHaveAttribute('src', /\/files\/ash\.webp$/)
  await expect(part('second-picture')).toHaveAttribute('src', /\/files\/ash--2\.webp$/)
  await expect(part('due-amount')).toHaveText('$1,500.00')
  await expect(part('was-amount')).toHaveText('$1,890.00')
  // Pine is not in the sale.
  await part('swatch').last().focus()
  await expect(part('due-amount')).toHaveText('$1,890.00')
})

for (const { code, was, due, preview } of someOf([
  { code: 'US', was: '$1,299.50', due: '$999.25', preview: '$1,100.10' },
  { code: 'CA', was: 'C$1,299.50', due: 'C$999.25', preview: 'C$1,100.10' },
  { code: 'AU', was: 'AU$1,299.50', due: 'AU$999.25', preview: 'AU$1,100.10' },
  { code: 'KR', was: '1,300₩', due: '999₩', preview: '1,100₩' },
  { code: 'UK', was: '£1,299.50', due: '£999.25', preview: '£1,100.10' },
  { code: 'HK', was: 'HK$1,299.50', due: 'HK$999.25', preview: 'HK$1,100.10' },
]))
  test(`PRICE-01 cards show fractions to who is no member: ${code}`, { tag: ['@nightly', '@any-screen'] }, async ({
    page,
  }) => {
    await page.route('**/sofas/page/2/items*', async (route) => {
      const answer = await (await route.fetch()).json()
      const prices = { default_price: '1299.5', sale_price: '999.25' }
      const items = answer.items.map((item: { swatches: object[] }) => {
        const swatches = item.swatches.map((swatch) => ({ ...swatch, default_price: 1299.5, sale_price: '1100.1' }))
        return { ...item, ...prices, sale_flags: {}, swatches }
      })
      await route.fulfill({ json: { ...answer, items } })
    })
    await open(page, `/sofas?country=${code}&as=guest`)
    await more(page).click()
    const card = cards(page).nth(8)
    await expect(card).not.toBeEmpty()
    const shows = async (mark: string, text: string) =>
      expect(card.locator(`[data-rove-card=${mark}]`)).toHaveText(text)
    await shows('due-amount', due)
    await shows('was-amount', was)
    await card.locator('[data-rove-card=swatch]').last().focus()
    await shows('due-amount', preview)
    await shows('was-amount', was)
  })

for (const [what, { width, columns }] of someOf(
  Object.entries({
    'on a wide screen': { width: 1440, columns: 6 },
    'on a phone': { width: 390, columns: 2 },
  }),
))
  test(`LIST-03 ${what} a list has its columns from the first frame`, { tag: ['@nightly', '@any-screen'] }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/sofas?country=US&as=guest&grid=6')
    await page.addInitScript(() => {
      const shifted: (string | undefined)[] = []
      Object.assign(document, { shifted })
      new PerformanceObserver((list) => {
        const entries = list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[]
        for (const { node } of entries.flatMap(({ sources }) => sources)) {
          const element = node instanceof Element ? node : node?.parentElement
          if (element?.closest('rove-listing')) shifted.push(element.outerHTML.slice(0, 80))
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await open(page, '/sofas')
    const grid = page.locator('[data-rove-listing=grid]')
    await expect
      .poll(() =>
        grid
          .locator('[data-rove-card=picture]')
          .evaluateAll((pictures) =>
            (pictures as HTMLImageElement[])
              .filter((picture) => picture.getBoundingClientRect().top < innerHeight)
              .every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
          ),
      )
      .toBe(true)
    // A shift is known after the frame that it was in.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    expect(await grid.evaluate((node) => getComputedStyle(node).gridTemplateColumns.split(' ').length)).toBe(columns)
    expect(await page.evaluate(() => (document as Document & { shifted?: string[] }).shifted)).toEqual([])
  })
