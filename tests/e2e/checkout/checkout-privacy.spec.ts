/** Privacy: what a visitor types reaches the shop and the payment provider only. */
import { addressIn } from '../../demo-host/addresses'
import { occurs } from '../../occurs'
import { expect, test } from '../kit/oracle'
import { atCheckout, expectPaid, fillAddress, orderOn, pay, typeCard } from './checkout-page'

test.use({ layout: 'bare' })

/** Unique values. No number begins with 0, so the security code cannot occur within one. */
const canary = {
  number: '4242424242424242',
  cvv: '079',
  email: 'kanarienvogel@home.test',
  phone: '5039173264',
  name: 'Zeisigmann',
}

test('STRIPE-01 PAY-02 personal data reaches only the shop, and cards only Stripe', async ({ page, context }) => {
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
  const { email, proceed, joins, quotes, terms, method, card, stripe } = await atCheckout(page)
  await email.fill(canary.email)
  await proceed.click()
  await joins.last().check()
  await proceed.click()
  await fillAddress(page, addressIn('US', { last_name: canary.name, phone: canary.phone }))
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
