import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { shippingQuote } from '../../../core/shop/order/order.contract'
import { addressIn } from '../../demo-host/addresses'
import { violationsOn } from '../kit/violations'

/** The payment and address stand-ins, used by a page without the widgets. */

const operation = () => crypto.randomUUID()

async function orderOn(page: Page, path = '/demo/payments?country=US'): Promise<{ id: string; due: number }> {
  await page.goto(path)
  const item = { nid: '1201', qty: '1', 'attributes[1]': '1', 'attributes[2]': '6' }
  await page.request.post('/ajax/cart/add', { form: { ...item, operation: operation() } })
  const delivery = addressIn('US')
  const form = shippingQuote.query({ delivery, billing: delivery, copyAddress: true, operation: operation() })
  return (await (await page.request.post(shippingQuote.path, { form })).json()).order
}

async function begin(page: Page, id: string): Promise<string> {
  const form = { operation: operation(), page: operation(), creditActive: '0', amount: '1' }
  return (await (await page.request.post(`/stripeAjax/${id}`, { form })).json()).clientSecret
}

/** Mounts the element. The page's function `pay()` confirms; its results are collected in `results`. */
async function mountStripe(page: Page, clientSecret: string, locale = 'en'): Promise<FrameLocator> {
  await page.addScriptTag({ url: '/vendors/stripe/stripe.js' })
  await page.evaluate(
    ([secret, spoken]) => {
      const node = document.createElement('div')
      document.querySelector('main')?.prepend(node)
      const shop = window as unknown as Record<string, unknown> & { Stripe: CallableFunction; results: string[] }
      const stripe = shop.Stripe('pk_test_demo')
      const elements = stripe.elements({ clientSecret: secret, locale: spoken })
      shop.results = []
      const order = ['card', 'us_bank_account', 'acss_debit']
      const element = elements.create('payment', { layout: { type: 'accordion' }, paymentMethodOrder: order })
      for (const event of ['ready', 'loaderror']) element.on(event, () => shop.results.push(event))
      element.on('change', (change: { complete: boolean; value: { type: string } }) =>
        shop.results.push(`${change.value.type} ${change.complete}`),
      )
      element.mount(node)
      shop.pay = () =>
        stripe
          .confirmPayment({ elements, redirect: 'if_required' })
          .then((result: { error?: { code?: string; type: string }; paymentIntent?: { status: string } }) =>
            result.error ? (result.error.code ?? result.error.type) : result.paymentIntent?.status,
          )
    },
    [clientSecret, locale],
  )
  return page.frameLocator('iframe[title="Secure payment input frame"]')
}

const results = (page: Page) => page.evaluate(() => (window as unknown as { results: string[] }).results)
const pay = (page: Page) =>
  page.evaluate(() => (window as unknown as { pay: () => Promise<string> }).pay()) as Promise<string>

async function typeCard(frame: FrameLocator, number: string) {
  await frame.getByLabel('Card number').fill('')
  await frame.getByLabel('Card number').pressSequentially(number)
  await frame.getByLabel('Expiry date').fill('1240')
  await frame.getByLabel('Security code').fill('123')
}

