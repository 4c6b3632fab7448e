/** The wall of customers' photos (COMM-01). */
import type { Page } from '@playwright/test'
import { doubleText } from '../a11y/double-text'
import { backToPage } from '../kit/go-back'
import { pressInPlace } from '../kit/list-moves'
import { expect, test } from '../kit/oracle'
import { violationsOn } from '../kit/violations'
import { dialog, link, loadByPress, more, next, open, photos } from './community-page'

test.use({ layout: 'bare' })

const columns = (page: Page) =>
  photos(page).evaluateAll((items) => new Set(items.map((item) => Math.round(item.getBoundingClientRect().x))).size)

test('COMM-01 photos stand in four columns, on a phone in two', { tag: ['@any-screen', '@nightly'] }, async ({
  page,
}) => {
  await open(page)
  for (const [width, expected] of [
    [390, 2],
    [768, 2],
    [769, 4],
    [1440, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    expect(await columns(page), `the theme’s rule, ${width} px`).toBe(expected)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const [width, expected] of [
    [320, 2],
    [699, 2],
    [700, 4],
    [1200, 4],
  ] as const) {
    await photos(page)
      .first()
      .evaluate(({ parentElement: list }, width) => {
        list?.removeAttribute('class')
        if (list) list.style.inlineSize = `${width}px`
      }, width)
    expect(await columns(page), `the element’s own rule, ${width} px`).toBe(expected)
  }
})

test('COMM-01 added photos are as the server writes its own, and reserve their space', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
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

test('COMM-01 ten pages are shown at most; then the link opens the eleventh page', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await open(page)
  for (let shown = 2; shown <= 10; shown++) {
    await pressInPlace(more(page))
    await expect(photos(page)).toHaveCount(12 * shown)
  }
  expect(await columns(page)).toBe(4)
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await more(page).click()
  await expect(page).toHaveURL(/\/community\/page\/11$/)
  await expect(page.locator('[data-rove-listing=place]')).toHaveText('121–132 of 132')
})

test('COMM-01 keys move through all loaded photos, and the focus returns to the last', {
  tag: ['@any-screen', '@wcag-2.1.1', '@wcag-2.1.2', '@wcag-2.4.3', '@rove-community'],
}, async ({ page }) => {
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
  const product = dialog(page).locator('[part=product]').first()
  await expect(product).toHaveAttribute('href', /\/product\//)
  await expect(product).toHaveText(/\w/)
  await expect(product.locator('img')).toHaveAttribute('src', /\.webp/)
  await expect(photos(page).nth(12).locator('img')).toHaveAttribute('src', /\/community\/small\//)
  await expect(dialog(page).locator('[part=picture] img').last()).toHaveAttribute('src', /\/community\/medium\//)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(link(page, 12)).toBeFocused()
  await expect(page).not.toHaveURL(/photo=/)
})

test('COMM-01 after the last photo of a page, the dialog goes on with the next page', {
  tag: ['@nightly', '@any-screen'],
}, async ({ page }) => {
  await open(page)
  await loadByPress(page)
  await expect(photos(page)).toHaveCount(12)
  await link(page, 11).click()
  await expect(dialog(page)).toContainText('12 of 24')
  await dialog(page).getByRole('button', { name: 'Next photo' }).click()
  await expect(dialog(page)).toContainText('13 of 24')
  await dialog(page).getByRole('button', { name: 'Previous photo' }).click()
  await expect(dialog(page)).toContainText('12 of 24')
  await dialog(page).getByRole('button', { name: 'Next photo' }).click()
  await expect(dialog(page)).toContainText('13 of 24')
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(link(page, 12)).toBeFocused()
  await link(page, 12).click()
  const product = dialog(page).locator('[part=product]').first()
  const name = await product.locator('.photo-name').innerText()
  await product.click()
  await expect(page).toHaveURL(/\/product\//)
  await expect(page.locator('h1')).toHaveText(name)
  await backToPage(page)
  await expect(dialog(page)).toContainText(name)
})

test('COMM-01 a form of the server in the wall is filled in and sent as it was written', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  const form = `<form action="/community/report" method="post"><input type="hidden" name="form_id" value="report">
    <input name="reason"><button name="op" value="Report">Report</button></form>`
  await page.route('**/community?*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('</rove-community>', `${form}$&`) })
  })
  const answer = (reason: string) =>
    `<!doctype html><title>Shop</title><rove-community><p>${
      reason ? 'Thank you' : 'Reason is required'
    }</p><ul data-rove-listing="grid"></ul>${form}</rove-community><script src="/rove/rove.js" async></script>`
  const posted: unknown[] = []
  await page.route('**/community/report', (route) => {
    const fields = Object.fromEntries(new URLSearchParams(route.request().postData() ?? ''))
    posted.push(fields)
    return route.fulfill({ contentType: 'text/html', body: answer(fields.reason ?? '') })
  })
  await open(page)
  const reason = page.locator('rove-community [name=reason]')
  const send = page.getByRole('button', { name: 'Report' })
  await send.click()
  await expect(page.locator('rove-community')).toContainText('Reason is required')
  await reason.fill('This is my room')
  await send.click()
  await expect(page.locator('rove-community')).toContainText('Thank you')
  expect(posted).toEqual(['', 'This is my room'].map((reason) => ({ form_id: 'report', reason, op: 'Report' })))
})

test('COMM-01 unsafe and incomplete photos are not shown', { tag: '@any-screen' }, async ({ page, oracle }) => {
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
  await pressInPlace(more(page))
  await expect(photos(page)).toHaveCount(13)
  await expect(photos(page).nth(12)).toContainText('<b>Eve</b>')
  await link(page, 12).click()
  await expect(dialog(page)).toContainText('Sofa')
  await expect(dialog(page).locator('[part=product]')).toHaveCount(0)
})

test('COMM-01 the answer of another page is reported, and can be requested again', {
  tag: ['@nightly', '@any-screen', '@wcag-4.1.3', '@rove-community'],
}, async ({ page, oracle }) => {
  oracle.expectReports(/community\.page: other-page/)
  await page.route(next, (route) => route.fulfill({ json: { items: [], details: { page: 7, pages: 11 } } }))
  await open(page)
  await pressInPlace(more(page))
  await expect(page.locator('rove-community [part=message][role=alert]')).toContainText('More could not be loaded.')
  await expect(photos(page)).toHaveCount(12)
  await page.unroute(next)
  await page.locator('rove-community [part=retry-button]').click()
  await expect(photos(page)).toHaveCount(24)
})

test('COMM-01 where the dialog’s code cannot be loaded, the photo’s own page opens', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page, oracle }) => {
  oracle.allowReports(/./)
  await page.route('**/_photo-dialog*', (route) => route.abort())
  await open(page)
  await link(page, 1).click()
  await expect(page).toHaveURL(/\/community\/photo\/2402$/)
})

test('COMM-01 wall and photo are accessible, and fit 320 px with large text', {
  tag: ['@nightly', '@any-screen', '@axe', '@wcag-1.4.4', '@wcag-1.4.10', '@rove-community'],
}, async ({ page }) => {
  for (const [path, country] of [
    ['/community', 'KR'],
    ['/ar/community', 'US'],
    ['/community/photo/2401', 'HK'],
  ] as const) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, path, `country=${country}&as=guest`)
    expect(await violationsOn(page), path).toEqual([])
    await page.setViewportSize({ width: 320, height: 700 })
    await doubleText(page.locator('main'))
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320)
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('COMM-01 without script each photo and each page is a page of the server', {
    tag: ['@any-screen', '@nightly'],
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
