import { expect, type Page } from '@playwright/test'
import { orderChange, shippingQuote } from '../../core/contract/order'
import type { CountryCode } from '../../core/domain/countries'
import { addressIn } from '../demo-host/addresses'

/** What a shopper uses of the checkout. */
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
    /** The step that is open, and its button. */
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
    said: checkout.locator('.rove-payment > .rove-error'),
    paying: checkout.locator('.rove-paying'),
    sum: checkout.locator('.rove-sum dd').last(),
    /** A question that a provider's window asks. */
    answer: (name: string) => page.frameLocator('dialog iframe').getByRole('button', { name }),
  }
}
/** The checkout's parts, as a test names them. */
export type Checkout = ReturnType<typeof checkoutOn>

/** A sofa, or a pillow where it is said, is put into the cart. */
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

/** With something in the cart, at the first step. */
export async function atCheckout(page: Page, { country = 'US', as = 'guest', goods = 'sofa' }: Asked = {}) {
  await page.goto(`/cart?country=${country}&as=${as}`)
  await putInCart(page, goods)
  await page.goto('/cart/checkout')
  await expect(page.locator('rove-checkout')).toHaveAttribute('data-rove-state', 'ready')
  return { ...checkoutOn(page), id: await orderOn(page) }
}

/** The order's number, as the page says it. */
export const orderOn = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      (window as unknown as { Drupal: { settings: { rove: { checkout: { order: { id: string } } } } } }).Drupal.settings
        .rove.checkout.order.id,
  )

/** All before payment is answered by calls: the page opens there. */
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
    orderChange.query({ order: id, operation, email, membership: 0, protection: 0, quote }),
  )
  await page.goto('/cart/checkout')
  const parts = checkoutOn(page)
  await expect(parts.checkout.locator('.rove-payment')).toBeVisible()
  return { ...parts, id }
}

/** Fills in Stripe's element once it is there. */
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

/** Presses Pay once it can be. */
export async function pay(page: Page) {
  const { proceed } = checkoutOn(page)
  await expect(proceed).toHaveAttribute('aria-disabled', 'false')
  await proceed.click()
}

/** The shopper reads that it is paid; the server has placed it once, and nothing else of this visitor's. */
export async function expectPaid(page: Page, id: string) {
  await expect(page).toHaveURL(new RegExp(`/cart/checkout/complete\\?order_id=${id}$`))
  await expect(page.locator('.complete h1')).toBeVisible()
  expect(await placings(page)).toEqual([expect.stringMatching(`^${id} placed: `)])
}

/** How often the server placed an order, as its log says. */
export async function placedTimes(page: Page, id: string): Promise<number> {
  return (await placings(page)).filter((said) => said.startsWith(`${id} `)).length
}

/** What the server has placed for this visitor, as its log says: `12 placed: 1890 USD`. */
export async function placings(page: Page): Promise<string[]> {
  const rows: { detail: string }[] = await (await page.request.get('/demo/log.json?what=order')).json()
  return rows.map(({ detail }) => detail).filter((said) => said.includes(' placed: '))
}

/** From the first step to payment, or from the address, as a guest of this country fills it in. */
export async function fillIn(page: Page, country: CountryCode, from: 'account' | 'address' = 'account') {
  const { email, proceed, joins, part, quotes, terms, step } = checkoutOn(page)
  if (from === 'account') {
    await email.fill('ada@home.test')
    await proceed.click()
    await joins.last().check()
    await proceed.click()
  }
  const { zone, country: _, ...address } = addressIn(country)
  for (const [name, value] of Object.entries(address)) if (value) await part(name).fill(value)
  if (zone) await part('zone').selectOption(String(zone))
  await quotes.first().check()
  await proceed.click()
  if (await step(4).isVisible()) {
    await terms.last().check()
    await proceed.click()
  }
}