test('STRIPE-01 the Stripe stand-in reports a complete card, and formats its number', { tag: '@nightly' }, async ({
  page,
}) => {
  const { id } = await orderOn(page)
  const frame = await mountStripe(page, await begin(page, id))
  await expect(frame.getByRole('radio')).toHaveCount(3)
  await typeCard(frame, '4242424242424242')
  await expect(frame.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242')
  await expect(frame.getByLabel('Expiry date')).toHaveValue('12 / 40')
  await expect.poll(() => results(page)).toContain('ready')
  expect((await results(page)).at(-1)).toBe('card true')
  await frame.getByLabel('Google Pay').check()
  await expect.poll(async () => (await results(page)).at(-1)).toBe('google_pay false')
  expect(await payAndPress(page, 'Pay')).toBe('succeeded')
})

/** Pays, and presses a button in the provider's dialog. */
async function payAndPress(page: Page, button: string): Promise<string> {
  const outcome = pay(page)
  await page.frameLocator('dialog iframe').getByRole('button', { name: button }).click()
  return outcome
}

test('STRIPE-02 the Stripe stand-in pays, refuses or authenticates, and charges once', { tag: '@nightly' }, async ({
  page,
}) => {
  const { id } = await orderOn(page)
  const frame = await mountStripe(page, await begin(page, id))
  expect(await pay(page)).toBe('validation_error')
  await expect(frame.getByText('Your card number is incomplete.')).toBeVisible()
  await typeCard(frame, '4000000000000002')
  expect(await pay(page)).toBe('card_declined')
  await typeCard(frame, '4000000000008898')
  expect(await pay(page)).toBe('api_connection_error')
  await typeCard(frame, '4000002500003155')
  expect(await payAndPress(page, 'Fail')).toBe('payment_intent_authentication_failure')
  expect(await payAndPress(page, 'Close')).toBe('payment_intent_authentication_failure')
  const escaped = pay(page)
  await expect(page.frameLocator('dialog iframe').getByRole('button', { name: 'Complete' })).toBeFocused()
  await page.keyboard.press('Escape')
  expect(await escaped).toBe('payment_intent_authentication_failure')
  expect(await payAndPress(page, 'Complete')).toBe('succeeded')
  expect(await pay(page)).toBe('payment_intent_unexpected_state')
  await page.goto('/demo/payments')
  await expect(page.getByRole('row', { name: /stripe.*succeeded/ })).toBeVisible()
})

test('the Stripe stand-in is accessible, and uses the visitor’s language', { tag: '@nightly' }, async ({ page }) => {
  const { id } = await orderOn(page)
  const secret = await begin(page, id)
  for (const [locale, word] of [
    ['ko', '카드 번호'],
    ['fr-CA', 'Numéro de carte'],
    ['zh-HK', '卡號'],
  ] as const) {
    await page.goto('/demo/payments')
    await expect((await mountStripe(page, secret, locale)).getByLabel(word)).toBeVisible()
  }
  expect(await violationsOn(page, 'main > div iframe')).toEqual([])
})

test('the Stripe stand-in rejects a shadow root, an unknown secret and a lost node', { tag: '@nightly' }, async ({
  page,
}) => {
  const { id } = await orderOn(page)
  const secret = await begin(page, id)
  await page.addScriptTag({ url: '/vendors/stripe/stripe.js' })
  const refused = await page.evaluate(async (clientSecret) => {
    const { Stripe } = window as unknown as { Stripe: CallableFunction }
    const mount = (node: Node) => {
      try {
        Stripe('pk_test_demo').elements({ clientSecret }).create('payment').mount(node)
        return 'mounted'
      } catch (failure) {
        return (failure as Error).name
      }
    }
    const host = document.body.appendChild(document.createElement('div'))
    const inside = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'))
    const failed = await new Promise((resolve) => {
      const elements = Stripe('pk_test_demo').elements({ clientSecret: 'pi_nobody_secret_x' })
      const element = elements.create('payment')
      element.on('loaderror', ({ error }: { error: { code: string } }) => resolve(error.code))
      element.mount(document.body.appendChild(document.createElement('div')))
    })
    return [mount(inside), mount(document.createElement('div')), failed]
  }, secret)
  expect(refused).toEqual(['IntegrationError', 'IntegrationError', 'resource_missing'])
})

test('KLARNA-01 the Klarna stand-in approves, declines, asks again, or is cancelled', { tag: '@nightly' }, async ({
  page,
}) => {
  const { id } = await orderOn(page)
  const asking = operation()
  const authorize = async (button: string) => {
    const form = { operation: operation(), page: asking }
    const { client_token } = await (await page.request.post(`/ajax/klarna/session/${id}`, { form })).json()
    await page.goto('/demo/payments')
    await page.addScriptTag({ url: '/vendors/klarna/api.js' })
    const answer = page.evaluate(async (token) => {
      const { Klarna } = window as unknown as { Klarna: { Payments: Record<string, CallableFunction> } }
      const { init, load, authorize: ask } = Klarna.Payments
      const node = document.body.appendChild(document.createElement('div'))
      const category = { payment_method_category: 'pay_over_time' }
      init?.({ client_token: token })
      await new Promise((resolve) => load?.({ container: node, ...category }, resolve))
      return new Promise<Record<string, unknown>>((resolve) => ask?.(category, {}, resolve))
    }, client_token)
    await page.frameLocator('dialog iframe').getByRole('button', { name: button }).click()
    return answer
  }
  expect(await authorize('Cancel')).toEqual({ approved: false, show_form: true })
  expect(await authorize('Ask for another phone number')).toMatchObject({
    error: { invalid_fields: ['billing_address.phone'] },
  })
  expect(await authorize('Decline')).toEqual({ approved: false, show_form: false })
  expect(await authorize('Approve')).toMatchObject({ approved: true, authorization_token: expect.any(String) })
})
