/** The cart, the login and the checkout in the markup of Ubercart, to the server. */
import type { Page, Route } from '@playwright/test'
import { checkoutOn } from '../checkout/checkout-page'
import { expect, test } from '../kit/oracle'
import { fillFields, openMarkup } from './host-markup-page'

/** What the browser sends of a form, and the page that answers. */
async function answerForm(page: Page, path: string): Promise<() => readonly Record<string, string>[]> {
  const sent: Record<string, string>[] = []
  await page.route(path, (route) => {
    const request = route.request()
    if (request.resourceType() !== 'document' || request.method() !== 'POST') return route.fallback()
    sent.push(Object.fromEntries(new URLSearchParams(request.postData() ?? '')))
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Answered</title><h1>Answered</h1>' })
  })
  return () => sent
}

test.describe('a cart of Ubercart whose server answers no call', () => {
  const open = async (page: Page) => {
    await page.route('**/ajax/cart', (route) => route.fulfill({ status: 404, body: 'Page not found' }))
    await openMarkup(page, 'cart')
    await expect(page.locator('rove-cart')).toHaveAttribute('data-rove-state', 'fallback')
  }
  const hidden = {
    'items[0][nid]': '1201',
    form_build_id: 'form-C4rt',
    form_token: 't0k3n',
    form_id: 'uc_cart_view_form',
  }

  test('CART-01 CART-02 the server’s cart is changed and left for the checkout', { tag: '@any-screen' }, async ({
    page,
    oracle,
  }) => {
    oracle.expectReports(/cart/)
    const sent = await answerForm(page, '**/cart')
    for (const op of ['Update cart', 'Checkout']) {
      await open(page)
      await fillFields(page, { 'items[0][qty]': '3' })
      await page.getByRole('button', { name: op }).click()
      await expect(page.locator('h1')).toHaveText('Answered')
      expect(sent().at(-1)).toEqual({ ...hidden, 'items[0][qty]': '3', op })
    }
    await open(page)
    await page.getByRole('button', { name: 'Remove' }).click()
    await expect(page.locator('h1')).toHaveText('Answered')
    expect(sent().at(-1)).toEqual({ ...hidden, 'items[0][qty]': '1', 'remove-0': 'Remove' })
    await open(page)
    await page.getByRole('link', { name: 'Continue shopping' }).click()
    await expect(page).toHaveURL(/\/$/)
  })

  test('CART-01 the server’s coupon form is sent', { tag: ['@any-screen', '@nightly'] }, async ({ page, oracle }) => {
    oracle.expectReports(/cart/)
    const sent = await answerForm(page, '**/cart')
    await open(page)
    await fillFields(page, { code: 'SPRING' })
    await page.getByRole('button', { name: 'Apply to order' }).click()
    await expect(page.locator('h1')).toHaveText('Answered')
    expect(sent()).toEqual([
      { code: 'SPRING', form_build_id: 'form-C0up', form_id: 'uc_coupon_form', op: 'Apply to order' },
    ])
  })
})

/** An order as a server keeps it, with the calls that change it. */
async function serveOrder(page: Page, accounts: readonly string[] = []) {
  const home = { country: 840 }
  let order: Record<string, unknown> = {
    ...{
      id: '77',
      status: 'open',
      currency: 'USD',
      lines: [{ title: 'Hollis Sofa', qty: 1, total: 1890 }],
      totals: [],
    },
    ...{ total: 1890, due: 1890, delivery: home, billing: home, methods: ['credit', 'other'] },
  }
  const answer = (route: Route, changes: Record<string, unknown> = {}) => {
    order = { ...order, ...changes }
    return route.fulfill({ json: { order, errors: [] } })
  }
  const fields = (route: Route) => Object.fromEntries(new URLSearchParams(route.request().postData() ?? ''))
  await page.route('**/json/user/exists/check', (route) => {
    const emailExists = accounts.includes(fields(route).email ?? '')
    const none = { memberExists: false, memberActive: false, tradeExists: false, tradeActive: false }
    return route.fulfill({ json: { emailExists, ...none } })
  })
  await page.route('**/json/user/membership/validate', (route) => {
    order = { ...order, membership: Number(fields(route).value) }
    return route.fulfill({ json: { valueChanged: true } })
  })
  await page.route('**/ajax/order/77', (route) => {
    const { operation: _, ...changes } = fields(route)
    return answer(route, changes)
  })
  await page.route('**/cart/checkout', (route) => {
    if (route.request().resourceType() === 'document') return route.fallback()
    const sent = fields(route)
    const of = (pane: string) =>
      Object.fromEntries(
        Object.entries(sent).flatMap(([name, value]) => {
          const [, part] = new RegExp(`^panes\\[${pane}\\]\\[${pane}_(\\w+)\\]$`).exec(name) ?? []
          return part ? [[part, value]] : []
        }),
      )
    const quotes = [{ id: 'flatrate_1---0', title: 'Ground - $49' }]
    return answer(route, { delivery: of('delivery'), billing: of('billing'), copy_address: 0, quotes })
  })
  await page.route('**/ajax/order-validate/77', (route) => route.fulfill({ json: { success: true, errors: [] } }))
  return { rove: { checkout: { order } } }
}

