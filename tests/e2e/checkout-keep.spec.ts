/** Privacy, accessibility, and the checkout without script. */
import { addressIn } from '../demo-host/addresses'
import { occurs } from '../occurs'
import { atCheckout, checkoutOn, expectPaid, fillIn, orderOn, pay, putInCart, typeCard } from './checkout-page'
import { expect, test } from './oracle'
import { violationsOn } from './violations'

for (const country of ['US', 'KR'] as const)
  test(`CHK-01 no step of the checkout in ${country} has accessibility violations, with or without shown errors`, async ({
    page,
  }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { email, proceed, joins, step, part, open, method } = await atCheckout(page, { country })
    await email.fill('ada@home')
    await proceed.click()
    await expect(open.locator('[aria-invalid=true]')).toHaveCount(1)
    expect(await violationsOn(page)).toEqual([])
    await email.fill('customer@example.com')
    await proceed.click()
    await expect(open.locator('[name=pass]')).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
    await open.locator('.rove-ways .rove-link').last().click()
    await email.fill('ada@home.test')
    await proceed.click()
    await expect(joins.first()).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
    await joins.last().check()
    await proceed.click()
    await expect(part('city')).toBeVisible()
    await proceed.click()
    await expect(part('city')).toHaveAttribute('aria-invalid', 'true')
    expect(await violationsOn(page)).toEqual([])
    const id = await orderOn(page)
    await page.goto('/cart')
    await page.goto('/cart/checkout')
    expect(await orderOn(page)).toBe(id)
    await fillIn(page, country, 'address')
    await expect(step(country === 'US' ? 4 : 3)).toHaveAttribute('data-state', 'current')
    await expect(checkoutOn(page).stripe.locator('#card-number')).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
    await method('credit').check()
    await pay(page)
    await expect(open.locator('.rove-method [aria-invalid=true]').first()).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
  })

/** Unique values. No number begins with 0, so the security code cannot occur within one. */
const canary = {
  number: '4242424242424242',
  cvv: '079',
  email: 'kanarienvogel@home.test',
  phone: '5039173264',
  name: 'Zeisigmann',
}

test('STRIPE-01 PAY-02 personal data that a visitor types is sent to the shop only, and card data to the payment provider only', async ({
  page,
  context,
}) => {
  const consoleTexts: string[] = []
  const sent: { url: string; body: string }[] = []
  page.on('console', (message) => consoleTexts.push(message.text()))
  context.on('request', (request) => sent.push({ url: request.url(), body: request.postData() ?? '' }))
  // Facts are also DOM events: they are logged, and checked together with the rest of the console.
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
  const stored = await page.evaluate(() =>
    JSON.stringify({ local: { ...localStorage }, session: { ...sessionStorage }, cookie: document.cookie }),
  )
  expect(consoleTexts.join()).toContain('rove:checkout:advanced')
  const id = await orderOn(page)
  await pay(page)
  await expectPaid(page, id)
  const cookies = JSON.stringify(await context.cookies())
  for (const [what, word] of Object.entries(canary)) {
    expect(occurs(`${stored}${cookies}${consoleTexts.join()}${page.url()}`, word), what).toBe(false)
    const urls = sent.filter(({ url }) => occurs(decodeURIComponent(url), word)).map(({ url }) => url)
    expect(urls, `${what} in an address`).toEqual([])
  }
  const receivers = (word: string) => [
    ...new Set(
      sent.filter(({ body }) => occurs(decodeURIComponent(body), word)).map(({ url }) => new URL(url).pathname),
    ),
  ]
  for (const word of [canary.number, canary.cvv])
    for (const path of receivers(word)) expect(path).toMatch(/^\/vendors\/stripe\/api\//)
  for (const word of [canary.email, canary.name, canary.phone])
    for (const path of receivers(word))
      expect(path).toMatch(/^\/(cart\/checkout|json\/user\/exists\/check|ajax\/order\/\d+)$/)
})

test('CHK-03 without script the server’s own form completes the checkout', async ({ browser, baseURL }) => {
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
