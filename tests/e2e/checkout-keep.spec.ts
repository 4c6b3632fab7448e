/** What stands around the steps: nothing of a person leaves, nobody is kept out, and the server's form is enough. */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { addressIn } from '../demo-host/addresses'
import { atCheckout, checkoutOn, expectPaid, fillIn, orderOn, pay, putInCart, typeCard } from './checkout-page'
import { expect, test } from './oracle'

const obstacles = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}

for (const country of ['US', 'KR'] as const)
  test(`CHK-01 no step in ${country} has anything that stands in somebody’s way, mistakes told or not`, async ({
    page,
  }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { email, proceed, joins, step, part, open, method } = await atCheckout(page, { country })
    await email.fill('ada@home')
    await proceed.click()
    await expect(open.locator('[aria-invalid=true]')).toHaveCount(1)
    expect(await obstacles(page)).toEqual([])
    await email.fill('customer@example.com')
    await proceed.click()
    await expect(open.locator('[name=pass]')).toBeVisible()
    expect(await obstacles(page)).toEqual([])
    await open.locator('.rove-ways .rove-link').last().click()
    await email.fill('ada@home.test')
    await proceed.click()
    await expect(joins.first()).toBeVisible()
    expect(await obstacles(page)).toEqual([])
    await joins.last().check()
    await proceed.click()
    await expect(part('city')).toBeVisible()
    await proceed.click()
    await expect(part('city')).toHaveAttribute('aria-invalid', 'true')
    expect(await obstacles(page)).toEqual([])
    const id = await orderOn(page)
    await page.goto('/cart')
    await page.goto('/cart/checkout')
    expect(await orderOn(page)).toBe(id)
    await fillIn(page, country, 'address')
    await expect(step(country === 'US' ? 4 : 3)).toHaveAttribute('data-state', 'current')
    await expect(checkoutOn(page).stripe.locator('#card-number')).toBeVisible()
    expect(await obstacles(page)).toEqual([])
    await method('credit').check()
    await pay(page)
    await expect(open.locator('.rove-room [aria-invalid=true]').first()).toBeVisible()
    expect(await obstacles(page)).toEqual([])
  })

/** Words that nobody else has: looked for wherever they must not be. */
const canary = {
  number: '4242424242424242',
  cvv: '739',
  email: 'kanarienvogel@home.test',
  phone: '5039173264',
  name: 'Zeisigmann',
}

/** Digits are found where they stand alone: a time of today may have three of them anywhere. */
const has = (text: string, word: string) => new RegExp(`(?<!\\d)${word.replaceAll('.', '\\.')}(?!\\d)`).test(text)

test('STRIPE-01 PAY-02 what a shopper types of themselves goes to the shop, of a card to who takes it, and nowhere else', async ({
  page,
  context,
}) => {
  const said: string[] = []
  const sent: { url: string; body: string }[] = []
  page.on('console', (message) => said.push(message.text()))
  context.on('request', (request) => sent.push({ url: request.url(), body: request.postData() ?? '' }))
  // Every fact is an event too: told to the console, it is looked through with all that stands there.
  await page.addInitScript(() => {
    const { dispatchEvent } = EventTarget.prototype
    EventTarget.prototype.dispatchEvent = function (event) {
      if (event.type.startsWith('rove:')) console.debug(event.type, JSON.stringify((event as CustomEvent).detail))
      return dispatchEvent.call(this, event)
    }
  })
  const { email, proceed, joins, part, quotes, terms, method, card, stripe } = await atCheckout(page)
  await email.fill(canary.email)
  await proceed.click()
  await joins.last().check()
  await proceed.click()
  const { zone, country: _, ...address } = addressIn('US', { last_name: canary.name, phone: canary.phone })
  for (const [name, value] of Object.entries(address)) if (value) await part(name).fill(value)
  await part('zone').selectOption(String(zone))
  await quotes.first().check()
  await proceed.click()
  await terms.last().check()
  await proceed.click()
  await typeCard(page)
  await stripe.locator('#card-cvc').fill(canary.cvv)
  await method('credit').check()
  await card('number').fill(canary.number)
  await card('cvv').fill(canary.cvv)
  await card('owner').fill(canary.name)
  await method('stripe').check()
  await typeCard(page)
  await stripe.locator('#card-cvc').fill(canary.cvv)
  const kept = await page.evaluate(() =>
    JSON.stringify({ local: { ...localStorage }, session: { ...sessionStorage }, cookie: document.cookie }),
  )
  expect(said.join()).toContain('rove:checkout:advanced')
  const id = await orderOn(page)
  await pay(page)
  await expectPaid(page, id)
  const cookies = JSON.stringify(await context.cookies())
  for (const [what, word] of Object.entries(canary)) {
    expect(has(`${kept}${cookies}${said.join()}${page.url()}`, word), what).toBe(false)
    const urls = sent.filter(({ url }) => has(decodeURIComponent(url), word)).map(({ url }) => url)
    expect(urls, `${what} in an address`).toEqual([])
  }
  const receivers = (word: string) => [
    ...new Set(sent.filter(({ body }) => has(decodeURIComponent(body), word)).map(({ url }) => new URL(url).pathname)),
  ]
  for (const word of [canary.number, canary.cvv])
    for (const path of receivers(word)) expect(path).toMatch(/^\/vendors\/stripe\/api\//)
  for (const word of [canary.email, canary.name, canary.phone])
    for (const path of receivers(word))
      expect(path).toMatch(/^\/(cart\/checkout|json\/user\/exists\/check|ajax\/order\/\d+)$/)
})

test('CHK-03 without script the server’s own form checks out', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/cart?country=UK&as=guest')
  await putInCart(page)
  await page.goto('/cart/checkout')
  const field = (pane: string, name: string) => page.locator(`[name="panes[${pane}][${name}]"]`)
  await field('customer', 'primary_email').fill('ada@home.test')
  const { zone, country: _, ...address } = addressIn('UK')
  for (const [name, value] of Object.entries(address))
    if (value) await field('delivery', `delivery_${name}`).fill(value)
  await field('delivery', 'delivery_zone').selectOption(String(zone))
  await page.locator('[name=op][value="Calculate Shipping"]').click()
  await field('quotes', 'quotes][quote_option').first().check()
  await page.locator('[name="panes[payment][payment_method]"][value=credit]').check()
  const card = (name: string) => field('payment', `details][cc_${name}`)
  await card('owner').fill('Ada Lind')
  await card('number').fill('4242424242424242')
  await card('exp_month').selectOption('12')
  await card('exp_year').selectOption({ index: 3 })
  await card('cvv').fill('123')
  await page.locator('[name=op][value="Review order"]').last().click()
  await page.locator('[name=op][value="Submit order"]').click()
  await expect(page).toHaveURL(/complete\?order_id=\d+$/)
  await expect(page.locator('.complete h1')).toBeVisible()
  await context.close()
})
