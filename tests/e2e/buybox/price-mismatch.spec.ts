/** Wrong prices that are planted in one source: the page says so, and so does the doctor. */
import type { Page } from '@playwright/test'
import type { DoctorReport } from '../../../workshop/doctor/finding'
import { add, openCart } from '../cart/cart-page'
import { openWithHeader } from '../header/header-page'
import { expect, test } from '../kit/oracle'
import { showSearch } from '../search/show-search'
import { open } from './product-page'

/** Changes what the server answers. */
const plant = (page: Page, url: string | RegExp, change: (text: string) => string) =>
  page.route(url, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: change(await response.text()) })
  })

const lastMismatch = (page: Page) => expect.poll(() => page.evaluate(() => window.rove.last('price:mismatch') ?? null))

const doctorOn = (page: Page) => page.locator('[data-rove-doctor=complete]')
/** Waits until the doctor has examined the page. */
const examined = (page: Page) => expect(doctorOn(page)).toHaveCount(1, { timeout: 60_000 })

/** The errors of the doctor’s check, after a visitor’s own steps. */
async function doctorErrors(page: Page): Promise<string> {
  const host = doctorOn(page)
  await examined(page)
  await page.locator('[data-rove-doctor] aside').getByRole('button', { name: 'Examine again' }).click()
  const read = () =>
    host.evaluate((element) => {
      const { checks } = (element as unknown as { report: DoctorReport }).report
      const { findings = [] } = checks.find(({ name }) => name === 'prices') ?? {}
      return findings.flatMap(({ severity, what, evidence }) => (severity === 'error' ? `${what} [${evidence}]` : []))
    })
  await expect.poll(async () => (await read().catch(() => [])).length, { timeout: 60_000 }).toBeGreaterThan(0)
  return (await read()).join()
}

const suggest = async (page: Page, term: string) => {
  await showSearch(page)
  await page.locator('rove-search [part=input]').first().fill(term)
  await expect(page.locator('rove-search [part=option]:has(.price)').first()).toBeVisible()
}

test('PRICE-01 PRICE-02 a wrong suggestion differs from its card', { tag: '@any-screen' }, async ({ page, oracle }) => {
  oracle.expectReports(/price mismatch/)
  await plant(page, /\/search\/1\/indexes/, (text) =>
    text.replace(/("nid":1201\D.*?"final":\{[^}]*"usd":)1890/, '$11891'),
  )
  await page.goto('/sofas?country=US&as=guest')
  await suggest(page, 'marlow 3-seat')
  await lastMismatch(page).toMatchObject({
    ...{ nid: 1201, currency: 'USD' },
    ...{ one: { by: 'rove-search', price: 1891 }, other: { by: 'rove-listing', price: 1890 } },
  })
})

test('PRICE-01 a wrong price in the server’s card', { tag: ['@any-screen', '@nightly'] }, async ({ page, oracle }) => {
  oracle.expectReports(/price mismatch/)
  await plant(page, /\/sofas\?/, (text) => text.replace('due-amount">$1,890.00', 'due-amount">$1,790.00'))
  await page.goto('/sofas?country=US&as=guest&rove-doctor')
  await examined(page)
  await suggest(page, 'marlow 3-seat')
  const places = { one: { by: 'rove-search', price: 1890 }, other: { by: 'rove-listing', price: 1790 } }
  await lastMismatch(page).toMatchObject(places)
  const errors = await doctorErrors(page)
  expect(errors).toContain('The prices of product 1201 differ. [rove-search: 1890 USD; rove-listing: 1790 USD]')
  expect(errors, 'also without a search').toContain('server (items): 1890 USD')
})

test('PRICE-01 PRICE-02 a wrong price in the answer that adds', { tag: ['@any-screen', '@nightly'] }, async ({
  page,
  oracle,
}) => {
  oracle.expectReports(/price mismatch/)
  await plant(page, '**/ajax/cart/add', (text) => text.replace(/"price":\d+/, '"price":1234'))
  const { box, button } = await open(page, 'marlow-3-seat-sofa', 'country=US&as=member&rove-doctor')
  await expect(box.locator('[part=price] strong')).toHaveText('$1,512')
  await button.press('Enter')
  await lastMismatch(page).toMatchObject({
    ...{ nid: 1201, model: expect.any(String) },
    ...{ one: { by: 'rove-buybox', price: 1512 }, other: { by: 'server', price: 1234 } },
  })
  expect(await doctorErrors(page)).toMatch(/model SOF1201-\S+ of product 1201 .*server: 1234 USD/)
})

test('PRICE-01 CART-01 a wrong price in the cart that opens beside the buybox', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page, oracle }) => {
  oracle.expectReports(/price mismatch/)
  await add(page, 'marlow-3-seat-sofa')
  await plant(page, /\/ajax\/cart(\?|$)/, (text) => text.replace(/"price":1890/g, '"price":1891'))
  const { cartLink, header } = await openWithHeader(page, '/product/marlow-3-seat-sofa')
  await cartLink.click()
  await expect(header.locator('rove-cart [part=line]')).toHaveCount(1)
  await lastMismatch(page).toMatchObject({
    ...{ nid: 1201, model: expect.any(String) },
    ...{ one: { by: 'rove-buybox', price: 1890 }, other: { by: 'rove-cart', price: 1891 } },
  })
})

test('PRICE-01 the doctor compares the cart with what the server answers now', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await add(page, 'marlow-3-seat-sofa')
  await plant(page, /\/ajax\/cart(\?|$)/, (text) => text.replace(/"price":\d+/g, '"price":1800'))
  await openCart(page, '?rove-doctor')
  expect(await doctorErrors(page)).toContain('rove-cart: 1890 USD; server (GET /ajax/cart): 1800 USD')
})
