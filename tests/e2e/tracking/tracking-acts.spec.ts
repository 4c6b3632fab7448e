/** What a visitor does beside an order, as events in the shop's log. */

import { open } from '../buybox/product-page'
import { putInCart } from '../checkout/checkout-page'
import { openSwitch } from '../country/country-page'
import { closeOverlay } from '../kit/go-back'
import { expect, test } from '../kit/oracle'
import { logged, viewed } from './tracked-visit'

const chair = { item_name: 'Bo Wingback Chair' }
const sofa = { item_name: 'Marlow 3-Seat Sofa', quantity: 1 }

/** The visit below, event by event, written by hand from the specification. */
const visit = [
  ['page_view', { page_type: 'home', country: 'US' }],
  ['home', {}],
  ['page_view', { page_type: 'home', country: 'CA' }],
  ['home', {}],
  ['change_country', { from: 'US', to: 'CA' }],
  ['page_view', { page_type: 'product' }],
  ['view_item', { items: [chair] }],
  ['add_to_wishlist', { items: [chair] }],
  ['remove_from_wishlist', { items: [chair] }],
  ['notify_me', { items: [{ ...chair, quantity: 2 }] }],
  ['page_view', { page_type: 'cart' }],
  ['view_cart', { items: [sofa] }],
  ['coupon', { op: 'add', coupon: 'ROOMS10', currency: 'CAD' }],
  ['email_cart', { emails: 1, items: [sofa] }],
  ['newsletter_signup', { value: 35 }],
  ['page_view', { page_path: '/toronto-showroom' }],
  ['get_directions', { page_path: '/toronto-showroom' }],
  ['page_view', { page_path: '/looks' }],
  ['open_lookbook', { page_path: '/looks' }],
] as const

test('TRACK-01 TRACK-02 what a visitor does beside an order is in the log', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  const { select } = await openSwitch(page, '/?country=US&as=guest&consent=all')
  await viewed(page)
  await select.selectOption('en_CA')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA')
  await viewed(page)

  const { box, dialog, field } = await open(page, 'bo-wingback-chair', '')
  await viewed(page)
  const heart = page.locator('rove-love button[part=button]').first()
  await heart.click()
  await expect(page.locator('rove-love dialog')).toBeVisible()
  await closeOverlay(page)
  await expect(heart).toHaveAttribute('data-state', 'loved')
  await heart.click()
  await expect(heart).not.toHaveAttribute('data-state', 'loved')
  await box.locator('button[part=notify-button]').click()
  await field('qty').fill('2')
  await field('email').fill('me@home.test')
  await page.keyboard.press('Enter')
  await expect(dialog.locator('[role=status]')).toBeFocused()

  await putInCart(page)
  await page.goto('/cart')
  await viewed(page)
  await page.locator('rove-cart [part=coupon-input]').fill('rooms10')
  await page.keyboard.press('Enter')
  await expect(page.locator('rove-cart [part=coupon]')).toContainText('ROOMS10')
  const mail = page.locator('rove-email-cart')
  await mail.locator('[part=button]').click()
  await mail.locator('[name=subscribe]').check()
  await mail.locator('[name=email]').fill('me@home.test')
  await page.keyboard.press('Enter')
  await expect(mail.locator('[part=button]')).toHaveText('EMAIL SENT!')

  await page.goto('/toronto-showroom')
  await viewed(page)
  // A test opens no page of another site.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
  await page.getByRole('link', { name: 'Get Directions' }).click()
  await page.goto('/looks')
  await viewed(page)
  await page.locator('main a[href^="/looks/"]').first().click()
  await page.waitForURL(/\/looks\/./)

  // Each page sends its events when it is left.
  const events = async () => (await logged(page)).filter(({ detail }) => detail !== 'session_start')
  await expect.poll(async () => (await events()).map(({ detail }) => detail)).toEqual(visit.map(([event]) => event))
  const rows = await events()
  for (const [n, [event, params]] of visit.entries()) expect(rows[n]?.params, event).toMatchObject(params)
})
