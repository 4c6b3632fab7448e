import type { Page } from '@playwright/test'
import { expect, test } from '../kit/oracle'
import { open } from './product-page'

const countOfCart = (page: Page) => page.locator('.cart-pieces')

test('BUY-02 an option changes URL, picture, price and the published choice', {
  tag: '@any-screen',
}, async ({ page }) => {
  const { box, option, price } = await open(page, 'marlow-3-seat-sofa', 'country=US&as=guest&aid[]=99999&ref=mail')
  await expect(box.locator('[part=option] img'), 'a picture for each colour').toHaveCount(5)
  await expect(page, 'without the option of another product').not.toHaveURL(/99999/)
  await expect(page).toHaveURL(/ref=mail/)
  const before = await price.innerText()
  const picture = page.locator('rove-gallery [part=picture] img').first()
  const src = await picture.getAttribute('src')
  await option('Moss').check()
  await option('4-Seat').check()
  await expect(page).toHaveURL(/aid%5B%5D=\d+&aid%5B%5D=\d+/)
  await expect(price).not.toHaveText(before)
  await expect(picture).not.toHaveAttribute('src', src ?? '')
  const chosen = await page.evaluate(() => window.rove.last('model:chosen'))
  expect(chosen).toMatchObject({ nid: 1201, currency: 'USD', stock: expect.any(String) })
  await page.reload()
  await expect(option('Moss')).toBeChecked()
  await expect(option('4-Seat')).toBeChecked()
})

test('BUY-01 BUY-04 each model shows its stock; in-stock-only chooses an available one', {
  tag: '@any-screen',
}, async ({ page }) => {
  // The stock at the borders of each text.
  await page.route('**/product/dune-wool-rug*', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const body = html
      .replace(/"s":\d{3},/, '"s":10,')
      .replace('"s":3,', '"s":9,')
      .replace('"pr":4,', '"pr":9,')
      .replace('"pr":25,', '"pr":10,')
    await route.fulfill({ response, body })
  })
  const { option, box, stock } = await open(page, 'dune-wool-rug')
  for (const [size, colour, says, isBuyable] of [
    ['160', 'Sand', /^In-stock/, true],
    ['200', 'Sand', /^Only 9 left/, true],
    ['240', 'Sand', /^Pre-order: 9 available/, true],
    ['160', 'Chalk', /^Pre-order: 10\+ available/, true],
    ['200', 'Chalk', /^Made to order.*Made when you order\.$/, true],
    ['240', 'Chalk', /^Back in spring/, false],
    ['160', 'Terracotta', /^Sold Out$/, false],
    ['200', 'Terracotta', /^$/, false],
    ['240', 'Terracotta', /^Sold Out$/, false],
  ] as const) {
    await option(colour).check()
    await option(size).check()
    await expect(stock).toHaveText(says)
    await expect(box.locator('[part=checkout-button]')).toHaveCount(isBuyable ? 1 : 0)
  }
  await box.locator('[part=in-stock-only] input').check()
  await expect(stock).toHaveText(/^In-stock/)
  for (const hidden of ['Chalk', 'Terracotta', '240']) await expect(option(hidden)).toHaveCount(0)
  for (const first of ['Sand', '160']) await expect(option(first)).toBeChecked()
})

test('BUY-03 BUY-04 incompatible choices are removed; an incomplete one adds nothing', {
  tag: '@any-screen',
}, async ({ page }) => {
  const { option, button, message, box } = await open(page, 'odd-modular-sofa')
  await option('Deep').check()
  await option('Tight').check()
  await expect(option('Deep')).not.toBeChecked()
  const chosen = box.locator('[part=attribute] input:checked')
  const inStockOnly = box.locator('[part=in-stock-only] input')
  const attributes = await box.locator('[part=attribute]').count()
  await expect(chosen).toHaveCount(attributes - 1)
  await inStockOnly.check()
  await expect(chosen, 'in-stock-only chooses again what was let go').toHaveCount(attributes)
  const choose = async (name: string) => {
    if (await option(name).isVisible()) await option(name).check()
  }
  await choose('Deep')
  await choose('Tight')
  await expect(chosen).toHaveCount(attributes)
  await page.goto('/product/odd-modular-sofa')
  await expect(box).toHaveAttribute('data-rove-state', 'ready')
  await option('Deep').check()
  await option('Tight').check()
  await button.click()
  await expect(message).toHaveText('Please select all the options')
  await expect(box.locator('[part=attribute][data-state=missing]')).not.toHaveCount(0)
  await page.goto('/cart')
  await expect(page.locator('main')).toContainText(/empty/i)
})

