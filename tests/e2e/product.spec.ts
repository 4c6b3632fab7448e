import type { Page } from '@playwright/test'
import { expect, test } from './oracle'

/** What a shopper uses of the box. */
const boxOn = (page: Page) => {
  const box = page.locator('rove-buybox')
  return {
    box,
    option: (name: string) => box.locator('[part=option]').filter({ hasText: name }).locator('input'),
    price: box.locator('[part=price]'),
    stock: box.locator('[part=stock]'),
    message: box.locator('[part=message]'),
    button: box.locator('[part=purchase] [part=button]'),
    dialog: box.locator('dialog'),
    field: (name: string) => box.locator(`dialog input[name=${name}]`),
  }
}
const open = async (page: Page, slug: string, query = 'country=US&as=guest') => {
  await page.goto(`/product/${slug}?${query}`)
  await expect(page.locator('rove-buybox')).toHaveAttribute('data-rove-state', 'ready')
  return boxOn(page)
}
const countOfCart = (page: Page) => page.locator('.cart-pieces')

test('BUY-02 an option changes the address, the picture, the price and what the page is told', async ({ page }) => {
  const { option, price } = await open(page, 'marlow-3-seat-sofa')
  const before = await price.innerText()
  const picture = page.locator('rove-gallery [part=picture] img').first()
  const src = await picture.getAttribute('src')
  await option('Moss').check()
  await option('3-Seat').check()
  await expect(page).toHaveURL(/aid%5B%5D=\d+&aid%5B%5D=\d+/)
  await expect(price).not.toHaveText(before)
  await expect(picture).not.toHaveAttribute('src', src ?? '')
  const chosen = await page.evaluate(() => window.rove.last('model:chosen'))
  expect(chosen).toMatchObject({ nid: 1201, currency: 'USD', stock: expect.any(String) })
  await page.reload()
  await expect(option('Moss')).toBeChecked()
  await expect(option('3-Seat')).toBeChecked()
})

test('BUY-02 option ids of another product are dropped from the address', async ({ page }) => {
  await open(page, 'marlow-3-seat-sofa', 'country=US&as=guest&aid[]=99999&ref=mail')
  await expect(page).toHaveURL(/ref=mail/)
  await expect(page).not.toHaveURL(/99999/)
})

for (const [size, colour, says] of [
  ['160', 'Sand', /^In-stock/],
  ['200', 'Sand', /^Only 3 left/],
  ['240', 'Sand', /^Pre-order: 4 available/],
  ['160', 'Chalk', /^Pre-order: 10\+ available/],
  ['240', 'Terracotta', /^Sold Out$/],
] as const)
  test(`BUY-01 ${colour} ${size} says ${says.source}`, async ({ page }) => {
    const { option, stock } = await open(page, 'dune-wool-rug')
    await option(colour).check()
    await option(size).check()
    await expect(stock).toHaveText(says)
  })

test('BUY-03 BUY-04 choices that make no model are let go, and an incomplete one adds nothing', async ({ page }) => {
  const { option, button, message, box } = await open(page, 'odd-modular-sofa')
  await option('Deep').check()
  await option('Tight').check()
  await expect(option('Deep')).not.toBeChecked()
  await button.click()
  await expect(message).toHaveText('Please select all the options')
  await expect(box.locator('[part=attribute][data-state=missing]')).not.toHaveCount(0)
  await page.goto('/cart')
  await expect(page.locator('main')).toContainText(/empty/i)
})

test('BUY-04 in-stock-only hides what is not there and goes over to what is', async ({ page }) => {
  const { option, box, stock } = await open(page, 'dune-wool-rug')
  await option('Terracotta').check()
  await option('240').check()
  await expect(stock).toHaveText('Sold Out')
  await box.locator('[part=in-stock-only] input').check()
  await expect(stock).toHaveText(/^(In-stock|Only)/)
})

test('BUY-05 BUY-06 a sold-out model can be asked for', async ({ page }) => {
  const { box, dialog, field } = await open(page, 'bo-wingback-chair')
  const notify = box.locator('button[part=notify-button]')
  await expect(notify).toHaveText('Sold Out - Notify Me')
  await expect(box.locator('[part=checkout-button]')).toHaveCount(0)
  await notify.click()
  await expect(field('email')).toBeFocused()
  const width = await dialog.evaluate((element) => element.getBoundingClientRect().width)
  expect(width).toBe(Math.min(500, page.viewportSize()?.width ?? 0))
  await field('email').fill('me@home')
  await page.keyboard.press('Enter')
  await expect(dialog.locator('[role=alert]')).toHaveText('Please enter a valid email address.')
  await expect(field('email')).toBeFocused()
  await field('email').fill('me@home.test')
  await field('qty').fill('2')
  await page.keyboard.press('Enter')
  await expect(dialog.locator('[role=status]')).toBeVisible()
  const asked = await page.evaluate(() => window.rove.last('notify:asked'))
  expect(asked).toMatchObject({ nid: expect.any(Number), qty: 2, email: 'me@home.test' })
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(notify).toBeFocused()
})

