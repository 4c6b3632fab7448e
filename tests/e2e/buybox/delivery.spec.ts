import type { Request } from '@playwright/test'
import { deliveryTexts } from '../../../widgets/buybox/delivery/delivery.texts'
import { closeOverlay } from '../kit/go-back'
import { hold } from '../kit/hold'
import { someOf } from '../kit/nightly'
import { expect, test } from '../kit/oracle'
import { open } from './product-page'

test.use({ layout: 'bare' })

test('DELIV-01 a postal code is stored, and known to the next page and to another tab', {
  tag: '@any-screen',
}, async ({ page, context }) => {
  const other = await context.newPage()
  const elsewhere = await open(other, 'dune-wool-rug')
  const { box, field, dialog, option, stock } = await open(page, 'marlow-3-seat-sofa')
  await option('Rust').check()
  await option('4-Seat').check()
  await expect(stock).toHaveText('Sold Out')
  await box.locator('[part=delivery-button]').click()
  await expect(field('postal')).toBeFocused()
  await field('postal').fill('90210')
  await closeOverlay(page, () => page.keyboard.press('Enter'))
  await expect(dialog).toHaveCount(0)
  await expect(box.locator('[part=delivery]')).toContainText('Beverly Hills')
  await expect(stock, 'the stock of the nearest warehouse').toHaveText(/^In-stock/)
  await expect(elsewhere.box.locator('[part=delivery]')).toContainText('90210')
  const stored = await context.cookies()
  const cookies = Object.fromEntries(stored.map(({ name, value }) => [name, decodeURIComponent(value)]))
  expect(cookies).toMatchObject({
    rove_postal_US: '90210',
    rove_postal_label_US: expect.stringContaining('Beverly Hills'),
  })
  for (const { expires } of stored.filter(({ name }) => name.startsWith('rove_postal')))
    expect((expires - Date.now() / 1000) / 86_400).toBeCloseTo(365, 1)

  const requests: string[] = []
  page.on('request', (request) => void requests.push(request.url()))
  await page.goto('/product/dune-wool-rug')
  await expect(box.locator('[part=delivery]')).toContainText('Beverly Hills')
  expect(requests.filter((url) => url.includes('/ajax/destination'))).toEqual([])
})

test('DELIV-01 a second cookie of a postal code never has another place’s name', {
  tag: ['@nightly', '@any-screen'],
}, async ({ page, context }) => {
  const { box, field, dialog } = await open(page, 'marlow-3-seat-sofa')
  const { hostname } = new URL(page.url())
  const shadow = { name: 'rove_postal_US', value: '10013', domain: hostname, path: '/product' }
  const chosen = async (postal: string) => {
    await box.locator('[part=delivery-button]').click()
    await field('postal').fill(postal)
    await closeOverlay(page, () => page.keyboard.press('Enter'))
    await expect(dialog).toHaveCount(0)
  }
  // It was there before the choice: the choice removes it.
  await context.addCookies([shadow])
  await chosen('90210')
  await page.reload()
  await expect(box.locator('[part=delivery]')).toContainText('Beverly Hills, CA 90210')
  expect((await context.cookies()).filter(({ name }) => name === shadow.name)).toHaveLength(1)
  // It came after the choice: the page says what the server is told.
  await context.addCookies([shadow])
  await page.reload()
  await expect(box.locator('[part=delivery]')).toContainText('10013')
  await expect(box.locator('[part=delivery]')).not.toContainText('Beverly Hills')
})

test('DELIV-02 each country has its own postal codes: an invalid one is not sent', {
  tag: ['@any-screen', '@wcag-3.3.1', '@wcag-3.3.3', '@wcag-4.1.3', '@rove-buybox'],
}, async ({ page }) => {
  const { box, field, dialog } = await open(page, 'marlow-3-seat-sofa', 'country=CA')
  const requests: string[] = []
  page.on('request', (request) => void requests.push(request.url()))
  await box.locator('[part=delivery-button]').click()
  for (const wrong of ['12345', '5MV 2T6', 'M5V 2T']) {
    await field('postal').fill(wrong)
    await page.keyboard.press('Enter')
    await expect(dialog.locator('[role=alert]')).toHaveText('Invalid Postal Code')
  }
  await expect(field('postal')).toHaveAttribute('aria-invalid', 'true')
  await open(page, 'marlow-3-seat-sofa', 'country=US')
  await box.locator('[part=delivery-button]').click()
  for (const wrong of ['9021', '90210 1234', '90210-12']) {
    await field('postal').fill(wrong)
    await page.keyboard.press('Enter')
    await expect(dialog.locator('[role=alert]')).toHaveText('Invalid Zip Code')
  }
  expect(requests.filter((url) => url.includes('/ajax/destination'))).toEqual([])
})