test('BUY-05 BUY-06 a visitor can ask to be notified about a sold-out model', {
  tag: ['@wide-first', '@wcag-2.4.3', '@wcag-3.3.1', '@wcag-3.3.3', '@wcag-4.1.3', '@rove-buybox'],
}, async ({ page }) => {
  const { box, dialog, field } = await open(page, 'bo-wingback-chair')
  const notify = box.locator('button[part=notify-button]')
  await expect(notify).toHaveText('Sold Out - Notify Me')
  for (const part of ['button', 'checkout-button'])
    await expect(box.locator(`[part=purchase] [part=${part}]`)).toHaveCount(0)
  await notify.click()
  await expect(field('email')).toBeFocused()
  const width = await dialog.evaluate((element) => element.getBoundingClientRect().width)
  expect(width).toBe(Math.min(500, page.viewportSize()?.width ?? 0))
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await field('email').fill('me@home')
  await page.keyboard.press('Enter')
  await expect(dialog.locator('[role=alert]')).toHaveText('Please enter a valid email address.')
  await expect(field('email')).toBeFocused()
  await field('email').fill('me@home.test')
  await field('qty').fill('2')
  const request = page.waitForRequest('**/ajax/notify-me')
  await page.keyboard.press('Enter')
  expect((await request).postData()).toMatch(/^nid=1221&model=CHA1221-\w+&qty=2&email=me%40home\.test$/)
  await expect(dialog.locator('[role=status]')).toBeFocused()
  const payload = await page.evaluate(() => window.rove.last('notify:asked'))
  expect(payload).toEqual({ nid: expect.any(Number), model: expect.any(String), qty: 2 })
  await dialog.locator('[part=close-button]').click()
  await expect(dialog).toHaveCount(0)
  await expect(notify).toBeFocused()
})

test('BUY-02 adding to the cart does not leave the page, and a double press adds once', { tag: '@any-screen' }, async ({
  page,
}) => {
  const { price, stock, button, message } = await open(page, 'marlow-3-seat-sofa')
  await expect(price).toContainText('$1,890')
  await expect(stock).toHaveText(/^In-stock/)
  await button.dblclick()
  await expect(message).toHaveText('Added to cart')
  expect(await page.evaluate(() => window.rove.last('cart:changed'))).toEqual({ count: 1 })
  await expect(countOfCart(page)).toHaveText('1')
  await page.locator('rove-buybox [part=purchase] [part=checkout-button]').click()
  await expect(page).toHaveURL(/\/cart\/checkout$/)
  await expect(page.locator('rove-checkout')).toContainText('Marlow 3-Seat Sofa')
})

test('BUY-02 an option changes the button, the breakdown and the final-sale message', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  const { box, option, price, button } = await open(page, 'hollis-sofa', 'country=US&as=member')
  const notify = box.locator('button[part=notify-button]')
  for (const [colour, size, due, regular, isFinal, isBuyable] of [
    ['Chalk', '2-Seat', '$1,272', '$1,590', false, true],
    ['Denim', '3-Seat', '$1,552', '$1,940', true, true],
    ['Denim', '2-Seat', '$1,272', '$1,590', true, false],
  ] as const) {
    await option(colour).check()
    await option(size).check()
    await expect(price.locator('strong')).toHaveText(due)
    await expect(box.locator('[part=breakdown] dd').first()).toHaveText(regular)
    await expect(box.locator('[part=final-sale]')).toHaveCount(isFinal ? 1 : 0)
    await expect(button).toHaveCount(isBuyable ? 1 : 0)
    await expect(notify).toHaveCount(isBuyable ? 0 : 1)
  }
})

test('BUY-07 PRICE-02 a member’s breakdown of sale and membership adds up', {
  tag: '@any-screen',
}, async ({ page }) => {
  const { box } = await open(page, 'luca-sofa', 'country=US&as=member')
  const amounts = await box
    .locator('[part=breakdown] dd')
    .evaluateAll((cells) => cells.map((cell) => Number(cell.textContent?.replace(/[^\d-]/g, ''))))
  expect(amounts.length).toBeGreaterThan(2)
  const total = amounts.pop()
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total)
  await expect(box.locator('[part=breakdown]')).toContainText('Member discount')
  await expect(box.locator('[part=final-sale]')).toBeVisible()
  await expect(box.locator('[part=price] .member')).toHaveText('MEMBER')
})

test('PRICE-04 compare-at prices are shown if shop and page allow them', {
  tag: '@any-screen',
}, async ({ page }) => {
  const { box } = await open(page, 'luca-sofa')
  await expect(box.locator('[part=compare-at]')).toBeVisible()
  await open(page, 'luca-sofa', 'country=US&flags=compare-prices-locked')
  await expect(box.locator('[part=breakdown]')).toContainText('Sale')
  await expect(box.locator('[part=compare-at]')).toHaveCount(0)
  await open(page, 'marlow-3-seat-sofa', 'country=UK&flags=')
  await expect(box.locator('[part=compare-at]')).toHaveCount(0)
})