test('LOGIN-01 the login of the checkout reaches Drupal’s form, with its fields', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  const { rove } = await serveOrder(page, ['ada@home.test'])
  await openMarkup(page, 'checkout', [], rove)
  const { email, proceed, open } = checkoutOn(page)
  await email.fill('ada@home.test')
  await proceed.click()
  await open.locator('[name=pass]').fill('correct horse')
  const sent = page.waitForRequest('**/user/login?destination=cart/checkout')
  await page.route('**/user/login?**', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Welcome</p>' }))
  const left = page.waitForRequest('**/cart/checkout')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  expect(Object.fromEntries(new URLSearchParams((await sent).postData() ?? ''))).toEqual({
    ...{ name: 'ada@home.test', pass: 'correct horse', form_id: 'user_login', op: 'Log in' },
  })
  expect((await left).isNavigationRequest()).toBe(true)
})

test('ADDR-01 CHK-01 CREDIT-01 every field of Ubercart’s checkout reaches its review', {
  tag: '@any-screen',
}, async ({ page }) => {
  const { rove } = await serveOrder(page)
  const sent = await answerForm(page, '**/cart/checkout')
  await openMarkup(page, 'checkout', [], rove)
  const { email, proceed, joins, field, quotes, checkout, card, method } = checkoutOn(page)
  await email.fill('ada@home.test')
  await proceed.click()
  await joins.last().check()
  await proceed.click()
  const address = {
    ...{ first_name: 'Ada', last_name: 'Byron', company: 'Analytical', street1: '1600 Vine Street', street2: 'Unit 4' },
    ...{ city: 'Los Angeles', postal_code: '90028', phone: '5035550117' },
  }
  const fill = async (pane: 'delivery' | 'billing', values: Record<string, string>) => {
    for (const [part, value] of Object.entries(values)) await field(pane, `${pane}_${part}`).fill(value)
    await field(pane, `${pane}_zone`).selectOption({ label: 'California' })
  }
  await fill('delivery', address)
  await field('billing', 'copy_address').uncheck()
  await fill('billing', { ...address, street1: '2 Elm Street', first_name: 'Annabella' })
  await quotes.first().check()
  await proceed.click()
  await method('credit').check()
  await card('owner').fill('Ada Byron')
  await card('number').fill('4111111111111111')
  await card('exp_month').selectOption('12')
  await card('exp_year').selectOption('2030')
  await card('cvv').fill('123')
  await checkout.locator('.rove-payment .rove-primary').click()
  await expect(page.locator('h1')).toHaveText('Answered')
  const named = (pane: 'delivery' | 'billing', values: Record<string, string>) =>
    Object.fromEntries(Object.entries(values).map(([part, value]) => [`panes[${pane}][${pane}_${part}]`, value]))
  expect(sent()[0]).toMatchObject({
    'panes[customer][primary_email]': 'ada@home.test',
    ...named('delivery', { ...address, zone: '12', country: '840' }),
    ...named('billing', { ...address, street1: '2 Elm Street', first_name: 'Annabella', zone: '12', country: '840' }),
    'panes[quotes][quotes][quote_option]': 'flatrate_1---0',
    'panes[payment][payment_method]': 'credit',
    'panes[payment][details][cc_owner]': 'Ada Byron',
    'panes[payment][details][cc_number]': '4111111111111111',
    'panes[payment][details][cc_exp_month]': '12',
    'panes[payment][details][cc_exp_year]': '2030',
    'panes[payment][details][cc_cvv]': '123',
    ...{ form_build_id: 'form-Qw3rTy', form_token: 't0k3n', form_id: 'uc_cart_checkout_form', op: 'Review order' },
  })
})