test('BUY-02 puts it into the cart without leaving the page, once for a double press', async ({ page }) => {
  const { button, message } = await open(page, 'marlow-3-seat-sofa')
  await button.dblclick()
  await expect(message).toHaveText('It is in your cart.')
  expect(await page.evaluate(() => window.rove.last('cart:changed'))).toEqual({ count: 1 })
  await expect(countOfCart(page)).toHaveText('1')
  await page.goto('/cart')
  await expect(page.locator('main')).toContainText('Marlow 3-Seat Sofa')
})

test('BUY-07 PRICE-02 a member sees the breakdown of sale and membership, and it adds up', async ({ page }) => {
  const { box } = await open(page, 'luca-sofa', 'country=US&as=member')
  const amounts = await box
    .locator('[part=breakdown] dd')
    .evaluateAll((cells) => cells.map((cell) => Number(cell.textContent?.replace(/[^\d-]/g, ''))))
  expect(amounts.length).toBeGreaterThan(2)
  const total = amounts.pop()
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total)
  await expect(box.locator('[part=final-sale]')).toBeVisible()
  await expect(box.locator('[part=price] .member')).toHaveText('MEMBER')
})

test('PRICE-04 compare-at prices are shown where the shop shows them, and withheld where the page locks them', async ({
  page,
}) => {
  const { box } = await open(page, 'marlow-3-seat-sofa')
  await expect(box.locator('[part=compare-at]')).toBeVisible()
  await open(page, 'marlow-3-seat-sofa', 'country=US&flags=compare-prices-locked')
  await expect(box.locator('[part=compare-at]')).toHaveCount(0)
  await open(page, 'marlow-3-seat-sofa', 'country=UK&flags=')
  await expect(box.locator('[part=compare-at]')).toHaveCount(0)
})

test('DELIV-01 a postal code is kept, known to the next page and to another tab', async ({ page, context }) => {
  const other = await context.newPage()
  const elsewhere = await open(other, 'dune-wool-rug')
  const { box, field, dialog } = await open(page, 'marlow-3-seat-sofa')
  await box.locator('[part=delivery-button]').click()
  await expect(field('postal')).toBeFocused()
  await field('postal').fill('90210')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(box.locator('[part=delivery]')).toContainText('Beverly Hills')
  await expect(elsewhere.box.locator('[part=delivery]')).toContainText('90210')
  const cookies = Object.fromEntries(
    (await context.cookies()).map(({ name, value }) => [name, decodeURIComponent(value)]),
  )
  expect(cookies).toMatchObject({
    rove_postal_US: '90210',
    rove_postal_label_US: expect.stringContaining('Beverly Hills'),
  })

  const asked: string[] = []
  page.on('request', (request) => void asked.push(request.url()))
  await page.goto('/product/dune-wool-rug')
  await expect(box.locator('[part=delivery]')).toContainText('Beverly Hills')
  expect(asked.filter((url) => url.includes('/ajax/destination'))).toEqual([])
})

test('DELIV-02 names what is wrong with a code, and asks nobody', async ({ page }) => {
  const { box, field, dialog } = await open(page, 'marlow-3-seat-sofa')
  const asked: string[] = []
  page.on('request', (request) => void asked.push(request.url()))
  await box.locator('[part=delivery-button]').click()
  await field('postal').fill('9021')
  await page.keyboard.press('Enter')
  await expect(dialog.locator('[role=alert]')).toHaveText('Invalid Zip Code')
  await expect(field('postal')).toHaveAttribute('aria-invalid', 'true')
  expect(asked.filter((url) => url.includes('/ajax/destination'))).toEqual([])
})

for (const [country, code, says] of [
  ['CA', '12345', 'Invalid Postal Code'],
  ['AU', '2000', 'This will only work in Canada and the United States.'],
] as const)
  test(`DELIV-02 in ${country}, ${code} says ${says}`, async ({ page }) => {
    const { box, field, dialog } = await open(page, 'marlow-3-seat-sofa', `country=${country}`)
    await box.locator('[part=delivery-button]').click()
    await field('postal').fill(code)
    await page.keyboard.press('Enter')
    await expect(dialog.locator('[role=alert]')).toHaveText(says)
  })