test('BUY-03 a focused button on a phone is not covered by the shop’s fixed bars', {
  tag: ['@nightly', '@any-screen', '@wcag-2.4.11', '@rove-buybox'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { box } = await open(page, 'marlow-3-seat-sofa')
  const checkout = box.locator('[part=checkout-button]')
  const fixed = page.locator('.demo-bar')
  await expect(box.locator('[part=protection]')).toBeVisible()
  await box.evaluate((element) => {
    const bar = document.querySelector('.demo-bar')?.getBoundingClientRect().bottom ?? 0
    scrollBy({ top: element.getBoundingClientRect().bottom - bar - 12, behavior: 'instant' })
  })
  await checkout.focus()
  const isSeen = () =>
    checkout.evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect()
      const corners = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [left + width * x, top + height * y]))
      return corners.every(([x = 0, y = 0]) => document.elementFromPoint(x, y)?.localName === 'rove-buybox')
    })
  await expect.poll(isSeen).toBe(true)
  await fixed.locator('summary').focus()
  await expect(fixed).toHaveCSS('opacity', '1')
})

test('COVER-02 protection is added to price and cart; its details run no script', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  const { box, dialog, button, message } = await open(page, 'juno-velvet-sofa')
  const plan = box.locator('[part=protection] label').filter({ hasText: '3 years' })
  await expect(plan).toContainText('$149')
  await plan.locator('input').check()
  await expect(box.locator('[part=breakdown]')).toContainText('$149')
  await box.locator('[part=protection-button]').click()
  await expect(dialog).toContainText(/\w{4}/)
  expect(await dialog.evaluate((element) => element.querySelectorAll('script, [onclick], style').length)).toBe(0)
  await expect(dialog, 'the text of a style sheet is none').not.toContainText('color')
  await page.keyboard.press('Escape')
  await button.click()
  await expect(message).toHaveText('Added to cart')
  await box.locator('[part=protection-button]').click()
  await dialog.getByRole('link', { name: 'What is not covered' }).click()
  await expect(page).toHaveURL(/\/returns$/)
})

test('BUY-02 the keyboard chooses options as a group of radio buttons', {
  tag: ['@nightly', '@any-screen', '@wcag-1.3.1', '@wcag-2.1.1', '@rove-buybox'],
}, async ({ page }) => {
  const { option } = await open(page, 'marlow-3-seat-sofa')
  await option('Oat').focus()
  await page.keyboard.press('ArrowRight')
  await expect(option('Chalk')).toBeChecked()
  await expect(option('Chalk')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(option('3-Seat')).toBeFocused()
})

test('BUY-02 a failed addition to the cart is never shown as successful', { tag: ['@any-screen', '@nightly'] }, async ({
  page,
  oracle,
}) => {
  oracle.expectReports(/cart\.add/)
  const { button, message } = await open(page, 'marlow-3-seat-sofa')
  for (const fault of ['500', 'html', 'wrong', 'cut']) {
    await page.evaluate((kind) => {
      document.cookie = `demo_fault=${encodeURIComponent(`${kind}:/ajax/cart/add`)};path=/`
    }, fault)
    const reported = page.waitForEvent('console', (line) => line.text().startsWith('[rove] cart.add: '))
    await button.click()
    await reported
    await expect(message, fault).toHaveText('This could not be added to your cart. Please try again.')
    expect(await page.evaluate(() => window.rove.last('cart:changed'))).toEqual({ count: 0 })
  }
})

test('BUY-08 PRICE-03 a page without a price in its settings keeps the server’s form', {
  tag: '@any-screen',
}, async ({ page, oracle }) => {
  oracle.expectReports(/^\[rove\] <rove-buybox>: needs-price/)
  const body = `for (const model in Drupal.settings.models_stock) delete Drupal.settings.models_stock[model].p
    delete Drupal.settings.rove.product.price`
  await page.route('**/theirs.js', (route) => route.fulfill({ contentType: 'text/javascript', body }))
  await page.route('**/product/*', async (route) => {
    const response = await route.fetch()
    const html = (await response.text()).replace('</head>', '<script src="/theirs.js"></script></head>')
    await route.fulfill({ response, body: html })
  })
  await page.goto('/product/marlow-3-seat-sofa?country=US&as=guest')
  const box = page.locator('rove-buybox')
  await expect(box).toHaveAttribute('data-rove-reason', 'needs-price')
  await expect(box.locator('form')).toBeVisible()
  await expect(box).toContainText('$1,890')
  await box.getByRole('radio', { name: 'Moss' }).check()
  await box.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.locator('rove-cart')).toContainText('Moss')
})
