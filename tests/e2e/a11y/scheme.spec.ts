/** The colour scheme: elements follow the page's `color-scheme`, and are light where the page says nothing. */
import type { Locator, Page } from '@playwright/test'
import { open } from '../buybox/product-page'
import { atPayment, checkoutOn } from '../checkout/checkout-page'
import { openCampaign } from '../kit/campaign'
import { expect, test } from '../kit/oracle'
import { violationsOn } from '../kit/violations'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const light = { surface: 'rgb(255, 255, 255)', ink: 'rgb(29, 26, 22)', accent: 'rgb(164, 72, 31)' }
const dark = {
  surface: 'rgb(38, 34, 32)',
  ink: 'rgb(240, 233, 222)',
  accent: 'rgb(221, 138, 94)',
  error: 'rgb(242, 162, 155)',
}

const field = (place: Page | Locator) => place.locator('rove-search form')
const heart = (place: Page | Locator) => place.locator('rove-love svg')

/** A campaign page with a heart and a search field. */
const campaign = (css: string) => ({
  css,
  body: '<rove-love nid="1201" load="eager"></rove-love><section><rove-search load="eager"></rove-search></section>',
})

test('BUY-01 SEARCH-05 DELIV-02 a product page that asks for dark gets dark elements', { tag: '@nightly' }, async ({
  page,
}) => {
  const { box, button, dialog } = await open(page, 'marlow-3-seat-sofa', 'country=US&as=guest&scheme=dark')
  await expect(button).toHaveCSS('background-color', dark.accent)
  await expect(box.locator('[part=price]')).toHaveCSS('color', dark.ink)
  expect(await violationsOn(page)).toEqual([])

  await page.locator('rove-search [part=input]').first().fill('sofa')
  const panel = page.locator('rove-search [part=panel]')
  await expect(panel).toHaveAttribute('data-state', 'results')
  await expect(panel).toHaveCSS('background-color', dark.surface)
  expect(await violationsOn(page, 'rove-search')).toEqual([])

  await page.keyboard.press('Escape')
  await box.locator('[part=delivery-button]').click()
  await expect(dialog).toHaveCSS('background-color', dark.surface)
  await page.keyboard.press('Enter')
  await expect(dialog.locator('[role=alert]')).not.toBeEmpty()
  expect(await violationsOn(page)).toEqual([])
})

test('STRIPE-01 CHK-01 a checkout and its card form follow the device’s scheme', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.request.get('/?scheme=device')
  await atPayment(page)
  const { checkout, stripe } = checkoutOn(page)
  const rows = [checkout.locator('.rove-choice').first(), stripe.locator('.row').first()]
  for (const row of rows) await expect(row).toHaveCSS('background-color', light.surface)
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const row of rows) await expect(row).toHaveCSS('background-color', dark.surface)
  await expect(stripe.locator('body')).toHaveCSS('color', dark.ink)
  expect(await violationsOn(page)).toEqual([])
})

test('TRADE-01 PAGE-04 forms in the page’s own HTML are dark on a dark page', { tag: '@nightly' }, async ({ page }) => {
  const shown = async (path: string) => {
    await page.goto(path)
    await page.evaluate(() => window.rove.ready())
  }
  const errors = () => page.locator('[role=alert], [data-rove-problem]').filter({ hasText: /./ })
  await page.request.get('/?scheme=dark')
  await shown('/swatch-request')
  await expect(page.locator('.rove-swatch-bar')).toHaveCSS('background-color', 'rgb(27, 24, 21)')
  expect(await violationsOn(page)).toEqual([])
  await shown('/trade/application')
  await page.locator('.rove-trade-row > button:visible').first().click()
  await expect(errors().last()).toHaveCSS('color', dark.error)
  expect(await violationsOn(page)).toEqual([])
  await shown('/user/password')
  await page.locator('#edit-name').fill('me')
  await page.locator('#edit-submit').click()
  await expect(errors()).toHaveCSS('color', dark.error)
  expect(await violationsOn(page)).toEqual([])
})

test('LOVE-01 SEARCH-01 on a dark device, only a page that asks for it is dark', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await openCampaign(page, campaign(''))
  await expect(field(page)).toHaveCSS('background-color', light.surface)
  await expect(heart(page)).toHaveCSS('stroke', light.ink)
  await page.unrouteAll()
  await openCampaign(page, campaign(':root{color-scheme:light dark}'))
  await expect(field(page)).toHaveCSS('background-color', dark.surface)
  await expect(heart(page)).toHaveCSS('stroke', dark.ink)
})

test('LOVE-01 SEARCH-01 a section can be dark, and the page’s own colours win', { tag: '@nightly' }, async ({
  page,
}) => {
  await openCampaign(page, campaign('section{color-scheme:dark;--rove-color-surface:rgb(1,2,3)}'))
  await expect(heart(page)).toHaveCSS('stroke', light.ink)
  await expect(field(page)).toHaveCSS('background-color', 'rgb(1, 2, 3)')
  await expect(page.locator('rove-search [part=input]')).toHaveCSS('color', dark.ink)
})

test('BUY-01 a browser without light-dark() shows the light scheme', { tag: '@nightly' }, async ({ page }) => {
  await page.route('**/rove/*/_runtime.js', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('(color: light-dark(red,red))', '(color: unknown(red,red))')
    await route.fulfill({ response, body })
  })
  const { box, button, dialog } = await open(page, 'marlow-3-seat-sofa', 'country=US&as=guest&scheme=dark')
  await expect(button).toHaveCSS('background-color', light.accent)
  await expect(box.locator('[part=price]')).toHaveCSS('color', light.ink)
  await box.locator('[part=delivery-button]').click()
  await expect(dialog).toHaveCSS('background-color', light.surface)
})

test('GALLERY-01 in forced colours, a dark page’s icons have the system’s colours', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const { button } = await open(page, 'marlow-3-seat-sofa', 'country=US&as=guest&scheme=dark')
  await expect(button).not.toHaveCSS('border-top-width', '0px')
  const play = page.locator('rove-gallery [part=thumb] svg').first()
  await expect(play).toHaveCSS('fill', 'rgb(0, 0, 0)')
  await expect(play).toHaveCSS('background-color', /^color\(srgb 1 1 1 /)
})