test('DELIV-03 what cannot go there cannot be bought for there', async ({ page }) => {
  const { box, field, button } = await open(page, 'carrara-coffee-table')
  await box.locator('[part=delivery-button]').click()
  await field('postal').fill('96813')
  await page.keyboard.press('Enter')
  await expect(box.locator('[part=restricted]')).toHaveText(
    'This product is fragile and not available for delivery to 96813.',
  )
  await expect(button).toHaveCount(0)
  await page.reload()
  await expect(box.locator('[part=restricted]')).toBeVisible()
})

test('DELIV-04 says so where the shop knows no such place, and where it does not answer', async ({ page, oracle }) => {
  oracle.expectReports(/destination\.update/)
  const { box, field, dialog } = await open(page, 'marlow-3-seat-sofa')
  await box.locator('[part=delivery-button]').click()
  await field('postal').fill('00000')
  await page.keyboard.press('Enter')
  await expect(dialog.locator('[role=alert]')).toHaveText('Error response.')
  await page.route('**/ajax/destination/update', (route) => route.fulfill({ status: 500 }))
  await page.keyboard.press('Enter')
  await expect(dialog.locator('[role=alert]')).toHaveText('An error has occurred.')
  await expect(field('postal')).toHaveAttribute('aria-invalid', 'true')
})

test('COVER-01 the cover is offered two seconds after the first press', async ({ page }) => {
  await page.clock.install()
  const { button, message, dialog } = await open(page, 'teak-terrace-sofa')
  await button.click()
  await expect(message).toHaveText('It is in your cart.')
  await page.clock.runFor(1900)
  await expect(dialog).toHaveCount(0)
  await page.clock.runFor(200)
  await expect(dialog).toBeVisible()
  await dialog.locator('[part=button]').click()
  await expect(dialog.locator('[role=status]')).toHaveText('The cover is in your cart.')
})

test('COVER-02 protection goes into the price and the cart; what the server says of it does not run', async ({
  page,
  oracle,
}) => {
  // The browser names the handler that the policy did not let run while the HTML was read.
  oracle.expectReports(/inline event handler/, /script-src-attr inline/)
  const { box, dialog, button, message } = await open(page, 'juno-velvet-sofa')
  const plan = box.locator('[part=protection] label').filter({ hasText: '3 years' })
  await expect(plan).toContainText('$149')
  await plan.locator('input').check()
  await expect(box.locator('[part=breakdown]')).toContainText('$149')
  await box.locator('[part=protection-button]').click()
  await expect(dialog).toContainText(/\w{4}/)
  expect(await dialog.evaluate((element) => element.querySelectorAll('script, [onclick], style').length)).toBe(0)
  await page.keyboard.press('Escape')
  await button.click()
  await expect(message).toHaveText('It is in your cart.')
})

test('BUY-02 the keyboard chooses options as a group of radio buttons', async ({ page }) => {
  const { option } = await open(page, 'marlow-3-seat-sofa')
  await option('Oat').focus()
  await page.keyboard.press('ArrowRight')
  await expect(option('Chalk')).toBeChecked()
  await expect(option('Chalk')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(option('2-Seat')).toBeFocused()
})

for (const fault of ['500', 'html', 'empty', 'wrong', 'cut'])
  test(`BUY-02 a cart that answers with ${fault} is not told to have changed`, async ({ page, oracle }) => {
    oracle.expectReports(/cart\.add/)
    const { button, message } = await open(page, 'marlow-3-seat-sofa', `country=US&fault=${fault}:/ajax/cart/add`)
    await button.click()
    await expect(message).toHaveText('That could not be added. Please try again.')
    expect(await page.evaluate(() => window.rove.last('cart:changed'))).toBeUndefined()
  })

for (const country of ['US', 'CA', 'AU', 'KR', 'UK', 'HK'])
  test(`BUY-07 from the page into the cart in ${country}`, async ({ page }) => {
    const { button, price } = await open(page, 'marlow-3-seat-sofa', `country=${country}&as=customer`)
    const amount = await price.locator('strong').innerText()
    await button.click()
    await expect.poll(() => page.evaluate(() => window.rove.last('cart:changed'))).toEqual({ count: 1 })
    await page.goto('/cart')
    await expect(page.locator('main')).toContainText(amount)
  })

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('BUY-02 the server’s own form buys', async ({ page }) => {
    await page.goto('/product/marlow-3-seat-sofa?country=US&as=guest')
    await page.locator('rove-buybox form button[type=submit]').click()
    await expect(page).toHaveURL(/\/cart/)
    await expect(page.locator('main')).toContainText('Marlow 3-Seat Sofa')
  })
})
