import type { Page } from '@playwright/test'
import { atCheckout, atPayment, checkoutOn } from '../checkout/checkout-page'
import { openCampaign } from '../kit/campaign'
import { someOf } from '../kit/nightly'
import { expect, test } from '../kit/oracle'
import { open } from './product-page'

/** The suggestion of a product that is searched by its name. */
const suggested = async (page: Page, slug: string, title: string) => {
  await page.locator('rove-search [part=input]').first().fill(title)
  const option = page.locator(`rove-search [part=option][href$="/product/${slug}"]`).first()
  await expect(option).toBeVisible()
  return option.locator('.price')
}
/** The first amount in a text, as it is formatted. */
const firstAmount = (text: string) => /[^\d\s]*\d[\d,.]*₩?/.exec(text)?.[0] ?? ''
/** Whole units, with commas. */
const wholeUnits = /^\D*\d{1,3}(,\d{3})*\D*$/

const models = [
  ['marlow-3-seat-sofa', 'marlow 3-seat'],
  ['juno-velvet-sofa', 'juno velvet sofa'],
] as const

// A currency with commas only, and the won; unit tests check how each one is written.
for (const country of someOf(['US', 'KR']))
  test(`PRICE-01 PRICE-02 SEARCH-10 BUY-07 BUY-08 PROC-01 ${country}: one price everywhere`, async ({ page }) => {
    test.slow()
    for (const as of someOf(['member', 'guest'])) {
      const prices: string[] = []
      const stocks: string[] = []
      for (const [slug, title] of models) {
        const { price, stock, button } = await open(page, slug, `country=${country}&as=${as}`)
        const due = await price.locator('strong').innerText()
        expect(due).toMatch(wholeUnits)
        const suggestion = await suggested(page, slug, title)
        expect(firstAmount(await suggestion.innerText()), `${slug} suggested to a ${as}`).toBe(due)
        await expect(suggestion.locator('[part=member-label]')).toHaveCount(as === 'member' ? 1 : 0)
        await expect(price.locator('.member')).toHaveCount(as === 'member' ? 1 : 0)
        await page.keyboard.press('Escape')
        await button.click()
        await expect.poll(() => page.evaluate(() => window.rove.last('cart:changed')?.count)).toBe(prices.push(due))
        stocks.push(await stock.innerText())
      }
      await page.goto('/cart')
      const lines = page.locator('rove-cart [part=line]')
      await expect(lines).toHaveCount(models.length)
      expect(await lines.locator('[part=price]').allInnerTexts()).toEqual(prices)
      await expect(lines.locator('[part=member-label]')).toHaveCount(as === 'member' ? models.length : 0)
      const leads = await lines.locator('[part=estimate]').allInnerTexts()
      leads.forEach((lead, n) => {
        expect(stocks[n], 'the product’s page words it as the cart').toContain(lead)
      })
      expect(new Set(leads).size, 'one of them is made to order').toBe(models.length)
      const served = await (await page.request.get('/cart')).text()
      for (const lead of leads) expect(served, 'the server’s own page, too').toContain(lead)
      await page.goto('/cart/checkout')
      const bought = page.locator('rove-checkout .rove-lines li')
      await expect(bought).toHaveCount(models.length)
      expect(await bought.locator('.rove-amount').allInnerTexts()).toEqual(prices)
      expect(await bought.locator('.rove-hint:last-child').allInnerTexts()).toEqual(leads)
      // Nothing of the page may still be asking for what the reset removes.
      await page.goto('about:blank')
      await page.request.post('/demo/reset')
    }
  })

const product = {
  product_models: { OAK: [1] },
  oid_details: { 1: { name: 'Oak', label: 'Wood', aid: 1, price: 0, display_mode: 'text' } },
  models_stock: { OAK: { s: 12, p: 1890 } },
}
/** Opens a product with a price of 1,890 and these settings. */
const openProduct = async (page: Page, settings: object) => {
  const rove = { country: 'US', product: { nid: 7, title: 'Bench' } }
  await openCampaign(page, {
    body: '<main><rove-buybox nid="7"></rove-buybox></main>',
    settings: { ...product, rove, ...settings },
  })
  const box = page.locator('rove-buybox')
  await expect(box.locator('[part=price] strong')).toBeVisible()
  return { box, voucher: box.locator('[part=voucher]'), member: box.locator('[part=member-price]') }
}

test('PRICE-03 LOAD-03 LOAD-06 LOAD-09 prices and vouchers follow the settings', async ({ page, oracle }) => {
  oracle.expectReports(/voucherAmtPer is not usable/)
  for (const [settings, earned, memberPays] of [
    [{}, '$189', '$1,512'],
    [{ voucherType: 'amount_per', voucherAmtPer: 100, voucherRate: 10, memberDiscount: '0.3' }, '$180', '$1,323'],
    [{ voucherType: 'range', voucherRate: 25, membershipRate: 0.5 }, '$25', '$945'],
    [{ voucherRate: 0.5 }, '$500', '$1,512'],
    [{ voucherType: 'amount_per', voucherRate: 10 }, undefined, '$1,512'],
    [{ voucherRate: 0, membershipEnabled: false, isMembership: true }, undefined, undefined],
  ] as const) {
    const { box, voucher, member } = await openProduct(page, settings)
    const settingsText = JSON.stringify(settings)
    if (earned) await expect(voucher, settingsText).toHaveText(`Earns a voucher of ${earned}`)
    else await expect(voucher, settingsText).toHaveCount(0)
    if (memberPays) await expect(member, settingsText).toHaveText(`${memberPays} MEMBER`)
    else await expect(box, settingsText).not.toContainText(/member|voucher/i)
    await expect(box.locator('[part=price]'), settingsText).toHaveText(/\$1,890/)
  }
})

test('LOAD-09 MEMB-01 a shop without memberships shows no step, price or text of one', { tag: '@nightly' }, async ({
  page,
}) => {
  const settings = '<script type="application/json" data-rove-settings>{"membershipEnabled":false}</script></head>'
  await page.route(/\/(cart\/checkout|product\/[^/]+)(\?|$)/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('</head>', settings) })
  })
  const { checkout, email, proceed } = await atCheckout(page)
  await email.fill('ada@home.test')
  await proceed.click()
  await expect(checkout.locator('.rove-step[data-state=current]')).toContainText('First name')
  await expect(checkout).not.toContainText(/member/i)
  const { box } = await open(page, 'marlow-3-seat-sofa', 'country=US&as=guest')
  await expect(box).not.toContainText(/member/i)
})

test('CREDIT-01 with store credit the summary adds up to the amount due', async ({ page }) => {
  const { credit, checkout } = await atPayment(page, { as: 'customer', email: 'customer@home.test' })
  await expect(checkout.locator('.rove-credit')).toContainText(
    /\$250 of store credit · valid until [A-Z][a-z]+ \d+, \d{4}/,
  )
  await credit.check()
  const rows = checkout.locator('.rove-totals dd')
  await expect(checkout.locator('.rove-sum')).toHaveCount(2)
  const amounts = (await rows.allInnerTexts()).map((text) => (text === 'Free' ? 0 : Number(text.replace(/[$,]/g, ''))))
  const [total = 0, used = 0, due] = amounts.slice(-3)
  expect(used).toBe(-250)
  expect(total + used).toBe(due)
  expect(amounts.slice(0, -3).reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(total, 2)
  await expect(checkoutOn(page).sum).toHaveText(`$${due?.toLocaleString('en-US')}`)
})
