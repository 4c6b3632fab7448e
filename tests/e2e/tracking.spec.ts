import type { Page } from '@playwright/test'
import { lackingIn } from '../core/tracking/document-fields'
import { atPayment, checkoutOn, expectPaid, fillIn, orderOn, pay, typeCard, typeOwnCard } from './checkout-page'
import { expect, test } from './oracle'
import { logged, viewed } from './tracked-visit'

const field = (page: Page) => page.locator('rove-search [part=input]').first()

/** The visit below, event for event, by hand from document 3, section 2: what is told, and by what in it one knows it. */
const visit: readonly (readonly [event: string, params?: Record<string, unknown>])[] = [
  // Home, for the first time on this device; a search is sent.
  ['session_start', { because: 'first', count: 1, customer_type: 'New' }],
  ['page_view', { page_type: 'home', page_path: '/', country: 'US', logged_in: false }],
  ['home'],
  ['search', { search_term: 'marlow' }],
  // Its results; a suggestion is chosen from the field above them.
  ['page_view', { page_type: 'search' }],
  ['view_search_results', { search_term: 'marlow' }],
  ['select_item', { item_list_name: 'search suggestions' }],
  // The product: choosing a model is no event of the document; it is loved and put into the cart.
  ['page_view', { page_type: 'product' }],
  ['view_item', { currency: 'USD' }],
  ['add_to_wishlist'],
  ['add_to_cart', { currency: 'USD' }],
  // The cart, and a coupon.
  ['page_view', { page_type: 'cart' }],
  ['view_cart'],
  ['coupon', { op: 'add', coupon: 'ROOMS10' }],
  // The checkout: begun, then known by an e-mail address, then step by step.
  ['page_view', { page_type: 'checkout' }],
  ['begin_checkout', { step: 1 }],
  ['checkout_step', { step: 2 }],
  ['started_checkout'],
  ['checkout_step', { step: 3 }],
  ['add_shipping_info', { step: 4, shipping_tier: 'Ground' }],
  ['checkout_step', { step: 5 }],
  // The first way to pay was selected for the shopper: it is theirs once they pay by it.
  ['form_submit', { form_id: 'checkout' }],
  ['add_payment_info', { step: 6, payment_type: 'Credit Card' }],
  ['payment'],
  ['page_view', { page_type: 'complete' }],
  ['purchase', { coupon: 'ROOMS10', currency: 'USD' }],
  // The same page again: it is viewed, and nothing was bought.
  ['page_view', { page_type: 'complete' }],
]

test('TRACK-01 TRACK-02 TRACK-08 the log of a visit from home to the purchase is the table, event for event', async ({
  page,
}) => {
  // Nine pages and a payment take their time.
  test.slow()
  await page.goto('/?country=US&as=guest&consent=all')
  await viewed(page)
  await field(page).click()
  await page.keyboard.type('marlow')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\//)
  await viewed(page)
  await field(page).click()
  await field(page).fill('marlow 3-seat')
  await page.locator('rove-search [data-index=products] [part=option]').first().click()
  await expect(page).toHaveURL(/\/product\/marlow-3-seat-sofa/)
  await viewed(page)
  const box = page.locator('rove-buybox')
  await expect(box).toHaveAttribute('data-rove-state', 'ready')
  await box.locator('[part=option]').filter({ hasText: 'Oat' }).locator('input').check()
  await page.locator('rove-love[nid="1201"] button[part=button]').first().click()
  await expect(page.locator('rove-love dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('rove-love[nid="1201"] button[part=button]').first()).toHaveAttribute('data-state', 'loved')
  await box.locator('[part=purchase] [part=button]').click()
  await expect(box.locator('[part=message]')).not.toBeEmpty()
  await page.goto('/cart')
  await viewed(page)
  await page.locator('rove-cart [part=coupon-input]').fill('rooms10')
  await page.keyboard.press('Enter')
  await expect(page.locator('rove-cart [part=coupon]')).toContainText('ROOMS10')
  await page.locator('rove-cart [part=checkout-button]').click()
  await expect(page).toHaveURL(/\/cart\/checkout/)
  await viewed(page)
  await fillIn(page, 'US')
  await expect(checkoutOn(page).checkout.locator('.rove-payment')).toBeVisible()
  await typeCard(page)
  const id = await orderOn(page)
  await pay(page)
  await expectPaid(page, id)
  await viewed(page)
  await page.reload()
  await viewed(page)
  await page.goto('/about')
  const rows = await logged(page)
  expect(rows.map(({ detail }) => detail)).toEqual(visit.map(([event]) => event))
  for (const [n, [event, params = {}]] of visit.entries()) expect(rows[n]?.params, event).toMatchObject(params)
  expect(rows.findLast(({ detail }) => detail === 'purchase')?.params).toMatchObject({ transaction_id: id })
  // The demo's products have no feeds' own numbers, no parent and no image in some lists.
  const absent = ['fsku', 'gsku', 'parent', 'coupon', 'variant', 'item_category2']
  expect(rows.flatMap(({ detail, params }) => lackingIn(detail, params, absent))).toEqual([])
  const modelIn = (event: string) => {
    const { params = {} } = rows.find(({ detail }) => detail === event) ?? {}
    const { items = [] } = params as { items?: { item_variant?: string }[] }
    return items[0]?.item_variant
  }
  expect(['add_to_cart', 'view_cart', 'begin_checkout', 'purchase'].map(modelIn)).toEqual(
    Array.from({ length: 4 }, () => 'SOF1201-OAT-3S'),
  )
  expect(JSON.stringify(rows)).not.toMatch(/ada@|home\.test|\*\*\*/)
})

test('TRACK-01 TRACK-04 an order by the shop’s own form is told as any other: one form, one payment, one purchase', async ({
  page,
}) => {
  await page.goto('/?consent=all')
  const { method, id } = await atPayment(page)
  await viewed(page)
  await method('credit').check()
  await typeOwnCard(page)
  await pay(page)
  await expect(page).toHaveURL(/\/review$/)
  await viewed(page)
  await page.getByRole('button', { name: 'Submit order' }).click()
  await expectPaid(page, id)
  await viewed(page)
  await page.goto('/about')
  const rows = await logged(page)
  const ends = ['form_submit', 'checkout_step', 'payment', 'purchase']
  const told = rows.filter(({ detail }) => ends.includes(detail)).slice(-4)
  expect(told.map(({ detail }) => detail)).toEqual(ends)
  const [sent, review, payment, purchase] = told
  expect(sent?.params).toMatchObject({ form_id: 'checkout' })
  expect(review?.params).toMatchObject({ step: 4, option: 'Payment Entered', currency: 'USD' })
  for (const event of ['form_submit', 'payment', 'purchase'])
    expect(rows.filter(({ detail }) => detail === event)).toHaveLength(1)
  for (const { params } of [payment, purchase].flatMap((row) => row ?? []))
    expect(params).toMatchObject({ transaction_id: id })
})
