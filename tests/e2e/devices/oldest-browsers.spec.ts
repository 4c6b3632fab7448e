/** The elements in the oldest browsers that README names: nothing younger is there, in script and in style sheets. */
import type { Locator } from '@playwright/test'
import { add, openCart } from '../cart/cart-page'
import { checkoutOn, expectPaid, fillIn, orderOn, pay, typeCard } from '../checkout/checkout-page'
import { someOf } from '../kit/nightly'
import { expect, test } from '../kit/oracle'
import { type parts, takeAway } from './older-browser'

/** Each field can be pressed, and its label stands apart above it. */
async function expectFields(fields: Locator) {
  await expect(fields.first()).toBeVisible()
  const measured = await fields.evaluateAll((nodes) =>
    (nodes as HTMLInputElement[])
      .filter((node) => node.getClientRects().length > 0)
      .map((node) => {
        const { top, height } = node.getBoundingClientRect()
        const label = node.labels?.[0]?.getBoundingClientRect()
        return { name: node.name, height, gap: label ? top - label.bottom : 4 }
      }),
  )
  expect(measured.length).toBeGreaterThan(0)
  for (const { name, height, gap } of measured) {
    expect(height, name).toBeGreaterThanOrEqual(44)
    expect(gap, `${name}: between label and field`).toBeGreaterThanOrEqual(2)
  }
}

/** A wrong field has a border in the colour of errors, and its message below it. */
async function expectMarked(field: Locator) {
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  const seen = await field.evaluate((node) => {
    const message = document.getElementById(node.getAttribute('aria-describedby')?.split(' ')[0] ?? '')
    const { top = 0, height = 0 } = message?.getBoundingClientRect() ?? {}
    return {
      border: getComputedStyle(node).borderTopColor,
      text: message ? getComputedStyle(message).color : '',
      isBelow: height > 0 && top >= node.getBoundingClientRect().bottom,
    }
  })
  expect(seen).toEqual({ border: 'rgb(156, 31, 36)', text: 'rgb(156, 31, 36)', isBelow: true })
}

test('LOAD-04 CHK-01 STRIPE-02 MAILCART-01 the oldest browsers get to a paid order', {
  tag: ['@wide-first', '@nightly'],
}, async ({ page }) => {
  await takeAway(page, 'everything')
  await add(page, 'marlow-3-seat-sofa', 'Moss', '4-Seat')
  const chosen = page.locator('rove-buybox [part=option][data-chosen]')
  await expect(chosen).toHaveCount(2)
  for (const border of await chosen.evaluateAll((nodes) =>
    nodes.map((node) => getComputedStyle(node, '::before').borderTopStyle + getComputedStyle(node).borderTopWidth),
  ))
    expect(border, 'what is chosen is marked').toMatch(/^solid|2px$/)
  const { cart, checkout } = await openCart(page)
  await expect(cart.locator('[part=line]')).toHaveCount(1)
  const mail = page.locator('rove-email-cart')
  await mail.locator('[part=button]').click()
  await expectFields(mail.locator('input:not([type=checkbox])'))
  await checkout.press('Enter')
  await expect(page.locator('rove-checkout')).toHaveAttribute('data-rove-state', 'ready')
  const { email, proceed, joins, part, checkout: form } = checkoutOn(page)
  await expectFields(form.locator('.rove-field input:visible'))
  await proceed.click()
  await expectMarked(email)
  const id = await orderOn(page)
  await email.fill('ada@home.test')
  await proceed.click()
  await joins.last().check()
  await proceed.click()
  await expectFields(form.locator('.rove-field :is(input, select):visible'))
  await proceed.click()
  await expectMarked(part('first_name'))
  await fillIn(page, 'US', 'address')
  await typeCard(page)
  await pay(page)
  await expectPaid(page, id)
})

for (const part of someOf([
  'adopted style sheets',
  'built-in objects',
  'interfaces of the page',
  'style sheets',
] as const satisfies readonly (keyof typeof parts)[]))
  test(`LOAD-04 CHK-01 product and checkout work without younger ${part}`, {
    tag: ['@any-screen', '@nightly'],
  }, async ({ page }) => {
    await takeAway(page, part)
    await add(page, 'juno-velvet-sofa')
    for (const tag of ['rove-gallery', 'rove-buybox', 'rove-love'])
      await expect(page.locator(tag).first()).toHaveAttribute('data-rove-state', 'ready')
    const name = await page.locator('rove-gallery [part=picture]').first().boundingBox()
    expect(name?.width).toBeGreaterThan(200)
    await page.goto('/cart/checkout')
    await expect(page.locator('rove-checkout')).toHaveAttribute('data-rove-state', 'ready')
    const { checkout, email, proceed } = checkoutOn(page)
    await expectFields(checkout.locator('.rove-field input:visible'))
    await proceed.click()
    await expectMarked(email)
  })

test('LOAD-04 in a browser that is too old, the page keeps the server’s HTML', {
  tag: ['@wide-first', '@nightly'],
}, async ({ page, oracle }) => {
  oracle.expectReports(/rove\.js: this browser is too old/)
  await page.addInitScript(() => {
    delete (AbortSignal.prototype as Partial<AbortSignal>).throwIfAborted
  })
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.goto('/product/juno-velvet-sofa?country=US&as=guest')
  const buybox = page.locator('rove-buybox')
  await expect(buybox).not.toHaveAttribute('data-rove-state')
  await buybox.getByRole('button', { name: 'Add to cart' }).click()
  await page.waitForURL('**/cart')
  expect(requested.filter((path) => /^\/rove\/[^.]+\/.*\.js$/.test(path))).toEqual([])
})
