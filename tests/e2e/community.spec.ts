/** The wall of customers' photos (COMM-01). */
import type { Page, Route } from '@playwright/test'
import { dialog, link, loadByPress, more, next, open, photos } from './community-page'
import { doubleText } from './double-text'
import { backFromOverlay } from './go-back'
import { expect, test } from './oracle'
import { violationsOn } from './violations'

const columns = (page: Page) =>
  photos(page).evaluateAll((items) => new Set(items.map((item) => Math.round(item.getBoundingClientRect().x))).size)

test('COMM-01 the photos stand in four columns, on a phone in two, also without the theme', async ({ page }) => {
  for (const [width, expected] of [
    [1440, 4],
    [769, 4],
    [768, 2],
    [390, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await open(page)
    expect(await columns(page), `${width} px`).toBe(expected)
    await photos(page)
      .first()
      .evaluate((item) => item.parentElement?.removeAttribute('class'))
    expect(await columns(page), `${width} px, the element’s own rule`).toBe(expected)
  }
})

test('COMM-01 further photos are made of their fields as the server writes its own, and take their space before they have arrived', async ({
  page,
}) => {
  await page.route('**/files/community/small/*', (route) => route.abort())
  await open(page)
  await loadByPress(page)
  await more(page).click()
  await expect(photos(page)).toHaveCount(24)
  const [own, made] = await Promise.all([0, 12].map((n) => photos(page).nth(n).boundingBox()))
  expect(made?.height).toBe(own?.height)
  const html = await photos(page)
    .nth(12)
    .evaluate((item) => item.outerHTML)
  await page.goto('/community/page/2')
  const served = await photos(page)
    .first()
    .evaluate((item) => {
      const picture = item.querySelector('img')
      picture?.setAttribute('loading', 'lazy')
      return { id: item.id, alt: picture?.alt, src: picture?.src, text: item.textContent?.trim() }
    })
  for (const part of [served.id, served.alt, served.src?.replace(/^.*(?=\/sites)/, '')]) expect(html).toContain(part)
  expect(served.text).toBeTruthy()
})

test('COMM-01 ten pages are shown at most; then the link opens the eleventh page @any-screen', async ({ page }) => {
  await open(page)
  for (let shown = 2; shown <= 10; shown++) {
    await more(page).click()
    await expect(photos(page)).toHaveCount(12 * shown)
  }
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await more(page).click()
  await expect(page).toHaveURL(/\/community\/page\/11$/)
  await expect(page.locator('[data-rove-listing=place]')).toHaveText('121–132 of 132')
})

test('COMM-01 a photo opens with its name, place and products; keys move through all loaded photos, and the focus returns to the last one', async ({
  page,
}) => {
  await open(page)
  await loadByPress(page)
  await more(page).click()
  await expect(photos(page)).toHaveCount(24)
  await link(page, 11).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toContainText('12 of 24')
  const id = await photos(page).nth(11).getAttribute('data-photo')
  await expect(page).toHaveURL(new RegExp(`[?&]photo=${id}$`))
  expect(await violationsOn(page, 'rove-community')).toEqual([])
  await page.keyboard.press('ArrowRight')
  await expect(dialog(page)).toContainText('13 of 24')
  const name = await photos(page).nth(12).locator('[data-rove-community=name]').innerText()
  const place = await photos(page).nth(12).locator('[data-rove-community=location]').innerText()
  await expect(dialog(page).locator('h2')).toHaveText(name)
  await expect(dialog(page).locator('[part=location]')).toHaveText(place)
  await expect(dialog(page).locator('[part=product]').first()).toHaveAttribute('href', /\/product\//)
  await expect(dialog(page).locator('[part=picture] img').last()).toHaveAttribute('src', /\/community\/medium\//)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(link(page, 12)).toBeFocused()
  await expect(page).not.toHaveURL(/photo=/)
})

test('COMM-01 after the last photo of a page, the dialog goes on with those of the next page', async ({ page }) => {
  await open(page)
  await loadByPress(page)
  await expect(photos(page)).toHaveCount(12)
  await link(page, 11).click()
  await expect(dialog(page)).toContainText('12 of 24')
  await page.keyboard.press('ArrowRight')
  await expect(dialog(page)).toContainText('13 of 24')
  await page.keyboard.press('Escape')
  await expect(link(page, 12)).toBeFocused()
})

test('COMM-01 Back closes the photo, and leaves the wall as it was', { tag: '@any-screen' }, async ({ page }) => {
  await open(page)
  await link(page, 1).click()
  await expect(dialog(page)).toBeVisible()
  await backFromOverlay(page)
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/community\?country=US&as=guest$/)
})

test('COMM-01 of unsafe and incomplete photos none is shown, and an unsafe address is no link @any-screen', async ({
  page,
  oracle,
}) => {
  oracle.allowReports(/community\.(page|photo)/)
  const photo = { image_small: '/s.webp', image_medium: '/m.webp', name: '<b>Eve</b>', product_photos: [] }
  await page.route('**/[sm].webp', (route) => route.abort())
  await page.route(next, (route) =>
    route.fulfill({
      json: {
        items: [
          { ...photo, objectID: 1, product_photos: [{ url: 'javascript:alert(1)', name: 'Sofa' }] },
          { ...photo, objectID: 2, image_small: 'javascript:alert(1)', image_medium: 'javascript:alert(1)' },
          { objectID: 3 },
        ],
        details: { page: 2, pages: 2 },
      },
    }),
  )
  await open(page)
  await more(page).click()
  await expect(photos(page)).toHaveCount(13)
  await expect(photos(page).nth(12)).toContainText('<b>Eve</b>')
  await link(page, 12).click()
  await expect(dialog(page)).toContainText('Sofa')
  await expect(dialog(page).locator('[part=product]')).toHaveCount(0)
})

const faults: Readonly<Record<string, readonly [RegExp, (route: Route) => Promise<void>]>> = {
  'an error': [/community\.page: status-500/, (route) => route.fulfill({ status: 500, body: 'Error' })],
  'a page of HTML': [/community\.page: not-json/, (route) => route.fulfill({ body: '<!doctype html>' })],
  'another shape': [/community\.page: wrong-shape/, (route) => route.fulfill({ json: { items: 'none' } })],
  'another page': [
    /community\.page: other-page/,
    (route) => route.fulfill({ json: { items: [], details: { page: 7, pages: 11 } } }),
  ],
}
for (const [what, [report, answer]] of Object.entries(faults))
  test(`COMM-01 where the next page is answered with ${what}, the wall says so, stays, and offers another try @any-screen`, async ({
    page,
    oracle,
  }) => {
    oracle.expectReports(report)
    await page.route(next, answer)
    await open(page)
    await more(page).click()
    await expect(page.locator('rove-community [part=message]')).toContainText('More could not be loaded.')
    await expect(photos(page)).toHaveCount(12)
    await page.unroute(next)
    await page.locator('rove-community [part=retry-button]').click()
    await expect(photos(page)).toHaveCount(24)
  })

test('COMM-01 where the dialog’s code cannot be loaded, the photo’s own page opens @any-screen', async ({
  page,
  oracle,
}) => {
  oracle.allowReports(/./)
  await page.route('**/_photo-dialog*', (route) => route.abort())
  await open(page)
  await link(page, 1).click()
  await expect(page).toHaveURL(/\/community\/photo\/2402$/)
})

for (const [path, country] of [
  ['/community', 'KR'],
  ['/ar/community', 'US'],
  ['/community/photo/2401', 'HK'],
] as const)
  test(`COMM-01 ${path} in ${country} has no accessibility violations, and fits 320 px with text of twice the size`, async ({
    page,
  }) => {
    await open(page, path, `country=${country}&as=guest`)
    expect(await violationsOn(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 700 })
    await doubleText(page.locator('main'))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('COMM-01 without script a photo has a page with its name, place and products, and each page leads to the next one', {
    tag: '@any-screen',
  }, async ({ page }) => {
    await page.goto('/community?country=US&as=guest')
    await link(page, 0).click()
    await expect(page.locator('h1')).toHaveText('Ida K. in Portland')
    await expect(page.locator('.photo-page__products a')).toHaveCount(3)
    await page.goBack()
    await more(page).click()
    await expect(page).toHaveURL(/\/community\/page\/2$/)
    await expect(photos(page)).toHaveCount(12)
  })
})