for (const { country, postal } of someOf([
  { country: 'AU', postal: '2000' },
  { country: 'UK', postal: 'SW1A 1AA' },
  { country: 'HK', postal: '999077' },
]))
  test(`DELIV-02 elsewhere the dialog says where it works: ${country}`, { tag: ['@nightly', '@any-screen'] }, async ({
    page,
  }) => {
    const { box, field, dialog } = await open(page, 'marlow-3-seat-sofa', `country=${country}`)
    const words = deliveryTexts[country === 'HK' ? 'zh-Hant-HK' : 'en']
    const requests: string[] = []
    page.on('request', (request) => void requests.push(request.url()))
    await box.locator('[part=delivery-button]').click()
    await expect(dialog.locator('.hint')).toHaveText(`${words.hintElsewhere}`)
    await field('postal').fill(postal)
    await page.keyboard.press('Enter')
    await expect(dialog.locator('[role=alert]')).toHaveText(
      country === 'HK' ? `${words['not-here']}` : 'This will only work in Canada and the United States.',
    )
    await expect(field('postal')).toHaveAttribute('aria-invalid', 'true')
    expect(requests.filter((url) => url.includes('/ajax/destination'))).toEqual([])
  })

test('DELIV-01 a late response closes only its own dialog, and the latest request wins', {
  tag: ['@nightly', '@any-screen'],
}, async ({ page }) => {
  const { box, field, dialog } = await open(page, 'marlow-3-seat-sofa')
  const release = await hold(page, '**/ajax/destination/update', (request) => !!request.postData()?.includes('96813'))
  const ask = async (postal: string) => {
    await box.locator('[part=delivery-button]').click()
    await field('postal').fill(postal)
    await page.keyboard.press('Enter')
  }
  const isOlder = (request: Request) => !!request.postData()?.includes('96813')
  const ended = Promise.race([
    page.waitForEvent('requestfailed', isOlder),
    page.waitForEvent('requestfinished', isOlder),
  ])
  await ask('96813')
  await expect(dialog.locator('[type=submit]')).toHaveText('Checking…')
  await page.keyboard.press('Escape')
  await ask('90210')
  await expect(box.locator('[part=delivery]')).toContainText('90210')
  await box.locator('[part=delivery-button]').click()
  release()
  await expect(field('postal')).toHaveValue('90210')
  await ended
  await expect(dialog).toBeVisible()
  await expect(box.locator('[part=delivery]')).toContainText('90210')
})

test('DELIV-03 a product that cannot be delivered to the destination cannot be bought', {
  tag: '@any-screen',
}, async ({ page }) => {
  const { box, field, stock } = await open(page, 'carrara-coffee-table')
  const controls = box.locator('[part=purchase] button')
  await expect(controls).not.toHaveCount(0)
  await box.locator('[part=delivery-button]').click()
  await field('postal').fill('96813')
  await closeOverlay(page, () => page.keyboard.press('Enter'))
  await expect(box.locator('[part=restricted]')).toHaveText(
    'This product is fragile and not available for delivery to 96813.',
  )
  await expect(box.locator('[part=restricted]')).toBeInViewport()
  await expect(controls).toHaveCount(0)
  await expect(stock, 'nothing ships where it cannot go').toHaveCount(0)
  await page.reload()
  await expect(box.locator('[part=restricted]')).toBeVisible()
  await expect(stock).toHaveCount(0)
})

test('DELIV-04 an unknown postal code and a failed request show their messages', {
  tag: ['@any-screen', '@wcag-3.3.1', '@wcag-4.1.3', '@rove-buybox', '@nightly'],
}, async ({ page, oracle }) => {
  oracle.expectReports(/destination\.update/)
  const { box, field, dialog } = await open(page, 'marlow-3-seat-sofa')
  await box.locator('[part=delivery-button]').click()
  const border = () => field('postal').evaluate((input) => getComputedStyle(input).borderColor)
  const usual = await border()
  await field('postal').fill('00000')
  await page.keyboard.press('Enter')
  await expect(dialog.locator('[role=alert]')).toHaveText('Error response.')
  await page.route('**/ajax/destination/update', (route) => route.fulfill({ status: 500 }))
  await page.keyboard.press('Enter')
  await expect(dialog.locator('[role=alert]')).toHaveText('An error has occurred.')
  await expect(field('postal')).toHaveAttribute('aria-invalid', 'true')
  expect(await border()).not.toBe(usual)
})
