import { expect, type Locator, type Page } from '@playwright/test'
import type { CountryCode } from '../../../core/base/country/countries.rules'
import { typedEmail } from '../../../core/base/input/typed.rules'
import { type Address, orderChange, shippingQuote } from '../../../core/shop/order/order.contract'
import { addressIn } from '../../demo-host/addresses'

/** The parts of the checkout that a visitor uses. */
export const checkoutOn = (page: Page) => {
  const checkout = page.locator('rove-checkout .rove-checkout')
  const stripe = page.frameLocator('iframe[title="Secure payment input frame"]')
  const field = (pane: string, name: string) => checkout.locator(`[name="panes[${pane}][${name}]"]`)
  return {
    checkout,
    stripe,
    field,
    part: (name: string) => field('delivery', `delivery_${name}`),
    email: field('customer', 'primary_email'),
    coupon: field('coupon', 'code'),
    step: (n: number) => checkout.locator('.rove-step').nth(n),
    /** The open step, and its button. */
    open: checkout.locator('.rove-step[data-state=current]'),
    proceed: checkout.locator('.rove-step[data-state=current] .rove-primary'),
    quotes: field('quotes', 'quotes][quote_option'),
    joins: field('membership', 'membership'),
    terms: field('warranty', 'term'),
    method: (name: string) => checkout.locator(`[name="panes[payment][payment_method]"][value=${name}]`),
    /** A field of the shop's own card form. */
    card: (name: string) => field('payment', `details][cc_${name}`),
    credit: field('credit', 'active'),
    banner: checkout.locator('.rove-errors'),
    message: checkout.locator('.rove-payment > .rove-error'),
    paying: checkout.locator('.rove-paying'),
    sum: checkout.locator('.rove-sum dd').last(),
    /** A button in a provider's window. */
    answer: (name: string) => page.frameLocator('dialog iframe').getByRole('button', { name }),
  }
}
/** The parts of the checkout. */
export type Checkout = ReturnType<typeof checkoutOn>

/** Adds a sofa to the cart, or a pillow. */
export async function putInCart(page: Page, goods: 'sofa' | 'pillow' = 'sofa') {
  const item =
    goods === 'sofa'
      ? { nid: '1201', 'attributes[1]': '1', 'attributes[2]': '6' }
      : { nid: '1246', 'attributes[1]': '206', 'attributes[2]': '211' }
  await page.request.post('/ajax/cart/add', { form: { ...item, qty: '1', operation: crypto.randomUUID() } })
}

interface Asked {
  readonly country?: CountryCode
  readonly as?: string
  readonly goods?: 'sofa' | 'pillow'
}

/** Opens the checkout at the first step, with a product in the cart. */
export async function atCheckout(page: Page, { country = 'US', as = 'guest', goods = 'sofa' }: Asked = {}) {
  await page.goto(`/cart?country=${country}&as=${as}`)
  await putInCart(page, goods)
  await page.goto('/cart/checkout')
  await expect(page.locator('rove-checkout')).toHaveAttribute('data-rove-state', 'ready')
  return { ...checkoutOn(page), id: await orderOn(page) }
}

/** The order's id in the page. */
export const orderOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { Drupal } = window as unknown as { Drupal?: { settings: { rove: { checkout: { order: { id: string } } } } } }
    // A bare page has its settings as JSON.
    const settings = Drupal?.settings ?? JSON.parse(document.querySelector('[data-rove-settings]')?.textContent ?? '')
    return settings.rove.checkout.order.id
  })

/** Sends the data of all steps before payment: the page opens at payment. */
export async function atPayment(
  page: Page,
  { country = 'US', as = 'guest', goods = 'sofa', email = 'ada@home.test' }: Asked & { readonly email?: string } = {},
) {
  const send = (path: string, form: Readonly<Record<string, string>>) => page.request.post(path, { form })
  await page.request.get(`/cart?country=${country}&as=${as}`)
  await putInCart(page, goods)
  const operation = crypto.randomUUID()
  const delivery = addressIn(country)
  const asks = shippingQuote.query({ delivery, billing: delivery, copyAddress: true, operation })
  const { order } = await (await send(shippingQuote.path, asks)).json()
  const id: string = order.id
  const quote = order.quotes[0].id
  await send(
    `/ajax/order/${id}`,
    orderChange.query({ order: id, operation, email: typedEmail(email), membership: 0, protection: 0, quote }),
  )
  await page.goto('/cart/checkout')
  const parts = checkoutOn(page)
  await expect(parts.checkout.locator('.rove-payment')).toBeVisible()
  return { ...parts, id }
}

/** Fills in Stripe's element once it is loaded. */
export async function typeCard(page: Page, number = '4242424242424242') {
  const { stripe } = checkoutOn(page)
  const [card, expiry, code] = ['number', 'expiry', 'cvc'].map((name) => stripe.locator(`input[id="card-${name}"]`))
  await card?.fill('')
  await card?.fill(number)
  await expiry?.fill('1240')
  await code?.fill('123')
}

/** Fills in the shop's own card form. */
export async function typeOwnCard(page: Page, number = '4242424242424242') {
  const { card } = checkoutOn(page)
  await card('owner').fill('Ada Lind')
  await card('number').fill(number)
  await card('exp_month').selectOption({ index: 5 })
  await card('exp_year').selectOption({ index: 3 })
  await card('cvv').fill('123')
}

/** Presses Pay once it is enabled. */
export async function pay(page: Page) {
  const { proceed } = checkoutOn(page)
  await expect(proceed).toHaveAttribute('aria-disabled', 'false')
  await proceed.click()
}

/**
 * Checks that the order is shown as paid, and that the server has placed this order once and no other of this visitor.
 */
export async function expectPaid(page: Page, id: string) {
  await expect(page).toHaveURL(new RegExp(`/cart/checkout/complete\\?order_id=${id}$`))
  await expect(page.locator('.complete h1')).toBeVisible()
  expect(await placings(page)).toEqual([expect.stringMatching(`^${id} placed: `)])
}

/** How often the server has placed an order, by its log. */
export async function placedTimes(page: Page, id: string): Promise<number> {
  return (await placings(page)).filter((message) => message.startsWith(`${id} `)).length
}

/** The placed orders of this visitor, by the server's log: `12 placed: 1890 USD`. */
export async function placings(page: Page): Promise<string[]> {
  const rows: { detail: string }[] = await (await page.request.get('/demo/log.json?what=order')).json()
  return rows.map(({ detail }) => detail).filter((message) => message.includes(' placed: '))
}

/** Fills in the delivery address. @param fill sets the value of a text field */
export async function fillAddress(
  page: Page,
  { zone, country: _, ...address }: Address,
  fill = (field: Locator, value: string) => field.fill(value),
) {
  const { part } = checkoutOn(page)
  for (const [name, value] of Object.entries(address)) if (value) await fill(part(name), value)
  if (zone) await part('zone').selectOption(String(zone))
}

/** Fills in the steps as a guest of this country, from the first step or the address to payment. */
export async function fillIn(page: Page, country: CountryCode, from: 'account' | 'address' = 'account') {
  const { email, proceed, joins, quotes, terms, step } = checkoutOn(page)
  if (from === 'account') {
    await email.fill('ada@home.test')
    await proceed.click()
    await joins.last().check()
    await proceed.click()
  }
  await fillAddress(page, addressIn(country))
  await quotes.first().check()
  await proceed.click()
  if (await step(4).isVisible()) {
    await terms.last().check()
    await proceed.click()
  }
}
