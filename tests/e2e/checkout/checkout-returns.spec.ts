/** Returns from a bank or a provider, also after the session has expired: the page shows what the server knows. */
import type { BrowserContext, Page } from '@playwright/test'
import { installClock } from '../kit/checkout-clock'
import { expect, test } from '../kit/oracle'
import { atPayment, checkoutOn, expectPaid, orderOn, pay, placings, typeCard, typeOwnCard } from './checkout-page'

test.use({ layout: 'bare' })

/** Pays in Canada by a bank debit, which stays pending until the bank confirms or refuses it. */
async function payByDebit(page: Page) {
  const { id } = await atPayment(page, { country: 'CA' })
  const { stripe } = checkoutOn(page)
  await stripe.getByRole('radio').nth(1).check({ force: true })
  const account = { transit: '11000', institution: '000', number: '000000000009' }
  for (const [name, value] of Object.entries(account))
    await stripe.locator(`input[id="acss_debit-${name}"]`).fill(value)
  await pay(page)
  await expect(page).toHaveURL(/\/cart\/checkout\/complete/)
  return id
}

/** The bank confirms or refuses the pending debit. */
async function answerOfBank(context: BrowserContext, answer: 'yes' | 'no') {
  const page = await context.newPage()
  await page.goto('/demo/payments')
  const button = page.locator(`button[name=says][value=${answer}]`)
  await button.click()
  await expect(button).toHaveCount(0)
  await page.close()
}

const endSession = (context: BrowserContext) => context.clearCookies({ name: /^(SESSdemo|demo_as)$/ })

test('STRIPE-02 while a bank processes a debit the page waits, then shows the thanks', { tag: '@nightly' }, async ({
  page,
  context,
}) => {
  const pauseClock = await installClock(page)
  const id = await payByDebit(page)
  const main = page.locator('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We are checking your payment')
  await expect(main).toContainText('Please do not pay again. This page updates as soon as we know.')
  await expect(main).toContainText('we will send a confirmation to ada@home.test')
  await expect(main).not.toContainText('Due')
  const again = page.getByRole('link', { name: 'Check again' })
  await again.focus()
  await pauseClock()
  const look = () => page.waitForResponse((response) => response.url().includes(`/ajax/payment/${id}`))
  const first = look()
  await page.clock.fastForward(20_000)
  expect(await (await first).json()).toMatchObject({ status: 'processing' })
  await expect(again).toBeFocused()
  expect(await placings(page)).toEqual([])
  await answerOfBank(context, 'yes')
  await pauseClock()
  await page.clock.fastForward(120_000)
  await expectPaid(page, id)
})

test('STRIPE-02 without script the page reloads, and shows the bank’s refusal', { tag: '@nightly' }, async ({
  page,
  context,
  browser,
}) => {
  const id = await payByDebit(page)
  await page.close()
  const plain = await browser.newContext({ javaScriptEnabled: false, storageState: await context.storageState() })
  const tab = await plain.newPage()
  await tab.goto(`/cart/checkout/complete?order_id=${id}`)
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('We are checking your payment')
  const reloads = tab.locator('meta[http-equiv=refresh]')
  await expect(reloads).toHaveAttribute('content', '20')
  await tab.getByRole('link', { name: 'Stop updating this page automatically' }).click()
  await expect(tab.locator('main')).not.toContainText('This page updates')
  await expect(reloads).toHaveCount(0)
  // The interval is shortened, and the browser still reloads the page by itself.
  await tab.route('**/cart/checkout/complete?*', async (route) => {
    const response = await route.fetch({ maxRedirects: 0 })
    await route.fulfill({ response, body: (await response.text()).replace('content="20"', 'content="1"') })
  })
  await tab.goBack()
  await expect(reloads).toHaveCount(1)
  await answerOfBank(context, 'no')
  await expect(tab).toHaveURL(/\/cart\/checkout$/)
  await expect(tab.getByRole('alert')).toContainText('The payment was declined, and nothing was charged.')
  await expect(tab.getByRole('alert')).toContainText('Your cart is kept.')
  await expect(tab.locator('#uc-cart-checkout-form')).toBeVisible()
  await plain.close()
})

test('AFFIRM-02 a return from Affirm after the session has expired shows no order data', { tag: '@nightly' }, async ({
  page,
  context,
}) => {
  const { id } = await atPayment(page, { as: 'customer' })
  await checkoutOn(page).method('affirm').check()
  await pay(page)
  const approve = page.getByRole('button', { name: 'Approve' })
  await expect(approve).toBeVisible()
  await endSession(context)
  await approve.click()
  await expect(page).toHaveURL(new RegExp(`/payment/answered/${id}\\?`))
  await expect(page.locator('main')).toContainText('The payment went through. You do not have to pay again')
  await expect(page.locator('main')).not.toContainText(/\$|Marlow/)
})

test('KLARNA-01 AFFIRM-02 a return from Klarna after the session has expired says so', { tag: '@nightly' }, async ({
  page,
  context,
}) => {
  const { id, stripe } = await atPayment(page)
  // An answer to a call of this page would begin another session.
  await expect(stripe.locator('input[id="card-number"]')).toBeVisible()
  await endSession(context)
  await page.goto(`/uc_klarna/payment/complete/${id}`)
  await expectSignedOut(page, id)
})

async function expectSignedOut(page: Page, id: string) {
  await expect(page).toHaveURL(/\/user\/login\?/)
  await expect(page.getByRole('alert')).toContainText(
    'Your session has ended. Check your email to see whether this order is paid, or log in if you have an account.',
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in')
  await expect(page.locator('main')).not.toContainText(/\$|Marlow/)
  await expect(page.locator('main')).not.toContainText(`Order ${id}`)
}

test('CHK-03 a review submitted after the session’s end orders and charges nothing', { tag: '@nightly' }, async ({
  page,
  context,
}) => {
  await atPayment(page, { country: 'HK', as: 'customer' })
  const id = await orderOn(page)
  await checkoutOn(page).method('credit').check()
  await typeOwnCard(page)
  await pay(page)
  await expect(page).toHaveURL(/\/cart\/checkout\/review/)
  const cookies = await context.cookies()
  await endSession(context)
  await page.locator('button[value="Submit order"]').click()
  await expect(page.getByRole('alert')).toContainText('您的工作階段已結束，剛才並未下單，亦未扣款。')
  await expect(page).toHaveURL(/\/user\/login\?/)
  await context.addCookies(cookies)
  expect(await placings(page)).toEqual([])
  expect(await (await page.request.get('/demo/payments.json')).json()).not.toContainEqual(
    expect.objectContaining({ order: id, status: 'succeeded' }),
  )
})

test('AFFIRM-01 CHK-05 a cancelled payment’s message is gone during the next one', { tag: '@nightly' }, async ({
  page,
}) => {
  const { method, banner, id } = await atPayment(page)
  await method('affirm').check()
  await pay(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(banner).toContainText('nothing was charged')
  let words = 'no completion'
  await page.route(/payment\/complete\/\d+$/, async (route) => {
    words = (await banner.allTextContents()).join()
    await route.continue()
  })
  await method('stripe').check()
  await typeCard(page)
  await pay(page)
  await expectPaid(page, id)
  expect(words).toBe('')
})
